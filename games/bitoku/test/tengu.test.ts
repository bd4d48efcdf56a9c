import { Chance } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { rock, tenguCard, tenguCards } from '../catalogue/index.ts'
import { bitoku } from '../rules/index.ts'
import { actIn } from '../rules/tengu/actions.ts'
import { cycle } from '../rules/tengu/cycle.ts'
import { pickOne, randomSlot } from '../rules/tengu/random.ts'
import { mostCompetitive, regionOf } from '../rules/tengu/terms.ts'
import { rowPlace } from '../rules/tengu/turn.ts'
import { decline, goods, Table } from './kit.ts'

const go = { kind: 'tengu' } as const

/** A solo table in summer: the Tengu with a yokai and a Mitama rock, everything else tidy. */
function solo(change?: (made: Table) => void, options: ConstructorParameters<typeof Table>[1] = {}): Table {
  const made = new Table(1, options)
  made.you.rocks = ['IW1', 'IW10']
  made.state.hillYokai = ['Y11', 'Y16', 'Y21', 'Y26']
  made.state.hillBitoku = ['B01', 'B06', 'B11', 'B15']
  made.you.dragonflies = []
  made.you.goods = goods()
  change?.(made)
  return made.summer()
}

/** Does the first step of the cycle that applies for this card and gives its letter. */
function stepOf(made: Table, card: string, left = false): string {
  const active = { card: tenguCard(card), left }
  const step = cycle.find((one) => one.applies(made.state, active))
  const plan = step?.act({ state: made.state, chance: made.chance, tell: made.tell }, active)
  made.plan(...(plan === undefined ? [] : [plan]))
  while (made.asks(1) !== '') made.as(1, go)
  return step?.step ?? ''
}

const move = (made: Table, points: number): Table => {
  made.task({ kind: 'tenguMovement', points, source: 'test' }, 1)
  while (made.asks(1) === 'tenguMovement') made.as(1, go)
  return made
}

const act = (made: Table, region: 1 | 2 | 4 | 5, card: string): Table => {
  const plan = actIn({ state: made.state, chance: made.chance, tell: made.tell }, region, tenguCard(card))
  made.plan(...(plan === undefined ? [] : [plan]))
  while (made.asks(1) !== '') made.as(1, go)
  return made
}

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
    while (made.asks(1) === 'tenguMovement') made.as(1, go)
    expect(made.asks(1)).toBe('tengu')
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

