import { games } from '@engawa/games'
import { Chance, type GameEvent, type ScoreLine, scoreSheet, sureSheet, type Viewer } from '@engawa/kernel'
import { Table } from '@engawa/table'
import { expect, test } from 'vitest'
import { type ScoreGroup, scoreGroups, scoreParts } from '../score-rows.ts'

const POSITIONS = 12

/** What the line is called that is earned while playing. */
const wholeOf = ({ earned, scoreLine }: Parameters<typeof scoreParts>[2]): string | undefined =>
  earned && scoreLine({ name: earned.line, points: 0 }).title

const sumOf = (groups: readonly ScoreGroup[], column: number): number =>
  groups.reduce((sum, { totals }) => sum + (totals[column] ?? 0), 0)

/** What the score sheet shows of a position: its lines and sums, seat by seat. */
function shownSums(table: Table, viewer: Viewer, words: Parameters<typeof scoreParts>[2]) {
  const scores = table.scores(viewer)
  const sure = table.turn.over ? scores : scores.map((sheet) => sureSheet(sheet, table.game.atEnd))
  const events = [...table.opening(viewer), ...table.events(viewer).flat()]
  const parts = scoreParts(scores, sure, words, events)
  return {
    lines: scores.map((_, seat) => ({
      sure: sumOf(parts.sure, seat),
      all: sumOf(parts.sure, seat) + sumOf(parts.ending, seat),
    })),
    sums: scores.map(({ total }, seat) => ({ sure: sure[seat]?.total, all: total })),
    ending: parts.ending,
    groups: [...parts.sure, ...parts.ending],
  }
}

/** The sums of the rows that a number unfolds into, and of the parts of their cells. */
const unfoldedSums = ({ rows, totals }: ScoreGroup) =>
  totals.map((_, column) => {
    const cells = rows.flatMap(({ cells }) => cells[column] ?? [])
    const sum = (numbers: readonly { readonly points: number }[]) =>
      numbers.reduce((all, { points }) => all + points, 0)
    return { rows: sum(cells), parts: sum(cells.flatMap(({ parts }) => parts)) }
  })

test.each(games.map(({ id }) => id))('%s: the lines that are shown add up to the sums shown', async (id) => {
  const entry = games.find((game) => game.id === id)
  if (entry === undefined) throw new Error(`no game ${id}`)
  const [play, words] = [await entry.play(), await entry.words('fr')]
  for (const people of play.game.seats) {
    const whim = Chance.seeded(`scores ${id} ${people}`)
    const table = new Table(play.game, { people, options: {}, seed: `${people}` })
    let until = 0
    for (let seen = 0; !table.turn.over && seen < POSITIONS; until = 1 + whim.int(14)) {
      for (let { turn } = table; !turn.over && until > 0; turn = table.turn, until--) {
        const seat = whim.pick(turn.seats)
        table.play(seat, whim.pick(table.moves(seat)))
      }
      const { lines, sums, ending, groups } = shownSums(table, 0, words)
      const position = `${id} for ${people} after ${table.position} moves`
      expect(lines, position).toEqual(sums)
      for (const group of groups)
        expect(unfoldedSums(group), `${position}: ${group.label}`).toEqual(
          group.totals.map((points) => ({ rows: points, parts: points })),
        )
      // What was earned while playing is told by its sources, for everybody.
      const [game] = groups.filter(({ label }) => label === wholeOf(words))
      expect(game?.rows.map(({ label }) => label) ?? [], position).not.toContain(wholeOf(words))
      if (table.turn.over) expect(ending).toEqual([])
      seen++
    }
  }
})

const sheet = (seat: number, ...lines: readonly ScoreLine[]) => scoreSheet(seat, lines)
const said = {
  scoreLine: ({ name, data }: ScoreLine) => ({ title: `${name} title`, detail: String(data?.count) }),
  coaching: { kinds: { rock: 'stones', pebble: 'stones', gold: 'gold' } },
}

test('a number whose sources are not all known stays whole', () => {
  const earned = {
    line: 'gold',
    start: { points: 1, label: { title: 'begun' } },
    of: ({ kind, seat }: GameEvent) =>
      kind === 'found' && seat !== undefined ? { seat, points: 2, label: { title: 'found' } } : undefined,
  }
  const sheets = [sheet(0, { name: 'gold', points: 5 }), sheet(1, { name: 'gold', points: 5 })]
  const events = [
    { kind: 'found', seat: 0 },
    { kind: 'found', seat: 1 },
    { kind: 'found', seat: 0 },
  ]
  const [group] = scoreGroups(sheets, { ...said, earned }, events)
  expect(group?.label).toBe('gold title')
  expect(group?.rows.map(({ label, cells }) => [label, ...cells.map(({ points }) => points)])).toEqual([
    ['begun', 1, 0],
    ['found', 4, 0],
    ['gold title', 0, 5],
  ])
})

test('points of one kind are one group, whoever has them, and its rows say what differs', () => {
  const sheets = [
    sheet(0, { name: 'rock', points: 4, rule: 'X-7', data: { count: 2 } }),
    sheet(1, { name: 'pebble', points: 2, data: { count: 1 } }),
  ]
  const cell = (points: number, detail: string) => ({ points, parts: [{ points, detail }] })
  const none = { points: 0, parts: [] }
  expect(scoreGroups(sheets, said)).toEqual([
    {
      label: 'Stones',
      totals: [4, 2],
      rows: [
        { label: 'rock title', rule: 'X-7', cells: [cell(4, '2'), none] },
        { label: 'pebble title', rule: undefined, cells: [none, cell(2, '1')] },
      ],
    },
  ])
})

test('a number of several lines keeps each of them, and a row that gives nobody anything is left out', () => {
  const sheets = [
    sheet(
      0,
      { name: 'gold', points: 2, data: { count: 1 } },
      { name: 'gold', points: 3, data: { count: 4 } },
      { name: 'rock', points: 0 },
    ),
  ]
  const parts = [
    { points: 2, detail: '1' },
    { points: 3, detail: '4' },
  ]
  expect(scoreGroups(sheets, said)).toEqual([
    {
      label: 'gold title',
      totals: [5],
      rows: [{ label: 'gold title', rule: undefined, cells: [{ points: 5, parts }] }],
    },
  ])
})
