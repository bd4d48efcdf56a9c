import { describe, expect, test } from 'vitest'
import { ancientBuildings, buildings, builtBuildings, zoneSlots } from '../catalogue/index.ts'
import { needOf } from '../rules/index.ts'
import { choose, decline, goods, type Table, table } from './helpers.ts'

/** Seat 0 places a die in the Yomi, where these tiles stand. */
function inYomi(
  value: number,
  tiles: readonly string[],
  owner: number,
  change?: (made: Table) => void,
): Table {
  return table(4, (made) => {
    made.me.dice = [value, 1, 1]
    made.me.places = [1, 0, 0]
    tiles.forEach((tile, slot) => {
      made.state.zones[slot] = tile
      made.state.owners[slot] = owner
    })
    change?.(made)
  }).run({ kind: 'use', die: 0 }, { kind: 'place', region: 1 })
}

describe('building actions', () => {
  test("BIT-139 BIT-142 any building of the zone: own, another seat's or an ancient one", () => {
    for (const owner of [0, 1, -1]) {
      const made = inYomi(3, ['F1'], owner, ({ state }) => {
        state.zones[4] = 'A2'
      })
      expect(made.listed('building').map((move) => move.tile)).toEqual(['F1'])
      expect(made.refuses({ kind: 'building', tile: 'A2' })).toBe('not-in-zone BIT-139')
    }
  })

  test('BIT-140 the die must reach the value of the tile, whatever other dice show', () => {
    const made = inYomi(3, ['T4', 'F6'], -1, ({ you }) => {
      you.dice = [6, 1, 1]
      you.places = [11, 0, 0]
    })
    expect(made.lists({ kind: 'building', tile: 'T4' })).toBe(true)
    expect(made.refuses({ kind: 'building', tile: 'F6' })).toBe('die-below-building BIT-140')
    expect(needOf(made.state, 1).value).toBe(6)
  })

  test('BIT-141 BIT-211 not the building of this turn; from the next turn on everybody may', () => {
    const made = table(4, ({ me, state }) => {
      me.dice = [6, 1, 1]
      me.places = [1, 0, 0]
      me.goods = goods(2, 2)
      state.markets.building = ['F1', '', '', '', '', '']
      state.zones[12] = 'A1'
    }).run({ kind: 'use', die: 0 }, { kind: 'place', region: 5 }, { kind: 'forest', tier: 2 })
    made.run({ kind: 'build', tile: 'F1', zone: 5, less: 0 })
    expect(made.refuses({ kind: 'building', tile: 'F1' })).toBe('built-this-turn BIT-141')
    made.run(decline)
    made.you.places = [1, 0, 0]
    made.as(1, { kind: 'use', die: 0 }, { kind: 'place', region: 5 })
    expect(made.lists({ kind: 'building', tile: 'F1' }, 1)).toBe(true)
  })

  test('BIT-143 BIT-144 BIT-913 the owner gets its bonus after the action, the user pays nothing', () => {
    const made = inYomi(4, ['T1'], 1, ({ state, me }) => {
      state.garden = ['IW9', '', '', '', '', '', '', '']
      me.goods = goods(1)
    })
    made.run({ kind: 'building', tile: 'T1' })
    expect(made.you.vp).toBe(0)
    made.run({ kind: 'rock', rock: 'IW9' })
    expect([made.you.vp, made.me.rocks.at(-1), made.me.goods]).toEqual([1, 'IW9', goods(1)])
  })

  test('BIT-144 BIT-445 the three kinds of bonus; the owner chooses between VP and amulet', () => {
    const both = inYomi(5, ['F6'], 1)
    both.run(
      { kind: 'building', tile: 'F6' },
      { kind: 'take', resource: 'wood' },
      { kind: 'take', resource: 'wood' },
    )
    expect([both.you.vp, both.you.amulets[0]]).toEqual([1, 2])
    const either = inYomi(3, ['F4'], 1).run(
      { kind: 'building', tile: 'F4' },
      { kind: 'take', resource: 'wood' },
    )
    expect([either.asks(0), either.asks(1)]).toEqual(['', 'choice'])
    either.as(1, choose('amu 1'))
    expect([either.you.vp, either.you.amulets[0], either.asks(0)]).toEqual([0, 2, 'act'])
  })

  test('BIT-145 BIT-201 no bonus for the own building or an ancient one, which are never built', () => {
    expect(inYomi(3, ['F1'], 0).run({ kind: 'building', tile: 'F1' }).me.vp).toBe(0)
    const ancient = inYomi(3, ['A1'], -1).run({ kind: 'building', tile: 'A1' })
    expect(ancient.state.domains.map((domain) => domain.vp)).toEqual([0, 0, 0, 0])
    expect(builtBuildings.some((tile) => tile.type === 'ancient')).toBe(false)
    expect(ancientBuildings).toHaveLength(6)
  })
})

