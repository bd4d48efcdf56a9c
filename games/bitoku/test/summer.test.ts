import { optionsFor } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { yokaiCards } from '../catalogue/index.ts'
import { bitoku, boardOf, needOf, whyNot } from '../rules/index.ts'
import { choose, decline, goods, Table, table, takes } from './helpers.ts'

describe('spring', () => {
  test('BIT-100 BIT-101 BIT-103 all draw to four and discard one at the same time, in secret', () => {
    const made = new Table(3)
    expect(made.state.domains.map((domain) => domain.hand.length)).toEqual([4, 4, 4])
    const turn = bitoku.turn(made.state)
    expect(!turn.over && turn.seats.slice().sort()).toEqual([0, 1, 2])
    made.as(1, { kind: 'discard', card: made.you.hand[0] ?? '' })
    expect(made.you.discard).toEqual([])
    expect(bitoku.view(made.state, 0).domains[1]?.aside).toEqual([''])
    expect(bitoku.turn(made.state)).toMatchObject({ seats: made.state.order.filter((seat) => seat !== 1) })
    made.as(0, { kind: 'discard', card: made.me.hand[0] ?? '' })
    made.as(2, { kind: 'discard', card: made.state.domains[2]?.hand[0] ?? '' })
    expect(made.you.discard).toHaveLength(1)
    expect(made.told('discarded')).toHaveLength(3)
    expect(made.state.season).toBe('summer')
  })

  test('BIT-902 BIT-103 one card kept from last year: draw three, discard one', () => {
    const made = new Table(2)
    made.me.deck.inside.push(...made.me.hand.splice(1))
    made.stage('spring')
    expect(made.me.hand).toHaveLength(4)
    made.run({ kind: 'discard', card: made.me.hand[2] ?? '' })
    expect([made.me.hand.length, made.asks()]).toEqual([3, ''])
  })

  test('BIT-102 BIT-103 BIT-104 with six cards none is drawn and three are discarded', () => {
    const made = new Table(2)
    made.me.hand = ['S1a', 'S2a', 'S3a', 'S4a', 'S5a', 'Y01']
    made.me.deck = { inside: [], under: [] }
    made.stage('spring')
    expect(made.me.hand).toHaveLength(6)
    for (const card of ['S1a', 'Y01', 'S3a']) made.run({ kind: 'discard', card })
    expect(made.me.hand).toEqual(['S2a', 'S4a', 'S5a'])
    expect(made.refuses({ kind: 'discard', card: 'S2a' })).toBe('not-your-turn BIT-120')
  })

  test('BIT-105 BIT-106 BIT-903 two dream crystals: a card beyond three, and an amulet', () => {
    const made = table(2, ({ me }) => {
      me.crystals = ['', '', '', 'CP3', 'CP1', '', '', '']
      me.hand = ['S1a', 'S2a', 'S3a']
      me.deck = { inside: ['S4a', 'S5a'], under: [] }
    }).stage('harvest')
    made.run({ kind: 'harvest', crystal: 'CP3' })
    expect([made.me.hand.length, made.me.amulets, made.state.season]).toEqual([4, [2, 0, 0], 'summer'])
  })

  test('BIT-105 BIT-109 the seat chooses the order of its harvest', () => {
    const made = table(2, ({ me }) => {
      me.crystals = ['', '', '', 'CP9', 'CP12', '', '', '']
    }).stage('harvest')
    expect(made.listed('harvest').map((move) => move.crystal)).toEqual(['CP9', 'CP12'])
    made.run({ kind: 'harvest', crystal: 'CP12' }, decline)
    expect(made.run({ kind: 'advance', region: 1 }).state.season).toBe('summer')
  })

  test('BIT-075 BIT-100 the harvest goes in turn order', () => {
    const made = table(2, ({ state }) => {
      for (const domain of state.domains) domain.crystals[3] = 'CP9'
    })
    made.state.order = [1, 0]
    made.stage('harvest')
    expect([made.asks(0), made.asks(1)]).toEqual(['', 'advance'])
  })

  test('BIT-110 a die unlocked in spring stays unlocked', () => {
    const made = table(2, ({ me }) => {
      me.crystals[3] = 'CP12'
      me.path = ['B06']
    }).stage('harvest')
    made.run({ kind: 'follow' }, { kind: 'unlock', die: 1 })
    expect([made.state.season, made.me.places]).toEqual(['summer', [0, 1, 0]])
  })
})