describe('the activation cycle', () => {
  /** The Tengu's die of 4 is in the Yomi, the seat's in the Stairs: one hill group. */
  const contested = (change?: (made: Table) => void): Table =>
    solo((made) => {
      made.you.places = [0, 0, 11]
      made.me.places = [21, 0, 0]
      change?.(made)
    })

  test('BIT-535 BIT-547 BIT-584 A: a contested crossing takes the preferred yokai', () => {
    const made = contested(({ state }) => {
      state.hillYokai = ['Y11', 'Y01', 'Y06', 'Y07']
    })
    expect(stepOf(made, 'TG1')).toBe('A')
    expect([made.you.places[2], made.you.dice[2], made.you.discard.at(-1)]).toEqual([61, 4, 'Y01'])
    expect(made.state.covered.slice(0, 6)).toEqual([false, false, false, false, true, false])
  })

  test('BIT-535 BIT-549 BIT-551 A: the rarest Bitoku of a type it has not, if it is in reach', () => {
    const made = contested(({ state, you }) => {
      state.hillBitoku = ['B01', 'B19', 'B22', 'B15']
      you.path = ['B23']
      you.pawn = 1
    })
    // Gi (rarity 2) is owned; Rei (3) is the rarest and in reach.
    expect(stepOf(made, 'TG2')).toBe('A')
    expect(made.you.path).toEqual(['B23', 'B19'])
    const far = contested(({ state }) => {
      state.hillBitoku = ['B01', 'B06', 'B22', 'B15']
    })
    expect(stepOf(far, 'TG2')).not.toBe('A')
  })

  test('BIT-549 any yokai takes a Yama Uba too; of several dice the highest crosses (BIT-559)', () => {
    const made = solo(({ state, you }) => {
      state.hillYokai = ['Y26', '', 'Y01', 'Y01']
      you.places = [21, 31, 11]
    })
    expect(stepOf(made, 'TG9')).toBe('H')
    expect([made.you.discard.at(-1), made.you.places]).toEqual(['Y26', [21, 31, 61]])
  })

  test('BIT-536 BIT-514 B: only the left card, all dice locked, attitude inactive', () => {
    const ready = () =>
      solo(({ state }) => {
        state.markets.dragonfly = ['D01a', '', '', '']
      })
    const made = ready()
    expect(stepOf(made, 'TG1', true)).toBe('B')
    expect([made.state.tengu.active, made.you.places, made.you.kodamas[0]]).toEqual([true, [11, 0, 0], 2])
    expect(made.you.dragonflies).toEqual(['D01a'])
    expect(stepOf(ready(), 'TG1', false)).not.toBe('B')
    const active = ready()
    active.state.tengu.active = true
    expect(stepOf(active, 'TG1', true)).not.toBe('B')
    const unlocked = ready()
    unlocked.you.places = [1, 0, 0]
    expect(stepOf(unlocked, 'TG1', true)).toBe('C')
  })

  test('BIT-537 BIT-550 BIT-559 BIT-585 C: the lowest unlocked die goes to an open region, whatever dice show', () => {
    const made = solo(({ you, me }) => {
      you.places = [0, 1, 1]
      me.dice = [6, 6, 6]
    })
    expect(stepOf(made, 'TG3')).toBe('C')
    expect([made.you.places, made.you.kodamas[1], made.you.walkers]).toEqual([[0, 21, 1], 2, ['n2']])
    const taken = solo(({ you, me }) => {
      you.places = [0, 1, 1]
      me.places = [21, 0, 0]
    })
    expect(stepOf(taken, 'TG3')).not.toBe('C')
  })

  test('BIT-538 D: unlock for the associated resource, then the action without a die', () => {
    const made = solo(({ you, me }) => {
      you.goods = goods(1)
      me.places = [21, 0, 0]
    })
    expect(stepOf(made, 'TG3')).toBe('D')
    expect([made.you.goods, made.you.places, made.you.kodamas[1], made.you.walkers]).toEqual([
      goods(),
      [1, 0, 0],
      1,
      ['n2'],
    ])
    // A card without resource costs nothing.
    expect(stepOf(solo(), 'TG5')).toBe('D')
  })

  test('BIT-539 E: the last hill space, and the first available of the list', () => {
    const last = (change: (made: Table) => void) =>
      contested((made) => {
        made.you.places = [31, 62, 11]
        made.me.places = [21, 0, 0]
        change(made)
      })
    const made = last(({ state }) => {
      state.hillYokai = ['Y11', 'Y16', 'Y01', 'Y01']
      state.hillBitoku = ['B01', 'B19', 'B15', 'B22']
    })
    // TG9 would find any yokai in step A; TG2's rarest is out of reach, so E decides.
    expect(stepOf(made, 'TG2')).toBe('E')
    expect(made.you.path).toEqual(['B19'])
    const nothing = last(({ state }) => {
      state.covered.fill(true)
    })
    expect(stepOf(nothing, 'TG2')).toBe('E')
    expect([nothing.you.places[2], nothing.you.path]).toEqual([61, []])
  })

  test('BIT-540 F: second House space, or lower; 3 VP and 2 for each strong die of the seat', () => {
    const visit = (change: (made: Table) => void) => {
      const made = solo((one) => {
        one.you.places = [1, 61, 62]
        one.me.dice = [5, 6, 4]
        one.me.places = [11, 0, 0]
        change(one)
      })
      expect(stepOf(made, 'TG1')).toBe('F')
      return made
    }
    const made = visit(() => undefined)
    expect([made.you.places[0], made.you.vp, made.you.kodamas[2]]).toEqual([32, 5, 2])
    expect(
      visit(({ me }) => {
        me.places = [11, 32, 0]
      }).you.places[0],
    ).toBe(33)
    expect(
      visit(({ me }) => {
        me.places = [11, 32, 33]
      }).you.places[0],
    ).toBe(34)
  })

  test('BIT-541 BIT-557 G: unlock and take the associated resource, or the one it has least of', () => {
    const made = solo(({ me }) => {
      me.places = [21, 0, 0]
    })
    expect(stepOf(made, 'TG3')).toBe('G')
    expect([made.you.places, made.you.goods]).toEqual([[1, 0, 0], goods(1)])
  })

  test('BIT-542 BIT-560 H: an uncontested crossing for the quarry of the card', () => {
    const made = solo(({ you, state }) => {
      you.places = [31, 62, 11]
      state.hillYokai = ['Y01', '', '', '']
    })
    expect(stepOf(made, 'TG1')).toBe('H')
    expect(made.you.places[2]).toBe(61)
    // With the hill full it is on no crossing.
    const full = solo(({ you, me, state }) => {
      you.places = [31, 62, 11]
      me.places = [61, 0, 0]
      state.hillYokai = ['Y01', '', '', '']
    })
    expect(stepOf(full, 'TG1')).toBe('L')
  })

  test('BIT-543 I: another region by the most competitive kodama, with its action', () => {
    const made = solo(({ you, me, state }) => {
      you.places = [31, 91, 1]
      me.places = [11, 0, 0]
      me.kodamas = [1, 1, 1, 1, 2]
      state.markets.crystal = ['CP1', '', '', '']
      state.markets.building = ['', '', '', '']
    })
    expect(stepOf(made, 'TG1')).toBe('I')
    expect([made.you.places[2], made.you.kodamas[4], made.you.crystals]).toEqual([51, 2, ['CP1']])
  })

  test('BIT-544 J: all dice away and the attitude active: inactive, and the resource', () => {
    const made = solo(({ you, state }) => {
      you.places = [31, 62, 61]
      state.tengu.active = true
    })
    expect(stepOf(made, 'TG1')).toBe('J')
    expect([made.state.tengu.active, made.you.goods]).toEqual([false, goods(0, 0, 1)])
  })

  test('BIT-545 BIT-546 BIT-528 K: any crossing; L: otherwise it passes', () => {
    const made = solo(({ you, state }) => {
      you.places = [31, 62, 11]
      state.hillYokai = ['Y11', 'Y16', '', '']
      state.hillBitoku = ['', '', '', 'B24']
    })
    expect(stepOf(made, 'TG2')).toBe('K')
    expect(['Y11', 'Y16']).toContain(made.you.discard.at(-1))
    expect(stepOf(made, 'TG2')).toBe('L')
    expect(made.you.passed).toBe(true)
  })

  test('BIT-548 a die takes the first empty space in the order of the board', () => {
    const made = contested(({ state, me }) => {
      state.hillYokai = ['Y01', '', '', '']
      me.places = [21, 61, 0]
    })
    expect(stepOf(made, 'TG1')).toBe('A')
    expect(made.you.places[2]).toBe(62)
  })

  test('BIT-561 contested: the seat has a die below the river in the same group, a 1 too', () => {
    const apart = solo(({ you, me, state }) => {
      you.places = [0, 0, 11]
      me.places = [41, 0, 0]
      state.hillYokai = ['Y01', '', '', '']
    })
    expect(stepOf(apart, 'TG1')).not.toBe('A')
    const one = contested(({ me, state }) => {
      me.dice = [1, 1, 1]
      state.hillYokai = ['Y01', '', '', '']
    })
    expect(stepOf(one, 'TG1')).toBe('A')
  })

  test('BIT-487 TG8 fails to G; TG2 does C with an Ara and two steps; TG5 crosses or unlocks', () => {
    const made = solo(({ you, state }) => {
      you.goods = goods(1, 0, 0, 1)
      you.dragonflies = ['D01a']
      state.markets.mitama = ['M06', 'M01', 'M02', '']
    })
    expect(stepOf(made, 'TG8')).toBe('G')
    expect([made.you.places, made.you.goods]).toEqual([[1, 0, 0], goods(1, 1, 0, 1)])
    expect(stepOf(made, 'TG2', true)).toBe('C')
    expect([made.you.places[0], made.you.kodamas[0], made.you.vp, made.you.pairs]).toEqual([
      11,
      2,
      2,
      [['M01', 'D01a']],
    ])
    expect(made.you.walkers).toEqual(['n1'])
    made.me.places = [21, 0, 0]
    const crossing = new Table(1)
    Object.assign(crossing.state, bitoku.copy(made.state))
    crossing.state.hillYokai[1] = 'Y06'
    expect(stepOf(crossing, 'TG5')).toBe('A')
    expect([crossing.you.dice[0], crossing.you.places[0]]).toEqual([2, 61])
    expect(stepOf(made, 'TG5')).toBe('D')
    expect([made.you.places, made.you.goods]).toEqual([[11, 1, 0], goods(2, 2, 0, 1)])
  })
})

