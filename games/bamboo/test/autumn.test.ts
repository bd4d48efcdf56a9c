import { Chance } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { bamboo, type Event, ghost, type Owner, type State } from '../rules/index.ts'
import { act, board, spiritTile, summer } from './helpers.ts'

/** The summer's last seat passes with these sticks in the temples; tells what autumn brought. */
function autumnWith(seats: number, piles: readonly (readonly Owner[])[], prepare?: (state: State) => void) {
  const state = summer(seats)
  state.boards.forEach((own, seat) => {
    own.passed = seat !== 0
    own.sticks = 0
  })
  // A seat with no stick and a spirit is asked before it passes.
  board(state, 0).awake.push(spiritTile('kappa', 2))
  state.temples.forEach((temple, index) => {
    temple.sticks = [...(piles[index] ?? [])]
    temple.spirit = spiritTile('tanuki', index % 3) + (index === 3 ? 3 : 0)
  })
  prepare?.(state)
  const told: Event[] = act(state, { kind: 'pass' }, 0, Chance.seeded('autumn'))
  return { state, told }
}

describe('autumn', () => {
  test('BAM-040 passing holds for its summer only', () => {
    const { state } = autumnWith(3, [[0], [1], [2], []])
    expect(state.season).not.toBe('summer')
    expect(state.boards.some((own) => own.passed)).toBe(false)
  })

  test('BAM-080 each temple is resolved by itself', () => {
    const { told } = autumnWith(3, [[0], [1], [2], [1, 1, 2]])
    const won = told.flatMap((event) => (event.kind === 'spiritWon' ? [[event.temple, event.seat]] : []))
    expect(won).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 1],
    ])
  })

  test('BAM-081 most sticks take the top spirit and uncover the next', () => {
    const { state, told } = autumnWith(3, [[0, 1, 0], [], [], []])
    expect(told).toContainEqual({ kind: 'spiritWon', seat: 0, temple: 0, tile: spiritTile('tanuki') })
    expect(state.temples[0]?.below).toBe(2)
    expect(state.temples[0]?.spirit).toBeGreaterThan(0)
    expect(state.temples[0]?.spirit).not.toBe(spiritTile('tanuki'))
  })

  test('BAM-081 three sticks each: the one whose stick came later takes it', () => {
    const yellowLast = autumnWith(3, [[2, 2, 1, 2, 1, 1], [], [], []])
    expect(yellowLast.told).toContainEqual(expect.objectContaining({ kind: 'spiritWon', seat: 1, temple: 0 }))
    const purpleLast = autumnWith(3, [[1, 1, 2, 1, 2, 2], [], [], []])
    expect(purpleLast.told).toContainEqual(expect.objectContaining({ kind: 'spiritWon', seat: 2, temple: 0 }))
    // A single stick on top does not beat the majority.
    const single = autumnWith(3, [[1, 1, 2], [], [], []])
    expect(single.told).toContainEqual(expect.objectContaining({ kind: 'spiritWon', seat: 1, temple: 0 }))
  })

  test('BAM-081 where nobody offered, the tile stays for the next round', () => {
    const { state, told } = autumnWith(3, [[0], [], [], []])
    expect(told).toContainEqual({ kind: 'spiritStayed', temple: 1, tile: spiritTile('tanuki', 1) })
    expect(state.temples[1]).toMatchObject({ spirit: spiritTile('tanuki', 1), below: 3 })
  })

  test('BAM-082 with 2 seats a tile the ghost wins leaves the game', () => {
    const { state, told } = autumnWith(2, [[ghost, ghost, ghost, 0, 1], [0], [1], []])
    expect(told).toContainEqual({ kind: 'spiritLost', temple: 0, tile: spiritTile('tanuki') })
    expect(state.box.spirits).toEqual([spiritTile('tanuki')])
    expect(state.temples[0]?.below).toBe(2)
  })

  test('BAM-083 all sticks return, and a spirit won is awake', () => {
    const { state } = autumnWith(3, [[0, 1, 0], [0], [], [2]])
    // One more of the next spring may have come already: compare with what autumn gave back.
    const spring = state.year - 1
    expect(state.boards.map((own) => own.sticks - spring)).toEqual([3, 1, 1])
    expect(board(state, 0).awake).toContain(spiritTile('tanuki'))
    expect(board(state, 0).asleep).toEqual([])
    expect(state.temples.every((temple) => temple.sticks.length === 0)).toBe(true)
  })

  test('BAM-083 BAM-084 in the fourth round neither is needed', () => {
    const { state } = autumnWith(2, [[ghost, 0], [], [], []], (before) => {
      before.incense = 0
      before.year = 4
    })
    expect(state.temples[0]?.sticks).toEqual([ghost, 0])
  })

  test('BAM-081 BAM-110 in the last autumn the spirits are won all the same, and count', () => {
    const { state, told } = autumnWith(3, [[1, 1, 0], [2], [], []], (before) => {
      before.incense = 0
      before.year = 4
    })
    expect(told).toContainEqual({ kind: 'spiritWon', seat: 1, temple: 0, tile: spiritTile('tanuki') })
    expect(told).toContainEqual({ kind: 'spiritWon', seat: 2, temple: 1, tile: spiritTile('tanuki', 1) })
    expect(bamboo.turn(state).over).toBe(true)
    const spirits = bamboo
      .score(state)
      .map((sheet) => sheet.lines.find(({ name }) => name === 'spirits')?.points)
    // The first seat had a spirit before.
    expect(spirits).toEqual([2, 2, 2])
  })

  test('BAM-084 the ghost is dealt anew each year, at the bottom', () => {
    const deals = new Set<string>()
    for (let seed = 0; seed < 12; seed++) {
      const state = summer(2)
      state.boards.forEach((own, seat) => {
        own.passed = seat !== 0
        own.sticks = 0
      })
      board(state, 0).awake.push(spiritTile('kappa', 2))
      act(state, { kind: 'pass' }, 0, Chance.seeded(`ghost ${seed}`))
      expect([...state.ghost].sort()).toEqual([0, 2, 3, 3])
      state.temples.forEach((temple, index) => {
        expect(temple.sticks).toEqual(Array.from({ length: state.ghost[index] ?? 0 }, () => ghost))
      })
      deals.add(state.ghost.join())
    }
    expect(deals.size).toBeGreaterThan(3)
  })

  test('BAM-085 lying at the bottom the ghost loses every tie, and has no board of its own', () => {
    const { told, state } = autumnWith(2, [[ghost, ghost, 1, 1], [ghost, ghost, 0, 1, 0], [], []])
    expect(told).toContainEqual(expect.objectContaining({ kind: 'spiritWon', seat: 1, temple: 0 }))
    expect(told).toContainEqual(expect.objectContaining({ kind: 'spiritWon', seat: 0, temple: 1 }))
    expect(bamboo.score(state)).toHaveLength(2)
  })
})