describe('a turn', () => {
  test('BIT-080 every card has type, action and a virtue line up to 12', () => {
    expect(yokaiCards.every((card) => card.virtue.most === 12 && card.action !== '')).toBe(true)
    expect(yokaiCards.filter((card) => card.colour !== undefined)).toHaveLength(20)
  })

  test('BIT-120 BIT-121 turns go round in order, one verb each', () => {
    const made = table(3, ({ me }) => {
      me.hand = ['S2a']
    })
    made.run({ kind: 'play', card: 'S2a', slot: 0 }, takes('stone'))
    expect([made.asks(0), made.asks(1)]).toEqual(['', 'turn'])
    const verbs = new Set(made.moves(1).map((move) => move.kind))
    expect([...verbs].sort()).toEqual(['play', 'sacrifice'])
  })

  test('BIT-083 BIT-088 BIT-122 a gained card can be played from the next turn on', () => {
    const made = table(2, ({ me, state }) => {
      me.places = [11, 0, 0]
      state.hillYokai = ['Y06', 'Y07', 'Y08', 'Y09']
    })
    made.run({ kind: 'cross', die: 0 }, { kind: 'favour', hill: 1, favour: 'yokai' })
    expect([made.asks(0), made.me.hand.includes('Y06')]).toEqual(['', true])
    made.summer().run({ kind: 'play', card: 'Y06', slot: 1 })
    expect(made.me.slots).toEqual(['', 'Y06', ''])
  })

  test('BIT-089 BIT-123 three slots, one card each', () => {
    const made = table(2, ({ me }) => {
      me.hand = ['S1a', 'S4a']
      me.slots = ['S2a', 'S3a', '']
    })
    expect(made.refuses({ kind: 'play', card: 'S1a', slot: 0 })).toBe('slot-taken BIT-123')
    expect(made.refuses({ kind: 'play', card: 'S5a', slot: 2 })).toBe('not-in-hand BIT-122')
    made.me.slots[2] = 'S5a'
    expect(made.summer().listed('play')).toEqual([])
    expect(whyNot(made.state, 0, 'play')).toEqual({ code: 'all-slots-taken', rule: 'BIT-123' })
  })

  test('BIT-090 BIT-091 BIT-124 playing unlocks the die beside the slot', () => {
    const made = table(2, ({ me }) => {
      me.hand = ['S2a']
    })
    expect(made.refuses({ kind: 'use', die: 1 })).toBe('die-locked BIT-090')
    made.run({ kind: 'play', card: 'S2a', slot: 1 })
    expect(made.me.places).toEqual([0, 1, 0])
    const away = table(2, ({ me }) => {
      me.hand = ['S2a']
      me.places = [21, 0, 0]
    }).run({ kind: 'play', card: 'S2a', slot: 0 })
    expect([away.me.places[0], away.asks()]).toEqual([21, 'goods'])
    expect(away.refuses({ kind: 'use', die: 0 })).toBe('not-now BIT-063')
  })

  test('BIT-910 BIT-125 the Imomushi on the leftmost slot: the die is free, wood or stone, no crystal', () => {
    const made = table(2, ({ me }) => {
      me.hand = ['S2a']
      me.goods = goods()
    }).run({ kind: 'play', card: 'S2a', slot: 0 })
    expect(made.moves()).toEqual([takes('wood'), takes('stone'), decline])
    made.run(takes('stone'))
    expect([made.me.places[0], made.me.goods, made.asks(1)]).toEqual([1, goods(0, 1), 'turn'])
  })

  test.each(yokaiCards)('BIT-125 the action of $id may be left, with a crystal and without', ({ id }) => {
    for (const crystal of ['', 'CS10']) {
      const made = table(2, ({ me }) => {
        me.hand = [id]
        me.crystals[0] = crystal
      })
      const { goods: had, vp } = made.me
      made.run({ kind: 'play', card: id, slot: 0 })
      while (made.asks(0) !== '') made.run(decline)
      expect([made.me.goods, made.me.amulets, made.me.vp, made.me.hand]).toEqual([had, [1, 0, 0], vp, []])
    }
  })

  test('BIT-125 BIT-072 an action that was begun gives all it gives', () => {
    const made = table(2, ({ me }) => {
      me.hand = ['Y06']
    }).run({ kind: 'play', card: 'Y06', slot: 0 }, takes('wood'))
    expect(made.refuses(decline)).toBe('must-answer BIT-072')
    const draws = table(2, ({ me }) => {
      me.hand = ['Y24']
    }).run({ kind: 'play', card: 'Y24', slot: 0 })
    expect(draws.asks()).toBe('optional')
    draws.run(choose('card'))
    expect([draws.me.hand.length, draws.me.amulets]).toEqual([1, [2, 0, 0]])
  })

  test('BIT-126 BIT-389 the sense crystal before or after the card, unlocking first', () => {
    for (const first of ['card', 'crystal']) {
      const made = table(2, ({ me }) => {
        me.hand = ['S2a']
        me.crystals[1] = 'CS10'
      }).run({ kind: 'play', card: 'S2a', slot: 1 })
      expect(made.me.places[1]).toBe(1)
      made.run(choose(first))
      if (first === 'card') made.run(takes('wood'), choose('crystal'))
      else made.run(choose('card'), takes('wood'))
      expect([made.me.vp, made.asks(1)]).toEqual([2, 'turn'])
    }
  })

  test('BIT-126 BIT-396 a crystal connected by the card itself may be harmonised after it', () => {
    const made = table(2, ({ me, state }) => {
      me.hand = ['S3a']
      state.markets.crystal = ['CS10', '', '', '']
    }).run({ kind: 'play', card: 'S3a', slot: 2 })
    made.run({ kind: 'crystal', tile: 'CS10', slot: 2, less: 0 }, choose('crystal'))
    expect(made.me.vp).toBe(2)
    // Beside a slot whose card was played earlier it does nothing yet.
    const earlier = table(2, ({ me, state }) => {
      me.hand = ['S3a']
      me.slots[0] = 'S1a'
      state.markets.crystal = ['CS10', '', '', '']
    }).run({ kind: 'play', card: 'S3a', slot: 2 }, { kind: 'crystal', tile: 'CS10', slot: 0, less: 0 })
    expect([earlier.asks(0), earlier.me.vp]).toEqual(['', 0])
  })

  test('BIT-397 declining the card leaves the crystal, and the other way round', () => {
    const made = table(2, ({ me }) => {
      me.hand = ['S1a']
      me.crystals[1] = 'CS10'
    }).run({ kind: 'play', card: 'S1a', slot: 1 }, choose('crystal'))
    expect(made.lists(decline)).toBe(true)
    made.run(decline)
    expect([made.me.vp, made.asks(1)]).toEqual([2, 'turn'])
    const cardOnly = table(2, ({ me }) => {
      me.hand = ['S1a']
      me.crystals[1] = 'CS10'
    }).run({ kind: 'play', card: 'S1a', slot: 1 }, choose('card'), decline, decline)
    expect([cardOnly.me.vp, cardOnly.asks(1)]).toEqual([0, 'turn'])
  })

  test('BIT-093 BIT-911 a pilgrim leaves the game for a locked die, which is used at once', () => {
    const made = table(2, ({ me }) => {
      me.amulets = [2, 0, 0]
    }).run({ kind: 'sacrifice', die: 1 })
    expect([made.me.pilgrims, made.me.spent, made.asks()]).toEqual([2, 1, 'place'])
    made.run({ kind: 'amulet', worth: 1 }, { kind: 'amulet', worth: 1 })
    expect([made.me.dice[1], made.me.amulets[0]]).toEqual([4, 0])
    expect(made.refuses({ kind: 'pass' })).toBe('not-now BIT-132')
    made.run({ kind: 'place', region: 4 })
    expect(made.me.places[1]).toBe(41)
  })

  test('BIT-093 also with unlocked dice, not without pilgrims, not for a free die', () => {
    const made = table(2, ({ me }) => {
      me.places = [1, 0, 0]
    })
    expect(made.lists({ kind: 'sacrifice', die: 2 })).toBe(true)
    expect(made.refuses({ kind: 'sacrifice', die: 0 })).toBe('die-not-locked BIT-093')
    made.me.pilgrims = 0
    expect(made.refuses({ kind: 'sacrifice', die: 2 })).toBe('no-pilgrim BIT-093')
  })

  test('BIT-127 BIT-130 BIT-134 a die goes to any empty forest space, one die to a space', () => {
    const made = table(2, ({ me, you }) => {
      me.places = [1, 0, 0]
      you.places = [11, 31, 0]
    }).run({ kind: 'use', die: 0 })
    expect(made.refuses({ kind: 'place', region: 1 })).toBe('region-full BIT-130')
    expect(made.refuses({ kind: 'visit', floor: 1 })).toBe('house-space-taken BIT-130')
    expect(made.listed('place').map((move) => move.region)).toEqual([2, 4, 5])
    const four = table(4, ({ me }) => {
      me.places = [11, 12, 1]
    }).run({ kind: 'use', die: 2 }, { kind: 'place', region: 1 })
    expect(four.me.places).toEqual([11, 12, 13])
  })

  test('BIT-131 BIT-095 no die goes from the board straight to a hill', () => {
    const made = table(2, ({ me }) => {
      me.places = [1, 1, 1]
    })
    expect(made.refuses({ kind: 'cross', die: 0 })).toBe('die-not-in-forest BIT-230')
    made.run({ kind: 'use', die: 0 }, { kind: 'place', region: 2 })
    expect(made.me.places[0]).toBeLessThan(60)
  })

  test('BIT-132 BIT-133 amulets raise the die before it is placed, never above six', () => {
    const made = table(2, ({ me }) => {
      me.places = [1, 0, 0]
      me.dice = [5, 2, 1]
      me.amulets = [1, 0, 1]
    }).run({ kind: 'use', die: 0 }, { kind: 'amulet', worth: 3 })
    expect([made.me.dice[0], made.me.amulets]).toEqual([6, [1, 0, 0]])
    expect(made.refuses({ kind: 'amulet', worth: 1 })).toBe('already-six BIT-133')
    made.run({ kind: 'place', region: 4 })
    expect(made.refuses({ kind: 'amulet', worth: 1 })).toBe('not-now BIT-135')
  })

  test('BIT-135 forest and building action, each once, in either order', () => {
    const made = () =>
      table(2, ({ me, state }) => {
        me.places = [1, 0, 0]
        state.zones[8] = 'A1'
      }).run({ kind: 'use', die: 0 }, { kind: 'place', region: 4 })
    const one = made().run({ kind: 'forest', tier: 1 }, { kind: 'building', tile: 'A1' })
    expect([one.me.amulets[0], one.me.kodamas[3], one.asks(1)]).toEqual([2, 2, 'turn'])
    const other = made().run({ kind: 'building', tile: 'A1' })
    expect(other.refuses({ kind: 'building', tile: 'A1' })).toBe('action-done BIT-135')
    other.run({ kind: 'forest', tier: 1 })
    expect([other.me.kodamas[3], other.asks(1)]).toEqual([2, 'turn'])
    expect(made().run(decline).asks(1)).toBe('turn')
  })

  test('BIT-136 BIT-912 BIT-138 as high as every other die, own dice too; placing is free', () => {
    const made = (other: number, own = false) =>
      table(4, ({ me, you, state }) => {
        me.dice = [4, 4, other]
        me.places = [1, 0, own ? 12 : 0]
        you.dice = [other, 1, 1]
        you.places = [own ? 0 : 11, 0, 0]
        state.zones[0] = 'T4'
      }).run({ kind: 'use', die: 0 }, { kind: 'place', region: 1 })
    expect(made(2).lists({ kind: 'forest', tier: 1 })).toBe(true)
    expect(made(4).lists({ kind: 'forest', tier: 1 })).toBe(true)
    expect(made(5).refuses({ kind: 'forest', tier: 1 })).toBe('higher-die BIT-136')
    expect(made(5, true).refuses({ kind: 'forest', tier: 1 })).toBe('higher-die BIT-136')
    expect(made(5).lists({ kind: 'building', tile: 'T4' })).toBe(true)
    expect(needOf(made(5).state, 1)).toEqual({ value: 5, amulet: false })
  })

  test('BIT-137 dice across the river do not count', () => {
    const made = table(4, ({ me, you }) => {
      me.places = [1, 0, 0]
      you.dice = [6, 1, 1]
      you.places = [61, 0, 0]
    }).run({ kind: 'use', die: 0 }, { kind: 'place', region: 1 })
    expect(made.lists({ kind: 'forest', tier: 1 })).toBe(true)
  })

  test('BIT-146 BIT-147 the hard variant asks for a strictly higher die, buildings as before', () => {
    const made = (mine: number, theirs: number, amulets = 0) =>
      table(
        4,
        ({ me, you, state }) => {
          me.dice = [mine, 1, 1]
          me.places = [1, 0, 0]
          me.amulets = [amulets, 0, 0]
          you.dice = [theirs, 1, 1]
          you.places = [11, 0, 0]
          state.zones[0] = 'T4'
        },
        { hard: true },
      ).run({ kind: 'use', die: 0 }, { kind: 'place', region: 1 })
    expect(made(4, 4).refuses({ kind: 'forest', tier: 1 })).toBe('not-strictly-higher BIT-146')
    expect(made(4, 4).lists({ kind: 'building', tile: 'T4' })).toBe(true)
    expect(made(5, 4).lists({ kind: 'forest', tier: 1 })).toBe(true)
  })

  test('BIT-149 the hard variant is offered where a region has more die spaces than one', () => {
    const offered = bitoku.seats.filter((seats) =>
      optionsFor(bitoku.options, seats).some(([name]) => name === 'hard'),
    )
    expect(offered).toEqual([3, 4])
    expect(offered).toEqual(bitoku.seats.filter((seats) => boardOf(new Table(seats).state).dieSpaces > 1))
    expect(() => new Table(2, { hard: true })).toThrow('option hard does not exist with 2 seats')
  })

  test('BIT-148 in the hard variant a five against a six takes an amulet before it is placed, not after', () => {
    const made = (amulets: number[]) =>
      table(
        4,
        ({ me, you, state }) => {
          me.dice = [5, 1, 1]
          me.places = [1, 0, 0]
          me.amulets = amulets
          you.dice = [6, 1, 1]
          you.places = [11, 0, 0]
          state.zones[0] = 'A1'
        },
        { hard: true },
      ).run({ kind: 'use', die: 0 })
    const five = made([2, 0, 0]).run({ kind: 'place', region: 1 })
    expect(five.refuses({ kind: 'forest', tier: 1 })).toBe('not-strictly-higher BIT-146')
    const six = made([1, 0, 0]).run({ kind: 'amulet', worth: 1 }, { kind: 'place', region: 1 })
    expect(six.refuses({ kind: 'forest', tier: 1 })).toBe('needs-amulet BIT-148')
    const both = made([2, 0, 0]).run({ kind: 'amulet', worth: 1 }, { kind: 'place', region: 1 })
    expect(both.run({ kind: 'forest', tier: 1 }).me.amulets).toEqual([0, 0, 0])
  })

  test('BIT-148 a six among sixes costs one amulet of any worth', () => {
    const made = (amulets: number[]) =>
      table(
        4,
        ({ me, you, state }) => {
          me.dice = [6, 1, 1]
          me.places = [1, 0, 0]
          me.amulets = amulets
          you.dice = [6, 1, 1]
          you.places = [11, 0, 0]
          state.zones[0] = 'A1'
        },
        { hard: true },
      ).run({ kind: 'use', die: 0 }, { kind: 'place', region: 1 })
    expect(made([0, 0, 0]).refuses({ kind: 'forest', tier: 1 })).toBe('needs-amulet BIT-148')
    const spent = made([1, 0, 1]).run({ kind: 'forest', tier: 1 })
    expect(spent.asks()).toBe('surpass')
    spent.run({ kind: 'amulet', worth: 1 })
    expect([spent.me.amulets, spent.me.dice[0], spent.me.kodamas[0]]).toEqual([[0, 0, 1], 6, 2])
    expect(needOf(spent.state, 1)).toEqual({ value: 6, amulet: true })
    expect(made([0, 2, 0]).run({ kind: 'forest', tier: 1 }).me.amulets).toEqual([0, 1, 0])
  })

  test('BIT-150 BIT-154 pass after three cards and three dice, or cross on', () => {
    const made = table(2, ({ me }) => {
      me.slots = ['S1a', 'S2a', '']
      me.hand = ['S3a']
      me.places = [11, 31, 61]
    })
    expect(made.refuses({ kind: 'pass' })).toBe('cards-left BIT-150')
    made.me.slots[2] = 'S3a'
    made.me.hand = []
    made.me.places[1] = 1
    expect(made.refuses({ kind: 'pass' })).toBe('dice-left BIT-150')
    made.me.places[1] = 31
    expect(made.moves()).toEqual([{ kind: 'cross', die: 0 }, { kind: 'pass' }])
    expect(whyNot(made.state, 0, 'use')).toEqual({ code: 'no-unlocked-die', rule: 'BIT-090' })
  })

  test('BIT-151 BIT-271 with nothing else to do a seat passes, and a die that never left goes home', () => {
    const made = table(2, ({ me, you }) => {
      me.slots = ['S1a', 'S2a', 'S3a']
      me.hand = []
      me.pilgrims = 0
      me.places = [0, 31, 0]
      you.passed = true
    })
    expect(made.moves()).toEqual([{ kind: 'pass' }])
    made.run({ kind: 'pass' })
    expect(made.state.season).toBe('winter')
    made.run({ kind: 'lay', values: [1, 2, 3] })
    expect(made.me.places).toEqual([0, 0, 0])
  })

  test('BIT-152 BIT-153 BIT-155 a passed seat has no more turns but still gets its bonuses', () => {
    const made = table(2, ({ me, you, state }) => {
      me.places = [1, 0, 0]
      you.passed = true
      you.kodamas = [3, 1, 1, 1, 1]
      state.zones[1] = 'F1'
      state.owners[1] = 1
    }).run({ kind: 'use', die: 0 }, { kind: 'place', region: 1 }, { kind: 'building', tile: 'F1' })
    expect(made.you.vp).toBe(1)
    made.run(decline)
    expect([made.asks(0), made.asks(1)]).toEqual(['turn', ''])
    made.effect('back 1').run({ kind: 'back', seat: 1, region: 1 })
    expect(made.you.kodamas[0]).toBe(2)
  })
})
