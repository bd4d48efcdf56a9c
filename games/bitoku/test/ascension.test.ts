import { describe, expect, test } from 'vitest'
import { visions } from '../catalogue/index.ts'
import {
  bestVisions,
  bitoku,
  type Line,
  rockScores,
  setProgress,
  visionProgress,
  visionSum,
} from '../rules/index.ts'
import { goods, type Table, table } from './helpers.ts'

const bare = (seats: number, change?: (made: Table) => void): Table =>
  table(seats, (made) => {
    for (const domain of made.state.domains) {
      domain.visions = []
      domain.rocks = []
      domain.goods = goods()
      domain.dice = [1, 1, 1]
    }
    change?.(made)
  })

/** A table without Visions but these, with this stock. */
const seer = (cards: string[], change: (made: Table) => void): Table =>
  bare(2, (made) => {
    made.me.visions = cards
    change(made)
  })

describe('Visions', () => {
  test('BIT-405 BIT-406 BIT-933 two buildings, a resource and a combined dragonfly: +6 or -2', () => {
    const met = seer(['V01'], ({ me, state }) => {
      state.owners.splice(0, 2, 0, 0)
      me.goods = goods(1)
      me.pairs = [['M01', 'D01a']]
    })
    expect(visionSum(met.state, 0)).toBe(6)
    expect(visionProgress(met.state, 0)[0]).toMatchObject({ met: true })
    met.me.pairs = []
    met.me.dragonflies = ['D01a']
    expect(visionSum(met.state, 0)).toBe(-2)
    expect(met.points('missed')).toBe(-2)
  })

  test('BIT-407 what the last harvest brings does not help a Vision', () => {
    const made = seer(['V12'], ({ me, state }) => {
      state.owners.splice(0, 3, 0, 0, 0)
      me.crystals[3] = 'CP5'
    }).stage('ascension')
    expect([made.me.goods.wood, made.points('missed'), made.points('vision')]).toEqual([1, -2, 0])
    const before = seer(['V12'], ({ me, state }) => {
      state.owners.splice(0, 3, 0, 0, 0)
      me.goods = goods(1)
    }).stage('ascension')
    expect([before.me.fulfilled, before.points('vision')]).toEqual([['V12'], 6])
  })

  test('BIT-408 BIT-932 three crystals do not serve three Visions; two of them are lost', () => {
    const made = seer(['V05', 'V06', 'V08'], ({ me, state }) => {
      me.crystals = ['CS1', 'CS2', 'CS3', '', '', '', '', '']
      me.mitamas = ['M01', 'M02', 'M03']
      state.trails[0] = [0, -1]
    })
    // V05 (3 crystals, a Mitama) for 6, losing 1 and 2; or V08 for 6, losing 2 and 1; or V06 for 5.
    expect(visionSum(made.state, 0)).toBe(3)
    expect(made.lines().filter((line) => line.name === 'missed')).toHaveLength(2)
  })

  test('BIT-409 BIT-410 a pair is a Mitama and a dragonfly; portal and illumination differ', () => {
    const both = seer(['V08', 'V16'], ({ me }) => {
      me.crystals = ['CS1', 'CS2', '', '', '', '', '', '']
      me.goods = goods(1)
      me.pairs = [
        ['M01', 'D01a'],
        ['M02', 'D02a'],
      ]
    })
    expect(visionSum(both.state, 0)).toBe(11)
    const portals = seer(['V23'], ({ me, state }) => {
      me.goods = goods(1)
      state.trails[0] = [0, -1]
      state.trails[1] = [0, -1]
    })
    expect(visionSum(portals.state, 0)).toBe(-1)
    portals.state.trails[2] = [0, -1]
    expect(visionSum(portals.state, 0)).toBe(5)
  })

  test('BIT-411 BIT-414 accomplished cards are items; pilgrims under way or beside rocks are none', () => {
    const made = seer(['V26'], ({ me, state }) => {
      me.path = ['B01', 'B02', 'B03', 'B04']
      me.pawn = 2
      state.trails[0] = [0, -1]
    })
    expect(visionSum(made.state, 0)).toBe(-2)
    made.me.pawn = 3
    expect(visionSum(made.state, 0)).toBe(7)
    made.state.trails[0] = [-1, -1]
    made.me.walkers = ['n1']
    made.me.rockPilgrims = [true, true, true, true]
    expect(visionSum(made.state, 0)).toBe(-2)
  })

  test('BIT-412 a resource that serves a Vision still counts for the guardians', () => {
    const made = seer(['V12'], ({ me, state }) => {
      state.owners.splice(0, 3, 0, 0, 0)
      me.goods = goods(1)
    })
    expect([made.points('vision'), made.points('guardians')]).toEqual([6, 1])
  })

  test('BIT-413 the best sum, and among equal sums the most Visions', () => {
    const card = (id: string, crystal: number, points: number, loss: number) => ({
      id,
      needs: { crystal },
      points,
      loss,
      provenance: 'reconstructed' as const,
    })
    const stock = {
      resource: 0,
      building: 0,
      crystal: 2,
      mitama: 0,
      dragonfly: 0,
      illumination: 0,
      portal: 0,
      accomplished: 0,
    }
    const best = bestVisions([card('big', 2, 8, 2), card('a', 1, 4, 1), card('b', 1, 4, 1)], { ...stock })
    // Alone the big one gives 8 - 1 - 1 = 6, the small ones 4 + 4 - 2 = 6: two are better than one.
    expect([best.points, best.fulfilled.slice().sort()]).toEqual([6, ['a', 'b']])
    expect(visions).toHaveLength(28)
  })
})

