import { at, Chance } from '@engawa/kernel'
import { expect, test } from 'vitest'
import { bamboo, type Move } from '../rules/index.ts'
import { board, seatOf, shootOf, summer } from './helpers.ts'

test('BAM-049 a summer turn goes in small steps, none of which uses chance before something is turned up', () => {
  const state = summer(3)
  const own = board(state, 0)
  const [cook, fund] = [shootOf('red', 'cook'), shootOf('red', 'fund')]
  own.stocks[0] = [cook, fund]
  state.food = [1, 2, 3, 1, 2]
  const dice = Chance.seeded('steps')
  const steps: Move[] = [
    { kind: 'visit', stock: 0 },
    { kind: 'offer', temple: 0 },
    { kind: 'offer', temple: 1 },
    { kind: 'place', shoot: cook, stalk: 0 },
    { kind: 'place', shoot: fund, stalk: 1 },
    { kind: 'activate', stalk: 1, as: 'fund' },
    { kind: 'activate', stalk: 0, as: 'cook' },
    { kind: 'cook', food: 3 },
  ]
  for (const step of steps) {
    expect(seatOf(state)).toBe(0)
    expect(bamboo.check(state, 0, step)).toBeUndefined()
    bamboo.play(state, 0, step, dice)
    expect(dice.uses).toBe(0)
  }
  expect(seatOf(state)).toBe(1)
})

test('BAM-053 choosing a home tile can be taken back; naming its space turns up the next', () => {
  const state = summer(3)
  state.agenda.push({ kind: 'task', seat: 0, task: { kind: 'improve' } })
  const dice = Chance.seeded('refill')
  bamboo.play(state, 0, { kind: 'buy', tile: at(at(state.homes, 0), 0) }, dice)
  expect(dice.uses).toBe(0)
  bamboo.play(state, 0, { kind: 'furnish', cell: 3 }, dice)
  expect(dice.uses).toBeGreaterThan(0)
})