describe('building', () => {
  const builder = (built: number, tile: string, change?: (made: Table) => void) =>
    table(4, (made) => {
      made.state.markets.building = [tile, '', '', '', '', '']
      for (let slot = 0; slot < built; slot++) {
        made.state.zones[4 + slot] = `T${slot + 1}`
        made.state.owners[4 + slot] = 0
      }
      change?.(made)
    }).effect('build')

  test('BIT-200 a tile shows type, bonus, action with its least die, and owner bonus', () => {
    expect(new Set(buildings.map((tile) => tile.type))).toEqual(
      new Set(['temple', 'onsen', 'farm', 'ryokan', 'ancient']),
    )
    for (const tile of builtBuildings)
      expect([tile.kodama >= 1, tile.die >= 1 && tile.die <= 6, tile.action !== '']).toEqual([
        true,
        true,
        true,
      ])
  })

  test('BIT-202 at most six buildings', () => {
    const made = builder(6, 'F1', ({ me }) => {
      me.goods = goods(9, 9)
    })
    expect(made.asks()).toBe('')
  })

  test('BIT-203 the cost under the leftmost pawn', () => {
    const costs = [goods(1), goods(0, 1), goods(1, 1), goods(2, 1), goods(1, 2), goods(2, 2)]
    costs.forEach((cost, built) => {
      const made = builder(built, 'F1', ({ me }) => {
        me.goods = { ...cost }
      })
      made.run({ kind: 'build', tile: 'F1', zone: 1, less: 0 })
      expect(made.me.goods).toEqual(goods())
      const poor = builder(built, 'F1', ({ me }) => {
        me.goods = cost.wood > 0 ? { ...cost, wood: cost.wood - 1 } : { ...cost, stone: cost.stone - 1 }
      })
      expect(poor.asks()).toBe('')
    })
  })

  test('BIT-204 the slot of the market is not refilled before winter', () => {
    const made = builder(0, 'F1').run({ kind: 'build', tile: 'F1', zone: 1, less: 0 })
    expect(made.state.markets.building).toEqual(['', '', '', '', '', ''])
  })

  test('BIT-205 BIT-920 one slot of each type in a zone', () => {
    const made = table(4, ({ me, state }) => {
      state.zones.splice(0, 4, '', 'F2', 'O1', '')
      state.owners.splice(0, 4, -1, 1, 1, -1)
      state.zones.splice(4, 2, 'T1', 'T2')
      state.owners.splice(4, 2, 0, 0)
      me.goods = goods(1, 1)
      state.markets.building = ['F1', 'O2', 'R4', 'T3', '', '']
    }).effect('build')
    const inZone = made.listed('build').filter((move) => move.zone === 1)
    expect(inZone.map((move) => move.tile)).toEqual(['R4', 'T3'])
    expect(made.refuses({ kind: 'build', tile: 'F1', zone: 1, less: 0 })).toBe('no-building-slot BIT-205')
    // His third building: 1 wood and 1 stone; the ryokan takes his kodama two steps.
    made.run({ kind: 'build', tile: 'R4', zone: 1, less: 0 })
    expect([made.me.goods, made.me.kodamas[0]]).toEqual([goods(), 3])
    for (const types of Object.values(zoneSlots))
      expect(types.slice().sort()).toEqual(['farm', 'onsen', 'ryokan', 'temple'])
  })

  test('BIT-206 BIT-207 kodama bonus, +1 amulets, and the VP under the pawn', () => {
    const made = builder(0, 'F2').run({ kind: 'build', tile: 'F2', zone: 4, less: 0 })
    expect([made.me.kodamas, made.me.amulets[0], made.points('destiny')]).toEqual([[1, 1, 1, 2, 1], 2, 1])
    expect(made.state.owners.filter((owner) => owner === 0)).toHaveLength(1)
  })

  test('BIT-208 building needs a pawn, the price and a slot for the tile', () => {
    const full = builder(0, 'F1', ({ state }) => {
      state.zones = state.zones.map(() => 'T1')
    })
    expect(full.asks()).toBe('')
    const refused = table(4, ({ state, me }) => {
      state.markets.building = ['F1', 'T1', '', '', '', '']
      me.goods = goods(1)
    }).effect('build')
    expect(refused.refuses({ kind: 'build', tile: 'O1', zone: 1, less: 0 })).toBe('not-in-market BIT-204')
  })

  test('BIT-209 a kodama bonus beyond the track is lost', () => {
    const made = builder(0, 'F1', ({ me, you }) => {
      me.kodamas = [5, 1, 1, 1, 1]
      you.kodamas = [7, 1, 1, 1, 1]
    }).run({ kind: 'build', tile: 'F1', zone: 1, less: 0 })
    expect(made.me.kodamas[0]).toBe(6)
  })

  test('BIT-210 a building stays', () => {
    const made = builder(0, 'F1').run({ kind: 'build', tile: 'F1', zone: 1, less: 0 })
    made.stage('tidy')
    expect(made.state.zones[1]).toBe('F1')
  })
})