describe('terms and actions', () => {
  test('BIT-552 one of two by a die: low faces the first, high ones the second', () => {
    const made = solo()
    const picks = new Map<number, string>()
    for (let count = 0; count < 60; count++) {
      const item = pickOne({ state: made.state, chance: made.chance, tell: made.tell }, ['one', 'other'])
      picks.set(made.told('tenguRolled').at(-1)?.die ?? 0, item ?? '')
    }
    expect([1, 2, 3, 4, 5, 6].map((face) => picks.get(face))).toEqual([
      'one',
      'one',
      'one',
      'other',
      'other',
      'other',
    ])
  })

  test('BIT-553 BIT-554 a market slot by the die; an empty one goes on to the dearer, then round', () => {
    const made = solo()
    const slots = new Map<number, number>()
    const step = { state: made.state, chance: Chance.seeded('dice'), tell: made.tell }
    const roll = (shelf: string[]) => {
      made.state.markets.crystal = shelf
      for (let count = 0; count < 80; count++) {
        const slot = randomSlot(step, 'crystal', () => true)
        slots.set(made.told('tenguRolled').at(-1)?.die ?? 0, slot)
      }
      return [1, 2, 3, 4, 5, 6].map((face) => slots.get(face))
    }
    expect(roll(['a', 'b', 'c', 'd'])).toEqual([0, 0, 1, 1, 2, 3])
    expect(roll(['', 'b', 'c', ''])).toEqual([1, 1, 1, 1, 2, 1])
    expect(randomSlot(step, 'crystal', () => false)).toBe(-1)
  })

  test('BIT-555 BIT-556 preferred is what its rocks show; two cards follow the rocks', () => {
    const made = solo()
    expect(['TG9', 'TG10'].map((card) => regionOf(made.state, tenguCard(card)))).toEqual([1, 1])
    made.you.rocks = ['IW1', 'IW8']
    expect(['TG9', 'TG10'].map((card) => regionOf(made.state, tenguCard(card)))).toEqual([5, 5])
  })

  test('BIT-557 the resource it has least of: wood, then jade, stone, sake; counted anew', () => {
    const made = act(solo(), 4, 'TG9')
    expect(made.you.goods).toEqual(goods(0, 2))
    const least = solo(({ you }) => {
      you.goods = goods(1, 1, 1, 1)
      you.places = [31, 62, 61]
      you.goods.jade = 0
    })
    least.state.tengu.active = true
    expect(stepOf(least, 'TG5')).toBe('J')
    expect(least.you.goods).toEqual(goods(1, 1, 1, 1))
  })

  test('BIT-558 most competitive: fewest steps behind, then the treasure, then the left', () => {
    const made = solo(({ me, state }) => {
      me.kodamas = [4, 3, 1, 3, 1]
      state.treasures = ['L5', 'L1', 'L2', 'L3', 'L4']
    })
    // Two behind on the Stairs and in the Clearing; the Clearing's treasure is higher.
    expect(mostCompetitive(made.state, [1, 2, 3, 4, 5])).toBe(4)
    made.state.treasures = ['L5', 'L1', 'L2', 'L4', 'L3']
    expect(mostCompetitive(made.state, [1, 2, 3, 4, 5])).toBe(2)
    made.me.kodamas = [1, 1, 1, 1, 1]
    expect(mostCompetitive(made.state, [1, 2, 3, 4, 5])).toBe(1)
    made.you.kodamas = [7, 1, 1, 1, 1]
    expect(mostCompetitive(made.state, [1, 2, 3, 4, 5])).toBe(5)
  })

  test('BIT-562 BIT-565 a dragonfly for nothing; a pair brings 2 movement points and no action', () => {
    const made = solo(({ you, state }) => {
      you.mitamas = ['M01']
      state.markets.dragonfly = ['', '', 'D01a', '']
    })
    act(made, 1, 'TG1')
    expect([made.you.pairs, made.you.goods, made.you.vp, made.you.walkers]).toEqual([
      [['M01', 'D01a']],
      goods(),
      0,
      ['n1'],
    ])
  })

  test('BIT-563 the nearest preferred Mitama with the VP of its slot, without its action', () => {
    const made = act(
      solo(({ state }) => {
        state.markets.mitama = ['M06', 'M21', 'M01', 'M02']
      }),
      1,
      'TG2',
    )
    expect([made.you.mitamas, made.you.vp, made.you.goods]).toEqual([['M01'], 2, goods()])
    const random = act(
      solo(({ state }) => {
        state.markets.mitama = ['', 'M06', '', '']
      }),
      1,
      'TG2',
    )
    expect(random.you.mitamas).toEqual(['M06'])
  })

  test('BIT-564 showing neither: a dragonfly if a Mitama waits, otherwise a Mitama', () => {
    const waiting = act(
      solo(({ you }) => {
        you.mitamas = ['M01']
      }),
      1,
      'TG3',
    )
    expect(waiting.told('dragonflyTaken')).toHaveLength(1)
    expect(act(solo(), 1, 'TG3').told('mitamaTaken')).toHaveLength(1)
  })

  test('BIT-566 the Stairs give 3 movement points', () => {
    expect(act(solo(), 2, 'TG3').you.walkers).toEqual(['n2'])
  })

  test('BIT-567 BIT-569 a crystal of any type; showing neither, a preferred building comes first', () => {
    const made = act(
      solo(({ you, state }) => {
        you.crystals = ['CM1', 'CM2', 'CM3']
        state.markets.crystal = ['CM4', '', '', '']
      }),
      5,
      'TG7',
    )
    expect(made.you.crystals).toEqual(['CM1', 'CM2', 'CM3', 'CM4'])
    const build = act(
      solo(({ you, state }) => {
        you.rocks = ['IW1', 'IW8']
        state.markets.building = ['T1', 'F1', '', '']
      }),
      5,
      'TG3',
    )
    expect(build.told('built')[0]?.tile).toBe('F1')
    expect(act(solo(), 5, 'TG3').told('crystalTaken')).toHaveLength(1)
  })

  test('BIT-568 BIT-581 BIT-582 it builds for nothing where its kodama is most competitive, one step', () => {
    const made = act(
      solo(({ you, me, state }) => {
        you.rocks = ['IW1', 'IW8']
        me.kodamas = [1, 3, 1, 1, 1]
        state.zones.fill('')
        state.markets.building = ['T1', '', 'F1', 'O1']
      }),
      5,
      'TG8',
    )
    expect(made.told('built')[0]).toMatchObject({ tile: 'F1', zone: 2 })
    expect([made.you.kodamas, made.you.amulets, made.state.owners.filter((owner) => owner === 1)]).toEqual([
      [1, 2, 1, 1, 1],
      [0, 0, 0],
      [1],
    ])
    const none = act(
      solo(({ state }) => {
        for (let slot = 1; slot < 4; slot++) state.owners[slot] = state.owners[slot + 4] = 1
        state.zones = state.zones.map((tile, slot) => (state.owners[slot] === 1 ? 'T1' : tile))
      }),
      5,
      'TG8',
    )
    expect(none.told('tenguLost')[0]?.rule).toBe('BIT-582')
  })

  test('BIT-570 BIT-571 BIT-572 first the card ahead on its Bitoku path, VP only', () => {
    const made = move(
      solo(({ you }) => {
        you.path = ['B03', 'B19']
        you.walkers = ['n0']
      }),
      2,
    )
    expect([made.you.vp, made.you.pawn, made.you.amulets, made.you.walkers]).toEqual([
      5,
      2,
      [0, 0, 0],
      ['n0'],
    ])
  })

  test('BIT-573 BIT-578 then its pilgrim goes on, ignoring bridges', () => {
    expect(
      move(
        solo(({ you }) => {
          you.walkers = ['n2']
        }),
        0,
      ).you.walkers,
    ).toEqual(['n2'])
    const made = move(
      solo(({ you, state }) => {
        you.walkers = ['n2']
        state.trails[1] = [1, -1]
      }),
      2,
    )
    expect(made.you.walkers).toEqual(['n4'])
    const end = move(
      solo(({ you, state }) => {
        you.walkers = ['n7']
        state.trails[4] = [0, -1]
      }),
      1,
    )
    expect([end.you.vp, end.state.trails[4]]).toEqual([14, [0, 1]])
  })

  test('BIT-574 BIT-575 only the best illumination still free, for twice its VP', () => {
    const pass = move(
      solo(({ you }) => {
        you.walkers = ['n1']
      }),
      1,
    )
    expect(pass.you.walkers).toEqual(['n2'])
    const best = move(
      solo(({ you, state }) => {
        you.walkers = ['n4']
        state.trails[4] = [0, 1]
      }),
      1,
    )
    expect([best.you.vp, best.you.amulets, best.state.trails[2]]).toEqual([10, [0, 0, 0], [1, -1]])
  })

  test('BIT-576 BIT-577 BIT-586 a portal for twice its VP, then the action of a drawn card', () => {
    const made = solo(({ you, state }) => {
      you.walkers = ['n2']
      state.tengu.deck = { inside: ['TG6'], under: [] }
      state.portals[0] = 'PA3'
    })
    move(made, 1)
    expect([made.you.vp, made.state.trails[1], made.you.goods]).toEqual([4, [1, -1], goods(0, 0, 1, 1)])
    expect([made.state.tengu.discard, made.you.held]).toEqual([['TG6'], []])
    expect(made.told('tenguCardDrawn')[0]?.rule).toBe('BIT-577')
  })

  test('BIT-579 a new pilgrim at the rightmost portal reached with something ahead', () => {
    expect(move(solo(), 1).you.walkers).toEqual(['n0'])
    const made = move(
      solo(({ state }) => {
        state.trails[1] = [1, -1]
      }),
      1,
    )
    expect(made.you.walkers).toEqual(['n2'])
    const blocked = move(
      solo(({ state }) => {
        state.trails[1] = [1, -1]
        state.trails[2] = [1, -1]
        state.trails[3] = [1, -1]
        state.trails[4] = [1, -1]
      }),
      1,
    )
    expect(blocked.you.walkers).toEqual(['n0'])
    const none = move(
      solo(({ you }) => {
        you.pilgrims = 0
      }),
      1,
    )
    expect(none.told('tenguLost')[0]?.rule).toBe('BIT-579')
  })

  test('BIT-580 the Clearing: the two shown, or two of the associated resource, and a kodama step', () => {
    const shown = act(solo(), 4, 'TG5')
    expect([shown.you.goods, shown.you.kodamas.reduce((sum, space) => sum + space, 0)]).toEqual([
      goods(1, 1),
      6,
    ])
    expect(act(solo(), 4, 'TG4').you.goods).toEqual(goods(0, 0, 2))
  })

  test('BIT-583 the seat that uses a building of the Tengu gives it 1 VP, whatever is printed', () => {
    const made = solo(({ me, state }) => {
      me.dice = [5, 1, 1]
      me.places = [1, 0, 0]
      state.zones[1] = 'F6'
      state.owners[1] = 1
    })
    made.run({ kind: 'use', die: 0 }, { kind: 'place', region: 1 }, { kind: 'building', tile: 'F6' })
    made.run({ kind: 'take', resource: 'wood' }, { kind: 'take', resource: 'wood' })
    expect([made.you.vp, made.you.amulets]).toEqual([1, [0, 0, 0]])
  })

  test('BIT-587 to the seat the Tengu is another seat', () => {
    const made = solo(({ me, you }) => {
      me.places = [1, 0, 0]
      you.places = [0, 0, 11]
      you.kodamas = [3, 1, 1, 1, 1]
    })
    made.run({ kind: 'use', die: 0 })
    expect(made.refuses({ kind: 'place', region: 1 })).toBe('region-full BIT-130')
    made.run({ kind: 'visit', floor: 4 }, { kind: 'copy', seat: 1, die: 2 })
    expect(made.asks()).toBe('act')
    made.run(decline)
    made.effect('back 1').run({ kind: 'back', seat: 1, region: 1 })
    expect(made.you.kodamas[0]).toBe(2)
  })
})

