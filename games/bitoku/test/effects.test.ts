import { describe, expect, test } from 'vitest'
import { bitoku } from '../rules/index.ts'
import { choose, decline, goods, table, takes } from './helpers.ts'

describe('resources, amulets, icons', () => {
  test('BIT-050 BIT-054 goods and amulets are kept from year to year', () => {
    const made = table(2, ({ me }) => {
      me.goods = goods(3, 2, 1, 4)
      me.amulets = [2, 1, 3]
    }).stage('tidy')
    expect([made.me.goods, made.me.amulets]).toEqual([goods(3, 2, 1, 4), [2, 1, 3]])
  })

  test('BIT-051 BIT-907 two resources of any type, equal or different', () => {
    for (const [first, second] of [
      ['jade', 'jade'],
      ['stone', 'wood'],
    ] as const) {
      const made = table(2, ({ me }) => {
        me.goods = goods()
      }).effect('res 2')
      made.run(takes(first), takes(second))
      expect(made.me.goods).toEqual({ ...goods(), [first]: 1, [second]: first === second ? 2 : 1 })
    }
  })

  test('BIT-052 BIT-935 three tokens and an x3 tile are the same: a number is kept', () => {
    const made = table(2, ({ me }) => {
      me.goods = goods(0, 0, 0, 3)
      me.visions = []
    })
    expect(made.me.goods.sake).toBe(3)
    // Three sake count as three resources for the guardians: 3 + 2 + 1 + 3 = 9, 2 VP.
    expect(made.points('guardians')).toBe(2)
  })

  test('BIT-055 BIT-908 a +3 amulet is spent whole, never as smaller ones', () => {
    const made = table(2, ({ me }) => {
      me.amulets = [0, 0, 1]
      me.places = [0, 0, 1]
    }).run({ kind: 'use', die: 2 })
    expect(made.refuses({ kind: 'amulet', worth: 1 })).toBe('no-such-amulet BIT-054')
    made.run({ kind: 'amulet', worth: 3 })
    expect([made.me.dice[2], made.me.amulets]).toEqual([4, [0, 0, 0]])
  })

  test('BIT-056 BIT-240 amulets are for placing only, not for crossing', () => {
    const made = table(2, ({ me }) => {
      me.places = [11, 0, 0]
      me.amulets = [3, 0, 0]
    })
    expect(made.refuses({ kind: 'amulet', worth: 1 })).toBe('not-now BIT-121')
    made.run({ kind: 'cross', die: 0 })
    expect(made.refuses({ kind: 'amulet', worth: 1 })).toBe('not-now BIT-241')
    expect(made.me.dice[0]).toBe(2)
  })

  test('BIT-057 BIT-909 a number is how often; none is once', () => {
    expect(table(2).effect('pv 2').me.vp).toBe(2)
    const made = table(2, ({ state }) => {
      state.markets.dragonfly = ['', 'D01a', '', '']
    }).effect('fly')
    made.run({ kind: 'dragonfly', tile: 'D01a', less: 0 })
    expect(made.asks()).toBe('')
    expect(made.me.dragonflies).toContain('D01a')
  })

  test('BIT-058 BIT-061 BIT-069 a cost is paid in full before the gain, from what the seat holds', () => {
    const made = table(2, ({ me, state }) => {
      state.markets.mitama = ['M01', '', '', '']
      me.goods = goods(0, 0, 0, 1)
    })
    // M01 costs 2 sake and would bring a resource: that cannot help to pay.
    expect(made.effect('mitama').asks()).toBe('')
    made.me.goods = goods(0, 0, 0, 2)
    made.effect('mitama').run({ kind: 'mitama', tile: 'M01', less: 0 })
    expect(made.me.goods).toEqual(goods())
    expect(made.asks()).toBe('choice')
  })

  test('BIT-059 BIT-904 a discount of two on 2 sake and 1 jade saves either pair', () => {
    const paid = (resource: 'sake' | 'jade') => {
      const made = table(2, ({ me, state }) => {
        state.markets.mitama = ['M05', '', '', '']
        me.goods = goods(0, 0, 1, 2)
      }).effect('mitama-2')
      made.run({ kind: 'mitama', tile: 'M05', less: 2 }, { kind: 'pay', resource })
      return made.me.goods
    }
    expect(paid('jade')).toEqual(goods(0, 0, 0, 2))
    expect(paid('sake')).toEqual(goods(0, 0, 1, 1))
  })

  test('BIT-060 BIT-371 a discount never pays out, nor raises what a slot gives', () => {
    const made = table(2, ({ me, state }) => {
      state.markets.dragonfly = ['D01a', '', 'D02a', '']
      me.goods = goods()
      me.dragonflies = []
    }).effect('fly-1')
    expect(made.lists({ kind: 'dragonfly', tile: 'D02a', less: 1 })).toBe(true)
    made.run({ kind: 'dragonfly', tile: 'D01a', less: 1 }, takes('jade'))
    expect([made.asks(), made.me.goods]).toEqual(['', goods(0, 0, 1, 0)])
  })

  test('BIT-062 BIT-440 orange VP come at once, purple ones in the ascension', () => {
    const made = table(2, ({ state }) => {
      state.zones[1] = 'F1'
      state.owners[1] = 0
    }).effect('pv 3')
    expect([made.me.vp, made.points('game'), made.points('destiny')]).toEqual([3, 3, 1])
  })

  test('BIT-063 BIT-905 two of jade / sake: any mix of these and no other', () => {
    const taken = new Set<string>()
    for (const first of ['jade', 'sake'] as const)
      for (const second of ['jade', 'sake'] as const) {
        const made = table(2, ({ me }) => {
          me.goods = goods()
        }).effect('2x(jade/sake)')
        expect(made.refuses(takes('wood'))).toBe('other-resource BIT-063')
        made.run(takes(first), takes(second))
        taken.add(JSON.stringify(made.me.goods))
      }
    expect(taken.size).toBe(3)
  })

  test('BIT-064 BIT-906 a discount before a slash holds for whichever is chosen', () => {
    const made = table(2, ({ me, state }) => {
      me.goods = goods(0, 0, 0, 1)
      state.markets.crystal = ['', '', '', 'CS1']
      state.markets.building = ['F1', '', '', '']
    }).effect('build-1 / crystal-1')
    // The first building costs 1 wood, the crystal on slot 4 two of any: both one less.
    expect(made.lists({ kind: 'build', tile: 'F1', zone: 1, less: 1 })).toBe(true)
    expect(made.lists({ kind: 'crystal', tile: 'CS1', slot: 0, less: 1 })).toBe(true)
  })

  test('BIT-065 BIT-438 scores have no upper limit and no loss takes one below nothing', () => {
    const made = table(3, ({ me, state }) => {
      state.order = [1, 2, 0]
      me.vp = 140
      me.dice = [1, 1, 1]
      me.goods = goods()
      me.visions = ['V17', 'V12', 'V27']
    })
    expect(made.points('missed')).toBe(-6)
    made.me.vp = 1
    made.state.treasures = ['L2', 'L2', 'L2', 'L2', 'L2']
    made.state.domains.forEach((domain, seat) => {
      domain.kodamas = seat === 0 ? [1, 1, 1, 1, 1] : [2, 2, 2, 2, 2]
    })
    made.state.order = [1, 0, 2]
    expect([made.points('guardians'), made.points('treasure'), made.points('floor')]).toEqual([0, 0, 5])
    expect(made.total()).toBe(0)
  })

  test('BIT-066 BIT-067 a discount belongs to one purchase and is used as far as it goes', () => {
    const made = table(2, ({ me, state }) => {
      state.markets.mitama = ['M13', '', '', '']
      me.goods = goods(0, 0, 1, 1)
    }).effect('mitama-1 / fly')
    expect(made.refuses({ kind: 'mitama', tile: 'M13', less: 0 })).toBe('other-discount BIT-067')
    made.run({ kind: 'mitama', tile: 'M13', less: 1 }, { kind: 'pay', resource: 'jade' })
    expect(made.me.goods).toEqual(goods(0, 0, 0, 1))
    made.run(choose('amu 1'), decline)
    made.state.markets.dragonfly = ['', '', 'D01a', '']
    // The next purchase is at full price again.
    made.effect('fly').run({ kind: 'dragonfly', tile: 'D01a', less: 0 })
    expect(made.me.goods).toEqual(goods())
  })

  test('BIT-068 a cost of any types is paid with what the seat chooses', () => {
    const made = table(2, ({ me, state }) => {
      state.markets.crystal = ['', '', '', 'CS1']
      me.goods = goods(1, 1, 1, 0)
    }).effect('crystal')
    made.run({ kind: 'crystal', tile: 'CS1', slot: 0, less: 0 }, { kind: 'pay', resource: 'jade' })
    expect(made.refuses({ kind: 'pay', resource: 'jade' })).toBe('other-payment BIT-067')
    made.run({ kind: 'pay', resource: 'wood' })
    expect(made.me.goods).toEqual(goods(0, 1, 0, 0))
  })
})

