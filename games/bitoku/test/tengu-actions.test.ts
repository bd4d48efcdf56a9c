import { Chance } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { tenguCard } from '../catalogue/index.ts'
import { pickOne, randomSlot } from '../rules/tengu/random.ts'
import { mostCompetitive, regionOf } from '../rules/tengu/terms.ts'
import { decline, goods } from './helpers.ts'
import { act, move, solo, stepOf } from './tengu-helpers.ts'

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

  test('BIT-557 where it has equally few it takes wood, then jade, then stone, then sake', () => {
    const taken = (had: ReturnType<typeof goods>) => {
      const made = solo(({ you, state }) => {
        you.goods = had
        you.places = [31, 62, 61]
        state.tengu.active = true
      })
      expect(stepOf(made, 'TG5')).toBe('J')
      return made.told('took')[0]?.resource
    }
    expect(taken(goods())).toBe('wood')
    expect(taken(goods(1))).toBe('jade')
    expect(taken(goods(1, 0, 1))).toBe('stone')
    expect(taken(goods(1, 1, 1))).toBe('sake')
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

  test('BIT-574 BIT-586 the best illumination is found without the trails where it sleeps itself', () => {
    const made = move(
      solo(({ you, state }) => {
        you.walkers = ['n4']
        // The 9 VP of the last trail are free, but it sleeps there.
        state.trails[4] = [-1, 1]
      }),
      1,
    )
    expect([made.you.vp, made.state.trails[2]]).toEqual([10, [1, -1]])
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
