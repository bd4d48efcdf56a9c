import { games } from '@engawa/games'
import { Chance, sureSheet, type Viewer } from '@engawa/kernel'
import { Table } from '@engawa/table'
import { expect, test } from 'vitest'
import { type ScoreRow, scoreParts } from '../score-rows.ts'

const POSITIONS = 12

const sumOf = (rows: readonly ScoreRow[], column: number): number =>
  rows.reduce((sum, { cells }) => sum + (cells[column]?.points ?? 0), 0)

/** What the score sheet shows of a position: its lines and sums, seat by seat. */
function shownSums(table: Table, viewer: Viewer, say: Parameters<typeof scoreParts>[2]) {
  const scores = table.scores(viewer)
  const sure = table.turn.over ? scores : scores.map((sheet) => sureSheet(sheet, table.game.atEnd))
  const parts = scoreParts(scores, sure, say)
  return {
    lines: scores.map((_, seat) => ({
      sure: sumOf(parts.sure, seat),
      all: sumOf(parts.sure, seat) + sumOf(parts.ending, seat),
    })),
    sums: scores.map(({ total }, seat) => ({ sure: sure[seat]?.total, all: total })),
    ending: parts.ending,
  }
}

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
      const { lines, sums, ending } = shownSums(table, 0, words.scoreLine)
      expect(lines, `${id} for ${people} after ${table.position} moves`).toEqual(sums)
      if (table.turn.over) expect(ending).toEqual([])
      seen++
    }
  }
})
