import { describe, expect, test } from 'vitest'
import { mitamas } from '../catalogue/index.ts'
import { priceOf } from '../rules/index.ts'
import { choose, decline, goods, type Table, table, takes } from './helpers.ts'

/** A two-seat table with plenty of goods and these shelves. */
const shop = (shelves: Partial<Table['state']['markets']>, change?: (made: Table) => void): Table =>
  table(2, (made) => {
    made.me.goods = goods(5, 5, 5, 5)
    made.me.dragonflies = []
    made.state.markets = { ...made.state.markets, ...shelves }
    change?.(made)
  })

describe('Mitamas and dragonflies', () => {
  test('BIT-360 BIT-361 BIT-362 BIT-363 pay, VP of the slot, action, lay down, combine', () => {
    const made = shop({ mitama: ['', '', '', 'M03'] }, ({ me }) => {
      me.dragonflies = ['D01a']
    }).effect('mitama')
    made.run({ kind: 'mitama', tile: 'M03', less: 0 })
    expect([made.me.goods, made.me.vp, made.me.mitamas, made.me.held]).toEqual([
      goods(5, 5, 4, 4),
      3,
      [],
      ['M03'],
    ])
    made.run(choose('amu 1'))
    expect([made.me.mitamas, made.me.held, made.asks()]).toEqual([['M03'], [], 'combine'])
    expect(made.state.markets.mitama).toEqual(['', '', '', ''])
  })

  test('BIT-364 BIT-365 Ara: any resource or a +1 amulet, when gained and only then', () => {
    const made = shop({ mitama: ['M01', '', '', ''] })
      .effect('mitama')
      .run({ kind: 'mitama', tile: 'M01', less: 0 })
    expect(made.moves()).toEqual([choose('res 1'), choose('amu 1')])
    made.run(choose('res 1'))
    expect(made.listed('take')).toHaveLength(4)
    made.run(takes('stone'))
    expect([made.me.goods.stone, made.asks()]).toEqual([6, ''])
    // Combined later, the Mitama's own action is not done again.
    made.state.markets.dragonfly = ['', 'D01a', '', '']
    made.effect('fly').run({ kind: 'dragonfly', tile: 'D01a', less: 0 }, { kind: 'combine', tile: 'M01' })
    expect([made.asks(), made.me.vp]).toEqual(['', 4])
  })

  test('BIT-366 Nigi: unlock a die and a +1 amulet; without a locked die the amulet alone', () => {
    const made = shop({ mitama: ['M06', '', '', ''] })
      .effect('mitama')
      .run({ kind: 'mitama', tile: 'M06', less: 0 })
    expect(made.asks()).toBe('unlock')
    expect(made.run({ kind: 'unlock', die: 2 }).me.amulets[0]).toBe(2)
    const none = shop({ mitama: ['M06', '', '', ''] }, ({ me }) => {
      me.places = [1, 1, 1]
    }).effect('mitama')
    none.run({ kind: 'mitama', tile: 'M06', less: 0 })
    expect([none.asks(), none.me.amulets[0]]).toEqual(['', 2])
  })

  test('BIT-367 BIT-368 Saki and Kushi: a movement point or a kodama step, or a +1 amulet', () => {
    const options = (tile: string) =>
      shop({ mitama: [tile, '', '', ''] })
        .effect('mitama')
        .run({ kind: 'mitama', tile, less: 0 })
        .moves()
    expect(options('M11')).toEqual([choose('mp 1'), choose('amu 1')])
    expect(options('M16')).toEqual([choose('kod 1'), choose('amu 1')])
  })

  test('BIT-369 the four Shinigami', () => {
    const gained = (tile: string) =>
      shop({ mitama: [tile, '', '', ''] }, ({ you }) => {
        you.kodamas = [2, 1, 1, 1, 1]
      })
        .effect('mitama')
        .run({ kind: 'mitama', tile, less: 0 })
    expect(gained('M21').asks()).toBe('goods')
    expect(gained('M22').asks()).toBe('movement')
    expect(gained('M23').run({ kind: 'advance', region: 1 }).asks()).toBe('back')
    expect(gained('M24').moves()).toEqual([choose('amu 1'), choose('unlock')])
    expect(mitamas.filter((tile) => tile.type === 'shinigami')).toHaveLength(4)
  })

  test('BIT-370 BIT-372 BIT-373 a dragonfly costs or gives by its slot and waits', () => {
    const made = shop({ dragonfly: ['D01a', 'D02a', 'D03a', 'D04a'] }, ({ me }) => {
      me.goods = goods(0, 0, 0, 1)
    })
    const prices = [0, 1, 2, 3].map((slot) => priceOf(made.state, 0, 'dragonfly', slot, 0))
    expect(prices.map(({ count, gives }) => gives - count)).toEqual([1, 0, -1, -1])
    made.effect('fly').run({ kind: 'dragonfly', tile: 'D03a', less: 0 })
    expect(made.me.goods).toEqual(goods())
    expect(made.effect('fly').refuses({ kind: 'dragonfly', tile: 'D04a', less: 0 })).toBe(
      'cannot-pay BIT-061',
    )
    made.run({ kind: 'dragonfly', tile: 'D02a', less: 0 })
    made.effect('fly').run({ kind: 'dragonfly', tile: 'D01a', less: 0 }, takes('jade'))
    expect([made.me.goods, made.me.vp, made.me.dragonflies]).toEqual([
      goods(0, 0, 1),
      0,
      ['D03a', 'D02a', 'D01a'],
    ])
    expect(made.state.markets.dragonfly).toEqual(['', '', '', 'D04a'])
  })

  test('BIT-374 BIT-465 the chance to combine comes with a gain, for the tile just gained, once', () => {
    const made = shop({ dragonfly: ['', 'D01a', 'D01b', ''] }, ({ me }) => {
      me.mitamas = ['M01', 'M06']
      me.dragonflies = ['D03a']
    })
    made.effect('fly').run({ kind: 'dragonfly', tile: 'D01a', less: 0 })
    expect(made.listed('combine').map((move) => move.tile)).toEqual(['M01', 'M06'])
    expect(made.refuses({ kind: 'combine', tile: 'D03a' })).toBe('no-partner BIT-374')
    made.run(decline)
    expect(made.asks()).toBe('')
    made.effect('fly').run({ kind: 'dragonfly', tile: 'D01b', less: 0 }, { kind: 'pay', resource: 'wood' })
    made.run({ kind: 'combine', tile: 'M06' })
    expect([made.me.pairs, made.me.dragonflies, made.me.vp]).toEqual([[['M06', 'D01b']], ['D03a', 'D01a'], 3])
  })

  test('BIT-375 BIT-376 BIT-377 a pair leaves the board, does the dragonfly, and still belongs to the seat', () => {
    const made = shop({ mitama: ['M11', '', '', ''] }, ({ me }) => {
      me.dragonflies = ['D07a']
      me.visions = ['V05', 'V16']
      me.rocks = ['IW12']
      me.rockPilgrims = [true, false, false, false]
    }).effect('mitama')
    made.run({ kind: 'mitama', tile: 'M11', less: 0 }, choose('amu 1'), { kind: 'combine', tile: 'D07a' })
    expect([made.me.mitamas, made.me.dragonflies, made.me.amulets, made.me.vp]).toEqual([
      [],
      [],
      [2, 1, 0],
      2,
    ])
    expect(made.points('rock')).toBe(1)
    made.state.markets.dragonfly = ['', 'D01a', '', '']
    made.effect('fly').run({ kind: 'dragonfly', tile: 'D01a', less: 0 })
    expect(made.asks()).toBe('')
  })

  test('BIT-378 waiting tiles are not limited', () => {
    const made = shop({})
    for (const tile of ['D01a', 'D02a', 'D03a', 'D04a', 'D05a', 'D06a', 'D07a']) {
      made.state.markets.dragonfly = ['', tile, '', '']
      made.effect('fly').run({ kind: 'dragonfly', tile, less: 0 })
    }
    expect(made.me.dragonflies).toHaveLength(7)
  })

  test('BIT-379 of two gained at once the second may be combined with the first', () => {
    const made = shop({ mitama: ['M16', '', '', ''], dragonfly: ['', 'D01a', '', ''] }).effect(
      'both (mitama, fly)-1',
    )
    made.run({ kind: 'mitama', tile: 'M16', less: 1 }, choose('amu 1'))
    made.run({ kind: 'dragonfly', tile: 'D01a', less: 0 }, { kind: 'combine', tile: 'M16' })
    expect(made.me.pairs).toEqual([['M16', 'D01a']])
  })

  test('BIT-463 BIT-464 a dragonfly bought inside the action of a Mitama waits for it', () => {
    const made = shop(
      { mitama: ['M11', 'M12', '', ''], dragonfly: ['', 'D01a', '', ''] },
      ({ me, state }) => {
        me.walkers = ['n2']
        state.portals[0] = 'PA5'
      },
    ).effect('mitama')
    made.run({ kind: 'mitama', tile: 'M11', less: 0 }, choose('mp 1'), {
      kind: 'enter',
      from: 'n2',
      space: 1,
    })
    // The outer Mitama is paid and gone from the market, but not yet on the board.
    expect(made.state.markets.mitama[0]).toBe('')
    made.run({ kind: 'dragonfly', tile: 'D01a', less: 1 })
    expect([made.asks(), made.listed('combine').map((move) => move.tile)]).toEqual(['combine', ['D01a']])
    made.run({ kind: 'combine', tile: 'D01a' })
    expect(made.me.pairs).toEqual([['M11', 'D01a']])
  })
})

