import { describe, expect, test } from 'vitest'
import { bitokuCards, paths } from '../catalogue/index.ts'
import { choose, decline, goods, type Table, table, takes } from './helpers.ts'

const moving = (seats: number, points: number, change?: (made: Table) => void): Table =>
  table(seats, change).effect(`mp ${points}`)

describe('paths of wisdom', () => {
  test('BIT-300 BIT-301 points are spent at once, mixed freely', () => {
    const made = moving(2, 3, ({ me }) => {
      me.path = ['B05']
    })
    made.run({ kind: 'follow' }, { kind: 'start', at: 'n0' }, { kind: 'walk', from: 'n0' })
    expect([made.me.vp, made.me.walkers, made.asks()]).toEqual([3, ['n1'], ''])
  })

  test('BIT-302 points gained on the way are spent first', () => {
    const made = moving(2, 2, ({ me }) => {
      me.path = ['B19', 'B05']
    }).run({ kind: 'follow' })
    expect(made.state.agenda).toHaveLength(2)
    made.run({ kind: 'start', at: 'n0' })
    expect([made.asks(), made.state.agenda.length]).toEqual(['movement', 1])
    expect(made.run({ kind: 'follow' }).asks()).toBe('')
  })

  test('BIT-304 all points are spent before the next part of the effect', () => {
    const made = table(2).effect('mp 1 + res 1')
    expect(made.refuses(takes('wood'))).toBe('not-now BIT-300')
    expect(made.run(decline).asks()).toBe('goods')
  })

  test('BIT-305 BIT-306 new pilgrimages at the start, while pilgrims are available', () => {
    const made = moving(2, 4)
    for (let count = 0; count < 3; count++) made.run({ kind: 'start', at: 'n0' })
    expect([made.me.walkers, made.me.pilgrims]).toEqual([['n0', 'n0', 'n0'], 0])
    expect(made.refuses({ kind: 'start', at: 'n0' })).toBe('no-pilgrim BIT-306')
    expect(paths[2].starts).toEqual(['n0'])
    expect(
      moving(4, 1)
        .listed('start')
        .map((move) => move.at),
    ).toEqual(['n0', 's0'])
  })

  test('BIT-307 BIT-308 BIT-318 BIT-325 BIT-918 a new pilgrim may start beside a portal reached', () => {
    const made = moving(2, 2, ({ state }) => {
      state.trails[3] = [0, -1]
      // A pilgrim on an illumination space opens no start.
      state.trails[0] = [0, -1]
    })
    expect(made.listed('start').map((move) => move.at)).toEqual(['n0', 'n5'])
    expect(made.refuses({ kind: 'start', at: 'n2' })).toBe('no-start BIT-307')
    made.run({ kind: 'start', at: 'n5' })
    expect([made.me.vp, made.me.walkers]).toEqual([0, ['n5']])
    expect(made.refuses({ kind: 'enter', from: 'n5', space: 1 })).toBe('on-trail-already BIT-313')
  })

  test('BIT-307 a portal that only another seat holds opens no start', () => {
    const made = moving(2, 2, ({ state }) => {
      state.trails[1] = [1, -1]
      state.trails[3] = [0, -1]
    })
    expect(made.listed('start').map((move) => move.at)).toEqual(['n0', 'n5'])
    expect(made.refuses({ kind: 'start', at: 'n2' })).toBe('no-start BIT-307')
  })

  test('BIT-309 BIT-310 BIT-326 one way, open spaces hold any number and give nothing', () => {
    const made = moving(2, 2, ({ me, you }) => {
      me.walkers = ['n1', 'n2']
      you.walkers = ['n2']
    }).run({ kind: 'walk', from: 'n1' })
    expect([made.me.walkers, made.me.vp]).toEqual([['n2', 'n2'], 0])
    expect(made.refuses({ kind: 'walk', from: 'n1' })).toBe('no-walker BIT-309')
  })

  test('BIT-311 BIT-312 BIT-314 from the fork into any free space of the trail, one pilgrim each', () => {
    const made = moving(4, 1, ({ me, state }) => {
      me.walkers = ['n1']
      state.trails[0] = [1, -1, -1]
    })
    expect(made.listed('enter').map((move) => move.space)).toEqual([1, 2])
    expect(made.refuses({ kind: 'enter', from: 'n1', space: 0 })).toBe('trail-space-taken BIT-312')
    expect(made.lists({ kind: 'walk', from: 'n1' })).toBe(true)
    made.run({ kind: 'enter', from: 'n1', space: 2 })
    expect([made.state.trails[0], made.asks()]).toEqual([[1, -1, 0], ''])
  })

  test('BIT-313 never two pilgrims of a seat on one trail', () => {
    const made = moving(2, 1, ({ me, state }) => {
      me.walkers = ['n1']
      state.trails[0] = [0, -1]
    })
    expect(made.refuses({ kind: 'enter', from: 'n1', space: 1 })).toBe('on-trail-already BIT-313')
  })

  test('BIT-315 BIT-316 an illumination space gives VP and amulets; the pilgrim sleeps', () => {
    const made = moving(2, 2, ({ me }) => {
      me.walkers = ['n1']
    }).run({ kind: 'enter', from: 'n1', space: 1 })
    expect([made.me.vp, made.me.amulets[0], made.me.walkers]).toEqual([2, 2, []])
    expect(made.refuses({ kind: 'walk', from: 'n1' })).toBe('no-walker BIT-309')
    const last = moving(2, 1, ({ me }) => {
      me.walkers = ['n7']
    }).run({ kind: 'enter', from: 'n7', space: 1 })
    expect([last.me.vp, last.me.amulets]).toEqual([7, [1, 1, 0]])
  })

  test('BIT-317 BIT-319 a portal space: VP first, then the action of its tile, which stays', () => {
    const made = moving(2, 1, ({ me, state }) => {
      me.walkers = ['n2']
      me.goods = goods()
      state.portals[0] = 'PA1'
    }).run({ kind: 'enter', from: 'n2', space: 0 })
    expect([made.me.vp, made.asks()]).toEqual([2, 'goods'])
    made.run(takes('stone'))
    expect([made.me.goods, made.me.amulets[0], made.state.portals[0]]).toEqual([goods(0, 1), 2, 'PA1'])
  })

  test('BIT-320 BIT-321 the bridges need one and two accomplished cards', () => {
    const refusal = (from: string, pawn: number) =>
      moving(4, 1, ({ me }) => {
        me.walkers = [from]
        me.path = ['B01', 'B02']
        me.pawn = pawn
      }).refuses({ kind: 'walk', from })
    expect(refusal('n2', 0)).toBe('first-bridge BIT-320')
    expect(refusal('n2', 1)).toBeUndefined()
    expect(refusal('n5', 1)).toBe('second-bridge BIT-321')
    expect(refusal('n5', 2)).toBeUndefined()
    expect(refusal('s2', 0)).toBe('first-bridge BIT-320')
    expect(refusal('s4', 1)).toBe('second-bridge BIT-321')
    // Leaving a bridge asks nothing.
    expect(refusal('n3', 0)).toBeUndefined()
  })

  test('BIT-322 with no legal use the points are lost', () => {
    const made = moving(2, 2, ({ me, state }) => {
      me.pilgrims = 0
      me.walkers = ['n7']
      state.trails[4] = [1, 0]
    })
    expect(made.asks()).toBe('')
  })

  test('BIT-323 BIT-324 the legal steps of a pilgrim; the end of a path leads only into its trail', () => {
    const made = moving(4, 1, ({ me }) => {
      me.walkers = ['s6']
      me.pilgrims = 0
    })
    expect(made.listed('walk')).toEqual([])
    expect(made.refuses({ kind: 'walk', from: 's6' })).toBe('path-ends BIT-324')
    expect(made.listed('enter')).toHaveLength(3)
    const plain = moving(4, 1, ({ me }) => {
      me.walkers = ['n3']
    })
    expect(plain.refuses({ kind: 'enter', from: 'n3', space: 0 })).toBe('no-trail BIT-311')
  })
})