describe('the ascension', () => {
  test('BIT-420 BIT-421 BIT-422 BIT-922 the harvest first: a card, an amulet, a sake, no VP', () => {
    const made = bare(2, ({ me, state }) => {
      state.year = 4
      me.crystals = ['', '', '', 'CP3', 'CP1', 'CP8', '', '']
    })
    made.me.hand = []
    made.me.amulets = [0, 0, 0]
    made.stage('ascension')
    made.run({ kind: 'harvest', crystal: 'CP3' })
    expect([made.me.hand.length, made.me.amulets, made.me.goods, made.me.vp]).toEqual([
      1,
      [1, 0, 0],
      goods(0, 0, 0, 1),
      0,
    ])
    expect(made.state.season).toBe('over')
    const order = bare(2, ({ state }) => {
      for (const domain of state.domains) domain.crystals[3] = 'CP9'
    })
    order.state.order = [1, 0]
    expect([order.stage('ascension').asks(0), order.asks(1)]).toEqual(['', 'advance'])
  })

  test('BIT-423 BIT-923 the first in turn order gains 3 VP', () => {
    const made = bare(3)
    made.state.order = [2, 0, 1]
    expect([0, 1, 2].map((seat) => made.points('first', seat))).toEqual([0, 0, 3])
  })

  test('BIT-424 BIT-924 different Bitoku types: 1, 2, 4, 7, 11, 16, 22', () => {
    const cards = ['B01', 'B06', 'B11', 'B15', 'B19', 'B22', 'B24']
    const points = cards.map((_card, index) => {
      const made = bare(2, ({ me }) => {
        me.path = [...cards.slice(0, index + 1), 'B02', 'B03']
      })
      return made.points('types')
    })
    expect(points).toEqual([1, 2, 4, 7, 11, 16, 22])
    const three = bare(2, ({ me }) => {
      me.path = ['B01', 'B06', 'B11']
    })
    expect(setProgress(three.state, 0)).toEqual({ types: 3, points: 4, next: 3 })
  })

  const tracks = (treasure: string, seats: number, spaces: number[]): number[] => {
    const made = bare(seats, ({ state }) => {
      state.treasures = [treasure, 'L2', 'L2', 'L2', 'L2']
      state.domains.forEach((domain, seat) => {
        domain.kodamas = [spaces[seat] ?? 1, 1, 1, 1, 1]
      })
    })
    return spaces.map(
      (_space, seat) => made.lines(seat).find((line) => line.name === 'treasure')?.points ?? 0,
    )
  }

  test('BIT-425 BIT-426 BIT-925 first, second, third; equals share and round down', () => {
    expect(tracks('L1', 4, [5, 3, 2, 1])).toEqual([5, 3, 1, 0])
    expect(tracks('L2', 3, [4, 4, 2])).toEqual([3, 3, 0])
    expect(tracks('L1', 3, [5, 5, 5])).toEqual([3, 3, 3])
    // Violet of the example: alone in front on a 5, level in front on 4 / 2 / 0.
    expect((tracks('L1', 3, [4, 1, 2])[0] ?? 0) + (tracks('L2', 3, [4, 4, 2])[0] ?? 0)).toBe(8)
  })

  test('BIT-427 BIT-428 a fourth place gives nothing; groups count from the kodamas ahead', () => {
    expect(tracks('L5', 4, [6, 6, 3, 3])).toEqual([5, 5, 1, 1])
    expect(tracks('L5', 4, [2, 1, 1, 1])).toEqual([7, 2, 2, 2])
    expect(tracks('L5', 4, [1, 1, 1, 1])).toEqual([3, 3, 3, 3])
  })

  test('BIT-429 BIT-349 the neutral kodama takes its place and its share is lost', () => {
    expect(tracks('L1', 2, [5, 2])).toEqual([5, 1])
    // Rewards 5 / 3 / 1, level in front with the neutral one: 4 VP.
    expect(tracks('L1', 2, [4, 2])).toEqual([4, 1])
    expect(tracks('L1', 2, [3, 2])).toEqual([3, 1])
    expect(tracks('L1', 2, [4, 4])).toEqual([3, 3])
  })

  test('BIT-430 BIT-431 BIT-433 BIT-434 BIT-926 rocks: pilgrims beside times items, wild ones as best', () => {
    const made = bare(2, ({ me, state }) => {
      me.rocks = ['IW10', 'IW6']
      me.rockPilgrims = [true, true, false, false]
      me.mitamas = ['M01', 'M21']
      me.pairs = [['M02', 'D01a']]
      state.zones[0] = 'T1'
      state.owners[0] = 0
      state.zones[3] = 'R1'
      state.owners[3] = 1
    })
    expect(rockScores(made.state, 0)).toEqual([
      { rock: 'IW10', pilgrims: 2, items: 3, points: 6 },
      { rock: 'IW6', pilgrims: 1, items: 1, points: 1 },
    ])
    expect(made.points('rock')).toBe(7)
  })

  test('BIT-432 BIT-433 yokai rocks count every card, removed ones too, each Yama Uba as one type', () => {
    const made = bare(2, ({ me }) => {
      me.rocks = ['IW1']
      me.rockPilgrims = [true, false, false, false]
      me.hand = ['S1a']
      me.deck = { inside: ['S3a', 'S4a', 'S5a'], under: [] }
      me.discard = ['Y01']
      me.slots = ['Y06', '', '']
      me.removed = ['S2a', 'Y26']
      me.known = ['S1a', 'S3a', 'S4a', 'S5a']
    })
    // Kappa: S1a, Y01; Imomushi: Y06, S2a; and the Yama Uba.
    expect(made.points('rock')).toBe(5)
  })

  test('BIT-435 BIT-927 dice 3, 5, 3 and three resources: 3 VP; amulets do not count', () => {
    const made = bare(2, ({ me }) => {
      me.dice = [3, 5, 3]
      me.goods = goods(2, 0, 0, 1)
      me.amulets = [9, 9, 9]
    })
    expect(made.points('guardians')).toBe(3)
  })

  const violet = (made: Table): void => {
    made.me.visions = ['V02', 'V03']
    made.me.path = ['B01', 'B02']
    made.me.pawn = 2
    made.state.owners[0] = 0
    made.state.zones[0] = 'T1'
    made.state.trails[1] = [0, -1, -1]
    made.me.pairs = [
      ['M01', 'D01a'],
      ['M02', 'D02a'],
      ['M03', 'D03a'],
    ]
  }

  test('BIT-928 BIT-436 BIT-437 both Visions need the one building: 6 less 1', () => {
    const made = bare(4, violet)
    expect([made.points('vision'), made.points('missed'), visionSum(made.state, 0)]).toEqual([6, -1, 5])
  })

  test('BIT-929 BIT-440 the uncovered VP: first building and three dreams, 6', () => {
    const made = bare(2, ({ me, state }) => {
      state.owners[0] = 0
      me.crystals = ['', '', '', 'CP3', 'CP1', 'CP8', '', '']
    })
    expect(made.points('destiny')).toBe(6)
  })

  /** Violet's board of the rulebook's count. */
  const example = (): Table =>
    bare(4, (made) => {
      violet(made)
      const { me, you, state } = made
      me.vp = 67
      me.path = ['B01', 'B06', 'B11']
      me.crystals = ['', '', '', 'CP3', 'CP1', 'CP8', '', '']
      state.treasures = ['L1', 'L2', 'L2', 'L2', 'L2']
      const others = state.domains.slice(1)
      me.kodamas = [5, 1, 1, 1, 4]
      for (const domain of others) domain.kodamas = [1, 2, 2, 2, 1]
      you.kodamas = [2, 2, 2, 2, 4]
      me.rocks = ['IW10', 'IW6']
      me.rockPilgrims = [true, true, false, false]
      me.pairs = [
        ['M01', 'D01a'],
        ['M02', 'D02a'],
        ['M21', 'D03a'],
      ]
      me.dice = [3, 5, 3]
      me.goods = goods(2, 0, 0, 1)
    })

  test('BIT-930 BIT-441 Violet: 67 and 3 + 4 + 8 + 7 + 3 + 5 + 6 make 103', () => {
    const made = example()
    made.over()
    made.me.fulfilled = ['V02']
    const points = (name: Line['name']) => made.points(name)
    expect([
      points('game'),
      points('first'),
      points('types'),
      points('treasure'),
      points('rock'),
      points('guardians'),
      points('vision') + points('missed'),
      points('destiny'),
    ]).toEqual([67, 3, 4, 8, 7, 3, 5, 6])
    expect(made.total()).toBe(103)
  })

  test('BIT-931 BIT-442 BIT-443 most VP wins; level, the one with more Visions', () => {
    const made = example()
    made.over()
    made.me.fulfilled = ['V02']
    made.you.visions = ['V16', 'V04']
    made.you.fulfilled = ['V16', 'V04']
    const rest = made.total(1)
    made.you.vp += 101 - rest
    expect([made.total(1), bitoku.turn(made.state)]).toEqual([101, { over: true, winners: [0] }])
    made.you.vp += 2
    expect([made.total(1), bitoku.turn(made.state)]).toEqual([103, { over: true, winners: [1] }])
  })

  test('BIT-444 still level, the better place in turn order', () => {
    const made = bare(2)
    made.state.order = [1, 0]
    made.me.vp = 3
    made.over()
    expect([made.total(0), made.total(1)]).toEqual([made.total(1), made.total(1)])
    expect(bitoku.turn(made.state)).toEqual({ over: true, winners: [1] })
  })

  test('BIT-439 the last harvest is resolved in full: kodama steps count for the treasures', () => {
    const made = bare(3, ({ me, state }) => {
      me.crystals[3] = 'CP9'
      state.treasures = ['L5', 'L2', 'L2', 'L2', 'L2']
    }).stage('ascension')
    const before = made.points('treasure')
    made.run({ kind: 'advance', region: 1 })
    expect(made.points('treasure') - before).toBe(7 - 4)
  })
})
