import { at, Chance, type Refusal, type Seat } from '@engawa/kernel'
import { type SeasonId, seasonCard, seasons } from '../catalogue/index.ts'
import {
  type Event,
  type Grow,
  kodama,
  type Laid,
  type Move,
  placementsOf,
  type State,
  seasonRules,
  treeOf,
} from '../rules/index.ts'

/** A new table on which this season card rules. */
export function table(seats: number, season: SeasonId, seed = 'table'): State {
  const state = kodama.setup(seats, {}, Chance.seeded(seed))
  const { season: number } = seasonCard(season)
  // Cards of earlier seasons that change nothing of what a test looks at.
  const quiet: SeasonId[] = ['P2', 'E5']
  state.shown = [...quiet.slice(0, number), season]
  state.season = number
  state.box.seasons = seasons.map(({ id }) => id).filter((id) => !state.shown.includes(id))
  state.first = 0
  return state
}

/** Gives a seat a trunk and cards, each laid on another (0 the trunk), wherever they would lie. */
export function plant(
  state: State,
  seat: Seat,
  trunk: number,
  cards: readonly (readonly [number, number])[],
) {
  state.groves[seat] = {
    ...at(state.groves, seat),
    trunk,
    tree: cards.map(([card, on]): Laid => ({ card, on, x: 0, y: 0, angle: 0 })),
  }
  return state
}

/**
 * Trunk with a star; 59 (2 N, 2 E) and 26 (2 D, M) on it; 64 (2 F, 2 E) and 7 (C, D, E) on 59; 62 (2 D, 2 E) on 64;
 * 20 (F, M, E) on 62; 56 (2 N, 2 D) on 20.
 */
export function sampleTree(state: State): State {
  return plant(state, 0, 5, [
    [59, 0],
    [26, 0],
    [64, 59],
    [7, 59],
    [62, 64],
    [20, 62],
    [56, 20],
  ])
}

/** The seat's tree as the ruling season has it read. */
export function treeIn(state: State, seat: Seat) {
  const rules = seasonRules(at(state.shown, state.shown.length - 1))
  return { rules, tree: treeOf(at(state.groves, seat), rules) }
}

/** The sampled placement of a card on another that reaches highest, whatever it would score. */
export function highestPlacement(state: State, seat: Seat, card: number, on: number): Grow {
  const { rules, tree } = treeIn(state, seat)
  const free = placementsOf(tree, { ...rules, limit: 99 }, card).filter((move) => move.on === on)
  return free.reduce((best, move) => (move.y > best.y ? move : best), at(free, 0))
}

/** Puts a card on display, in place of the first one. */
export function show(state: State, card: number): void {
  if (!state.display.includes(card)) state.display[0] = card
}

/** Plays a move and returns what was told. */
export function act(state: State, seat: Seat, move: Move, seed = 'act'): Event[] {
  const told: Event[] = []
  kodama.play(state, seat, move, Chance.seeded(seed), (event) => told.push(event))
  return told
}

/** Grows a card on another at the highest place there is. */
export function grow(state: State, seat: Seat, card: number, on: number): Event[] {
  show(state, card)
  return act(state, seat, highestPlacement(state, seat, card, on))
}

/** The codes of a refusal, all of them. */
export function codes(refusal: Refusal | undefined): string[] {
  return refusal === undefined ? [] : [refusal, ...(refusal.also ?? [])].map(({ code }) => code)
}

/** Plays random listed moves until the test of the state holds. */
export function playUntil(state: State, seed: string, reached: (state: State) => boolean): State {
  const chance = Chance.seeded(seed)
  for (let turn = kodama.turn(state); !turn.over && !reached(state); turn = kodama.turn(state)) {
    const seat = at(turn.seats, 0)
    kodama.play(state, seat, chance.pick(kodama.moves(state, seat)), chance)
  }
  return state
}
