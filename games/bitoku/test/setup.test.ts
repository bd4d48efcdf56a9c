import { Chance, parseOptions } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import {
  ancientBuildings,
  bitokuCards,
  boards,
  buildings,
  builtBuildings,
  commonYokai,
  crystals,
  dragonflies,
  forestActions,
  mitamas,
  portals,
  regionNames,
  rocks,
  startingYokai,
  tenguCards,
  treasures,
  visions,
  yokaiCards,
} from '../catalogue/index.ts'
import { bitoku } from '../rules/index.ts'
import { Table, table } from './helpers.ts'

const count = <Row>(rows: readonly Row[], key: (row: Row) => string): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const row of rows) counts[key(row)] = (counts[key(row)] ?? 0) + 1
  return counts
}

describe('components', () => {
  test('BIT-002 111 cards by type', () => {
    expect(count(commonYokai, (card) => card.type)).toEqual({
      kappa: 5,
      imomushi: 5,
      nezumi: 5,
      kitsune: 5,
      ookami: 5,
      yamauba: 4,
    })
    expect(count(startingYokai, (card) => `${card.colour}`)).toEqual({ 0: 5, 1: 5, 2: 5, 3: 5 })
    expect(startingYokai.some((card) => card.type === 'yamauba')).toBe(false)
    expect(count(bitokuCards, (card) => card.type)).toEqual({
      makoto: 5,
      chuugi: 5,
      yu: 4,
      jin: 4,
      rei: 3,
      gi: 2,
      meijo: 1,
    })
    expect(yokaiCards.length + bitokuCards.length + visions.length + tenguCards.length).toBe(111)
  })

  test('BIT-003 the tiles by kind', () => {
    expect(count(builtBuildings, (tile) => tile.type)).toEqual({ temple: 6, onsen: 6, farm: 6, ryokan: 6 })
    expect(count(mitamas, (tile) => tile.type)).toEqual({ ara: 5, nigi: 5, saki: 5, kushi: 5, shinigami: 4 })
    expect(count(portals, (tile) => tile.letter)).toEqual({ A: 8, B: 8 })
    const others = [ancientBuildings, treasures, crystals, dragonflies, rocks].map((rows) => rows.length)
    expect(others).toEqual([6, 5, 32, 32, 13])
    // The 153rd tile is the Tengu's attitude, which the state keeps as a flag.
    const tiles = buildings.length + treasures.length + crystals.length + mitamas.length
    expect(tiles + dragonflies.length + portals.length + rocks.length + 1).toBe(153)
  })

  test('BIT-004 each seat owns 3 dice, 11 pilgrims, 5 kodamas and 6 building pawns', () => {
    const census = bitoku.census(new Table(4).state)
    for (const seat of [0, 1, 2, 3])
      expect(census).toEqual(
        expect.arrayContaining([`dice ${seat} 3`, `pilgrims ${seat} 11`, `pawns ${seat} 6`]),
      )
    expect(new Table(4).me.kodamas).toHaveLength(5)
  })

  test('BIT-005 BIT-006 BIT-007 five regions, of which the House has neither hill nor zone', () => {
    expect(regionNames).toEqual(['yomi', 'stairs', 'house', 'jade', 'forges'])
    for (const board of Object.values(boards)) expect(Object.keys(board.hills)).toEqual(['1', '2', '4', '5'])
    expect(Object.keys(forestActions)).toEqual(['1', '2', '4', '5'])
    const { state } = new Table(4)
    expect([state.zones.length, state.hillYokai.length, state.treasures.length]).toEqual([16, 4, 5])
    // Season, round, paths, garden, Visions, markets: each area has its place in the state.
    expect([state.season, state.year, state.trails.length, state.garden.length]).toEqual(['spring', 1, 9, 8])
  })

  test('BIT-001 BIT-107 BIT-155 BIT-264 BIT-289 four years of four seasons in order, then the ascension', () => {
    const chance = Chance.seeded('years')
    const whim = Chance.seeded('whim')
    const state = bitoku.setup(2, parseOptions(bitoku.options, 2, {}), chance)
    const seasons: string[] = ['spring']
    for (let turn = bitoku.turn(state); !turn.over; turn = bitoku.turn(state)) {
      const seat = whim.pick(turn.seats)
      bitoku.play(state, seat, whim.pick(bitoku.moves(state, seat)), chance, (event) => {
        if (event.kind === 'seasonBegan') seasons.push(event.season)
      })
    }
    const year = ['spring', 'summer', 'autumn', 'winter']
    expect(seasons).toEqual([...year, ...year, ...year, ...year, 'ascension'])
    expect(state.season).toBe('over')
  })
})

