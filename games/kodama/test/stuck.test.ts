import { at } from '@engawa/kernel'
import { describe, expect, test } from 'vitest'
import { kodama, type State } from '../rules/index.ts'
import { act, codes, highestPlacement, table } from './helpers.ts'

const check = (state: State, move: unknown) => codes(kodama.check(state, 0, move))

describe('stuck', () => {
  /** Twins lie on each other and hide all bark of trunk and branches. */
  function stuck(season: 'E2' | 'P2'): State {
    const state = table(2, season)
    const poses = [700, 3700, 6300, 9000, 12_000].flatMap((y) => [y, y])
    const used = state.deck.inside.splice(0, poses.length)
    at(state.groves, 0).tree = used.map((card, index) => ({
      card,
      on: 0,
      x: 70_000,
      y: at(poses, index),
      angle: 90,
    }))
    return state
  }

  test('KOD-031 KOD-064 without any sampled placement a seat slides a card of its choice under the deck', () => {
    const state = stuck('E2')
    const { display } = state
    expect(kodama.moves(state, 0)).toEqual(display.map((card) => ({ kind: 'slide', card })))
    const card = at(display, 2)
    expect(check(state, { kind: 'slide', card: at(state.deck.inside, 0) })).toEqual(['not-on-display'])
    expect(check(state, { kind: 'slide', card })).toEqual([])
    const events = act(state, 0, { kind: 'slide', card })
    expect(state.deck.under).toEqual([card])
    expect(state.display).toHaveLength(4)
    expect(state.display).not.toContain(card)
    expect(events.map(({ kind }) => kind)).toEqual(['slid', 'shown'])
    expect(at(state.groves, 0).growth).toEqual([0, 0, 0])
    expect(kodama.turn(state)).toMatchObject({ seats: [1] })
  })

  test('KOD-031 no branch card leaves the game: with an empty deck the slid card comes back', () => {
    const state = stuck('E2')
    state.deck.inside.length = 0
    const display = [...state.display]
    act(state, 0, { kind: 'slide', card: at(display, 1) })
    expect(state.display).toEqual(display)
  })

  test('KOD-095 a stuck seat may still renew the display', () => {
    const state = stuck('P2')
    expect(kodama.moves(state, 0)).toContainEqual({ kind: 'renew' })
    expect(check(state, { kind: 'renew' })).toEqual([])
  })

  test('KOD-031 KOD-025 where all that fits would break the limit the seat is stuck as well', () => {
    const state = stuck('E2')
    const grove = at(state.groves, 0)
    // A line of dragonflies hidden under its twins, and at its end one card in the open.
    const line = [52, 56, 60, 61]
    const hidden = grove.tree.map((laid, index) =>
      index < line.length
        ? { ...laid, card: at(line, index), on: index === 0 ? 0 : at(line, index - 1) }
        : laid,
    )
    state.groves[0] = {
      ...grove,
      trunk: 2,
      tree: [...hidden, { card: 62, on: 61, x: 110_000, y: 60_000, angle: 0 }],
    }
    state.display = [1, 5, 7, 11]
    const open = highestPlacement(state, 0, 7, 62)
    expect(check(state, open)).toEqual(['over-limit'])
    expect(kodama.moves(state, 0).map(({ kind }) => kind)).toEqual(['slide', 'slide', 'slide', 'slide'])
    state.display = [1, 5, 7, 9]
    expect(kodama.moves(state, 0).every((move) => move.kind === 'grow' && move.card === 9)).toBe(true)
    // Card 7 still fits nowhere, but the seat is not stuck: it may not slide it away.
    expect(check(state, { kind: 'slide', card: 7 })).toEqual(['can-place'])
  })
})
