import { expect, test } from 'vitest'
import type { News } from '../changes.ts'
import { Unfolding } from '../unfolding.ts'

const news = (position: number): News => ({ id: 'table', position, entries: [] })

/** A stage on which each step is seen when the test says so. */
function stage() {
  const taken: number[] = []
  const waiting: (() => void)[] = []
  const unfolding = new Unfolding(({ position }) => taken.push(position))
  unfolding.patience = () => new Promise((seen) => waiting.push(seen))
  const see = async () => {
    waiting.shift()?.()
    await new Promise((done) => setTimeout(done))
  }
  return { unfolding, taken, see }
}

test('steps that come in one moment are taken in one by one, each when the one before was seen', async () => {
  const { unfolding, taken, see } = stage()
  for (const position of [1, 2, 3]) unfolding.bring(news(position), true)
  expect(taken).toEqual([])
  await see()
  expect(taken).toEqual([1])
  // What comes behind them waits with them.
  unfolding.bring(news(4), false)
  await see()
  await see()
  expect(taken).toEqual([1, 2, 3])
  await see()
  expect(taken).toEqual([1, 2, 3, 4])
})

test('anything else is taken in at once, and steps as well where nobody watches', () => {
  const { unfolding, taken } = stage()
  unfolding.bring(news(1), false)
  expect(taken).toEqual([1])
  unfolding.patience = undefined
  unfolding.bring(news(2), true)
  expect(taken).toEqual([1, 2])
})

test('whatever waits is taken in at once, in its order, where it is needed; later steps wait again', async () => {
  const { unfolding, taken, see } = stage()
  for (const position of [1, 2, 3]) unfolding.bring(news(position), true)
  unfolding.finish()
  expect(taken).toEqual([1, 2, 3])
  unfolding.bring(news(4), true)
  expect(taken).toEqual([1, 2, 3])
  await see()
  expect(taken).toEqual([1, 2, 3, 4])
})