describe('the final count of solo', () => {
  const counted = (
    change: (made: Table) => void,
    options: ConstructorParameters<typeof Table>[1] = {},
  ): Table =>
    solo((made) => {
      made.you.discard = []
      change(made)
    }, options)

  test('BIT-588 BIT-597 the seat as usual; the Tengu has no dice, Visions or harvest', () => {
    const made = counted(({ you }) => {
      you.crystals = ['CP11']
    })
    expect(made.lines(1).map((line) => line.name)).not.toContain('guardians')
    made.stage('ascension')
    expect(made.you.vp).toBe(0)
    expect(made.lines(0).map((line) => line.name)).toContain('guardians')
  })

  test('BIT-589 BIT-592 BIT-593 BIT-594 BIT-596 pawns, resources, crystals, types and the first place', () => {
    const made = counted(({ you, state }) => {
      state.owners.splice(1, 3, 1, 1, 1)
      state.zones.splice(1, 3, 'F1', 'O1', 'R1')
      you.goods = goods(2, 0, 1, 0)
      you.crystals = ['CP1', 'CP2']
      you.path = ['B01', 'B06']
    })
    const points = ['destiny', 'resources', 'crystals', 'types', 'first'].map((name) => made.points(name, 1))
    expect(points).toEqual([4, 3, 4, 2, 3])
  })

  test('BIT-590 BIT-591 3 VP for what its rocks show, wild ones too; 3 and 6 VP for yokai', () => {
    const made = counted(({ you }) => {
      you.discard = ['S1b', 'S3b', 'Y01', 'Y26']
      you.mitamas = ['M01', 'M06', 'M21']
    })
    // Shown: S1b, Y01, the Yama Uba, the Ara and the Shinigami.
    expect([made.points('shown', 1), made.points('yokai', 1)]).toEqual([15, 18])
  })

  test('BIT-595 level with the seat the Tengu is ahead, also at the neutral kodama', () => {
    const track = (mine: number, theirs: number) => {
      const made = counted(({ me, you, state }) => {
        state.treasures = ['L1', 'L2', 'L2', 'L2', 'L2']
        me.kodamas = [mine, 1, 1, 1, 1]
        you.kodamas = [theirs, 2, 2, 2, 2]
      })
      return [0, 1].map((seat) => made.lines(seat).find((line) => line.name === 'treasure')?.points)
    }
    expect(track(5, 5)).toEqual([3, 5])
    expect(track(4, 4)).toEqual([2, 5])
    expect(track(6, 5)).toEqual([5, 3])
  })

  test('BIT-598 a tie is a loss', () => {
    const made = counted(() => undefined)
    made.state.season = 'over'
    made.me.vp += made.total(1) - made.total(0)
    expect(bitoku.turn(made.state)).toEqual({ over: true, winners: [1] })
    made.me.vp++
    expect(bitoku.turn(made.state)).toEqual({ over: true, winners: [0] })
  })
})

