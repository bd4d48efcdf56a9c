import { expect, test } from 'vitest'
import { movesFrom, movesText } from '../index.ts'

const moves = [
  { seat: 0, move: { kind: 'roll' } },
  { seat: 1, move: { kind: 'gift', gift: 'cook', use: true } },
  { seat: 2, move: { kind: 'lay', values: [3, 2, 1] } },
  { seat: 0, move: { kind: 'choose', name: '12' } },
  { seat: 0, move: { kind: 'grow', x: -12, y: 3 } },
]

test('moves are written as a text and read back as they were', () => {
  const text = movesText(moves)
  expect(text).toBe(
    '0 roll; 1 gift gift=cook use=true; 2 lay values=[3,2,1]; 0 choose name="12"; 0 grow x=-12 y=3',
  )
  expect(movesFrom(text)).toEqual(moves)
  expect(movesFrom(text.replaceAll('; ', ';\n  '))).toEqual(moves)
})

test('signs that part moves and values may stand in them', () => {
  const odd = [{ seat: 3, move: { kind: 'choose', name: 'pv 1; a=b' } }]
  expect(movesText(odd)).toBe('3 choose name="pv\\u00201\\u003b\\u0020a\\u003db"')
  expect(movesFrom(movesText(odd))).toEqual(odd)
})