describe('crystals', () => {
  test('BIT-380 BIT-381 the cost at the slot: 0, 1, 1, 2 of any', () => {
    const left = (slot: number) => {
      const crystal = ['', '', '', '']
      crystal[slot] = 'CS1'
      const made = shop({ crystal }, ({ me }) => {
        me.goods = goods(4)
      }).effect('crystal')
      made.run({ kind: 'crystal', tile: 'CS1', slot: 0, less: 0 })
      expect(made.state.markets.crystal[slot]).toBe('')
      return made.me.goods.wood
    }
    expect([0, 1, 2, 3].map(left)).toEqual([4, 3, 3, 2])
  })

  test('BIT-382 BIT-383 BIT-384 BIT-390 on an empty slot of its own type only', () => {
    const made = shop({ crystal: ['CS1', 'CP1', 'CM1', ''] }, ({ me }) => {
      me.crystals[1] = 'CS9'
    }).effect('crystal')
    const slots = (tile: string) =>
      made
        .listed('crystal')
        .filter((move) => move.tile === tile)
        .map((move) => move.slot)
    expect([slots('CS1'), slots('CP1'), slots('CM1')]).toEqual([
      [0, 2],
      [3, 4, 5],
      [6, 7],
    ])
    expect(made.refuses({ kind: 'crystal', tile: 'CS1', slot: 1, less: 0 })).toBe('no-crystal-slot BIT-382')
    expect(made.refuses({ kind: 'crystal', tile: 'CS1', slot: 3, less: 0 })).toBe('no-crystal-slot BIT-382')
    const full = shop({ crystal: ['CM1', '', '', ''] }, ({ me }) => {
      me.crystals = ['', '', '', '', '', '', 'CM2', 'CM3']
    })
    expect(full.effect('crystal').asks()).toBe('')
  })

  test('BIT-385 BIT-386 the pilgrim of the slot awakes and its VP count in the ascension', () => {
    const made = shop({ crystal: ['CP1', '', '', ''] }).effect('crystal')
    made.run({ kind: 'crystal', tile: 'CP1', slot: 4, less: 0 })
    expect([made.me.pilgrims, made.points('destiny'), made.me.vp]).toEqual([4, 2, 0])
  })

  test('BIT-387 a dream crystal gives nothing when gained, but in every spring and the ascension', () => {
    const made = shop({ crystal: ['CP11', '', '', ''] }).effect('crystal')
    made.run({ kind: 'crystal', tile: 'CP11', slot: 3, less: 0 })
    expect(made.me.vp).toBe(0)
    expect(made.stage('harvest').me.vp).toBe(2)
    made.stage('ascension')
    expect(made.me.vp).toBe(4)
  })

  test('BIT-388 BIT-391 BIT-392 BIT-394 every memory crystal fires for its deed, by any source', () => {
    const rich = (memory: string, change?: (made: Table) => void): Table =>
      shop(
        {
          building: ['F1', '', '', ''],
          crystal: ['CS1', '', '', ''],
          mitama: ['M16', '', '', ''],
          dragonfly: ['', 'D06a', '', ''],
        },
        (made) => {
          made.me.crystals[6] = memory
          change?.(made)
        },
      )
    expect(rich('CM1').effect('build').run({ kind: 'build', tile: 'F1', zone: 1, less: 0 }).me.vp).toBe(2)
    expect(rich('CM2').effect('crystal').run({ kind: 'crystal', tile: 'CS1', slot: 0, less: 0 }).me.vp).toBe(
      2,
    )
    // The slot gives 1 VP, the crystal another.
    expect(rich('CM3').effect('mitama').run({ kind: 'mitama', tile: 'M16', less: 0 }).me.vp).toBe(2)
    expect(rich('CM4').effect('fly').run({ kind: 'dragonfly', tile: 'D06a', less: 0 }).me.vp).toBe(1)
    const combine = rich('CM5', ({ me }) => {
      me.mitamas = ['M01']
    }).effect('fly')
    combine.run({ kind: 'dragonfly', tile: 'D06a', less: 0 })
    expect(combine.me.vp).toBe(0)
    expect(combine.run({ kind: 'combine', tile: 'M01' }).me.vp).toBe(2)
    const cross = rich('CM6', ({ me }) => {
      me.places = [11, 0, 0]
    })
    expect(cross.summer().run({ kind: 'cross', die: 0 }).me.vp).toBe(1)
    const enter = rich('CM7', ({ me }) => {
      me.walkers = ['n1']
    }).effect('mp 1')
    expect(enter.run({ kind: 'enter', from: 'n1', space: 0 }).me.vp).toBe(5)
    const follow = rich('CM8', ({ me }) => {
      me.path = ['B05']
    }).effect('mp 1')
    expect(follow.run({ kind: 'follow' }).me.vp).toBe(5)
    // What others do and what is declined fires nothing.
    expect(rich('CM1').effect('build').run(decline).me.vp).toBe(0)
  })

  test('BIT-393 a memory crystal does not fire for what brought it, but for what comes later', () => {
    const made = shop({ crystal: ['CM2', 'CS1', '', ''] })
    made.effect('crystal').run({ kind: 'crystal', tile: 'CM2', slot: 6, less: 0 })
    expect(made.me.vp).toBe(0)
    const portal = shop({ crystal: ['CM7', '', '', ''] }, ({ me, state }) => {
      me.walkers = ['n1', 'n2']
      state.portals[0] = 'PA8'
    }).effect('mp 2')
    portal.run({ kind: 'enter', from: 'n2', space: 0 }, { kind: 'crystal', tile: 'CM7', slot: 6, less: 1 })
    expect(portal.me.vp).toBe(2)
    expect(portal.run({ kind: 'enter', from: 'n1', space: 0 }).me.vp).toBe(7)
  })

  test('BIT-395 the reward of a dream crystal fires memory crystals too', () => {
    const made = shop({}, ({ me }) => {
      me.crystals[3] = 'CP12'
      me.crystals[6] = 'CM8'
      me.path = ['B05']
    }).stage('harvest')
    expect(made.run({ kind: 'follow' }).me.vp).toBe(5)
  })
})