describe('the main board', () => {
  test('BIT-010 more seats, more spaces', () => {
    expect([2, 3, 4].map((seats) => boards[seats as 2 | 3 | 4].dieSpaces)).toEqual([1, 2, 3])
    expect([1, 2, 3, 4].map((seats) => new Table(seats).state.markets.crystal.length)).toEqual([4, 4, 5, 6])
  })

  test('BIT-011 the first year begins in spring', () => {
    const { state } = new Table(3)
    expect([state.year, state.season]).toEqual([1, 'spring'])
  })

  test('BIT-012 an A tile on each portal marked A and a B tile on each marked B; the rest leave', () => {
    for (const [seats, letters] of [
      [2, ['A', 'B']],
      [4, ['A', 'B', 'A', 'B']],
    ] as const) {
      const { state } = new Table(seats)
      expect(state.portals.map((id) => id[1])).toEqual(letters)
      expect(new Set([...state.portals, ...state.box.portals]).size).toBe(16)
    }
  })

  test('BIT-013 BIT-014 BIT-015 BIT-934 ancient buildings by the number of seats, lower left', () => {
    const ancient = (seats: number): number[] => {
      const { zones } = new Table(seats).state
      return zones.flatMap((tile, slot) => (tile.startsWith('A') ? [slot] : []))
    }
    expect(ancient(4)).toEqual([])
    expect(ancient(3)).toEqual([0, 8])
    expect(ancient(2)).toEqual([0, 4, 8, 12])
    expect(ancient(1)).toEqual([0, 4, 8, 12])
    expect(new Table(3).state.box.ancient).toHaveLength(4)
    expect(new Table(2).state.box.ancient).toHaveLength(2)
  })

  test('BIT-016 one lake treasure in each region, shuffled', () => {
    const orders = ['a', 'b', 'c', 'd'].map((seed) => new Table(2, {}, seed).state.treasures)
    for (const order of orders) expect(order.slice().sort()).toEqual(['L1', 'L2', 'L3', 'L4', 'L5'])
    expect(new Set(orders.map((order) => order.join())).size).toBeGreaterThan(1)
  })

  test('BIT-017 a neutral kodama on the fourth spaces with two seats only', () => {
    const leads = (seats: number) =>
      table(seats, ({ me }) => {
        me.kodamas = [3, 1, 1, 1, 1]
        me.slots = ['Y21', '', '']
      })
    // A kodama on space 3 leads its track unless the neutral one is ahead on space 4.
    const led = (seats: number) => {
      const made = leads(seats).task({ kind: 'virtue' })
      return made.run({ kind: 'virtue', card: 'Y21' }).me.vp
    }
    expect([led(2), led(3)]).toEqual([0, 3])
  })

  test('BIT-018 every market slot is filled from its own stack', () => {
    const { markets, stacks } = new Table(3).state
    expect(markets.building.every((id) => /^[TOFR]/.test(id))).toBe(true)
    expect(markets.mitama.every((id) => id.startsWith('M'))).toBe(true)
    expect([stacks.building, stacks.crystal, stacks.mitama].map((bag) => bag.inside.length)).toEqual([
      19, 27, 19,
    ])
    expect(stacks.dragonfly.inside.length).toBe(32 - 5 - 3)
  })

  test('BIT-019 BIT-041 a rock for each seat on its trail, one on each garden space, the others away', () => {
    const { state } = new Table(3)
    expect(state.domains.map((domain) => domain.rocks.length)).toEqual([1, 1, 1])
    expect([state.garden.length, state.box.rocks.length]).toEqual([6, 4])
    const view = bitoku.view(state, 'table')
    expect(view.domains.map((domain) => domain.rocks)).toEqual(state.domains.map((domain) => domain.rocks))
  })

  test('BIT-020 BIT-021 BIT-022 the three decks and a card of each kind on every hill', () => {
    const { state } = new Table(4)
    expect(state.visionDeck.inside.length).toBe(24)
    expect(state.hillBitoku.every((id) => id.startsWith('B'))).toBe(true)
    expect(state.hillYokai.every((id) => id.startsWith('Y'))).toBe(true)
    expect([state.bitokuDeck.inside.length, state.yokaiDeck.inside.length]).toEqual([20, 25])
    expect([state.bitokuDiscard, state.yokaiDiscard]).toEqual([[], []])
  })

  test('BIT-023 BIT-053 the supply never runs out', () => {
    const made = table(2, ({ me }) => {
      me.goods.wood = 18
    })
    expect(made.effect('wood').me.goods.wood).toBe(19)
    for (let count = 0; count < 60; count++) made.effect('amu 1')
    expect(made.me.amulets[0]).toBe(61)
  })
})

