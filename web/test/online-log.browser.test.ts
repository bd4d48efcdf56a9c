import { expect, test } from 'vitest'
import { TableLog } from '../online/log.ts'

const entry = (position: number, kind: string, more: object = {}) => ({
  position,
  time: 0,
  kind,
  seat: 0,
  ...more,
})
const played = (position: number, name: string) =>
  entry(position, 'played', { events: [{ kind: name }], move: { kind: name } })

test('a step back takes away as many moves as the house says, and doing again brings the same', () => {
  const log = new TableLog()
  log.add([played(0, 'a'), played(1, 'b'), played(2, 'c')], 3)
  expect(log.add([entry(3, 'restarted', { left: 1 })], 4)).toEqual([])
  expect(log.steps.map((step) => step.move)).toEqual([{ kind: 'a' }])
  expect(log.add([entry(4, 'redone', { events: [{ kind: 'b' }] })], 5)).toEqual([{ kind: 'b' }])
  expect(log.steps.map((step) => step.move)).toEqual([{ kind: 'a' }, { kind: 'b' }])
})

test('what is told twice counts once', () => {
  const log = new TableLog()
  log.add([played(0, 'a'), played(1, 'b')], 2)
  expect(log.add([played(1, 'b'), played(2, 'c')], 3)).toEqual([{ kind: 'c' }])
  expect(log.steps).toHaveLength(3)
})

test('whoever is muted is no longer read', () => {
  const log = new TableLog()
  const said = (position: number, player: string) =>
    entry(position, 'said', { name: player, player, text: 'hello' })
  log.add([said(0, 'bea'), said(1, 'cleo')], 2)
  log.forget('bea')
  expect(log.said.map((saying) => saying.player)).toEqual(['cleo'])
})
