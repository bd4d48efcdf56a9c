import { at, drawFrom } from '@engawa/kernel'
import type { Errand, Step } from '../kinds.ts'
import { boardOf, ghost, type State } from '../state.ts'
import { dealGhost, templeWinner } from '../temples.ts'

/** BAM-080 to BAM-085 */
export const autumn: Errand<'autumn'> = {
  run(step) {
    const { state, tell } = step
    state.season = 'autumn'
    for (const board of state.boards) board.passed = false
    tell?.({ kind: 'seasonBegan', year: state.year, season: 'autumn', first: state.first })
    for (let temple = 0; temple < state.temples.length; temple++) invoke(step, temple)
    // BAM-083, BAM-084: neither is needed in the fourth round.
    if (state.incense === 0) return
    returnSticks(state)
    if (state.ghost.length > 0) dealGhost(step)
  },
}

/** BAM-081, BAM-082: the top spirit goes to the winner of the temple, and the next is uncovered. */
function invoke({ state, chance, tell }: Step, index: number): void {
  const temple = at(state.temples, index)
  const tile = temple.spirit
  const winner = templeWinner(temple)
  if (tile === 0) return
  if (winner === undefined) {
    tell?.({ kind: 'spiritStayed', temple: index, tile })
    return
  }
  if (winner === ghost) {
    state.box = { ...state.box, spirits: [...state.box.spirits, tile] }
    tell?.({ kind: 'spiritLost', temple: index, tile })
  } else {
    boardOf(state, winner).awake.push(tile)
    tell?.({ kind: 'spiritWon', seat: winner, temple: index, tile })
  }
  temple.spirit = 0
  if (temple.below === 0) return
  temple.below -= 1
  temple.spirit = drawFrom(state.spirits, chance) ?? 0
  tell?.({ kind: 'spiritShown', temple: index, tile: temple.spirit })
}

function returnSticks(state: State): void {
  for (const temple of state.temples) {
    for (const owner of temple.sticks) if (owner !== ghost) boardOf(state, owner).sticks += 1
    temple.sticks = []
  }
}
