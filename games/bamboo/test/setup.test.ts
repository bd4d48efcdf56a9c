import { bagSize, Chance } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import {
  balanceTiles,
  balanceZone,
  boardShoots,
  foodCounts,
  gifts,
  homeSlots,
  homes,
  nightSpaces,
  plainShoots,
  seatShoots,
  shootColour,
  shoots,
  spirits,
  spiritTiles,
  templeTiles,
  wakeCost,
} from '../catalogue/index.ts'
import { bamboo, ghost } from '../rules/index.ts'
import { act, board, decisionOf, listed, newGame, playUntil, refusal, seatOf } from './helpers.ts'

const day = { night: false, colours: 'by-seat' } as const

const count = <T>(items: readonly T[], like: (item: T) => boolean): number => items.filter(like).length

describe('components', () => {
  test('BAM-001 36 shoots: 16 of seats, 12 of the board, 8 plain', () => {
    expect(shoots).toHaveLength(36)
    for (const own of seatShoots) {
      const set = own.map((id) => shoots[id - 1])
      expect(new Set(set.map((shoot) => shoot?.colour)).size).toBe(4)
      expect(new Set(set.map((shoot) => shoot?.action))).toEqual(new Set(gifts))
    }
    expect([boardShoots.length, plainShoots.length]).toEqual([12, 8])
    for (const colour of [0, 1, 2, 3]) expect(count(shoots, (shoot) => shoot.colour === colour)).toBe(9)
    expect(count(shoots, (shoot) => shoot.action === 'wildcard')).toBe(4)
  })

  test('BAM-002 64 home tiles, 32 of each category, 16 of each kind, comfort 1 to 3, 16 marked', () => {
    expect(homes).toHaveLength(64)
    expect(new Set(homes.map((tile) => tile.name)).size).toBe(64)
    for (const category of [0, 1]) expect(count(homes, (tile) => tile.category === category)).toBe(32)
    for (const kind of [0, 1, 2, 3]) expect(count(homes, (tile) => tile.kind === kind)).toBe(16)
    const spread = [0, 1].map((category) =>
      [1, 2, 3].map((comfort) =>
        count(homes, (tile) => tile.category === category && tile.comfort === comfort),
      ),
    )
    expect(spread).toEqual([
      [16, 12, 4],
      [4, 12, 16],
    ])
    expect(count(homes, (tile) => tile.marked)).toBe(16)
  })

  test('BAM-003 68 balance tiles: 24 left, 20 centre, 24 right, with 80, 111 and 80 HP', () => {
    const zones = [0, 1, 2].map((zone) => balanceTiles.filter((tile) => tile.zone === zone))
    expect(zones.map((tiles) => tiles.length)).toEqual([24, 20, 24])
    const points = zones.map((tiles) => tiles.reduce((sum, tile) => sum + tile.happiness, 0))
    expect(points).toEqual([80, 111, 80])
    for (const tiles of zones)
      expect(new Set(tiles.map((tile) => JSON.stringify(tile.pattern))).size).toBe(tiles.length)
  })

  test('BAM-004 21 spirits, temple tiles 0 2 3 3, a gift per action, 6 tea 12 rice 8 ramen', () => {
    expect(spiritTiles).toHaveLength(21)
    expect(spirits).toHaveLength(7)
    expect(templeTiles).toEqual([0, 2, 3, 3])
    expect([...gifts].sort()).toEqual(['balance', 'cook', 'fund', 'improve'])
    expect(foodCounts).toEqual([6, 12, 8])
  })

  test('BAM-005 seven sticks per seat, eight of the ghost; coins are no limit', () => {
    const state = newGame(2)
    const pieces = bamboo.census(state)
    expect(count(pieces, (name) => name === 'stick of 0')).toBe(7)
    expect(count(pieces, (name) => name === `stick of ${ghost}`)).toBe(8)
    board(state, 0).coins = 500
    expect(bamboo.census(state)).toEqual(pieces)
  })

  test('BAM-098 wake costs', () => {
    expect(wakeCost).toEqual({
      kappa: 1,
      tanuki: 1,
      rokurokubi: 1,
      kitsune: 0,
      ookami: 2,
      tengu: 1,
      bakeneko: 1,
    })
  })

  test('BAM-120 four marked spaces per night board, two on each side, each kind once', () => {
    for (const spaces of nightSpaces) {
      expect(spaces.map((space) => space.cell)).toEqual([1, 10, 3, 14])
      expect(new Set(spaces.map((space) => space.kind)).size).toBe(4)
    }
  })

  test('BAM-053 price and happiness of the market slots, the lowest first', () => {
    const plain = homeSlots.map((slots) => slots.map((slot) => [slot.price, slot.happiness]))
    expect(plain).toEqual([
      [
        [1, 1],
        [2, 1],
        [3, 2],
        [4, 3],
      ],
      [
        [2, 1],
        [3, 2],
        [4, 3],
        [5, 4],
      ],
    ])
  })
})

