import { describe, expect, test } from 'vitest'
import { forestActions, type Tier, type Wild } from '../catalogue/index.ts'
import { choose, decline, goods, type Table, table, takes } from './helpers.ts'

/** Seat 0 has placed a die of this value in a region, alone. */
function placed(seats: number, region: Wild, value: number, change?: (made: Table) => void): Table {
  return table(seats, (made) => {
    made.me.dice = [value, 1, 1]
    made.me.places = [1, 0, 0]
    made.state.zones.fill('')
    change?.(made)
  }).run({ kind: 'use', die: 0 }, { kind: 'place', region })
}

const tiersOf = (made: Table): Tier[] => made.listed('forest').map((move) => move.tier)

describe('forest actions', () => {
  test('BIT-160 BIT-161 a die reaches the actions up to its value; a 5 that of 4', () => {
    const reached = (value: number) => tiersOf(placed(2, 4, value))
    expect(reached(1)).toEqual([1])
    expect(reached(3)).toEqual([1, 2, 3])
    expect(reached(5)).toEqual([1, 2, 3, 4])
    expect(reached(6)).toEqual([1, 2, 3, 4, 6])
    const raised = table(2, ({ me }) => {
      me.dice = [3, 1, 1]
      me.places = [1, 0, 0]
    }).run({ kind: 'use', die: 0 }, { kind: 'amulet', worth: 1 }, { kind: 'place', region: 4 })
    expect(raised.lists({ kind: 'forest', tier: 4 })).toBe(true)
    expect(raised.refuses({ kind: 'forest', tier: 6 })).toBe('die-too-low BIT-160')
  })

  test('BIT-162 one action is chosen, and no part of another', () => {
    const made = placed(2, 4, 6).run({ kind: 'forest', tier: 2 })
    expect(made.moves()).toEqual([takes('wood'), takes('jade')])
    expect(made.run(takes('wood')).refuses({ kind: 'forest', tier: 1 })).toBe('not-your-turn BIT-120')
  })

  test('BIT-163 what cannot be done now cannot be chosen, but the die may be placed', () => {
    const made = placed(2, 5, 2, ({ state, me }) => {
      state.markets.building = ['', '', '', '']
      me.kodamas[4] = 7
    })
    expect([made.me.places[0], made.asks(1)]).toEqual([51, 'turn'])
    const some = placed(2, 5, 2, ({ state }) => {
      state.markets.building = ['', '', '', '']
    })
    expect(some.refuses({ kind: 'forest', tier: 2 })).toBe('nothing-to-do BIT-163')
  })

  test('BIT-165 BIT-170 BIT-175 BIT-180 die 1+: the own kodama of the region', () => {
    for (const [region, kodamas] of [
      [1, [2, 1, 1, 1, 1]],
      [2, [1, 2, 1, 1, 1]],
      [4, [1, 1, 1, 2, 1]],
      [5, [1, 1, 1, 1, 2]],
    ] as const)
      expect(placed(2, region, 1).run({ kind: 'forest', tier: 1 }).me.kodamas).toEqual(kodamas)
  })

  const yomi = (value: number) =>
    placed(2, 1, value, ({ me, state }) => {
      me.goods = goods(1, 0, 1, 1)
      me.dragonflies = []
      state.markets.mitama = ['M13', '', '', '']
      state.markets.dragonfly = ['', '', 'D01a', '']
    })

  test('BIT-166 BIT-167 BIT-168 a Mitama or a dragonfly, cheaper with a higher die', () => {
    const offers = (tier: Tier) =>
      yomi(4)
        .run({ kind: 'forest', tier })
        .moves()
        .filter((move) => 'less' in move)
        .map((move) => ('less' in move ? [move.kind, move.less] : []))
    expect(offers(2)).toEqual([
      ['mitama', 0],
      ['dragonfly', 0],
    ])
    expect(offers(3)).toEqual([
      ['mitama', 1],
      ['dragonfly', 0],
    ])
    expect(offers(4)).toEqual([
      ['mitama', 1],
      ['dragonfly', 1],
    ])
  })

  test('BIT-169 die 6: a Mitama and a dragonfly with one discount between them', () => {
    const made = yomi(6).run({ kind: 'forest', tier: 6 }, { kind: 'mitama', tile: 'M13', less: 1 })
    made.run({ kind: 'pay', resource: 'sake' }, choose('amu 1'), { kind: 'dragonfly', tile: 'D01a', less: 0 })
    made.run({ kind: 'pay', resource: 'wood' })
    expect(made.me.goods).toEqual(goods(0, 0, 1, 0))
    expect(made.asks()).toBe('combine')
    const one = yomi(6).run(
      { kind: 'forest', tier: 6 },
      { kind: 'dragonfly', tile: 'D01a', less: 1 },
      decline,
    )
    expect([one.me.goods, one.me.dragonflies]).toEqual([goods(1, 0, 1, 1), ['D01a']])
  })

  test('BIT-171 BIT-172 BIT-173 BIT-174 the Stairs give 1, 2, 3 and 4 movement points', () => {
    for (const [tier, points] of [
      [2, 1],
      [3, 2],
      [4, 3],
      [6, 4],
    ] as const) {
      const made = placed(2, 2, 6).run({ kind: 'forest', tier })
      let spent = 0
      for (; made.asks() === 'movement'; spent++)
        made.run(made.me.pilgrims > 0 ? { kind: 'start', at: 'n0' } : { kind: 'walk', from: 'n0' })
      expect(spent).toBe(points)
    }
  })

  test('BIT-176 BIT-177 BIT-178 BIT-179 the Jade Clearing gives resources', () => {
    const taken = (tier: Tier) => {
      const made = placed(2, 4, 6).run({ kind: 'forest', tier })
      const kinds = made.listed('take').map((move) => move.resource)
      let count = 0
      for (; made.asks() === 'goods'; count++) made.run(takes('jade'))
      return [kinds.length, count]
    }
    expect([taken(2), taken(3), taken(4), taken(6)]).toEqual([
      [2, 1],
      [4, 1],
      [4, 2],
      [4, 3],
    ])
    expect(forestActions[4][2]).toBe('wood / jade')
  })

  const forges = (value: number) =>
    placed(2, 5, value, ({ me, state }) => {
      me.goods = goods(1, 0, 0, 1)
      state.markets.building = ['F1', '', '', '']
      state.markets.crystal = ['', 'CS1', '', '']
    })

  test('BIT-181 BIT-182 BIT-183 the Forges build in any zone, and sell crystals', () => {
    const two = forges(2).run({ kind: 'forest', tier: 2 })
    expect(two.listed('build').map((move) => move.zone)).toEqual([1, 2, 4, 5])
    expect(two.listed('crystal')).toEqual([])
    const three = forges(3).run({ kind: 'forest', tier: 3 })
    expect(three.listed('crystal').map((move) => move.less)).toEqual([0, 0, 0])
    const four = forges(4).run({ kind: 'forest', tier: 4 })
    expect(new Set([...four.listed('crystal'), ...four.listed('build')].map((move) => move.less))).toEqual(
      new Set([1]),
    )
  })

  test('BIT-184 die 6: a crystal and a building with one discount', () => {
    const made = forges(6).run({ kind: 'forest', tier: 6 }, { kind: 'build', tile: 'F1', zone: 5, less: 1 })
    expect(made.me.goods).toEqual(goods(1, 0, 0, 1))
    made.run({ kind: 'crystal', tile: 'CS1', slot: 1, less: 0 }, { kind: 'pay', resource: 'sake' })
    expect([made.me.crystals[1], made.me.goods, made.me.kodamas[4]]).toEqual(['CS1', goods(1), 3])
    const single = forges(6).run(
      { kind: 'forest', tier: 6 },
      { kind: 'crystal', tile: 'CS1', slot: 0, less: 1 },
    )
    expect([single.run(decline).me.goods, single.asks(1)]).toEqual([goods(1, 0, 0, 1), 'turn'])
  })
})

