import { describe, expect, test } from 'vitest'
import { MoveList } from '../moves.ts'

function listFrom(first: number, moverBefore: number | null): MoveList<string> {
  const list = new MoveList<string>(first, moverBefore)
  list.push(1, 'a')
  list.push(1, 'b')
  list.push(0, 'c')
  return list
}

describe('the moves of a table from a position on', () => {
  test('count those before them', () => {
    expect(new MoveList(7, 1).end).toBe(7)
    expect(listFrom(7, 1).end).toBe(10)
  })

  test('are found by their position, and none before or after', () => {
    const list = listFrom(7, 1)
    expect(list.at(7)).toEqual({ seat: 1, move: 'a' })
    expect(list.last).toEqual({ seat: 0, move: 'c' })
    expect(list.at(6)).toBeUndefined()
    expect(list.at(10)).toBeUndefined()
    expect(new MoveList(7, 1).last).toBeUndefined()
  })

  test('know who moved last, also before them', () => {
    expect(new MoveList(0, null).mover).toBe(null)
    expect(new MoveList(7, 1).mover).toBe(1)
    expect(listFrom(7, 1).mover).toBe(0)
  })

  test('know where a seat moved last, or where they begin', () => {
    const list = listFrom(7, 2)
    expect(list.afterLastOf(1)).toBe(9)
    expect(list.afterLastOf(0)).toBe(10)
    expect(list.afterLastOf(2)).toBe(7)
  })

  test('go back to a position and give what was played since, the newest first', () => {
    const list = listFrom(7, 1)
    expect(list.cut(8)).toEqual([
      { seat: 0, move: 'c' },
      { seat: 1, move: 'b' },
    ])
    expect(list.end).toBe(8)
    expect(list.last).toEqual({ seat: 1, move: 'a' })
  })

  test('are not asked for positions that they do not know', () => {
    const list = listFrom(7, 1)
    expect(() => list.demand(6)).toThrow('this table was resumed at position 7; to look back further')
    expect(() => list.demand(-1)).toThrow('this table has no position -1')
    expect(() => list.demand(11)).toThrow('this table has no position 11')
    for (const position of [7, 10]) expect(() => list.demand(position)).not.toThrow()
  })
})
