import { bagOf, type Chance, clockwise, drawFrom, type Seat } from '@engawa/kernel'
import { branches, goals, HAND, type SeasonId, seasonCard, seasons, trunks } from '../catalogue/index.ts'
import type { Options } from './options.ts'
import type { Grove, State } from './state.ts'

/** Branch cards that lie face up (KOD-005). */
const DISPLAY = 4
/** Seasons of a game, and turns of growth in each (KOD-009, KOD-011). */
export const SEASONS = 3
export const ROUNDS = 4

function newGrove(trunk: number, hand: number[]): Grove {
  const nothing = (): number[] => Array.from({ length: SEASONS }, () => 0)
  return {
    trunk,
    tree: [],
    hand,
    played: [],
    growth: nothing(),
    bonus: nothing(),
    end: nothing(),
    renewed: false,
  }
}

export function setup(seats: number, _options: Options, chance: Chance): State {
  const trunkStack = chance.shuffle([...trunks])
  const goalStack = chance.shuffle(goals.map(({ id }) => id))
  const groves = clockwise(0, seats).map((seat: Seat) =>
    newGrove(
      trunkStack[seat] as number,
      goalStack.slice(seat * HAND, (seat + 1) * HAND).sort((a, b) => a - b),
    ),
  )
  const deck = bagOf(branches.map(({ id }) => id))
  const display: number[] = []
  for (let place = 0; place < DISPLAY; place++) display.push(drawFrom(deck, chance) as number)
  const state: State = {
    groves,
    deck,
    display,
    season: 0,
    shown: [],
    phase: 'growth',
    first: chance.int(seats),
    round: 0,
    step: 0,
    box: {
      trunks: trunkStack.slice(seats).sort((a, b) => a - b),
      goals: goalStack.slice(seats * HAND).sort((a, b) => a - b),
      seasons: seasons.map(({ id }) => id),
    },
  }
  turnUpSeason(state, chance)
  return state
}

/**
 * Turns up a card for the season that begins (KOD-004, KOD-010). Which one lay face down is drawn only now:
 * nobody has seen it, so it comes to the same.
 */
export function turnUpSeason(state: State, chance: Chance): SeasonId {
  const candidates = state.box.seasons.filter((id) => seasonCard(id).season === state.season)
  const card = chance.pick(candidates)
  state.box.seasons.splice(state.box.seasons.indexOf(card), 1)
  state.shown.push(card)
  return card
}