/** Seat 0 has put a die on a House floor. */
function visited(seats: number, floor: number, change?: (made: Table) => void, value = 3): Table {
  return table(seats, (made) => {
    made.me.dice = [value, 1, 1]
    made.me.places = [1, 0, 0]
    change?.(made)
  }).run({ kind: 'use', die: 0 }, { kind: 'visit', floor })
}

describe('the House', () => {
  test('BIT-185 BIT-186 BIT-187 any die on any floor, no comparison, the action of the floor', () => {
    const made = visited(
      3,
      1,
      ({ you }) => {
        you.dice = [6, 6, 6]
        you.places = [32, 33, 34]
      },
      1,
    )
    expect([made.me.amulets, made.asks(1)]).toEqual([[1, 1, 0], 'turn'])
  })

  test('BIT-190 BIT-191 the upper floors: a +2 amulet; a +1 amulet and a Vision', () => {
    for (const seats of [2, 3, 4]) {
      expect(visited(seats, 1).me.amulets).toEqual([1, 1, 0])
      const second = visited(seats, 2)
      expect([second.me.amulets[0], second.asks()]).toEqual([2, 'look'])
    }
  })

  test('BIT-192 BIT-193 three or four seats: a resource; a movement point', () => {
    for (const seats of [3, 4]) {
      const third = visited(seats, 3)
      expect([third.me.amulets[0], third.asks()]).toEqual([2, 'goods'])
      const fourth = visited(seats, 4)
      expect([fourth.me.amulets[0], fourth.asks()]).toEqual([2, 'movement'])
    }
  })

  test('BIT-194 BIT-195 two seats: a movement point or any resource; the amulet is for later', () => {
    const made = visited(2, 3)
    expect([made.me.dice[0], made.me.amulets[0]]).toEqual([3, 2])
    expect(made.moves()).toEqual([choose('mp 1'), choose('res 1')])
    made.run(choose('res 1'))
    expect(made.listed('take')).toHaveLength(4)
  })

  test('BIT-196 BIT-197 BIT-919 a 3 on the copy space becomes 2 and copies a 4 of the Yomi', () => {
    const made = visited(2, 4, ({ you, me, state }) => {
      you.dice = [4, 1, 1]
      you.places = [11, 0, 0]
      me.goods = goods(2, 2, 2, 2)
      state.markets.mitama = ['M13', '', '', '']
    })
    expect(made.me.dice[0]).toBe(2)
    made.run({ kind: 'copy', seat: 1, die: 0 })
    expect(tiersOf(made)).toEqual([1, 2, 3, 4])
    made.run({ kind: 'forest', tier: 1 })
    expect([made.me.kodamas[0], made.you.kodamas[0], made.asks(1)]).toEqual([2, 1, 'turn'])
  })

  test('BIT-197 the copy space takes a 2 or more; a strengthened 1 will do and ends as 1', () => {
    const made = table(2, ({ me }) => {
      me.places = [0, 0, 1]
    }).run({ kind: 'use', die: 2 })
    expect(made.refuses({ kind: 'visit', floor: 4 })).toBe('copy-needs-two BIT-197')
    made.run({ kind: 'amulet', worth: 1 }, { kind: 'visit', floor: 4 })
    expect(made.me.dice[2]).toBe(1)
  })

  test('BIT-198 no building action there, and no copy of a die across the river', () => {
    const made = visited(2, 4, ({ you, state }) => {
      you.dice = [4, 5, 1]
      you.places = [11, 61, 0]
      state.zones[0] = 'A1'
    })
    expect(made.refuses({ kind: 'copy', seat: 1, die: 1 })).toBe('die-not-to-copy BIT-196')
    expect(made.refuses({ kind: 'copy', seat: 0, die: 0 })).toBe('die-not-to-copy BIT-196')
    made.run({ kind: 'copy', seat: 1, die: 0 })
    expect(made.refuses({ kind: 'building', tile: 'A1' })).toBe('action-done BIT-135')
  })

  test('BIT-199 a House die may be copied; with no die to copy the space may still be taken', () => {
    const made = visited(2, 4, ({ you }) => {
      you.places = [31, 0, 0]
    })
    expect(made.run({ kind: 'copy', seat: 1, die: 0 }).me.amulets).toEqual([1, 1, 0])
    expect(visited(2, 4).asks(1)).toBe('turn')
    const declined = visited(2, 4, ({ you }) => {
      you.places = [31, 0, 0]
    })
    expect(declined.run(decline).me.amulets).toEqual([1, 0, 0])
  })

  test('BIT-189 BIT-483 a 5 copies a 6 of the Forges with both gains, or a House die, or nothing', () => {
    const made = () =>
      visited(
        2,
        4,
        ({ you, me, state }) => {
          you.dice = [6, 2, 1]
          you.places = [51, 33, 0]
          me.goods = goods(1, 0, 0, 1)
          state.markets.building = ['F1', '', '', '']
          state.markets.crystal = ['', 'CS1', '', '']
          state.options = { ...state.options, hard: true }
        },
        5,
      )
    const forge = made()
    expect(forge.me.dice[0]).toBe(4)
    forge.run({ kind: 'copy', seat: 1, die: 0 }, { kind: 'forest', tier: 6 })
    expect(forge.asks()).toBe('buyBoth')
    forge.run(
      { kind: 'crystal', tile: 'CS1', slot: 0, less: 1 },
      { kind: 'build', tile: 'F1', zone: 1, less: 0 },
    )
    expect([forge.me.goods, forge.asks(1), forge.you.dice[0]]).toEqual([goods(0, 0, 0, 1), 'turn', 6])
    const house = made().run({ kind: 'copy', seat: 1, die: 1 })
    expect([house.me.amulets[0], house.moves()]).toEqual([2, [choose('mp 1'), choose('res 1')]])
    expect(made().run(decline).asks(1)).toBe('turn')
  })

  test('BIT-188 BIT-238 a die in the House cannot cross', () => {
    const made = table(2, ({ me }) => {
      me.places = [32, 0, 0]
    })
    expect(made.refuses({ kind: 'cross', die: 0 })).toBe('die-in-house BIT-238')
  })
})
