import { describe, expect, test } from 'vitest'
import { bitoku } from '../rules/index.ts'
import { goods, Table } from './helpers.ts'
import { solo, stepOf } from './tengu-helpers.ts'

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

  test('BIT-539 E needs exactly one space left across the river', () => {
    const left = (other: number) =>
      stepOf(
        contested(({ me, you, state }) => {
          you.places = [31, other, 11]
          me.places = [21, 0, 0]
          state.hillBitoku = ['B01', 'B19', 'B15', 'B22']
          state.hillYokai = ['', '', '', '']
        }),
        'TG2',
      )
    // One die of the group is across already; or it is across from another group, and two spaces are left.
    expect([left(62), left(91)]).toEqual(['E', 'K'])
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

  test('BIT-545 BIT-559 K: of several dice that could cross the highest does', () => {
    const made = solo(({ you, state }) => {
      you.dice = [2, 4, 3]
      you.places = [11, 41, 31]
      state.hillBitoku = ['', '', '', '']
    })
    expect(stepOf(made, 'TG2')).toBe('K')
    expect(made.you.places).toEqual([11, 91, 31])
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
