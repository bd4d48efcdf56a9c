import { pebblesGame } from '@engawa/kernel/toys'
import { describe, expect, test } from 'vitest'
import { previewMove, Table } from '../index.ts'
import { ladderGame } from './ladder.ts'

const totals = (sheets: readonly { total: number }[]): number[] => sheets.map(({ total }) => total)

/** A table, whose turn it is, and a move of theirs that draws nothing. */
function begun() {
  const table = new Table(pebblesGame, { people: 2, options: {}, seed: 'preview' })
  const seat = table.turn.over ? -1 : (table.turn.seats[0] ?? -1)
  const [lay] = table.moves(seat)
  if (lay?.kind !== 'lay') throw new Error('the first move should lay a pebble')
  return { table, seat, lay }
}

describe('a preview', () => {
  test('shows the view and the scores that the move would bring', () => {
    const { table, seat, lay } = begun()
    const view = table.view(seat)
    const preview = previewMove(pebblesGame, view, seat, lay)
    const fork = table.fork(0)
    fork.play(seat, lay)
    expect(preview.view).toEqual(fork.view(seat))
    expect(totals(preview.before)).toEqual([0, 0])
    expect(preview.after).toEqual(fork.scores(seat))
    expect(preview.after[seat]?.total).toBe(lay.pebble)
    expect(view).toEqual(table.view(seat))
  })

  test('is final where the move draws, and only there', () => {
    const { table, seat, lay } = begun()
    expect(previewMove(pebblesGame, table.view(seat), seat, { kind: 'draw' }).final).toBe(true)
    expect(previewMove(pebblesGame, table.view(seat), seat, lay).final).toBe(false)
    const ladder = new Table(ladderGame, { people: 2, options: {}, seed: 'x' }).view(0)
    expect(previewMove(ladderGame, ladder, 0, { kind: 'leap' }).final).toBe(true)
    expect(previewMove(ladderGame, ladder, 0, { kind: 'climb' }).final).toBe(false)
  })

  test('tells the seat nothing it cannot know', () => {
    const { table, seat } = begun()
    const drawn = previewMove(pebblesGame, table.view(seat), seat, { kind: 'draw' }).view
    expect(drawn.hands[1 - seat]).toEqual([0, 0])
  })
})
