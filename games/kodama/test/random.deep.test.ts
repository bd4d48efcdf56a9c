import { expect, test } from 'vitest'
import { playRandomGames } from './random-games.ts'

test('KOD-031 KOD-064 10,000 random games over all seat counts end without a dead end', () => {
  const played = playRandomGames(10_000, 'deep')
  expect(played.games).toBe(10_000)
  expect(played.moves).toBeGreaterThanOrEqual(2500 * (2 + 3 + 4 + 5) * 15)
}, 1_800_000)
