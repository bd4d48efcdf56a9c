import { at, Chance } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { colours, nightKinds, seatShoots } from '../catalogue/index.ts'
import { bamboo, cellTakes, type Move } from '../rules/index.ts'
import { act, board, decisionOf, homeFrom, listed, newGame, refusal, seatOf } from './helpers.ts'

const choosing = (seats: number, night = false, first = 0) => newGame(seats, night, first, 'chosen')
const choose = (colour: (typeof colours)[number]): Move => ({ kind: 'colour', colour })
const open = (state: ReturnType<typeof newGame>) =>
  listed(state, 'colour').map((move) => (move.kind === 'colour' ? move.colour : ''))

describe('colours by the order of the seats', () => {
  test('BAM-018 BAM-025 no two alike, and with 2 nobody is brown; the draft comes at once', () => {
    expect(newGame(4).boards.map((own) => own.colour)).toEqual([0, 1, 2, 3])
    expect(newGame(2).boards.map((own) => own.colour)).toEqual([0, 1])
    expect(decisionOf(newGame(2))).toBe('draft')
    expect(refusal(newGame(2), choose('purple'))).toBe('not-now BAM-023')
  })
})

describe('colours chosen before the start', () => {
  test('BAM-018 the seats choose in turn order from the first, each another colour', () => {
    const state = choosing(3, false, 2)
    expect([decisionOf(state), seatOf(state)]).toEqual(['colour', 2])
    expect(open(state)).toEqual([...colours])
    act(state, choose('purple'))
    expect([decisionOf(state), seatOf(state)]).toEqual(['colour', 0])
    expect(open(state)).toEqual(['green', 'yellow', 'brown'])
    expect(refusal(state, choose('purple'))).toBe('colour-taken BAM-018')
    act(state, choose('brown'))
    const told = act(state, choose('green'))
    expect(told).toContainEqual({ kind: 'colourChosen', seat: 1, colour: 'green' })
    expect(state.boards.map((own) => colours[own.colour])).toEqual(['brown', 'green', 'purple'])
    expect([decisionOf(state), seatOf(state)]).toEqual(['draft', 2])
  })

  test('BAM-018 BAM-022 a colour brings its own four shoots, the others stay in the box', () => {
    const state = choosing(2)
    expect(board(state, 0).stocks).toEqual([[], [], [], []])
    act(state, choose('purple'))
    act(state, choose('green'))
    expect(board(state, 0).stocks).toEqual(at(seatShoots, 2).map((shoot) => [shoot]))
    expect(board(state, 1).stocks).toEqual(at(seatShoots, 0).map((shoot) => [shoot]))
    const left = [...at(seatShoots, 1), ...at(seatShoots, 3)]
    expect(state.box.shoots).toEqual(expect.arrayContaining(left))
    for (const shoot of [...at(seatShoots, 0), ...at(seatShoots, 2)])
      expect(state.box.shoots).not.toContain(shoot)
  })

  test('BAM-018 the last of four has no choice and is not asked', () => {
    const state = choosing(4)
    act(state, choose('brown'))
    act(state, choose('yellow'))
    const told = act(state, choose('purple'))
    expect(told).toContainEqual({ kind: 'colourChosen', seat: 3, colour: 'green' })
    expect(state.boards.map((own) => own.colour)).toEqual([3, 1, 2, 0])
    expect(decisionOf(state)).toBe('draft')
  })

  test('BAM-025 with 2 seats brown is the ghost’s', () => {
    const state = choosing(2)
    expect(open(state)).toEqual(['green', 'yellow', 'purple'])
    expect(refusal(state, choose('brown'))).toBe('colour-of-ghost BAM-025')
    act(state, choose('green'))
    expect(open(state)).toEqual(['yellow', 'purple'])
  })

  test('BAM-018 BAM-120 the night side is that of the colour', () => {
    const state = choosing(2, true)
    expect(bamboo.score(state)[0]?.lines.find(({ name }) => name === 'night')?.points).toBe(0)
    act(state, choose('purple'))
    expect(bamboo.score(state)[0]?.lines.find(({ name }) => name === 'night')?.points).toBe(-4)
    const wanted = at(at(nightKinds, 2), 1)
    const [decoration] = homeFrom(['D1........', '..........', '..........'])
    expect(wanted).not.toBe(0)
    expect(cellTakes(state, board(state, 0), 1, decoration ?? 0)).toBe(false)
    expect(cellTakes(state, board(state, 0), 0, decoration ?? 0)).toBe(true)
  })

  test('BAM-018 choosing can be taken back: it uses no chance', () => {
    const state = choosing(3)
    const dice = Chance.seeded('colours')
    act(state, choose('green'), 0, dice)
    expect(dice.uses).toBe(0)
  })
})
