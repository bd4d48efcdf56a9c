import type { Chance, Viewer } from '@engawa/kernel'
import { objectives } from '../catalogue/index.ts'
import { copy } from './copy.ts'
import type { State } from './state.ts'

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
