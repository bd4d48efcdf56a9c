import { expect, test } from 'vitest'
import { TableLog } from '../online/log.ts'
import { binsOf, ticks } from '../online/player/scale.ts'

const entry = (position: number, kind: string, more: object = {}) => ({
  position,
  time: 0,
  kind,
  seat: 0,
  ...more,
})
const played = (position: number, name: string) =>
  entry(position, 'played', { events: [{ kind: name }], move: { kind: name } })

test('a step back takes away as many moves as the server says, and doing again brings the same', () => {
  const log = new TableLog()
  log.add([played(0, 'a'), played(1, 'b'), played(2, 'c')], 3)
  expect(log.add([entry(3, 'restarted', { left: 1 })], 4)).toEqual([])
  expect(log.moves.map((logged) => logged.move)).toEqual([{ kind: 'a' }])
  expect(log.add([entry(4, 'redone', { events: [{ kind: 'b' }] })], 5)).toEqual([{ kind: 'b' }])
  expect(log.moves.map((logged) => logged.move)).toEqual([{ kind: 'a' }, { kind: 'b' }])
})

test('what the set-up told comes with whoever took the last seat', () => {
  const log = new TableLog()
  log.add([entry(0, 'sat'), entry(1, 'placed-bot', { events: [{ kind: 'began' }] }), played(2, 'a')], 3)
  expect(log.opening).toEqual([{ kind: 'began' }])
  expect(log.moves).toHaveLength(1)
})

test('what is told twice counts once', () => {
  const log = new TableLog()
  log.add([played(0, 'a'), played(1, 'b')], 2)
  expect(log.add([played(1, 'b'), played(2, 'c')], 3)).toEqual([{ kind: 'c' }])
  expect(log.moves).toHaveLength(3)
})

test('whoever is muted is no longer read', () => {
  const log = new TableLog()
  const said = (position: number, player: string) =>
    entry(position, 'said', { name: player, player, text: 'hello' })
  log.add([said(0, 'bea'), said(1, 'cleo')], 2)
  log.forget('bea')
  expect(log.said.map((saying) => saying.player)).toEqual(['cleo'])
})

test('what a bot played for somebody who was away is not their own', () => {
  const log = new TableLog()
  log.add([played(0, 'a'), entry(1, 'replaced', { because: 'left' }), played(2, 'b')], 3)
  log.add([entry(3, 'returned'), played(4, 'c')], 5)
  expect(log.moves.map((logged) => logged.standIn)).toEqual([false, true, false])
})

test('points are counted in a few ranges of round width, and nothing is lost', () => {
  expect(binsOf([])).toEqual([])
  expect(binsOf([7])).toEqual([{ from: 7, to: 7, count: 1 }])
  const scores = [-3, 0, 4, 12, 41, 41]
  const bins = binsOf(scores)
  expect(bins.length).toBeLessThanOrEqual(11)
  expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(scores.length)
  expect(bins[0]).toEqual({ from: -5, to: -1, count: 1 })
  expect(ticks(4, 43, 4)).toEqual([0, 10, 20, 30, 40, 50])
})
