import { enact, type Motion, playSound } from '@engawa/web/kit'
import type { Event } from '../rules/index.ts'

const rise: Keyframe[] = [{ transform: 'translateY(56px)' }, { transform: 'none' }]
const pressed: Keyframe[] = [
  { transform: 'scale(1.12) rotate(-4deg)', opacity: 0.4 },
  { transform: 'none', opacity: 1 },
]
const laid: Keyframe[] = [
  { transform: 'translateY(-14px)', opacity: 0 },
  { transform: 'none', opacity: 1 },
]

/** Where an event is seen, and how it moves there. The board already shows its result. */
function motionOf(
  event: Event,
): { readonly where: string; readonly frames: Keyframe[]; readonly time: number } | undefined {
  switch (event.kind) {
    case 'pushed':
      return { where: `[data-stalk="${event.stalk}"] .bam-column`, frames: rise, time: 240 }
    case 'placed':
      return { where: `[data-stalk="${event.stalk}"] .bam-slot:has(.bam-shoot)`, frames: laid, time: 200 }
    case 'homeBought':
      return { where: `[data-cell="${event.cell}"] .bam-tile`, frames: pressed, time: 200 }
    case 'offered':
      return {
        where: `.bam-temple:nth-child(${event.temple + 1}) .bam-rod:last-of-type`,
        frames: laid,
        time: 200,
      }
    case 'spiritShown':
      return { where: `.bam-temple:nth-child(${event.temple + 1}) .bam-ema`, frames: pressed, time: 200 }
    default:
      return undefined
  }
}

const heard: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'placed',
  'pushed',
  'homeBought',
  'offered',
])

export function enactEvents(stage: Element, fresh: readonly Event[], motion: Motion): void {
  if (fresh.some((event) => heard.has(event.kind))) playSound('tap')
  for (const event of fresh) {
    const found = motionOf(event)
    if (found === undefined) continue
    for (const element of stage.querySelectorAll(found.where))
      enact(element, found.frames, found.time, motion)
  }
}
