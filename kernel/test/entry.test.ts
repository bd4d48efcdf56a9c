import { expect, test } from 'vitest'
import { pebblesAdviser, pebblesGame } from '../conformance/toys/pebbles.ts'
import { rulesOfVersion } from '../entry.ts'

const older = { ...pebblesGame, rules: pebblesGame.rules - 1 }

test('a table finds the rules it was begun under', () => {
  const play = { game: pebblesGame, earlier: [older], adviser: pebblesAdviser }
  expect(rulesOfVersion(play, pebblesGame.rules)).toBe(pebblesGame)
  expect(rulesOfVersion(play, older.rules)).toBe(older)
  expect(rulesOfVersion(play, 99)).toBeUndefined()
})

test('a game that never changed has one version', () => {
  const play = { game: pebblesGame, adviser: pebblesAdviser }
  expect(rulesOfVersion(play, pebblesGame.rules)).toBe(pebblesGame)
  expect(rulesOfVersion(play, older.rules)).toBeUndefined()
})