describe('the Bitoku path', () => {
  test('BIT-330 BIT-339 cards come to the right end, in the order gained, and can be reached at once', () => {
    const made = table(2, ({ me, state }) => {
      me.path = ['B05']
      me.pairs = []
      me.mitamas = ['M01']
      me.dragonflies = []
      state.markets.dragonfly = ['', 'D16a', '', '']
    }).effect('fly + mp 2')
    made.run({ kind: 'dragonfly', tile: 'D16a', less: 0 }, { kind: 'combine', tile: 'M01' }, { kind: 'look' })
    const [card = ''] = made.state.drawn
    made.run({ kind: 'keep', card })
    expect(made.me.path).toEqual(['B05', card])
    made.run({ kind: 'follow' })
    expect(made.lists({ kind: 'follow' })).toBe(true)
  })

  test('BIT-331 rarity is the number of cards of the type', () => {
    for (const card of bitokuCards)
      expect(bitokuCards.filter((other) => other.type === card.type)).toHaveLength(card.rarity)
  })

  test('BIT-333 BIT-334 BIT-338 one card for each point, VP first, then its reward', () => {
    const made = moving(2, 2, ({ me }) => {
      me.path = ['B01', 'B05']
    }).run({ kind: 'follow' })
    expect([made.me.vp, made.asks(), made.me.pawn]).toEqual([2, 'goods', 1])
    made.run(takes('sake'), { kind: 'follow' })
    expect([made.me.vp, made.me.pawn]).toEqual([5, 2])
    expect(made.effect('mp 1').refuses({ kind: 'follow' })).toBe('no-card-ahead BIT-333')
  })

  test('BIT-336 cards ahead of the pawn count for the types all the same', () => {
    const made = table(2, ({ me }) => {
      me.path = ['B01', 'B06', 'B11']
    })
    expect([made.me.pawn, made.points('types')]).toEqual([0, 4])
  })
})

