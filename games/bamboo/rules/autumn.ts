import { at, drawFrom } from '@engawa/kernel'
import { templeTiles } from '../catalogue/index.ts'
import { ghost, type Owner, type State, type Temple } from './state.ts'
import { boardOf, type Followed, type Step } from './step.ts'

/** BAM-081: the most sticks; of the tied the one whose stick lies highest. Nobody where there is none. */
export function templeWinner({ sticks }: Temple): Owner | undefined {
  let best: Owner | undefined
  let most = 0
  // From the top down, so that the first of the tied to be met has the highest stick.
  for (let i = sticks.length - 1; i >= 0; i--) {
    const owner = at(sticks, i)
    const count = sticksOf(sticks, owner)
    if (count > most) {
      most = count
      best = owner
    }
  }
  return best
}

export function sticksOf(sticks: readonly Owner[], owner: Owner): number {
  let count = 0
  for (const other of sticks) if (other === owner) count++
  return count
}

/** BAM-080 to BAM-085 */
export function autumn(step: Step): Followed {
  const { state, tell } = step
  state.season = 'autumn'
  for (const board of state.boards) board.passed = false
  tell?.({ kind: 'seasonBegan', year: state.year, season: 'autumn', first: state.first })
  for (let temple = 0; temple < state.temples.length; temple++) invoke(step, temple)
  // BAM-083, BAM-084: neither is needed in the fourth round.
  if (state.incense > 0) {
    returnSticks(state)
    if (state.ghost.length > 0) dealGhost(step)
  }
  return undefined
}

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

/** BAM-015, BAM-084: the temple tiles are shuffled and the ghost's sticks laid at the bottom. */
export function dealGhost({ state, chance, tell }: Step): void {
  state.ghost = chance.shuffle([...templeTiles])
  state.temples.forEach((temple, index) => {
    temple.sticks = Array.from({ length: at(state.ghost, index) }, () => ghost)
  })
  tell?.({ kind: 'ghostOffered', sticks: state.ghost })
}
