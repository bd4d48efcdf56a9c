import { type Chance, copyBag, type Viewer } from '@engawa/kernel'
import { objectives } from '../catalogue/index.ts'
import type { State } from './state.ts'

/** Lists that no move changes are shared between copies. */
export function copy(state: State): State {
  return {
    seats: state.seats,
    first: state.first,
    track: state.track,
    spareTokens: state.spareTokens,
    seat: state.seat,
    phase: state.phase,
    counter: state.counter,
    homeward: state.homeward,
    closing: state.closing,
    deck: copyBag(state.deck),
    display: state.display.slice(),
    pupils: state.pupils.slice(),
    painted: state.painted.slice(),
    supply: state.supply,
    dice: state.dice.slice(),
    hand: state.hand.slice(),
    bottle: state.bottle.slice(),
    ledger: state.ledger,
    fictitious: state.fictitious,
    gifted: state.gifted,
    singles: state.singles.slice(),
    lifted: state.lifted,
    owned: copyLists(state.owned),
    objectives: state.objectives,
    spareObjectives: state.spareObjectives,
  }
}

function copyLists(lists: readonly number[][]): number[][] {
  const copies: number[][] = []
  for (const list of lists) copies.push(list.slice())
  return copies
}

/**
 * Objectives are the only secret (DAR-04, DAR-48): what is in the deck follows from what lies open,
 * and its order does not exist before a daruma is drawn. They are shown for the final count.
 */
export function view(state: State, viewer: Viewer): State {
  const knows = (seat: number) => seat === viewer || state.phase === 'over'
  return {
    ...copy(state),
    objectives: state.objectives.map((objective, seat) => (knows(seat) ? objective : 0)),
    spareObjectives: state.spareObjectives.map(() => 0),
  }
}

/** Deals the objectives that the viewer does not know at random over the places where they can be. */
export function imagine(seen: State, chance: Chance): State {
  const known = [...seen.objectives, ...seen.spareObjectives]
  const unknown = objectives.map((objective) => objective.id).filter((id) => !known.includes(id))
  chance.shuffle(unknown)
  const fill = (objective: number) => (objective === 0 ? (unknown.pop() ?? 0) : objective)
  const full = copy(seen)
  return {
    ...full,
    objectives: seen.objectives.map(fill),
    spareObjectives: seen.spareObjectives.map(fill),
  }
}