describe('kodama tracks', () => {
  test('BIT-340 BIT-345 each on its own track, nothing to gain on arrival', () => {
    const made = table(2).effect('kod 2').run({ kind: 'advance', region: 4 }, { kind: 'advance', region: 4 })
    expect([made.me.kodamas, made.me.vp, made.me.goods]).toEqual([[1, 1, 1, 3, 1], 0, goods(1, 0, 1, 0)])
  })

  test('BIT-344 BIT-346 the last space holds one kodama; steps may go to others', () => {
    const made = table(2, ({ me, you }) => {
      me.kodamas = [6, 6, 1, 1, 1]
      you.kodamas = [7, 6, 1, 1, 1]
    }).effect('kod 2')
    expect(made.refuses({ kind: 'advance', region: 1 })).toBe('kodama-blocked BIT-346')
    made.run({ kind: 'advance', region: 2 })
    expect(made.refuses({ kind: 'advance', region: 2 })).toBe('kodama-blocked BIT-346')
    made.run({ kind: 'advance', region: 3 })
    expect(made.me.kodamas).toEqual([6, 7, 2, 1, 1])
  })

  test('BIT-347 BIT-348 BIT-349 back: not from the first space, from the last one yes, never the neutral one', () => {
    const made = table(2, ({ you }) => {
      you.kodamas = [1, 7, 1, 1, 1]
    }).effect('back 1')
    expect(made.refuses({ kind: 'back', seat: 1, region: 1 })).toBe('kodama-on-first-space BIT-347')
    expect(made.refuses({ kind: 'back', seat: 2, region: 1 })).toBe('own-kodama BIT-342')
    expect(made.listed('back')).toEqual([{ kind: 'back', seat: 1, region: 2 }])
    made.run({ kind: 'back', seat: 1, region: 2 })
    expect(made.you.kodamas[1]).toBe(6)
    made.me.kodamas[1] = 6
    expect(made.effect('kod 1').lists({ kind: 'advance', region: 2 })).toBe(true)
    // With all others on the first space nothing can be moved back: the neutral kodama does not count.
    made.you.kodamas = [1, 1, 1, 1, 1]
    expect(made.effect('back 1').asks()).toBe('')
  })
})

