import { enact, type Motion, playSound, type Sound } from '@engawa/web/kit'
import type { Event } from '../rules/index.ts'

const land: Keyframe[] = [
  { transform: 'translateY(14px) scale(1.08)', opacity: 0.4 },
  { transform: 'none', opacity: 1 },
]
const cross: Keyframe[] = [
  { transform: 'translateY(70px)' },
  { transform: 'translateY(24px) scale(0.92)' },
  { transform: 'none' },
]
const press: Keyframe[] = [
  { transform: 'scale(1.4)', opacity: 0 },
  { transform: 'none', opacity: 1 },
]

/** Where an event shows, and how. */
function gestureOf(event: Event): { selector: string; frames: Keyframe[]; milliseconds: number } | undefined {
  switch (event.kind) {
    case 'placed':
      return {
        selector: `[data-region="${event.region}"] .bit-foot .bit-die`,
        frames: land,
        milliseconds: 200,
      }
    case 'crossed':
      return {
        selector: `[data-region="${event.region}"] .bit-bank .bit-die`,
        frames: cross,
        milliseconds: 320,
      }
    case 'covered':
      return {
        selector: `[data-region="${event.hill}"] [data-look="taken"]`,
        frames: press,
        milliseconds: 120,
      }
    default:
      return undefined
  }
}

const sounds: Partial<Record<Event['kind'], Sound>> = {
  placed: 'tap',
  crossed: 'tap',
  willRolled: 'roll',
  seasonBegan: 'bell',
}

function enactOne(stage: Element, event: Event, motion: Motion): void {
  const sound = sounds[event.kind]
  if (sound !== undefined) playSound(sound)
  const gesture = gestureOf(event)
  const element = gesture === undefined ? null : stage.querySelector(`.bit-print${gesture.selector}`)
  if (gesture !== undefined && element !== null) enact(element, gesture.frames, gesture.milliseconds, motion)
}

/** Tells in motion and sound what just happened; the state on the table is already right. */
export function enactEvents(stage: Element, events: readonly Event[], motion: Motion): void {
  for (const event of events.slice(-6)) enactOne(stage, event, motion)
}
