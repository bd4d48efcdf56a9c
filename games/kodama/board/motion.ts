import { enact, type Motion } from '@engawa/web/kit'
import type { Event } from '../rules/index.ts'

const appear: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }]
const pressed: Keyframe[] = [
  { transform: 'scale(1.12)', opacity: 0.3 },
  { transform: 'none', opacity: 1 },
]
const dealt: Keyframe[] = [
  { transform: 'translateX(40px)', opacity: 0 },
  { transform: 'none', opacity: 1 },
]

/** What an event moves on the stage, which already shows its result. */
function enactOne(stage: Element, event: Event, motion: Motion): void {
  const all = (where: string, frames: Keyframe[], time: number) => {
    for (const element of stage.querySelectorAll(where)) enact(element, frames, time, motion)
  }
  switch (event.kind) {
    case 'grown':
      all(`[data-sheet="${event.card}"]`, appear, 200)
      all(`[data-elements="${event.card}"] .kod-coin`, pressed, 240)
      return
    case 'shown':
      for (const card of event.cards) all(`.kod-offer[data-card="${card}"]`, dealt, 200)
      return
    case 'seasonBegan':
      all('.kod-season', pressed, 320)
      return
    default:
      return
  }
}

export function enactEvents(stage: Element, fresh: readonly Event[], motion: Motion): void {
  for (const event of fresh) enactOne(stage, event, motion)
}
