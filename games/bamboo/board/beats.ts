import type { Beats } from '@engawa/web/kit'
import type { Event } from '../rules/index.ts'
import { ids } from './model.ts'

const rise: Keyframe[] = [{ transform: 'translateY(56px)' }, { transform: 'none' }]
const pressed: Keyframe[] = [
  { transform: 'scale(1.12) rotate(-4deg)', opacity: 0.4 },
  { transform: 'none', opacity: 1 },
]
const laid: Keyframe[] = [
  { transform: 'translateY(-14px)', opacity: 0 },
  { transform: 'none', opacity: 1 },
]

/** What is seen and heard of each kind of event. */
export const beats: Beats<Event> = {
  pushed: {
    sound: 'tap',
    beat: ({ stalk }, { place, enact }) =>
      enact(place(ids.stalk(stalk))?.querySelector('.bam-column'), rise, 240),
  },
  placed: {
    sound: 'tap',
    beat: ({ shoot }, { piece, enact }) => enact(piece(ids.shoot(shoot)), laid, 200),
  },
  homeBought: {
    sound: 'tap',
    beat: ({ seat, cell }, { place, enact }) =>
      enact(place(ids.cell(seat, cell))?.querySelector('.bam-tile'), pressed, 200),
  },
  offered: {
    sound: 'tap',
    beat: ({ temple }, { place, enact }) =>
      enact(place(ids.temple(temple))?.querySelector('.bam-rod:last-of-type'), laid, 200),
  },
  spiritShown: {
    beat: ({ tile }, { piece, enact }) =>
      enact(piece(ids.spirit(tile))?.querySelector('.bam-ema'), pressed, 200),
  },
}
