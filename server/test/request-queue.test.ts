import { expect, test } from 'vitest'
import { RequestQueue } from '../http/request-queue.ts'
import type { Services } from '../services.ts'

const services = { config: { rateFactor: 1 } } as Services
const turnOfTheLoop = () => new Promise((resolve) => setImmediate(resolve))

/** A queue, and what it began, each with as much work as a large answer is. */
function queueOf() {
  const queue = new RequestQueue(services)
  const begun: string[] = []
  const ask = (person: string, address = person): void =>
    queue.enter(person, address, () => {
      begun.push(person)
      const end = performance.now() + 8
      while (performance.now() < end);
    })
  return { queue, begun, ask }
}

test('of many long requests one is begun in a turn of the loop, and whoever asks for the first time does not wait', async () => {
  const { queue, begun, ask } = queueOf()
  for (let asked = 0; asked < 4; asked++) for (const person of ['Flo', 'Fay']) ask(person)
  ask('Ann')
  expect(begun).toEqual(['Flo', 'Fay', 'Ann'])
  await turnOfTheLoop()
  expect(begun.length).toBeLessThanOrEqual(4)
  for (let turn = 0; turn < 20; turn++) {
    await turnOfTheLoop()
    for (const person of ['Flo', 'Fay']) queue.leave(person, person)
  }
  expect(begun.slice(3).sort()).toEqual(['Fay', 'Fay', 'Fay', 'Flo', 'Flo', 'Flo'])
})

test('short requests of one person are begun at once, four at a time', () => {
  const queue = new RequestQueue(services)
  let begun = 0
  for (let asked = 0; asked < 6; asked++) queue.enter('Ann', 'home', () => begun++)
  expect(begun).toBe(4)
})
