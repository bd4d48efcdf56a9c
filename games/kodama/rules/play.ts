import {
  at,
  type Chance,
  clockwise,
  drawFrom,
  highest,
  type Seat,
  slideUnder,
  type Tell,
} from '@engawa/kernel'
import type { Event } from './events.ts'
import { goalPoints, measure } from './goals.ts'
import type { Grow, Move } from './moves.ts'
import { bonusPoints, elementPoints, placementScore } from './scoring.ts'
import { seasonRules } from './seasons.ts'
import { ROUNDS, SEASONS, turnUpSeason } from './setup.ts'
import { activeSeat, type Grove, pointsOf, rulingSeason, type State } from './state.ts'
import { treeOf } from './tree.ts'

export function play(state: State, seat: Seat, move: Move, chance: Chance, tell?: Tell<Event>): void {
  switch (move.kind) {
    case 'grow':
      grow(state, seat, move, tell)
      fillDisplay(state, [state.display.indexOf(move.card)], chance, tell)
      endGrowthTurn(state, tell)
      return
    case 'slide':
      slideUnder(state.deck, move.card)
      tell?.({ kind: 'slid', seat, card: move.card })
      fillDisplay(state, [state.display.indexOf(move.card)], chance, tell)
      endGrowthTurn(state, tell)
      return
    case 'renew':
      renew(state, seat, chance, tell)
      return
    case 'play':
      playGoal(state, seat, move.goal, tell)
      endGoalTurn(state, chance, tell)
  }
}

const added = (points: number[], season: number, more: number): void => {
  points[season] = at(points, season) + more
}

/** Lays the card and adds both its scores at once (KOD-026, KOD-027, KOD-032). */
function grow(state: State, seat: Seat, move: Grow, tell: Tell<Event>): void {
  const { card, on, x, y, angle } = move
  const grove = at(state.groves, seat)
  const rules = seasonRules(rulingSeason(state))
  const tree = treeOf(grove, rules)
  const below = tree.cards.indexOf(on)
  const points = elementPoints(tree, at(rules.icons, card), below)
  const bonus = bonusPoints(tree, rules, card, below, points)
  grove.tree.push({ card, on, x, y, angle })
  added(grove.growth, state.season, points)
  added(grove.bonus, state.season, bonus)
  if (tell === undefined) return
  const { lines } = placementScore(tree, rules, card, below)
  tell({ kind: 'grown', seat, card, on, x, y, angle, lines, points })
  if (bonus > 0) tell({ kind: 'bonus', seat, season: rules.id, points: bonus })
}

/** Fills the places of the display from the deck, from left to right (KOD-030). */
function fillDisplay(state: State, places: readonly number[], chance: Chance, tell: Tell<Event>): void {
  for (const place of places) state.display[place] = drawFrom(state.deck, chance) as number
  tell?.({ kind: 'shown', cards: places.map((place) => at(state.display, place)), places })
}

/** All four under the deck, from left to right, and four new ones (KOD-095). */
function renew(state: State, seat: Seat, chance: Chance, tell: Tell<Event>): void {
  const cards = state.display.slice()
  for (const card of cards) slideUnder(state.deck, card)
  at(state.groves, seat).renewed = true
  tell?.({ kind: 'renewed', seat, cards })
  fillDisplay(state, [...state.display.keys()], chance, tell)
}

/** The next seat, the next round, or the kodama phase (KOD-011). */
function endGrowthTurn(state: State, tell: Tell<Event>): void {
  state.step++
  if (state.step < state.groves.length) return
  state.step = 0
  if (state.round < ROUNDS - 1) {
    state.round++
    return
  }
  scoreSeasonEnd(state, tell)
  state.phase = 'kodama'
}

/** End cards count for every seat before the first goal is played (KOD-093). */
function scoreSeasonEnd(state: State, tell: Tell<Event>): void {
  const rules = seasonRules(rulingSeason(state))
  if (rules.end === undefined) return
  for (const seat of clockwise(state.first, state.groves.length)) {
    const grove = at(state.groves, seat)
    const points = rules.end.points * measure(treeOf(grove, rules), rules, rules.end.measure).count
    added(grove.end, state.season, points)
    tell?.({ kind: 'seasonScored', seat, season: rules.id, points })
  }
}

/** Scores a kodama card over the tree as it lies; it leaves the game (KOD-012, KOD-070). */
function playGoal(state: State, seat: Seat, goal: number, tell: Tell<Event>): void {
  const grove = at(state.groves, seat)
  const rules = seasonRules(rulingSeason(state))
  const { points, element } = goalPoints(treeOf(grove, rules), rules, goal)
  grove.hand.splice(grove.hand.indexOf(goal), 1)
  grove.played.push({ goal, season: state.season, points })
  tell?.({ kind: 'played', seat, goal, points, ...(element === undefined ? {} : { element }) })
}

function endGoalTurn(state: State, chance: Chance, tell: Tell<Event>): void {
  state.step++
  if (state.step < state.groves.length) return
  state.step = 0
  if (state.season === SEASONS - 1) endGame(state, chance, tell)
  else beginSeason(state, chance, tell)
}

/** The seat with the lowest score; of tied ones the first to the left of the holder, itself last (KOD-013). */
export function nextFirst(groves: readonly Grove[], holder: Seat): Seat {
  const lowest = Math.min(...groves.map(pointsOf))
  const leftOfHolder = clockwise(holder + 1, groves.length)
  return leftOfHolder.find((seat) => pointsOf(at(groves, seat)) === lowest) ?? holder
}

function beginSeason(state: State, chance: Chance, tell: Tell<Event>): void {
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
function endGame(state: State, chance: Chance, tell: Tell<Event>): void {
  state.phase = 'over'
  // Open hands tell something new: counting a use of the generator bars the way back.
  chance.int(1)
  if (tell === undefined) return
  state.groves.forEach((grove, seat) => {
    for (const goal of grove.hand) tell({ kind: 'unplayed', seat, goal })
  })
  tell({ kind: 'ended', winners: winners(state) })
}

/** Most points; a tie is a shared victory (KOD-051). */
export function winners(state: State): Seat[] {
  return highest([...state.groves.keys()], (seat) => pointsOf(at(state.groves, seat)))
}
