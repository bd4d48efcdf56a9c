import { enact, type Motion } from '@engawa/web/kit'
import type { Event } from '../rules/index.ts'
import { growthMask } from './growth.tsx'

const appear: Keyframe[] = [{ opacity: 0 }, { opacity: 1 }]
/** Leaves open and elements are pressed when the bark has passed them. */
const appearLate: Keyframe[] = [{ opacity: 0 }, { opacity: 0, offset: 0.6 }, { opacity: 1 }]
const pressedLate: Keyframe[] = [
  { transform: 'scale(1.3)', opacity: 0 },
  { transform: 'scale(1.3)', opacity: 0, offset: 0.5 },
  { transform: 'none', opacity: 1 },
]
const pressed: Keyframe[] = [
  { transform: 'scale(1.12)', opacity: 0.3 },
  { transform: 'none', opacity: 1 },
]
const dealt: Keyframe[] = [
  { transform: 'translateX(40px)', opacity: 0 },
  { transform: 'none', opacity: 1 },
]

/** How long bark takes from the joint to the tips, in milliseconds. */
const GROWTH = 450

/** Bark runs from the joint to the tips: a mask lets more and more of it be seen, and is gone at the end. */
function runBark(stage: Element, card: number, motion: Motion): void {
  const mask = growthMask(card)
  const lines = [...stage.querySelectorAll(`#${mask} path`)]
  const runs = lines.flatMap(
    (line) => enact(line, [{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], GROWTH, motion) ?? [],
  )
  if (runs.length === 0) return
  const bark = stage.querySelectorAll(`[data-bark="${card}"]`)
  for (const part of bark) part.setAttribute('mask', `url(#${mask})`)
  void Promise.allSettled(runs.map(({ finished }) => finished)).then(() => {
    for (const part of bark) part.removeAttribute('mask')
  })
}

/** What an event moves on the stage, which already shows its result. */
function enactOne(stage: Element, event: Event, motion: Motion): void {
  const all = (where: string, frames: Keyframe[], time: number) => {
    for (const element of stage.querySelectorAll(where)) enact(element, frames, time, motion)
  }
  switch (event.kind) {
    case 'grown':
      all(`[data-sheet="${event.card}"]`, appear, 200)
      runBark(stage, event.card, motion)
      all(`[data-leaves="${event.card}"]`, appearLate, GROWTH + 120)
      all(`[data-elements="${event.card}"] .kod-coin`, pressedLate, GROWTH)
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
