import { expect, test } from 'vitest'
import type { DayResults } from '../../online/api.ts'
import { shellWords } from '../../words/index.ts'
import { dayCard } from '../share-card.ts'
import { dayWords } from '../words/index.ts'

/** Where dots lie and how they are filled: one's own is the red one. */
function dotsOf(scores: readonly number[], own: number): { x: number; own: boolean }[] {
  const results: DayResults = {
    day: '2026-11-17',
    game: 'kodama',
    rules: 1,
    bots: 117,
    moves: [],
    friends: [],
    partings: [],
    yours: { score: own, place: 1 + scores.indexOf(own) },
    results: scores.map((score, place) => ({ player: `${score}`, name: '', score, place: place + 1 })),
  }
  const card = { day: results.day, game: 'kodama', score: own, entries: [], results }
  const drawn = dayCard(card, [], dayWords.en, shellWords.en, '17 November 2026')
  return [...drawn.matchAll(/<circle cx="([\d.]+)"[^>]*fill="(#\w+)"/g)].map(([, x, fill]) => ({
    x: Number(x),
    own: fill === '#b5351f',
  }))
}

test('on the picture to share one’s own dot is where one’s points are, also where columns hold several', () => {
  const scores = [85, 75, 70, 66, 60]
  for (const own of scores) {
    const dots = dotsOf(scores, own).toSorted((one, other) => other.x - one.x)
    expect(dots.map((dot) => dot.own)).toEqual(scores.map((score) => score === own))
  }
})
