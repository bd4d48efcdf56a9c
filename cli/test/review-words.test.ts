import type { Account, SizedDecision } from '@engawa/bots'
import { expect, test } from 'vitest'
import { reviewWords } from '../review-words.ts'

const losing = (win: number, points: number): SizedDecision =>
  ({ turn: 6, size: 'stumble', loss: { win, points } }) as SizedDecision

test.each([
  ['en', 0.0312, 1.96, 'Turn 7, Ann, stumble (−3.1%, −2 points): Stop. Better: Roll.'],
  ['en', 0.031, 1.02, 'Turn 7, Ann, stumble (−3.1%, −1 point): Stop. Better: Roll.'],
  ['en', 0, 0.9, 'Turn 7, Ann, stumble (0%, −0.9 points): Stop. Better: Roll.'],
  ['fr', 0.0312, 1.96, 'Tour 7, Ann, faux pas (−3,1 %, −2 points) : Stop. Mieux : Roll.'],
  ['fr', 0.031, 1.4, 'Tour 7, Ann, faux pas (−3,1 %, −1,4 point) : Stop. Mieux : Roll.'],
] as const)('a move is told in %s: %f of a win, %f points', (locale, win, points, told) => {
  const said = reviewWords[locale].move(losing(win, points), 'Ann', 'Stop', 'Roll')
  expect(said.replace(/[\u00a0\u202f]/g, ' ')).toBe(told)
})

test('an account names its seat as the language writes it', () => {
  const account: Account = {
    par: 13.2,
    luck: -1.7,
    given: 0.4,
    choices: -7.5,
    result: 4,
    win: { par: 0.6, luck: -0.3, given: 0, choices: -0.3, result: 0 },
  }
  expect(reviewWords.en.account('Ann', account)).toMatch(/^Ann: par 13.2, luck −1.7, choices −7.5 = 4;/)
  expect(reviewWords.fr.account('Ann', account)).toMatch(/^Ann : base 13,2, chance −1,7, choix −7,5 = 4 ;/)
})
