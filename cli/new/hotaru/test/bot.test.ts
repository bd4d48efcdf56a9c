import { Chance } from '@engawa/kernel'
import { expect, test } from 'vitest'
import { adviser } from '../bot/index.ts'
import { hotaru, type Move, type State } from '../rules/index.ts'
import { desk, five, four, one, otherOne, three, two } from './helpers.ts'

function best(state: State): Move | undefined {
  const moves = hotaru.moves(state, state.seat)
  const worth = adviser.advise(hotaru.view(state, state.seat), state.seat, moves, Chance.seeded('bot'))
  return moves[worth.indexOf(Math.max(...worth))]
}

test('it hunts on with a light net and goes home with a heavy one', () => {
  expect(best(desk({ net: [one] }))).toEqual({ kind: 'catch' })
  expect(best(desk({ net: [one, two, three, four, five] }))).toEqual({ kind: 'home' })
})

test('of a torn net it saves the firefly of its wish', () => {
  const state = desk({ net: [one, two, otherOne], phase: 'rescue', wishes: [2, 3] })
  expect(best(state)).toEqual({ kind: 'rescue', firefly: two })
})