describe('set-up', () => {
  test('BAM-010 the twelve board shoots stand as four stalks of three, at random', () => {
    const fields = ['a', 'b', 'c'].map((seed) => bamboo.setup(3, day, Chance.seeded(seed)).stalks)
    for (const field of fields) {
      expect(field.map((stalk) => stalk.length)).toEqual([3, 3, 3, 3])
      expect(field.flat().sort((x, y) => x - y)).toEqual([...boardShoots])
    }
    expect(fields[0]).not.toEqual(fields[1])
  })

  test('BAM-011 the gifts lie face down until spring', () => {
    expect(newGame().gifts).toEqual([])
  })

  test('BAM-012 three face-up tiles of each balance type', () => {
    const state = newGame()
    state.balance.forEach((column, zone) => {
      expect(column).toHaveLength(3)
      for (const tile of column) expect(balanceZone[tile]).toBe(zone)
    })
    expect(state.balanceStacks.map(bagSize)).toEqual([21, 20 - 3 - 3, 21])
  })

  test('BAM-013 four face-up home tiles of each category; with 2 seats the marked ones are out', () => {
    const three = newGame(3)
    expect(three.homes.map((column) => column.length)).toEqual([4, 4])
    expect(three.homeStacks.map(bagSize)).toEqual([28, 28])
    const two = newGame(2)
    expect(two.homeStacks.map(bagSize)).toEqual([20, 20])
    const marked = homes.filter((tile) => tile.marked).map((tile) => tile.id)
    expect(two.box.homes).toEqual(marked)
    for (const bag of two.homeStacks) for (const tile of bag.inside) expect(marked).not.toContain(tile)
  })

  test('BAM-014 four spirits per temple of which one is seen; five are out of the game', () => {
    const state = newGame()
    for (const temple of state.temples) {
      expect(temple.spirit).toBeGreaterThan(0)
      expect(temple.below).toBe(3)
    }
    expect(bagSize(state.spirits)).toBe(12 + 5)
  })

  test('BAM-015 with 2 seats the ghost has its 8 sticks at the bottom of the temples', () => {
    const state = newGame(2)
    expect([...state.ghost].sort()).toEqual([0, 2, 3, 3])
    state.temples.forEach((temple, index) => {
      expect(temple.sticks).toEqual(Array.from({ length: state.ghost[index] ?? 0 }, () => ghost))
    })
    expect(newGame(3).temples.every((temple) => temple.sticks.length === 0)).toBe(true)
    expect(newGame(4).ghost).toEqual([])
  })

  test('BAM-016 five counters lie face up, 21 in the supply', () => {
    const state = newGame()
    expect(state.food.every((value) => value >= 1 && value <= 3)).toBe(true)
    expect(bagSize(state.foodSupply)).toBe(21)
  })

  test('BAM-017 the first seat is random', () => {
    const firsts = Array.from(
      { length: 30 },
      (_, seed) => bamboo.setup(4, day, Chance.seeded(`first ${seed}`)).first,
    )
    expect(new Set(firsts).size).toBe(4)
  })

  test('BAM-020 5 HP, 3 coins, 3 sticks, and one on each of the four spaces', () => {
    const state = newGame()
    for (const own of state.boards) expect([own.happiness, own.coins, own.sticks]).toEqual([5, 3, 3])
    expect(state.incense).toBe(4)
  })

  test('BAM-021 each seat begins with a centre tile from the stack', () => {
    const state = newGame()
    for (const own of state.boards) {
      expect(own.balance).toHaveLength(1)
      expect(balanceZone[own.balance[0] ?? 0]).toBe(1)
    }
    // The face-up columns are not touched.
    expect(state.balance.map((column) => column.length)).toEqual([3, 3, 3])
  })

  test('BAM-022 each seat has its four shoots, one in each stock', () => {
    newGame(4).boards.forEach((own, seat) => {
      expect(own.stocks.map((stock) => stock.length)).toEqual([1, 1, 1, 1])
      expect(own.stocks.flat().sort((a, b) => a - b)).toEqual([...(seatShoots[seat] ?? [])])
    })
  })

  test.each([
    [2, 4],
    [3, 6],
    [4, 8],
  ])('BAM-023 with %i seats %i plain shoots are drafted, one each, then a second one each', (seats, open) => {
    const state = newGame(seats)
    expect(state.offer).toHaveLength(open)
    expect(state.box.shoots.filter((shoot) => plainShoots.includes(shoot))).toHaveLength(8 - open)
    const order: number[] = []
    while (decisionOf(state) === 'draft') {
      const seat = seatOf(state)
      const [move] = listed(state, 'draft')
      if (move?.kind !== 'draft') throw new Error('nothing to draft')
      order.push(seat)
      act(state, move)
      expect(board(state, seat).stocks[shootColour[move.shoot] ?? 0]).toContain(move.shoot)
    }
    const round = Array.from({ length: seats }, (_, seat) => seat)
    expect(order).toEqual([...round, ...round])
    for (const own of state.boards) expect(own.stocks.flat()).toHaveLength(6)
    expect(state.season).toBe('spring')
  })

  test('BAM-023 the first seat drafts first, whichever it is', () => {
    const state = newGame(3, false, 2)
    const order: number[] = []
    while (decisionOf(state) === 'draft') {
      order.push(seatOf(state))
      act(state, listed(state, 'draft')[0] ?? { kind: 'done' })
    }
    expect(order).toEqual([2, 0, 1, 2, 0, 1])
  })

  test('BAM-023 a shoot that does not lie open cannot be drafted', () => {
    const state = newGame(2)
    expect(refusal(state, { kind: 'draft', shoot: boardShoots[0] ?? 0 })).toBe('shoot-not-there BAM-023')
  })

  test('BAM-024 the night side is chosen for the whole table', () => {
    expect([newGame(3, true).night, newGame(3, false).night]).toEqual([true, false])
  })

  test('BAM-028 a view hides only what was not drawn, and hides it from all alike', () => {
    const state = playUntil(newGame(), 'feed')
    const view = bamboo.view(state, 'table')
    expect(view).toEqual(bamboo.view(state, 1))
    const hidden = [...view.balanceStacks, ...view.homeStacks, view.foodSupply, view.spirits]
    for (const bag of hidden) expect(bag.inside.every((piece) => piece === 0)).toBe(true)
    expect(view.boards).toEqual(state.boards)
    // What went under a stack in winter everybody saw.
    expect(view.balanceStacks.map((bag) => bag.under)).toEqual(state.balanceStacks.map((bag) => bag.under))
  })
})
