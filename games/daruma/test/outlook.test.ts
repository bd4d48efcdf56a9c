import { Chance } from '@engawa/kernel'
import { expect, test } from 'vitest'
import { features, names } from '../bot/features.ts'
import { Outlook, outlookOf } from '../bot/outlook.ts'
import { ownTaste } from '../bot/taste.ts'
import { daruma, type State } from '../rules/index.ts'
import { cards, desk } from './helpers.ts'

/** Positions of games in which everybody plays anything. */
function positions(seats: number, games: number): State[] {
  const seen: State[] = []
  for (let round = 0; round < games; round++) {
    const chance = Chance.seeded(`outlook ${round}`)
    const state = daruma.setup(seats, {}, chance)
    for (let turn = daruma.turn(state); !turn.over; turn = daruma.turn(state)) {
      seen.push(daruma.copy(state))
      const seat = turn.seats[0] ?? 0
      daruma.play(state, seat, chance.pick(daruma.moves(state, seat)), chance)
    }
    seen.push(state)
  }
  return seen
}

test('an outlook that is remembered says what a new one would', () => {
  const differing = positions(3, 6).filter((state) => {
    if (state.phase === 'over') return false
    const known = outlookOf(state, state.seat, ownTaste)
    const fresh = new Outlook(state, state.seat, ownTaste)
    return [0, 2, 5].some((dice) => known.worth(dice, 1, 1) !== fresh.worth(dice, 1, 1))
  })
  expect(differing).toEqual([])
})

test('every position has a number for each feature', () => {
  for (const state of positions(4, 2))
    for (let seat = 0; seat < state.seats; seat++) {
      const seen = features(state, seat)
      expect(seen).toHaveLength(names.length)
      expect(seen.every(Number.isFinite)).toBe(true)
    }
})

/** What a feature is for a seat that has just ended its turn. */
function feature(name: string, state: State, seat: number): number | undefined {
  return features(state, seat)[names.indexOf(name)]
}

test('an exchange that lies open threatens by what the next seat would gain with it', () => {
  // Seat 1 comes next; 28 is blue, which objective 1 of seat 0 shuns and objective 3 of seat 1 wants.
  const owned = [[10], [28], []]
  const open = { seat: 1, owned, objectives: [1, 3, 2] }
  const far = desk({ ...open, display: [cards.exchange, 11, 21, 32, 42] })
  const near = desk({ ...open, display: [cards.exchange, 11, 21, 32, 42], pupils: [1, 0, 0, 0, 0] })
  const none = desk({ ...open, display: [1, 11, 21, 32, 42], pupils: [1, 0, 0, 0, 0] })
  // To both together 10 counts 2 + 1 and 28 counts -3 + 2: the lead of seat 1 would grow by 4.
  expect([far, near, none].map((state) => feature('swapNextFar', state, 0))).toEqual([4, 0, 0])
  expect([far, near, none].map((state) => feature('swapNext', state, 0))).toEqual([0, 4, 0])
})