describe('chains', () => {
  test('BIT-480 Y11 beside CS7: unlock, kodama, farm, memory, sense', () => {
    const made = table(2, ({ me, state }) => {
      me.crystals[6] = 'CM1'
      me.crystals[1] = 'CS7'
      me.goods = goods(1)
      me.hand = ['Y11']
      state.zones.fill('')
      state.markets.building = ['F1', '', '', '']
    }).run({ kind: 'play', card: 'Y11', slot: 1 })
    expect(made.me.places[1]).toBe(1)
    const before = made.points('destiny')
    made.run(choose('card'), { kind: 'advance', region: 2 }, { kind: 'build', tile: 'F1', zone: 1, less: 0 })
    expect([made.me.kodamas, made.me.vp, made.me.goods]).toEqual([[3, 2, 1, 1, 1], 2, goods()])
    made.run(choose('crystal'), { kind: 'advance', region: 1 })
    expect([made.me.kodamas[0], made.me.vp, made.points('destiny') - before]).toEqual([4, 2, 1])
  })

  const yomiSix = (portal: string, dragonflies: string[]) =>
    table(2, ({ me, state }) => {
      me.dice = [6, 1, 1]
      me.places = [1, 0, 0]
      me.goods = goods(0, 0, 1, 1)
      me.amulets = [0, 0, 0]
      me.pilgrims = 2
      me.dragonflies = dragonflies
      me.crystals[6] = 'CM2'
      me.crystals[7] = 'CM7'
      me.walkers = ['n2']
      state.portals[0] = portal
      state.zones.fill('')
      state.markets.mitama = ['', 'M13', '', '']
      state.markets.crystal = ['', '', '', 'CS1']
      state.markets.dragonfly = ['D01a', '', '', '']
    }).run({ kind: 'use', die: 0 }, { kind: 'place', region: 1 }, { kind: 'forest', tier: 6 })

  test('BIT-481 a six in the Yomi: Mitama, portal, crystal, dragonfly, 8 VP', () => {
    const made = yomiSix('PA1', ['D14a'])
    made.run({ kind: 'mitama', tile: 'M13', less: 1 }, { kind: 'pay', resource: 'jade' })
    expect(made.me.vp).toBe(2)
    made.run(choose('mp 1'), { kind: 'enter', from: 'n2', space: 0 })
    expect(made.me.vp).toBe(6)
    made.run(takes('stone'), { kind: 'combine', tile: 'D14a' })
    made.run({ kind: 'crystal', tile: 'CS1', slot: 0, less: 1 }, { kind: 'pay', resource: 'stone' })
    expect([made.me.vp, made.me.pilgrims]).toEqual([8, 3])
    made.run({ kind: 'dragonfly', tile: 'D01a', less: 0 }, takes('jade'))
    expect([made.me.vp, made.me.goods, made.me.amulets, made.me.dragonflies]).toEqual([
      8,
      goods(0, 0, 1, 1),
      [1, 0, 0],
      ['D01a'],
    ])
  })

  test('BIT-482 with PA5 the dragonfly waits, then M13 may be combined with it', () => {
    const made = yomiSix('PA5', [])
    made.run({ kind: 'mitama', tile: 'M13', less: 1 }, { kind: 'pay', resource: 'jade' })
    made.run(choose('mp 1'), { kind: 'enter', from: 'n2', space: 0 })
    const before = made.me.vp
    made.run({ kind: 'dragonfly', tile: 'D01a', less: 1 }, takes('jade'))
    expect([made.me.vp - before, made.asks(), made.me.mitamas]).toEqual([1, 'combine', ['M13']])
    expect(made.listed('combine').map((move) => move.tile)).toEqual(['D01a'])
  })

  test('BIT-486 BIT-108 a dream crystal gained in the harvest waits for the next; in the ascension too', () => {
    const made = (stage: 'harvest' | 'ascension') =>
      shop({ crystal: ['CP11', '', '', ''] }, ({ me, state }) => {
        me.crystals[3] = 'CP12'
        me.walkers = ['n2']
        me.visions = ['V06']
        me.goods = goods()
        state.portals[0] = 'PA8'
        state.trails[0] = [0, -1]
      }).stage(stage)
    const spring = made('harvest')
    spring.run({ kind: 'enter', from: 'n2', space: 0 }, { kind: 'crystal', tile: 'CP11', slot: 4, less: 1 })
    expect([spring.me.vp, spring.state.season]).toEqual([2, 'summer'])
    const end = made('ascension')
    const before = end.points('destiny')
    end.run({ kind: 'enter', from: 'n2', space: 0 }, { kind: 'crystal', tile: 'CP11', slot: 4, less: 1 })
    // The Vision of 2 crystals and an illumination was counted with one crystal only.
    expect([end.me.vp, end.points('destiny') - before, end.points('missed')]).toEqual([2, 2, -1])
  })
})
