import { expect, test } from 'vitest'
import { boardModel } from '../use-board.ts'
import { type Move, propsWith } from './fixture.ts'

const place = (shoot: number, stalk: number): Move => ({ kind: 'place', shoot, stalk })
const full = { code: 'full', rule: 'BAM-001' }

test('a move is legal by its value, in whatever order its fields stand', () => {
  const board = boardModel(propsWith([place(5, 2), place(5, 3)], () => full).props)
  expect(board.can({ stalk: 3, shoot: 5, kind: 'place' })).toBe(true)
  expect(board.can(place(3, 5))).toBe(false)
})

test('a kind of move is legal where any move of it is', () => {
  const board = boardModel(propsWith([place(5, 2)], () => full).props)
  expect([board.can('place'), board.can('pass')]).toEqual([true, false])
  expect(board.of('place')).toEqual([place(5, 2)])
  expect(board.of('pass')).toEqual([])
})

test('an attempt plays what is legal and shows why another is not', () => {
  const { props, done } = propsWith([place(5, 2)], () => full)
  const board = boardModel(props)
  board.attempt(place(5, 2))
  board.attempt(place(5, 4))
  expect(done).toEqual(['act place', 'explain full'])
})

test('an attempt outside a sample of free placements asks the rules', () => {
  const { props, done } = propsWith([place(5, 2)], () => undefined)
  boardModel(props).attempt(place(5, 4))
  expect(done).toEqual(['act place'])
})

test('why shows a reason and never plays', () => {
  const { props, done } = propsWith([place(5, 2)], () => full)
  const board = boardModel(props)
  board.why(place(5, 2))
  board.why({ kind: 'pass' })
  expect(done).toEqual(['explain full'])
  expect([board.reason({ kind: 'pass' }), board.reason(place(5, 2))]).toEqual(['because full', undefined])
})

test('the table itself owns nothing and looks at whoever is to move', () => {
  const { props } = propsWith([], () => full)
  const board = boardModel({ ...props, viewer: 'table' })
  expect([board.own, board.seat, board.asked]).toEqual([undefined, 0, false])
  expect(boardModel(props)).toMatchObject({ own: 1, seat: 1 })
})

test('names and labels are those of the words', () => {
  const board = boardModel(propsWith([], () => full).props)
  expect([board.name(0), board.name(7)]).toEqual(['Inès', ''])
  expect(board.label({ kind: 'pass' })).toEqual({ title: '1 pass' })
})
