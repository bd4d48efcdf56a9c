import { at } from '@engawa/kernel'
import { templeTiles } from '../catalogue/index.ts'
import type { Step } from './kinds.ts'
import { ghost, type Owner, type Temple } from './state.ts'

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

/** BAM-015, BAM-084: the temple tiles are shuffled and the ghost's sticks laid at the bottom. */
export function dealGhost({ state, chance, tell }: Step): void {
  state.ghost = chance.shuffle([...templeTiles])
  state.temples.forEach((temple, index) => {
    temple.sticks = Array.from({ length: at(state.ghost, index) }, () => ghost)
  })
  tell?.({ kind: 'ghostOffered', sticks: state.ghost })
}
