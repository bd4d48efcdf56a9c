import { bagSize, type Chance, copyBag, drawFrom, type Seat, shuffleInto } from '@engawa/kernel'
import { darumaOf, displaySize } from '../catalogue/index.ts'
import { countOf } from './dice.ts'
import type { Step } from './kinds.ts'
import type { State } from './state.ts'

/** This many alike, by colour or by action, allow new darumas (DAR-10). */
const alikeNeeded = 3

/** How many eyes of the daruma on this place are painted, by dice or by a pupil token (DAR-16). */
export function eyesAt(state: State, place: number): number {
  return (state.painted[place] ?? 0) + (state.pupils[place] ?? 0)
}

/** Some face-up daruma has a free eye. */
function hasFreeEye(state: State): boolean {
  for (let place = 0; place < displaySize; place++) if (eyesAt(state, place) < 2) return true
  return false
}

/** DAR-40: no 1 that could be placed is left. */
export function mayStop(state: State): boolean {
  return countOf(state.dice, 1) === 0 || !hasFreeEye(state)
}

/** Three of the face-up darumas share a colour or an action (DAR-10). */
export function hasAlike(state: State): boolean {
  const { display } = state
  // Three alike of five have one of them among the first three places.
  for (let place = 0; place <= displaySize - alikeNeeded; place++) {
    const { colour, action } = darumaOf(display[place] ?? 0)
    let sameColour = 0
    let sameAction = 0
    for (const id of display) {
      const other = darumaOf(id)
      if (other.colour === colour) sameColour++
      if (other.action === action) sameAction++
    }
    if (sameColour >= alikeNeeded || sameAction >= alikeNeeded) return true
  }
  return false
}

/** DAR-10: with an empty deck only a pupil token makes a difference. */
export function renewChanges(state: State): boolean {
  return bagSize(state.deck) > 0 || state.pupils.includes(1)
}

export function mayRenew(state: State): boolean {
  return hasAlike(state) && renewChanges(state)
}

/** The seat gets the top daruma of the deck; 0 where there is none. */
export function drawFor(state: State, seat: Seat, chance: Chance): number {
  state.deck = copyBag(state.deck)
  const daruma = drawFrom(state.deck, chance)
  if (daruma === undefined) return 0
  receive(state, seat, daruma)
  return daruma
}

export function receive(state: State, seat: Seat, daruma: number): void {
  state.owned[seat] = [...(state.owned[seat] ?? []), daruma]
}

/** DAR-10 */
export function renew(step: Step, seat: Seat): void {
  const { state, chance, tell } = step
  state.deck = copyBag(state.deck)
  shuffleInto(state.deck, state.display)
  for (let place = 0; place < displaySize; place++) {
    returnPupil(state, place)
    state.display[place] = drawFrom(state.deck, chance) ?? 0
  }
  tell?.({ kind: 'renewed', seat, darumas: state.display.slice() })
}

function returnPupil(state: State, place: number): void {
  state.supply += state.pupils[place] ?? 0
  state.pupils[place] = 0
}

/** DAR-41: the seat takes every daruma with both eyes painted. */
export function takePainted(step: Step, seat: Seat): void {
  const { state, tell } = step
  const taken: number[] | undefined = tell && []
  for (let place = 0; place < displaySize; place++) {
    const daruma = state.display[place] ?? 0
    if (eyesAt(state, place) < 2) continue
    returnPupil(state, place)
    state.painted[place] = 0
    state.display[place] = 0
    receive(state, seat, daruma)
    taken?.push(daruma)
  }
  if (taken && taken.length > 0) tell?.({ kind: 'took', seat, darumas: taken })
}

/** DAR-42: a pupil token replaces the die on a daruma with one painted eye. */
export function leavePupils(step: Step, seat: Seat): void {
  const { state, tell } = step
  const marked: number[] | undefined = tell && []
  for (let place = 0; place < displaySize; place++) {
    if (state.painted[place] !== 1) continue
    state.painted[place] = 0
    state.pupils[place] = 1
    state.supply--
    marked?.push(state.display[place] ?? 0)
  }
  if (marked && marked.length > 0) tell?.({ kind: 'marked', seat, darumas: marked })
}

/** DAR-43: fills the display up; false where the deck ran out before it was full (DAR-51). */
export function refill(step: Step): boolean {
  const { state, chance, tell } = step
  const revealed: number[] | undefined = tell && []
  let full = true
  if (state.display.includes(0)) state.deck = copyBag(state.deck)
  for (let place = 0; place < displaySize; place++) {
    if (state.display[place] !== 0) continue
    const daruma = drawFrom(state.deck, chance)
    if (daruma === undefined) full = false
    else {
      state.display[place] = daruma
      revealed?.push(daruma)
    }
  }
  if (revealed && revealed.length > 0) tell?.({ kind: 'revealed', darumas: revealed })
  return full
}
