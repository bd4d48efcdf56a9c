import type { State } from './state.ts'

/** Copies share what no move changes in place: the track, the deck, the darumas of a seat, the objectives. */
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
    deck: state.deck,
    display: copyPlaces(state.display),
    pupils: copyPlaces(state.pupils),
    painted: copyPlaces(state.painted),
    supply: state.supply,
    dice: copyCounts(state.dice),
    hand: copyCounts(state.hand),
    bottle: copyList(state.bottle),
    ledger: state.ledger,
    fictitious: state.fictitious,
    gifted: state.gifted,
    singles: copyList(state.singles),
    lifted: state.lifted,
    owned: state.owned.slice(),
    objectives: state.objectives,
    spareObjectives: state.spareObjectives,
  }
}

// A list written out is made where it stands, which is cheaper than a call of slice.
function copyPlaces(list: readonly number[]): number[] {
  return [list[0] ?? 0, list[1] ?? 0, list[2] ?? 0, list[3] ?? 0, list[4] ?? 0]
}

function copyCounts(list: readonly number[]): number[] {
  return [list[0] ?? 0, list[1] ?? 0, list[2] ?? 0, list[3] ?? 0, list[4] ?? 0, list[5] ?? 0, list[6] ?? 0]
}

/** Most of these lists are empty most of the time, and a new list is cheaper than a copied one. */
function copyList(list: readonly number[]): number[] {
  return list.length === 0 ? [] : list.slice()
}
