import { expect, test } from 'vitest'
import { href, parseRoute, type Route } from '../app/router.ts'
import { searchRules } from '../rules/search.ts'
import { groupMoves } from '../table/move-groups.ts'
import { shellWords } from '../words/index.ts'

test('every route survives its own link', () => {
  const routes: Route[] = [
    { at: 'home' },
    { at: 'new', game: 'daruma' },
    { at: 'tables' },
    { at: 'table', kind: 'local', id: 'a1b2' },
    { at: 'table', kind: 'local', id: 'a1b2', position: 17 },
    { at: 'table', kind: 'online', id: 'a1b2' },
    { at: 'table', kind: 'online', id: 'a1b2', position: 17 },
    { at: 'join', id: 'a1b2' },
    { at: 'invitation', token: 'a1b2' },
    { at: 'rules' },
    { at: 'rules', game: 'daruma' },
    { at: 'rules', game: 'daruma', rule: 'DAR-14' },
    { at: 'learn' },
    { at: 'learn', game: 'daruma' },
    { at: 'learn', game: 'daruma', lesson: 'two-eyes' },
    { at: 'learn', game: 'daruma', lesson: 'two-eyes', step: 6 },
    { at: 'about' },
  ]
  for (const route of routes) expect(parseRoute(href(route))).toEqual(route)
})

test('an unknown place leads home', () => {
  expect(parseRoute('#/nowhere/else')).toEqual({ at: 'home' })
  expect(parseRoute('#/table/x/at/minus')).toEqual({ at: 'table', kind: 'online', id: 'x' })
})

test('a link says whether its table is of this browser or of a server; old ones are still understood', () => {
  expect(parseRoute('#/local/0a1b2c3d4e5f/at/3')).toEqual({
    at: 'table',
    kind: 'local',
    id: '0a1b2c3d4e5f',
    position: 3,
  })
  expect(parseRoute('#/table/NhJ5zUuTtcaJ0xW2_-0a1b')).toMatchObject({ kind: 'online' })
  // As tables of this browser were linked to before.
  expect(parseRoute('#/table/0a1b2c3d4e5f')).toEqual({ at: 'table', kind: 'local', id: '0a1b2c3d4e5f' })
})

/** Every sentence the shell can say, with numbers and names filled in. */
function sentences(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  if (typeof words === 'function') return [String(words(3, 7)), String(words(1, 1))]
  if (typeof words === 'object' && words !== null) return Object.values(words).flatMap(sentences)
  return []
}

test('French has a narrow no-break space before its double signs', () => {
  for (const sentence of sentences(shellWords.fr)) {
    expect(sentence).not.toMatch(/ [?!:;»%]/)
    expect(sentence).not.toMatch(/« /)
  }
})

test('no sentence is empty, in either language', () => {
  for (const locale of ['en', 'fr'] as const)
    for (const sentence of sentences(shellWords[locale])) expect(sentence.trim()).not.toBe('')
})

test('rules are found by any words in any order, whatever the accents', () => {
  const chapters = [
    {
      id: 'dice',
      title: 'Les dés',
      passages: [
        { rules: ['X-1'], text: 'On relance les dés maudits.' },
        { rules: ['X-2'], text: 'On s’arrête.' },
      ],
    },
  ]
  expect(searchRules(chapters, 'maudits DES')[0]?.passages.map((passage) => passage.rules[0])).toEqual([
    'X-1',
  ])
  expect(searchRules(chapters, 'x-2')[0]?.passages).toHaveLength(1)
  expect(searchRules(chapters, 'rien de tel')).toEqual([])
})

test('moves of a kind are called by the words they begin with; those alone of their kind answer the question', () => {
  const listed = (kind: string, ...texts: string[]) => texts.map((text) => ({ move: text, kind, text }))
  const groups = groupMoves(
    [
      ...listed('roll', 'Roll 5 dice'),
      ...listed('stop', 'Stop'),
      ...listed('take', 'Take 1 rock', 'Take 1 jade (free)'),
      ...listed('choose', '1 rock', '1 jade'),
    ],
    'What now?',
  )
  expect(groups.map(({ name, entries }) => [name, entries.length])).toEqual([
    ['What now?', 2],
    ['Take …', 2],
    ['What now?', 2],
  ])
})
