import { describe, expect, test } from 'vitest'
import { rock, tenguCards } from '../catalogue/index.ts'
import { bitoku } from '../rules/index.ts'
import { cycle } from '../rules/tengu/cycle.ts'
import { rowPlace } from '../rules/tengu/turn.ts'
import { goods, Table } from './helpers.ts'
import { go, solo } from './tengu-helpers.ts'

describe('solo set-up', () => {
  const made = new Table(1)

  test('BIT-500 the board of two seats, and a rock for the seat', () => {
    expect(bitoku.automas(1, made.state.options)).toEqual([1])
    expect([made.state.markets.mitama.length, made.state.domains.length, made.me.rocks.length]).toEqual([
      4, 2, 1,
    ])
    expect(made.state.zones.filter((tile) => tile.startsWith('A'))).toHaveLength(4)
  })

  test('BIT-501 BIT-502 BIT-503 BIT-504 BIT-505 BIT-506 BIT-507 what the Tengu starts with', () => {
    expect([made.you.pilgrims, made.you.dragonflies.length, made.you.dice]).toEqual([11, 1, [2, 3, 4]])
    expect(made.you.discard).toEqual(['S1b', 'S2b', 'S3b', 'S4b', 'S5b'])
    expect([made.you.amulets, made.you.visions, made.you.crystals]).toEqual([[0, 0, 0], [], []])
    expect([made.you.kodamas, made.you.places]).toEqual([
      [1, 1, 1, 1, 1],
      [0, 0, 0],
    ])
    expect(made.state.order).toEqual([1, 0])
    expect(bitoku.census(made.state)).toContain('pawns 1 6')
  })

  test('BIT-508 BIT-509 BIT-510 a garden rock and one of the other kind', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { state, you } = new Table(1, {}, seed)
      const families = you.rocks.map((id) => rock(id).family)
      expect(families.filter((family) => family === 'yokai')).toHaveLength(1)
      expect([you.rocks.length, state.garden.filter((id) => id === '').length]).toEqual([2, 1])
      expect(state.box.rocks).toHaveLength(13 - 1 - 4 - 1)
    }
  })

  test('BIT-511 BIT-512 BIT-513 BIT-514 goods by its rocks, three cards in the row, attitude inactive', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const { state, you } = new Table(1, {}, seed)
      const family = you.rocks.map((id) => rock(id).family).find((one) => one !== 'yokai')
      expect(you.goods).toEqual(family === 'building' ? goods(1, 1) : goods(1, 0, 0, 1))
      expect([state.tengu.row.length, state.tengu.deck.inside.length, state.tengu.active]).toEqual([
        3,
        7,
        false,
      ])
      expect(state.tengu.will).toEqual([])
    }
  })

  test('BIT-515 the same seed deals the same solo table', () => {
    expect(new Table(1, {}, 'z').state).toEqual(new Table(1, {}, 'z').state)
  })
})

describe('the Tengu through the year', () => {
  test('BIT-520 BIT-521 BIT-534 no cards in spring, a movement point for each crystal, in turn order', () => {
    const made = solo(({ you }) => {
      you.crystals = ['CP1', 'CS1']
    }).stage('harvest')
    expect([made.you.hand, made.asks(1)]).toEqual([[], 'tenguMovement'])
    made.as(1, go, go)
    expect([made.you.walkers, made.state.season]).toEqual([['n1'], 'summer'])
  })

  test('BIT-522 BIT-528 seat and Tengu take turns; who passed is out of the summer', () => {
    const made = solo(({ me }) => {
      me.passed = true
    })
    made.summer(1)
    made.me.passed = true
    made.as(1, go)
    while (made.asks(1) !== 'tengu') made.as(1, go)
    expect(made.told('willRolled')).toHaveLength(1)
  })

  test('BIT-523 BIT-524 the lower die of will names the card', () => {
    expect(
      [
        [1, 4],
        [6, 2],
        [3, 6],
        [4, 4],
        [5, 6],
        [6, 6],
      ].map(rowPlace),
    ).toEqual([2, 2, 1, 1, 0, 0])
    const made = solo().summer(1).as(1, go)
    const [rolled] = made.told('willRolled')
    expect(rolled?.dice).toHaveLength(2)
    expect(made.state.tengu.will).toEqual(rolled?.dice)
  })

  test('BIT-525 BIT-533 one step of the cycle is done, and told with its rule', () => {
    const made = solo().summer(1).as(1, go)
    expect(made.told('tenguStepped')).toHaveLength(1)
    expect(made.told('tenguStepped')[0]?.rule).toMatch(/^BIT-5(3[5-9]|4[0-6])$/)
    expect(cycle.map((one) => one.step).join('')).toBe('ABCDEFGHIJKL')
  })

  test('BIT-526 BIT-512 the active card goes, the others slide right, a new one enters at the left', () => {
    const made = solo()
    made.state.tengu.row = ['TG3', 'TG5', 'TG8']
    made.state.tengu.deck = { inside: ['TG2'], under: [] }
    made.task({ kind: 'tenguDiscard', card: 'TG5', active: true }, 1)
    expect([made.state.tengu.row, made.state.tengu.discard]).toEqual([['TG2', 'TG3', 'TG8'], ['TG5']])
  })

  test('BIT-527 BIT-936 an empty deck: the eight discarded cards become the new one', () => {
    const made = solo()
    made.state.tengu.row = ['TG3', 'TG5', 'TG8']
    made.state.tengu.deck = { inside: [], under: [] }
    made.state.tengu.discard = ['TG1', 'TG2', 'TG4', 'TG6', 'TG7', 'TG9', 'TG10']
    made.task({ kind: 'tenguDiscard', card: 'TG5', active: true }, 1)
    const { deck, discard, row } = made.state.tengu
    // Of the eight one entered the row.
    expect([deck.inside.length, discard, row.length]).toEqual([7, [], 3])
    expect(row.slice(1)).toEqual(['TG3', 'TG8'])
    expect(tenguCards).toHaveLength(10)
  })

  test('BIT-529 BIT-530 BIT-532 its House die counts, it does no virtue, its dice come home as they are', () => {
    const made = solo(({ you, me, state }) => {
      you.dice = [2, 3, 4]
      you.places = [32, 61, 0]
      me.places = [33, 0, 0]
      state.tengu.active = true
    })
    made.state.order = [0, 1]
    made.stage('autumn')
    expect(made.state.order).toEqual([1, 0])
    made.run({ kind: 'lay', values: [3, 2, 1] })
    expect([made.you.dice, made.you.places, made.state.tengu.active]).toEqual([[2, 3, 4], [0, 0, 0], true])
    expect(made.asks(1)).toBe('')
  })

  test('BIT-531 a rock of the garden leaves each winter', () => {
    const made = solo()
    const before = made.state.garden.filter((id) => id !== '').length
    made.stage('tidy')
    expect(made.state.garden.filter((id) => id !== '')).toHaveLength(before - 1)
    expect(made.state.gone.some((id) => id.startsWith('IW'))).toBe(true)
    made.state.garden = ['', '', '', '']
    expect(made.stage('tidy').told('rockLeft')).toHaveLength(1)
  })
})