describe('how effects are resolved', () => {
  test('BIT-070 BIT-078 an inner effect is finished before the outer goes on', () => {
    const made = table(2, ({ me }) => {
      me.path = ['B19', 'B01']
      me.goods = goods()
    }).effect('mp 1 + jade')
    // B19 gives 3 VP and 1 MP, which reaches B01: 2 VP and a resource; then the jade of the outer effect.
    made.run({ kind: 'follow' }, { kind: 'follow' })
    expect([made.me.vp, made.asks(), made.me.goods.jade]).toEqual([5, 'goods', 0])
    made.run(takes('sake'))
    expect(made.me.goods).toEqual(goods(0, 0, 1, 1))
  })

  test('BIT-071 what cannot be done is skipped without compensation', () => {
    const made = table(2, ({ me }) => {
      me.places = [11, 21, 41]
    }).effect('unlock + amu 1')
    expect([made.asks(), made.me.amulets]).toEqual(['', [2, 0, 0]])
  })

  test('BIT-072 fixed gains are received, other parts may be declined', () => {
    for (const notation of ['mp 1', 'kod 1', 'unlock', 'vision', 'bitoku', 'yokai', 'rock', 'build', 'fly'])
      expect(table(2).effect(notation).lists(decline), notation).toBe(true)
    for (const notation of ['res 1', 'mp 1 / amu 1'])
      expect(table(2).effect(notation).refuses(decline), notation).toBeDefined()
    expect(table(2).effect('draw 1').asks()).toBe('')
  })

  test('BIT-073 parts joined by "and" come in the printed order', () => {
    const made = table(2).effect('kod 1 + mp 1')
    expect(made.asks()).toBe('advance')
    expect(made.run({ kind: 'advance', region: 4 }).asks()).toBe('movement')
  })

  test('BIT-074 BIT-466 two purchases in either order, the discount on the one the seat names', () => {
    const made = () =>
      table(2, ({ me, state }) => {
        state.markets.mitama = ['M13', '', '', '']
        state.markets.dragonfly = ['', '', 'D01a', '']
        me.dragonflies = []
        me.goods = goods(1, 0, 1, 1)
      }).effect('both (mitama, fly)-1')
    const flyFirst = made().run({ kind: 'dragonfly', tile: 'D01a', less: 1 })
    expect(flyFirst.me.goods).toEqual(goods(1, 0, 1, 1))
    expect(flyFirst.refuses({ kind: 'mitama', tile: 'M13', less: 1 })).toBe('other-discount BIT-067')
    flyFirst.run({ kind: 'mitama', tile: 'M13', less: 0 })
    expect(flyFirst.me.goods).toEqual(goods(1, 0, 0, 0))
    const kept = made().run({ kind: 'dragonfly', tile: 'D01a', less: 0 }, { kind: 'pay', resource: 'wood' })
    expect(kept.lists({ kind: 'mitama', tile: 'M13', less: 1 })).toBe(true)
    expect(kept.refuses({ kind: 'mitama', tile: 'M13', less: 0 })).toBe('other-discount BIT-067')
    expect(made().run(decline).asks()).toBe('')
  })

  test('BIT-076 an impossible option cannot be named; with none the choice is skipped', () => {
    const made = table(2, ({ me, state }) => {
      me.rocks = ['IW1', 'IW2', 'IW3']
      state.garden = ['IW4', '', '', '']
    }).effect('rock / rockpil')
    expect(made.refuses(choose('rock'))).toBe('not-an-option BIT-076')
    expect(made.lists(decline)).toBe(true)
    made.me.pilgrims = 0
    expect(made.effect('rock / rockpil').asks()).toBe('')
    // A chosen option stays chosen, even if nothing of it is used.
    const chosen = table(2).effect('mp 1 / amu 1').run(choose('mp 1'), decline)
    expect([chosen.asks(), chosen.me.amulets]).toEqual(['', [1, 0, 0]])
  })

  test('BIT-077 brackets are one part at their printed place', () => {
    const made = table(2, ({ me }) => {
      me.goods = goods()
    })
    expect(made.effect('(rock / rockpil) + kod 1').run(decline).asks()).toBe('advance')
    made.effect('(wood + stone) / (jade + sake)').run(choose('(jade + sake)'))
    expect(made.me.goods).toEqual(goods(0, 0, 1, 1))
  })

  test('BIT-079 two different of a list, each finished, each may be declined', () => {
    const made = table(2).effect('two of (res 1, mp 1, kod 1, amu 1)')
    made.run(choose('amu 1'))
    expect(made.refuses(choose('amu 1'))).toBe('not-an-option BIT-076')
    made.run(choose('kod 1'), { kind: 'advance', region: 2 })
    expect([made.asks(), made.me.amulets, made.me.kodamas[1]]).toEqual(['', [2, 0, 0], 2])
    expect(table(2).effect('two of (res 1, mp 1, kod 1, amu 1)').run(decline).asks()).toBe('')
  })

  test('BIT-445 the seat that does an effect makes its choices', () => {
    const made = table(2).effect('res 1')
    expect([made.asks(0), made.asks(1)]).toEqual(['goods', ''])
    expect(bitoku.check(made.state, 1, takes('wood'))?.code).toBe('not-your-turn')
  })

  test('BIT-446 BIT-447 fixed gains', () => {
    const made = table(2, ({ me }) => {
      me.goods = goods()
    })
    made.effect('stone').effect('amu 2').effect('amu 3').effect('pv 4')
    expect([made.me.goods, made.me.amulets, made.me.vp]).toEqual([goods(0, 1), [1, 1, 1], 4])
    expect(made.effect('wood / stone').moves()).toEqual([takes('wood'), takes('stone')])
  })

  test('BIT-448 BIT-303 movement points may be left', () => {
    expect(table(2).effect('mp 3').run({ kind: 'start', at: 'n0' }, decline).asks()).toBe('')
  })

  test('BIT-449 BIT-341 BIT-921 advance two: one kodama twice or two once each', () => {
    const twice = table(2).effect('kod 2').run({ kind: 'advance', region: 3 }, { kind: 'advance', region: 3 })
    expect(twice.me.kodamas).toEqual([1, 1, 3, 1, 1])
    const spread = table(2)
      .effect('kod 2')
      .run({ kind: 'advance', region: 1 }, { kind: 'advance', region: 5 })
    expect(spread.me.kodamas).toEqual([2, 1, 1, 1, 2])
    expect(table(2).effect('kod 2').run({ kind: 'advance', region: 1 }, decline).me.kodamas[0]).toBe(2)
  })

  test('BIT-450 BIT-343 kodhere moves only the kodama of the region', () => {
    const made = table(2).effect('kodhere 1', 'R1', 4)
    expect([made.asks(), made.me.kodamas]).toEqual(['', [1, 1, 1, 2, 1]])
    const other = table(2).task({ kind: 'advance', steps: 1, region: 4, source: 'R1' })
    expect(other.me.kodamas).toEqual([1, 1, 1, 2, 1])
  })

  test('BIT-451 BIT-342 move back two, of any other seats', () => {
    const made = table(3, ({ state }) => {
      for (const domain of state.domains) domain.kodamas = [2, 1, 1, 1, 3]
    }).effect('back 2')
    expect(made.refuses({ kind: 'back', seat: 0, region: 1 })).toBe('own-kodama BIT-342')
    made.run({ kind: 'back', seat: 1, region: 1 }, { kind: 'back', seat: 2, region: 1 })
    expect(made.state.domains.map((domain) => domain.kodamas[0])).toEqual([2, 1, 1])
  })

  test('BIT-452 BIT-092 BIT-094 unlock any locked die, value unchanged', () => {
    const made = table(2, ({ me }) => {
      me.places = [1, 0, 0]
    }).effect('unlock')
    expect(made.refuses({ kind: 'unlock', die: 0 })).toBe('die-not-locked BIT-092')
    made.run({ kind: 'unlock', die: 2 })
    expect([made.me.places, made.me.dice]).toEqual([
      [1, 0, 1],
      [3, 2, 1],
    ])
  })

  test('BIT-453 BIT-081 BIT-084 drawing reshuffles the discard pile only when a card is missing', () => {
    const made = table(2, ({ me }) => {
      me.hand = []
      me.deck = { inside: ['S1a'], under: [] }
      me.discard = ['S2a', 'S3a']
      me.known = ['S1a']
    }).effect('draw 1')
    expect([made.me.hand, made.me.deck.inside, made.me.discard]).toEqual([['S1a'], [], ['S2a', 'S3a']])
    made.effect('draw 1')
    expect([made.me.hand.length, made.me.deck.inside.length, made.me.discard]).toEqual([2, 1, []])
    expect(made.told('reshuffled')).toHaveLength(1)
    made.effect('draw 3')
    expect([made.me.hand.length, made.asks()]).toEqual([3, ''])
    expect(made.effect('draw 1').me.hand).toHaveLength(3)
  })

  test('BIT-454 BIT-085 BIT-332 two cards are looked at, one is kept, the other goes under the deck', () => {
    for (const notation of ['yokai', 'bitoku'] as const) {
      const made = table(2).effect(notation)
      expect(made.lists(decline)).toBe(true)
      const before = made.me.hand.length
      made.run({ kind: 'look' })
      const [kept = '', other = ''] = made.state.drawn
      expect(made.refuses(decline)).toBe('must-answer BIT-072')
      expect(made.refuses({ kind: 'keep', card: notation === 'yokai' ? 'S1a' : 'V01' })).toBe(
        'card-not-drawn BIT-454',
      )
      expect(bitoku.view(made.state, 1).drawn).toEqual(['', ''])
      made.run({ kind: 'keep', card: kept })
      const deck = notation === 'yokai' ? made.state.yokaiDeck : made.state.bitokuDeck
      expect([deck.under, made.state.drawn]).toEqual([[other], []])
      if (notation === 'yokai') expect(made.me.hand).toHaveLength(before + 1)
      else expect(made.me.path).toEqual([kept])
    }
  })

  test('BIT-087 a common deck that runs out takes its discard pile back; one card is offered alone', () => {
    const made = table(2, ({ state }) => {
      state.yokaiDeck = { inside: ['Y01'], under: [] }
      state.yokaiDiscard = ['Y02']
    }).effect('yokai')
    made.run({ kind: 'look' })
    expect(made.state.drawn).toEqual(['Y01', 'Y02'])
    const alone = table(2, ({ state }) => {
      state.yokaiDeck = { inside: [], under: ['Y05'] }
    }).effect('yokai')
    expect(alone.run({ kind: 'look' }).moves()).toEqual([{ kind: 'keep', card: 'Y05' }])
    const none = table(2, ({ state }) => {
      state.bitokuDeck = { inside: [], under: [] }
    }).effect('bitoku')
    expect(none.asks()).toBe('')
  })

  test('BIT-455 BIT-400 BIT-401 BIT-402 BIT-403 a Vision is kept, or both go back for a resource', () => {
    const kept = table(2).effect('vision').run({ kind: 'look' })
    const [first = '', second = ''] = kept.state.drawn
    kept.run({ kind: 'keep', card: first })
    expect([kept.me.visions.at(-1), kept.state.visionDeck.under]).toEqual([first, [second]])
    const refused = table(2).effect('vision').run({ kind: 'look' }, { kind: 'refuse' })
    expect([refused.asks(), refused.state.visionDeck.under.length]).toEqual(['goods', 2])
    const empty = table(2, ({ state }) => {
      state.visionDeck = { inside: [], under: [] }
    }).effect('vision')
    expect(empty.run({ kind: 'look' }).asks()).toBe('goods')
    const single = table(2, ({ state }) => {
      state.visionDeck = { inside: ['V09'], under: [] }
    }).effect('vision')
    expect(single.run({ kind: 'look' }).moves()).toEqual([{ kind: 'keep', card: 'V09' }, { kind: 'refuse' }])
  })

  test('BIT-404 any number of Visions may be held', () => {
    const made = table(2)
    for (let count = 0; count < 5; count++) {
      made.effect('vision').run({ kind: 'look' })
      made.run({ kind: 'keep', card: made.state.drawn[0] ?? '' })
    }
    expect(made.me.visions).toHaveLength(6)
  })

  test('BIT-458 BIT-459 BIT-460 BIT-461 BIT-462 purchases with and without discount', () => {
    const made = table(2, ({ me, state }) => {
      me.goods = goods(0, 0, 1, 0)
      state.markets = {
        building: ['F1', '', '', ''],
        crystal: ['', 'CS1', '', ''],
        mitama: ['M16', 'M13', '', ''],
        dragonfly: ['', '', '', 'D01a'],
      }
    })
    const tiles = (notation: string) =>
      made
        .effect(notation)
        .moves()
        .map((move) => ('tile' in move ? move.tile : ''))
    expect(tiles('build')).toEqual([])
    expect(tiles('build-1')).toEqual(['F1', 'F1', 'F1', ''])
    expect(tiles('crystal')).toEqual(['CS1', 'CS1', 'CS1', ''])
    expect(tiles('mitama')).toEqual(['M16', ''])
    expect(tiles('mitama-1')).toEqual(['M16', 'M13', ''])
    expect(tiles('fly')).toEqual(['D01a', ''])
    made.me.goods = goods()
    expect(tiles('fly')).toEqual([])
    expect(tiles('fly-1')).toEqual(['D01a', ''])
    expect(tiles('mitama')).toEqual([])
  })

  test('BIT-456 BIT-457 rock and rock pilgrim may be declined and need their pieces', () => {
    const made = table(2)
    expect(made.effect('rock').lists(decline)).toBe(true)
    expect(made.effect('rockpil').lists(decline)).toBe(true)
    made.me.pilgrims = 0
    expect(made.effect('rockpil').asks()).toBe('')
  })

  test('BIT-467 nobody does an effect outside of its own turn', () => {
    const made = table(2)
    expect(made.moves(1)).toEqual([])
    expect(made.refuses({ kind: 'pass' }, 1)).toBe('not-your-turn BIT-120')
  })
})
