import { describe, expect, test } from 'vitest'
import { balanceTiles } from '../catalogue/index.ts'
import { patternCells, patternHolds, patternLack } from '../rules/index.ts'
import { grids } from './balance-grids.ts'
import { goal, homeFrom } from './helpers.ts'

const holds = (code: string, ...rows: readonly string[]) => patternHolds(homeFrom(rows), goal(code))

describe('BAM-003 each of the 68 balance tiles', () => {
  test('has its grids', () => {
    expect(Object.keys(grids).sort()).toEqual(balanceTiles.map((tile) => tile.code).sort())
  })
  test.each(Object.entries(grids))('%s holds where it should, and not where it nearly does', (code, grid) => {
    expect(holds(code, ...grid.holds)).toBe(true)
    expect(holds(code, ...grid.fails), grid.because).toBe(false)
  })
  test.each(Object.entries(grids))('%s no longer holds without any one of its tiles', (code, grid) => {
    const home = homeFrom(grid.holds)
    for (const cell of patternCells(home, goal(code)))
      expect(patternHolds(home.with(cell, 0), goal(code))).toBe(false)
  })
})

test('BAM-070 a pattern must lie wholly inside its zone, anywhere in it', () => {
  for (const row of [0, 1, 2])
    for (const column of [0, 1, 2, 3, 4]) {
      const rows = ['..........', '..........', '..........']
      rows[row] = `${'..'.repeat(column)}G1${'..'.repeat(4 - column)}`
      expect(holds('L03', ...rows)).toBe(column < 2)
      expect(holds('R03', ...rows)).toBe(column > 2)
    }
  expect(holds('C13', 'D3........', '....D2....', '........D2')).toBe(true)
})

test('BAM-071 a single needs one tile of the kind, and the rulebook’s garden tile is worth 2', () => {
  expect(holds('R03', '..........', '........G3', '..........')).toBe(true)
  expect(holds('R03', '..........', '........T3', '..........')).toBe(false)
  expect(balanceTiles.find((tile) => tile.code === 'R03')?.happiness).toBe(2)
})

test('BAM-072 a line has its order and its direction', () => {
  expect(holds('R07', '......G1F1', '..........', '..........')).toBe(true)
  expect(holds('R07', '......F1G1', '..........', '..........')).toBe(false)
  expect(holds('R07', '......G1..', '......F1..', '..........')).toBe(false)
  expect(holds('L09', 'D1........', 'F1........', '..........')).toBe(true)
  expect(holds('L09', 'D1F1......', '..........', '..........')).toBe(false)
  expect(holds('R15', '........G1', '........F1', '........D1')).toBe(true)
  expect(holds('R15', '........D1', '........F1', '........G1')).toBe(false)
})

test('BAM-073 a diamond is four tiles round a space that does not matter', () => {
  expect(holds('C05', '....F1....', '..T1..G1..', '....D1....')).toBe(true)
  expect(holds('C05', '....F1....', '..T1T1G1..', '....D1....')).toBe(true)
  expect(holds('C05', 'F1........', 'T1G1......', 'D1........')).toBe(false)
})

test('BAM-074 a row of five asks for its kinds in their places', () => {
  expect(holds('C11', 'D1F1G1G1T1', '..........', '..........')).toBe(true)
  expect(holds('C11', 'D1F1G1T1G1', '..........', '..........')).toBe(false)
})

test('BAM-075 comfort of a kind adds up over the zone: seven faith anywhere', () => {
  expect(holds('C14', 'F3........', '......F2..', '........F2')).toBe(true)
  expect(holds('C14', 'F3........', '......F2..', '........F1')).toBe(false)
  expect(holds('L22', 'F3....F3..', '......F3..', '..........')).toBe(false)
})

test('BAM-076 a shape with comfort: tools and any beside it with 4, a square with 9', () => {
  expect(holds('L20', 'T1D3......', '..........', '..........')).toBe(true)
  expect(holds('L20', 'T1D2......', '..........', '..........')).toBe(false)
  expect(holds('C19', 'D3F3......', 'G2T1......', '..........')).toBe(true)
  expect(holds('C19', 'D3F3......', 'G1T1......', '..........')).toBe(false)
})

test('BAM-077 never turned or mirrored, and any still needs a tile', () => {
  expect(holds('L17', 'D3........', '..........', '..........')).toBe(false)
  expect(holds('L17', 'F1D3......', '..........', '..........')).toBe(false)
  expect(holds('C09', 'T1D1D1F1..', '..........', '..........')).toBe(false)
})

test('BAM-078 only the tiles that form the shape count for its comfort', () => {
  expect(holds('C20', 'D3F3G3....', 'D1F1G1....', '..........')).toBe(false)
  expect(holds('C20', 'D3F3G3....', 'D1F3G1....', '..........')).toBe(true)
  // For comfort of a kind every tile of it in the zone does, however many.
  expect(holds('L21', 'D1D1......', 'D1D1......', '..........')).toBe(false)
  expect(holds('L21', 'D1D1......', 'D1D1......', 'D1........')).toBe(true)
})

test('a pattern tells what it still lacks', () => {
  const home = homeFrom(['..........', 'G1F1......', '..........'])
  expect(patternLack(home, goal('L15'))).toBeUndefined()
  expect(patternLack(home, goal('L11'))).toEqual({ cells: [{ cell: 10, kind: 3 }], comfort: 0 })
  expect(patternCells(home, goal('L03'))).toEqual([5])
})
