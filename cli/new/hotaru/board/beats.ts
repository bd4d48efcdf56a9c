import type { Beats } from '@engawa/web/kit'
import type { Event } from '../rules/index.ts'
import { ids } from './model.ts'

const shake: Keyframe[] = [
  { transform: 'none' },
  { transform: 'translateX(-6px)', offset: 0.25 },
  { transform: 'translateX(6px)', offset: 0.75 },
  { transform: 'none' },
]

/** What is heard of each event, and seen beyond the pieces that travel by themselves. */
export const beats: Beats<Event> = {
  caught: { sound: 'wood' },
  tore: { beat: (_event, { place, enact }) => enact(place(ids.net), shake, 300) },
  wentHome: { sound: 'wood' },
}
