import { at, Chance } from '@engawa/kernel'
import { expect, test } from 'vitest'
import { kodama, sampleMoves } from '../rules/index.ts'
import { playRandomGames } from './random-games.ts'

test('KOD-031 KOD-064 120 random games over all seat counts end without a dead end', () => {
  const { games, moves } = playRandomGames(120, 'random')
  expect(games).toBe(120)
  // Twelve turns of growth and three goals for each of 2, 3, 4 and 5 seats, and now and then a new display.
  expect(moves).toBeGreaterThanOrEqual(30 * (2 + 3 + 4 + 5) * 15)
})

test('KOD-062 sampled moves are legal and come from the same set', () => {
  const chance = Chance.seeded('sampled')
  const state = kodama.setup(3, {}, chance)
  for (let turn = kodama.turn(state); !turn.over; turn = kodama.turn(state)) {
    const seat = at(turn.seats, 0)
    const sampled = sampleMoves(state, seat, chance, 5)
    expect(sampled.length).toBeGreaterThan(0)
    for (const move of sampled) expect(kodama.check(state, seat, move)).toBeUndefined()
    if (chance.int(6) === 0) {
      const listed = new Set(kodama.moves(state, seat).map((move) => JSON.stringify(move)))
      for (const move of sampled) expect(listed.has(JSON.stringify(move))).toBe(true)
    }
    kodama.play(state, seat, at(sampled, 0), chance)
  }
})
