import { at, Chance } from '@engawa/kernel'
import { expect, test } from 'vitest'
import { actions, colours, foodValues, gridCells, spirits } from '../catalogue/index.ts'
import { bamboo, type Move } from '../rules/index.ts'
import { soak } from './soak.ts'

test('no dead end in 300 random games over all seat counts and both sides', () => {
  expect(soak(300, 'soak')).toBeGreaterThan(60_000)
})

/** Everything that has the form of a move. */
function everyMove(): Move[] {
  const four = [0, 1, 2, 3]
  const count = (to: number) => Array.from({ length: to }, (_, index) => index + 1)
  return [
    ...colours.map((colour): Move => ({ kind: 'colour', colour })),
    ...count(36).map((shoot): Move => ({ kind: 'draft', shoot })),
    ...actions.flatMap((gift): Move[] => [true, false].map((use) => ({ kind: 'gift', gift, use }))),
    ...four.flatMap((place): Move[] => [
      { kind: 'visit', stock: place },
      { kind: 'offer', temple: place },
      { kind: 'forgo', stalk: place },
      { kind: 'stow', stock: place },
      ...actions.map((as): Move => ({ kind: 'activate', stalk: place, as })),
      ...count(36).map((shoot): Move => ({ kind: 'place', shoot, stalk: place })),
    ]),
    ...spirits.flatMap((spirit): Move[] => [
      { kind: 'spirit', spirit },
      { kind: 'wake', spirit },
    ]),
    ...count(68).flatMap((tile): Move[] => [
      { kind: 'take', tile },
      { kind: 'score', tile },
    ]),
    ...count(64).map((tile): Move => ({ kind: 'buy', tile })),
    ...count(gridCells).map((cell): Move => ({ kind: 'furnish', cell: cell - 1 })),
    ...foodValues.flatMap((food): Move[] => [
      { kind: 'cook', food },
      { kind: 'feed', food },
    ]),
    { kind: 'pass' },
    { kind: 'rest' },
    { kind: 'earn' },
    { kind: 'renew' },
    { kind: 'done' },
  ]
}

test('the list of legal moves and the check agree on every move there is', () => {
  const all = everyMove()
  const dice = Chance.seeded('agree')
  for (const night of [false, true]) {
    const state = bamboo.setup(3, { night, colours: 'chosen' }, dice)
    for (let turn = bamboo.turn(state); !turn.over; turn = bamboo.turn(state)) {
      const seat = at(turn.seats, 0)
      const listed = bamboo.moves(state, seat)
      const text = (moves: readonly Move[]) => moves.map((move) => JSON.stringify(move)).sort()
      expect(text(all.filter((move) => bamboo.check(state, seat, move) === undefined))).toEqual(text(listed))
      bamboo.play(state, seat, dice.pick(listed), dice)
    }
  }
})
