import { at, clockwise, type Seat } from '@engawa/kernel'
import { measure } from './goals.ts'
import type { Step } from './kinds.ts'
import { winners } from './score.ts'
import { seasonRules } from './seasons.ts'
import { ROUNDS, SEASONS, turnUpSeason } from './setup.ts'
import { activeSeat, addPoints, type Grove, pointsOf, rulingSeason, type State } from './state.ts'
import { treeOf } from './tree.ts'

/** How many of the twelve turns the season marker has left behind; it moves after the first seat's turn (KOD-030). */
export function seasonMarker(state: State): number {
  const done = state.season * ROUNDS + state.round
  return state.phase !== 'growth' || state.step > 0 ? done + 1 : done
}

/** Passes the turn clockwise; true where everybody has had theirs. */
function passTurn(state: State): boolean {
  state.step++
  if (state.step < state.groves.length) return false
  state.step = 0
  return true
}

/** The next seat, the next round, or the kodama phase (KOD-011). */
export function endGrowthTurn(step: Step): void {
  const { state } = step
  if (!passTurn(state)) return
  if (state.round < ROUNDS - 1) {
    state.round++
    return
  }
  scoreSeasonEnd(step)
  state.phase = 'kodama'
}

/** End cards count for every seat before the first goal is played (KOD-093). */
function scoreSeasonEnd({ state, tell }: Step): void {
  const rules = seasonRules(rulingSeason(state))
  if (rules.end === undefined) return
  for (const seat of clockwise(state.first, state.groves.length)) {
    const grove = at(state.groves, seat)
    const points = rules.end.points * measure(treeOf(grove, rules), rules, rules.end.measure).count
    addPoints(grove.end, state.season, points)
    tell?.({ kind: 'seasonScored', seat, season: rules.id, points })
  }
}

/** The next seat, the next season, or the end (KOD-012, KOD-050). */
export function endKodamaTurn(step: Step): void {
  if (!passTurn(step.state)) return
  if (step.state.season === SEASONS - 1) endGame(step)
  else beginSeason(step)
}

/** The seat with the lowest score; of tied ones the first to the left of the holder, itself last (KOD-013). */
export function nextFirst(groves: readonly Grove[], holder: Seat): Seat {
  const lowest = Math.min(...groves.map(pointsOf))
  const leftOfHolder = clockwise(holder + 1, groves.length)
  return leftOfHolder.find((seat) => pointsOf(at(groves, seat)) === lowest) ?? holder
}

function beginSeason({ state, chance, tell }: Step): void {
  state.first = nextFirst(state.groves, state.first)
  state.season++
  state.round = 0
  state.phase = 'growth'
  for (const grove of state.groves) grove.renewed = false
  tell?.({ kind: 'firstSeat', seat: activeSeat(state) })
  const season = turnUpSeason(state, chance)
  tell?.({ kind: 'seasonBegan', number: state.season, season })
}

/** The last kodama card of every hand is laid open, unscored (KOD-050). */
function endGame({ state, chance, tell }: Step): void {
  state.phase = 'over'
  // Open hands tell something new: counting a use of the generator bars the way back.
  chance.int(1)
  if (tell === undefined) return
  state.groves.forEach((grove, seat) => {
    for (const goal of grove.hand) tell({ kind: 'unplayed', seat, goal })
  })
  tell({ kind: 'ended', winners: winners(state) })
}
