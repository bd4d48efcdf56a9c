import { bagOf } from '@engawa/kernel'
import { expect, test } from 'vitest'
import { hotaru } from '../rules/index.ts'
import { act, desk, four, one, otherOne, otherTwo, three, two } from './helpers.ts'

test('HOT-07 the game ends with the last turn', () => {
  const state = desk({ net: [one], turns: 5, seat: 1 })
  act(state, { kind: 'home' })
  expect(hotaru.turn(state).over).toBe(true)
  expect(hotaru.view(state, 0).wishes).toEqual(state.wishes)
})

test('HOT-07 the game ends when the bag is empty after a turn', () => {
  const state = desk({ net: [one], bag: bagOf<number>([]) })
  act(state, { kind: 'home' })
  expect(hotaru.turn(state).over).toBe(true)
})

test('HOT-08 a firefly is worth one, of the wish three', () => {
  const state = desk({ jars: [[one, otherOne, two], [three]], wishes: [1, 2] })
  expect(hotaru.score(state).map(({ total }) => total)).toEqual([3 + 2 * 2, 1])
  expect(hotaru.score(hotaru.view(state, 1)).map(({ total }) => total)).toEqual([3, 1])
})

test('HOT-08 most points win, and who is tied shares the victory', () => {
  const over = { phase: 'over', wishes: [6, 5] } as const
  const winners = (jars: number[][]) => hotaru.turn(desk({ ...over, jars }))
  expect(winners([[one, two], [three]])).toEqual({ over: true, winners: [0] })
  expect(
    winners([
      [one, otherTwo],
      [three, four],
    ]),
  ).toEqual({ over: true, winners: [0, 1] })
})
