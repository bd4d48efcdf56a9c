import { Chance } from '@engawa/kernel'
import { expect, test } from 'vitest'
import { lightOf, lights } from '../catalogue/index.ts'
import { type Event, hotaru } from '../rules/index.ts'

const laid = (seats: number, seed: string, long = false) => {
  const events: Event[] = []
  const state = hotaru.setup(seats, { long }, Chance.seeded(seed), (event) => events.push(event))
  return { state, events }
}

test('HOT-01 the bag holds six fireflies of each of six lights', () => {
  const inside = laid(2, 'a').state.bag.inside
  for (const light of lights) expect(inside.filter((firefly) => lightOf(firefly) === light)).toHaveLength(6)
  expect(new Set(inside).size).toBe(36)
})

test('HOT-02 each seat has a wish of its own, which the others do not see', () => {
  const { state } = laid(4, 'a')
  expect(new Set([...state.wishes, ...state.spareWishes])).toEqual(new Set(lights))
  expect(hotaru.view(state, 1).wishes).toEqual([0, state.wishes[1], 0, 0])
  expect(hotaru.view(state, 'table').wishes).toEqual([0, 0, 0, 0])
})

test('HOT-02 chance says who begins, and the log tells it', () => {
  const begun = Array.from({ length: 20 }, (_, seed) => laid(2, `seed ${seed}`))
  for (const { state, events } of begun) expect(events).toEqual([{ kind: 'began', seat: state.seat }])
  expect(new Set(begun.map(({ state }) => state.seat)).size).toBe(2)
})

test('HOT-03 three turns for each seat, five on long evenings', () => {
  expect(laid(2, 'a').state.evenings).toBe(3)
  expect(laid(2, 'a', true).state.evenings).toBe(5)
})