describe('difficulties', () => {
  test('BIT-600 BIT-601 BIT-608 none, one or two dragonflies, never both options at once', () => {
    const dealt = (['none', 'one', 'two'] as const).map(
      (tenguDragonflies) => new Table(1, { tenguDragonflies }).you.dragonflies.length,
    )
    expect(dealt).toEqual([0, 1, 2])
    const all = new Table(1, { tenguDragonflies: 'none', tenguWithoutYokai: true, tenguKodamasAhead: true })
    expect([all.you.dragonflies, all.you.discard, all.you.kodamas[0]]).toEqual([[], [], 2])
  })

  test('BIT-602 BIT-603 no starting yokai; no resources', () => {
    expect(new Table(1, { tenguWithoutYokai: true }).you.discard).toEqual([])
    expect(new Table(1, { tenguWithoutResources: true }).you.goods).toEqual(goods())
  })

  test('BIT-604 a placed die moves its kodama only where the seat is ahead', () => {
    const kodama = (mine: number) => {
      const made = solo(
        ({ you, me }) => {
          you.places = [1, 0, 0]
          me.kodamas = [1, mine, 1, 1, 1]
        },
        { tenguSlowKodamas: true },
      )
      expect(stepOf(made, 'TG3')).toBe('C')
      return made.you.kodamas[1]
    }
    expect([kodama(1), kodama(2)]).toEqual([1, 2])
  })

  test('BIT-605 no movement for crystals in spring', () => {
    const made = solo(
      ({ you }) => {
        you.crystals = ['CP1']
      },
      { tenguWithoutHarvest: true },
    ).stage('harvest')
    expect([made.you.walkers, made.state.season]).toEqual([[], 'summer'])
  })

  test('BIT-606 BIT-607 a pilgrim on the path; kodamas one space ahead', () => {
    const pilgrim = new Table(1, { tenguPilgrim: true })
    expect([pilgrim.you.walkers, pilgrim.you.pilgrims]).toEqual([['n0'], 10])
    expect(new Table(1, { tenguKodamasAhead: true }).you.kodamas).toEqual([2, 2, 2, 2, 2])
  })

  test('BIT-609 3 VP for each track where it is ahead', () => {
    const made = (tenguKodamaPoints: boolean) => {
      const one = new Table(1, { tenguKodamaPoints })
      one.me.kodamas = [2, 1, 1, 1, 1]
      one.you.kodamas = [3, 2, 1, 1, 1]
      return one.points('ahead', 1)
    }
    expect([made(false), made(true)]).toEqual([0, 6])
  })
})
