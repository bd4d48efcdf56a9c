import { describe, expect, test } from 'vitest'
import { bitoku, virtuePoints } from '../rules/index.ts'
import { decline, goods, type Table, table } from './helpers.ts'

describe('autumn', () => {
  const order = (places: Record<number, number[]>, before: number[]): number[] => {
    const made = table(4, ({ state }) => {
      for (const [seat, floors] of Object.entries(places)) {
        const domain = state.domains[Number(seat)]
        if (domain !== undefined) domain.places = [...floors, 0, 0, 0].slice(0, 3)
      }
    })
    made.state.order = before
    return made.stage('autumn').state.order
  }

  test('BIT-260 BIT-261 BIT-262 BIT-917 by the highest House die; the others keep their order', () => {
    // 0 Yellow, 1 Brown, 2 Violet, 3 Green; top to bottom Yellow, Brown, Yellow.
    expect(order({ 0: [31, 33], 1: [32] }, [2, 3, 1, 0])).toEqual([0, 1, 2, 3])
  })

  test('BIT-263 no dice in the House: the order stays', () => {
    expect(order({ 0: [11], 2: [62] }, [3, 1, 0, 2])).toEqual([3, 1, 0, 2])
  })
})

describe('winter', () => {
  const winter = (change?: (made: Table) => void) =>
    table(2, (made) => {
      made.me.dice = [5, 2, 5]
      made.me.places = [61, 11, 31]
      change?.(made)
    })

  test('BIT-271 BIT-272 dice come home locked, with their values, in the order chosen', () => {
    const made = winter().stage('autumn')
    expect(made.listed('lay').map((move) => move.values.join(''))).toEqual(['525', '552', '255'])
    expect(made.refuses({ kind: 'lay', values: [5, 2, 2] })).toBe('other-dice BIT-272')
    expect(made.refuses({ kind: 'lay', values: [5, 2] })).toBe('other-dice BIT-272')
    made.run({ kind: 'lay', values: [2, 5, 5] })
    expect([made.me.dice, made.me.places]).toEqual([
      [2, 5, 5],
      [0, 0, 0],
    ])
  })

  test('BIT-270 all seats finish a step before the next begins', () => {
    const made = winter(({ me }) => {
      me.slots = ['S1a', 'S2a', 'S3a']
    }).stage('autumn')
    made.run({ kind: 'lay', values: [5, 5, 2] })
    expect([made.asks(0), made.asks(1)]).toEqual(['', 'lay'])
    made.as(1, { kind: 'lay', values: [3, 2, 1] })
    expect(made.asks(0)).toBe('virtue')
  })

  const virtue = (change: (made: Table) => void) => table(2, change).task({ kind: 'virtue' })

  test('BIT-273 BIT-277 BIT-295 five cards are needed; cards removed before do not count', () => {
    const made = virtue(({ me }) => {
      me.deck = { inside: ['S5a'], under: [] }
      me.hand = ['S4a']
      me.slots = ['S1a', 'S2a', '']
      me.removed = ['Y01', 'Y02']
    })
    expect(made.asks()).toBe('')
    const enough = virtue(({ me }) => {
      me.deck = { inside: ['S5a'], under: [] }
      me.hand = ['S4a']
      me.slots = ['S1a', 'S2a', '']
      me.discard = ['S3a']
      me.crystals[0] = 'CS10'
    })
    enough.run({ kind: 'virtue', card: 'S1a' })
    // Neither the action of the card nor the crystal beside it is done.
    expect([enough.me.removed, enough.me.slots, enough.me.vp, enough.asks()]).toEqual([
      ['S1a'],
      ['', 'S2a', ''],
      0,
      '',
    ])
  })

  test('BIT-274 BIT-901 the Nezumi gives 2 VP for each building, at most 12', () => {
    for (const [built, points] of [
      [0, 0],
      [4, 8],
      [6, 12],
    ] as const) {
      const made = virtue(({ me, state }) => {
        me.slots = ['Y11', '', '']
        for (let slot = 0; slot < built; slot++) state.owners[slot] = 0
      })
      expect(virtuePoints(made.state, 0, 'Y11')).toBe(points)
      expect(made.run({ kind: 'virtue', card: 'Y11' }).me.vp).toBe(points)
    }
    const most = virtue(({ me }) => {
      me.slots = ['Y27', '', '']
      me.visions = ['V01', 'V02', 'V03', 'V04', 'V05']
    })
    expect(virtuePoints(most.state, 0, 'Y27')).toBe(12)
  })

  test('BIT-274 BIT-293 what a card counts is counted before it is removed', () => {
    const made = virtue(({ me }) => {
      me.slots = ['Y26', 'S1a', '']
      me.hand = ['S2a', 'S3a']
      me.deck = { inside: ['S4a'], under: [] }
      me.discard = []
    })
    expect(made.run({ kind: 'virtue', card: 'Y26' }).me.vp).toBe(5)
  })

  test('BIT-275 BIT-276 one card for each seat, in the new turn order', () => {
    const made = table(2, ({ me, you }) => {
      me.slots = ['S1a', 'S2a', 'S3a']
      you.slots = ['S1b', '', '']
    })
    made.state.order = [1, 0]
    made.stage('virtue')
    expect([made.asks(0), made.asks(1)]).toEqual(['', 'virtue'])
    made.as(1, decline).run({ kind: 'virtue', card: 'S2a' })
    expect([made.state.year, made.me.removed]).toEqual([2, ['S2a']])
    expect(bitoku.view(made.state, 1).domains[0]?.removed).toEqual(['S2a'])
  })

  test('BIT-291 BIT-293 what each virtue line counts', () => {
    const made = virtue(({ me, state }) => {
      state.trails[0] = [0, -1]
      state.trails[1] = [0, -1]
      state.trails[2] = [-1, 0]
      me.walkers = ['n1']
      me.crystals = ['CS1', '', '', 'CP1', '', '', '', '']
      state.owners[3] = 0
      me.mitamas = ['M01']
      me.pairs = [['M02', 'D01a']]
      me.path = ['B01', 'B02', 'B03']
      me.pawn = 2
      me.visions = ['V01', 'V17']
      me.rocks = ['IW1', 'IW2']
      me.rockPilgrims = [true, true, false, false]
      me.kodamas = [5, 1, 4, 3, 1]
      me.removed = ['Y01']
    })
    const points = (card: string) => virtuePoints(made.state, 0, card)
    expect({
      sleepers: points('S1a'),
      illumination: points('Y01'),
      portal: points('Y02'),
      crystals: points('S2a'),
      buildings: points('S3a'),
      mitamas: points('S4a'),
      pairs: points('Y17'),
      accomplished: points('S5a'),
      visions: points('Y05'),
      rocks: points('Y13'),
      rockPilgrims: points('Y23'),
      tracks: points('Y21'),
      yokai: points('Y09'),
    }).toEqual({
      sleepers: 3,
      illumination: 6,
      portal: 3,
      crystals: 2,
      buildings: 1,
      mitamas: 2,
      pairs: 3,
      accomplished: 2,
      visions: 4,
      rocks: 6,
      rockPilgrims: 6,
      tracks: 6,
      yokai: 5,
    })
  })

  test('BIT-292 a track is led off the first space with nobody strictly ahead', () => {
    const made = virtue(({ me, you }) => {
      me.kodamas = [4, 3, 5, 1, 6]
      you.kodamas = [4, 1, 6, 1, 2]
    })
    // Level with Brown and neutral on 4: led. Behind the neutral one: not. Behind Brown: not. First space: not.
    expect(virtuePoints(made.state, 0, 'Y21')).toBe(6)
  })

  test('BIT-294 any card on the board, for 0 VP too; no card from elsewhere', () => {
    const made = virtue(({ me }) => {
      me.slots = ['S2a', 'S1a', 'Y21']
      me.hand = ['S4a']
    })
    expect(made.listed('virtue').map((move) => move.card)).toEqual(['S2a', 'S1a', 'Y21'])
    expect(made.refuses({ kind: 'virtue', card: 'S4a' })).toBe('not-played BIT-294')
    expect(made.run({ kind: 'virtue', card: 'S2a' }).me.vp).toBe(0)
  })

  test('BIT-278 played cards are discarded, hands kept', () => {
    const made = table(2, ({ me }) => {
      me.slots = ['S1a', '', 'S3a']
      me.hand = ['S2a']
      me.deck = { inside: ['S4a', 'S5a', 'Y01', 'Y02'], under: [] }
      me.discard = []
    }).stage('tidy')
    expect([made.me.slots, made.me.discard]).toEqual([
      ['', '', ''],
      ['S1a', 'S3a'],
    ])
    expect(made.me.hand).toContain('S2a')
  })

  test('BIT-279 after the fourth year step E is skipped and the ascension begins', () => {
    const made = table(2, ({ state }) => {
      state.year = 4
    })
    const before = made.state.markets.mitama.slice()
    made.stage('tidy')
    expect([made.state.season, made.state.markets.mitama]).toEqual(['over', before])
    expect(made.told('seasonBegan').map((event) => event.season)).toEqual(['ascension'])
  })

  test('BIT-280 BIT-281 BIT-282 BIT-283 new cards on every hill, all favours open', () => {
    const made = table(2, ({ state }) => {
      state.covered.fill(true)
      state.hillYokai = ['Y01', '', 'Y02', 'Y03']
      state.hillBitoku = ['', 'B02', 'B03', 'B04']
      state.yokaiDeck = { inside: ['Y10', 'Y11', 'Y12', 'Y13'], under: [] }
      state.bitokuDeck = { inside: ['B10', 'B11', 'B12', 'B13'], under: [] }
    }).stage('tidy')
    expect(made.state.covered.some(Boolean)).toBe(false)
    expect(made.state.hillYokai.slice().sort()).toEqual(['Y10', 'Y11', 'Y12', 'Y13'])
    expect([made.state.yokaiDiscard, made.state.bitokuDiscard]).toEqual([
      ['Y01', 'Y02', 'Y03'],
      ['B02', 'B03', 'B04'],
    ])
    const kinds = made.events.map((event) => event.kind)
    expect(kinds.lastIndexOf('hillDealt')).toBeLessThan(kinds.indexOf('tileLeft'))
    expect(kinds.lastIndexOf('tileLeft')).toBeLessThan(kinds.indexOf('tileTurned'))
  })

  test('BIT-284 a used-up deck takes its discard pile back', () => {
    const made = table(2, ({ state }) => {
      state.yokaiDeck = { inside: ['Y10'], under: [] }
      state.hillYokai = ['', '', '', '']
      state.yokaiDiscard = ['Y01', 'Y02', 'Y03', 'Y04']
    }).stage('tidy')
    expect(made.state.hillYokai).toContain('Y10')
    expect([made.state.hillYokai.includes(''), made.state.yokaiDiscard]).toEqual([false, []])
  })

  test('BIT-285 BIT-286 BIT-287 BIT-290 the farthest tile leaves, the rest slide, new ones follow', () => {
    const made = table(2, ({ state }) => {
      state.markets.crystal = ['CS1', '', 'CS3', 'CS4']
      state.markets.mitama = ['M01', 'M02', '', '']
      state.stacks.mitama = { inside: ['M09'], under: [] }
    }).stage('tidy')
    expect([made.state.markets.crystal[2], made.state.markets.crystal[3]]).toEqual(['CS1', 'CS3'])
    expect(made.state.gone).toContain('CS4')
    const turned = made.told('tileTurned').filter((event) => event.market === 'crystal')
    expect(turned.map((event) => event.slot)).toEqual([1, 0])
    // The farthest Mitama slot is empty: none leaves; the stack has one tile, so the nearest slot stays empty.
    expect(made.state.markets.mitama).toEqual(['', 'M09', 'M01', 'M02'])
    expect(made.state.gone.some((tile) => tile.startsWith('M'))).toBe(false)
  })

  test('BIT-484 the last dragonfly: taken, the market stays empty; left, it slides and three follow', () => {
    const made = table(2, ({ state, me }) => {
      state.markets.dragonfly = ['', '', 'D05a', '']
      me.goods = goods(1)
    })
    const taken = table(2, ({ state }) => {
      state.markets.dragonfly = ['', '', 'D05a', '']
    }).effect('fly')
    taken.run({ kind: 'dragonfly', tile: 'D05a', less: 0 }, { kind: 'pay', resource: 'wood' })
    expect(taken.effect('fly').asks()).toBe('')
    made.stage('tidy')
    expect(made.state.markets.dragonfly[3]).toBe('D05a')
    const turned = made.told('tileTurned').filter((event) => event.market === 'dragonfly')
    expect(turned.map((event) => event.slot)).toEqual([2, 1, 0])
    expect(made.told('tileLeft').some((event) => event.market === 'dragonfly')).toBe(false)
  })

  test('BIT-288 BIT-351 the rock garden is never refilled', () => {
    const made = table(2, ({ state }) => {
      state.garden = ['IW1', '', '', '']
    }).stage('tidy')
    expect(made.state.garden).toEqual(['IW1', '', '', ''])
  })
})