describe('a seat', () => {
  test('BIT-030 BIT-039 every seat has a colour of its own, told by its starting cards', () => {
    const { state } = new Table(4)
    const owned = state.domains.map((domain) => domain.known.map((id) => id.at(-1)).join(''))
    expect(owned).toEqual(['aaaaa', 'bbbbb', 'ccccc', 'ddddd'])
    expect(new Table(2).state.domains.flatMap((domain) => domain.known)).not.toContain('S1c')
  })

  test('BIT-031 BIT-032 BIT-033 BIT-036 BIT-040 what lies on the individual board', () => {
    const { me } = new Table(2)
    expect([me.dice, me.places]).toEqual([
      [3, 2, 1],
      [0, 0, 0],
    ])
    expect(me.kodamas).toEqual([1, 1, 1, 1, 1])
    expect([me.pilgrims, me.crystals]).toEqual([3, ['', '', '', '', '', '', '', '']])
    expect([me.goods, me.amulets]).toEqual([{ wood: 1, stone: 0, jade: 1, sake: 0 }, [1, 0, 0]])
    expect(new Table(2).points('destiny')).toBe(0)
  })

  test('BIT-034 BIT-335 the pawns stand at the start: no VP, no card accomplished', () => {
    const { me, state } = new Table(3)
    expect([me.vp, me.pawn, me.path]).toEqual([0, 0, []])
    expect(state.order.slice().sort()).toEqual([0, 1, 2])
    const made = table(3).effect('mp 1')
    expect(made.refuses({ kind: 'follow' })).toBe('no-card-ahead BIT-333')
  })

  test('BIT-035 the turn order of the first year is random', () => {
    const orders = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => new Table(3, {}, seed).state.order.join())
    expect(new Set(orders).size).toBeGreaterThan(1)
  })

  test('BIT-037 BIT-038 one dragonfly and one Vision, open, without a choice', () => {
    const { state } = new Table(3)
    for (const domain of state.domains)
      expect([domain.dragonflies.length, domain.visions.length, domain.goods]).toEqual([
        1,
        1,
        { wood: 1, stone: 0, jade: 1, sake: 0 },
      ])
    expect(bitoku.view(state, 1).domains[0]?.visions).toEqual(state.domains[0]?.visions)
  })

  test('BIT-042 BIT-082 hands and stacks are hidden, discard piles are not', () => {
    const made = new Table(2)
    made.me.discard = ['S1a']
    const seen = bitoku.view(made.state, 1).domains[0]
    expect(seen?.hand).toEqual(['', '', '', ''])
    expect(seen?.discard).toEqual(['S1a'])
    const own = bitoku.view(made.state, 0)
    expect(own.domains[0]?.hand).toEqual(made.me.hand)
    expect(own.domains[0]?.deck.inside.every((card) => card === '')).toBe(true)
    expect(own.visionDeck.inside.every((card) => card === '')).toBe(true)
    expect(own.stacks.mitama.inside.every((tile) => tile === '')).toBe(true)
  })

  test('BIT-043 the same seed deals the same table', () => {
    expect(new Table(3, {}, 'x').state).toEqual(new Table(3, {}, 'x').state)
    expect(new Table(3, {}, 'x').state).not.toEqual(new Table(3, {}, 'y').state)
  })
})
