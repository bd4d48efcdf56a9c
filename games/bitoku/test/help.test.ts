import { describe, expect, test } from 'vitest'
import { needOf, pending, whyNot } from '../rules/index.ts'
import { choose, table } from './helpers.ts'

describe('what the board asks', () => {
  test('BIT-070 the queue shows what is still to be done, with its sources', () => {
    const made = table(2, ({ me }) => {
      me.hand = ['Y11']
      me.crystals[1] = 'CS7'
    }).run({ kind: 'play', card: 'Y11', slot: 1 })
    expect(pending(made.state)).toEqual([
      { seat: 0, kind: 'anyOrder', source: 'Y11', options: ['card', 'crystal'], now: true },
    ])
    made.run(choose('card'))
    expect(pending(made.state).map(({ kind, source, now }) => [kind, source, now])).toEqual([
      ['advance', 'Y11', true],
      ['buy', 'Y11', false],
      ['anyOrder', '', false],
    ])
  })

  test('BIT-136 BIT-187 a region needs its highest die, the House nothing', () => {
    const made = table(3, ({ you }) => {
      you.dice = [4, 6, 2]
      you.places = [11, 31, 61]
    })
    expect([needOf(made.state, 1).value, needOf(made.state, 2).value, needOf(made.state, 3).value]).toEqual([
      4, 1, 1,
    ])
  })

  test('BIT-123 BIT-090 BIT-230 BIT-150 why a verb is not possible', () => {
    const made = table(2, ({ me }) => {
      me.pilgrims = 0
    })
    const why = (['play', 'use', 'cross', 'pass'] as const).map((verb) => whyNot(made.state, 0, verb)?.rule)
    expect(why).toEqual([undefined, 'BIT-090', 'BIT-230', 'BIT-150'])
    made.me.places = [31, 1, 0]
    expect([whyNot(made.state, 0, 'use'), whyNot(made.state, 0, 'cross')?.rule]).toEqual([
      undefined,
      'BIT-238',
    ])
  })
})
