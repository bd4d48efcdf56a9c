import { describe, expect, test } from 'vitest'
import { afterCrossing, bitoku, whyNot } from '../rules/index.ts'
import { choose, decline, type Table, table } from './helpers.ts'

/** Seat 0 has a die of this value in a region and may cross. */
function below(seats: number, place: number, value: number, change?: (made: Table) => void): Table {
  return table(seats, (made) => {
    made.me.dice = [value, 2, 1]
    made.me.places = [place, 0, 0]
    made.state.hillYokai = ['Y01', 'Y02', 'Y03', 'Y04']
    made.state.hillBitoku = ['B01', 'B02', 'B03', 'B04']
    change?.(made)
  })
}

describe('the river', () => {
  test('BIT-230 BIT-231 BIT-237 the die leaves its space, which is empty again', () => {
    const made = below(4, 21, 4).run({ kind: 'cross', die: 0 })
    expect(made.me.places[0]).toBe(71)
    expect(made.state.domains.some((domain) => domain.places.includes(21))).toBe(false)
    expect(below(4, 21, 4).refuses({ kind: 'cross', die: 1 })).toBe('die-not-in-forest BIT-230')
  })

  test('BIT-232 BIT-241 with four seats only the favours of the own hill', () => {
    const made = below(4, 41, 4).run({ kind: 'cross', die: 0 })
    expect(new Set(made.listed('favour').map((move) => move.hill))).toEqual(new Set([4]))
    expect(made.listed('favour').map((move) => move.favour)).toEqual(['bitoku', 'yokai', 'double'])
    expect(made.refuses({ kind: 'favour', hill: 5, favour: 'yokai' })).toBe('other-hill BIT-243')
  })

  test('BIT-233 BIT-243 with two seats hills go in pairs: two spaces, six favours', () => {
    const made = below(2, 21, 4).run({ kind: 'cross', die: 0 })
    expect(made.me.places[0]).toBe(61)
    expect(made.listed('favour').map((move) => move.hill)).toEqual([1, 1, 1, 2, 2, 2])
    expect(below(2, 51, 4).run({ kind: 'cross', die: 0 }).me.places[0]).toBe(91)
  })

  test('BIT-234 one less, and a six becomes a three', () => {
    expect([6, 5, 4, 3, 2].map(afterCrossing)).toEqual([3, 4, 3, 2, 1])
    for (const [value, after] of [
      [6, 3],
      [5, 4],
      [2, 1],
    ] as const)
      expect(below(4, 11, value).run({ kind: 'cross', die: 0 }).me.dice[0]).toBe(after)
  })

  test('BIT-235 a 1 cannot cross', () => {
    const made = below(4, 11, 1)
    expect(made.refuses({ kind: 'cross', die: 0 })).toBe('die-of-one BIT-235')
    expect(whyNot(made.state, 0, 'cross')?.rule).toBe('BIT-235')
  })

  test('BIT-236 nor with no hill space empty', () => {
    const made = below(2, 11, 4, ({ you }) => {
      you.places = [61, 62, 0]
    })
    expect(made.refuses({ kind: 'cross', die: 0 })).toBe('hill-full BIT-236')
    expect(whyNot(made.state, 0, 'cross')?.rule).toBe('BIT-236')
  })

  test('BIT-239 BIT-250 a die across the river stays; one die for each crossing', () => {
    const made = below(4, 61, 4)
    expect(made.refuses({ kind: 'cross', die: 0 })).toBe('die-not-in-forest BIT-230')
    const two = below(4, 11, 4, ({ me }) => {
      me.places = [11, 12, 0]
    }).run({ kind: 'cross', die: 0 }, { kind: 'cover', hill: 1, favour: 'yokai' })
    expect([two.me.places.slice(0, 2), two.asks(1)]).toEqual([[61, 12], 'turn'])
  })

  test('BIT-914 BIT-915 BIT-916 BIT-242 BIT-244 BIT-245 BIT-246 BIT-337 BIT-086 three favours of one hill', () => {
    const made = below(4, 11, 4, ({ you, me, state }) => {
      me.dice = [4, 3, 1]
      me.places = [11, 12, 0]
      you.dice = [6, 1, 1]
      you.places = [13, 0, 0]
      state.garden[0] = 'IW5'
    })
    made.run({ kind: 'cross', die: 0 }, { kind: 'favour', hill: 1, favour: 'bitoku' })
    expect([made.me.dice[0], made.me.path, made.state.hillBitoku[0]]).toEqual([3, ['B01'], ''])
    made.as(1, { kind: 'cross', die: 0 })
    expect(made.refuses({ kind: 'favour', hill: 1, favour: 'bitoku' }, 1)).toBe('favour-covered BIT-242')
    made.as(1, { kind: 'favour', hill: 1, favour: 'yokai' })
    expect([made.you.dice[0], made.you.hand.includes('Y01')]).toEqual([3, true])
    made.summer().run({ kind: 'cross', die: 1 }, { kind: 'favour', hill: 1, favour: 'double' })
    made.run(choose('rock'), { kind: 'rock', rock: 'IW5' }, choose('kod 1'), { kind: 'advance', region: 5 })
    expect([made.me.rocks.at(-1), made.me.kodamas[4]]).toEqual(['IW5', 2])
    expect(made.state.covered.slice(0, 4)).toEqual([true, true, true, false])
  })

  test('BIT-246 the double favour: two different ones, either or both declined', () => {
    const made = below(4, 11, 4).run({ kind: 'cross', die: 0 }, { kind: 'favour', hill: 1, favour: 'double' })
    expect(made.listed('choose').map((move) => move.name)).toEqual(['vision', 'rock', 'rockpil', 'kod 1'])
    made.run(choose('kod 1'), { kind: 'advance', region: 1 })
    expect(made.listed('choose').map((move) => move.name)).toEqual(['vision', 'rock', 'rockpil'])
    expect(made.run(decline).asks(1)).toBe('turn')
  })

  test('BIT-247 the value of the die limits no favour', () => {
    const made = below(4, 11, 2).run({ kind: 'cross', die: 0 })
    expect(made.listed('favour')).toHaveLength(3)
  })

  test('BIT-248 a favour may be covered and its card left lying', () => {
    const made = below(4, 11, 4).run({ kind: 'cross', die: 0 })
    expect(made.refuses(decline)).toBe('must-answer BIT-072')
    made.run({ kind: 'cover', hill: 1, favour: 'bitoku' })
    expect([made.me.path, made.state.hillBitoku[0], made.state.covered[0]]).toEqual([[], 'B01', true])
    made.stage('tidy')
    expect(made.state.bitokuDiscard).toContain('B01')
  })

  test('BIT-249 with all favours covered a die may still cross', () => {
    const made = below(4, 11, 4, ({ state }) => {
      state.covered.fill(true, 0, 3)
    }).run({ kind: 'cross', die: 0 })
    expect([made.me.places[0], made.asks(1)]).toEqual([61, 'turn'])
    expect(bitoku.turn(made.state).over).toBe(false)
  })
})