describe('rocks', () => {
  test('BIT-352 BIT-353 BIT-354 a rock of the garden on the leftmost slot, three at most', () => {
    const made = table(2, ({ me, state }) => {
      state.garden = ['IW5', '', 'IW6', '']
      me.rocks = ['IW1', 'IW2']
    }).effect('rock')
    expect(made.refuses({ kind: 'rock', rock: 'IW7' })).toBe('rock-not-in-garden BIT-354')
    made.run({ kind: 'rock', rock: 'IW6' })
    expect([made.me.rocks, made.state.garden]).toEqual([
      ['IW1', 'IW2', 'IW6'],
      ['IW5', '', '', ''],
    ])
    expect(made.effect('rock').asks()).toBe('')
    const empty = table(2, ({ state }) => {
      state.garden = ['', '', '', '']
    })
    expect(empty.effect('rock').asks()).toBe('')
  })

  test('BIT-355 BIT-356 BIT-357 BIT-358 a pilgrim beside a rock, at the cost of the space, for good', () => {
    const made = table(2, ({ me }) => {
      me.rocks = ['IW1', 'IW2']
      me.goods = goods(1)
    }).effect('rockpil')
    expect(made.listed('rockPilgrim').map((move) => move.space)).toEqual([0, 1])
    expect(made.refuses({ kind: 'rockPilgrim', space: 2 })).toBe('cannot-pay BIT-356')
    expect(made.refuses({ kind: 'rockPilgrim', space: 3 })).toBe('no-rock-beside BIT-355')
    made.run({ kind: 'rockPilgrim', space: 1 })
    expect([made.me.goods, made.me.pilgrims, made.me.rockPilgrims]).toEqual([
      goods(),
      2,
      [false, true, false, false],
    ])
    expect(made.effect('rockpil').refuses({ kind: 'rockPilgrim', space: 1 })).toBe('rock-space-taken BIT-358')
    made.me.rockPilgrims = [true, true, false, false]
    expect(made.effect('rockpil').asks()).toBe('')
  })

  test('BIT-350 BIT-359 a rock needs pilgrims; one between two rocks counts for both', () => {
    const made = table(2, ({ me }) => {
      me.rocks = ['IW1', 'IW5']
      me.rockPilgrims = [false, false, false, false]
    })
    // Both show Kappa; the seat has one Kappa (IW1 also an Imomushi, IW5 a Shin Ookami).
    expect(made.points('rock')).toBe(0)
    made.me.rockPilgrims = [false, true, false, false]
    expect(made.points('rock')).toBe(4)
  })

  test('BIT-485 with three rocks: only the pilgrim, no T1, and no rock in the double favour', () => {
    const full = (change?: (made: Table) => void) =>
      table(2, (made) => {
        made.me.rocks = ['IW1', 'IW2', 'IW3']
        made.state.garden = ['IW4', '', '', '']
        change?.(made)
      })
    expect(
      full()
        .effect('rock / rockpil')
        .listed('choose')
        .map((move) => move.name),
    ).toEqual(['rockpil'])
    const favour = full().effect('two of (vision, rock, rockpil, kod 1)')
    expect(favour.refuses(choose('rock'))).toBe('not-an-option BIT-076')
    const temple = full(({ me, state }) => {
      me.places = [1, 0, 0]
      state.zones[0] = 'T1'
      state.owners[0] = 1
    }).run({ kind: 'use', die: 0 }, { kind: 'place', region: 1 })
    expect(temple.refuses({ kind: 'building', tile: 'T1' })).toBe('nothing-to-do BIT-163')
    expect(temple.you.vp).toBe(0)
  })
})
