import type { Beats } from '@engawa/web/kit'
import type { Event } from '../rules/index.ts'
import { ids } from './model.ts'

const rise: Keyframe[] = [{ transform: 'translateY(56px)' }, { transform: 'none' }]
const laid: Keyframe[] = [
  { transform: 'translateY(-14px)', opacity: 0 },
  { transform: 'none', opacity: 1 },
]
const turned: Keyframe[] = [
  { transform: 'scale(1.12) rotate(-4deg)', opacity: 0.4 },
  { transform: 'none', opacity: 1 },
]

/** What is seen and heard of each kind of event; things of others come from and go to their plates. */
export const beats: Beats<Event> = {
  drafted: { travels: ({ shoot, seat }) => [{ piece: ids.shoot(shoot), to: ids.seat(seat) }] },
  placed: {
    sound: 'tap',
    travels: ({ shoot, seat }) => [{ piece: ids.shoot(shoot), from: ids.seat(seat) }],
  },
  pushed: {
    sound: 'tap',
    travels: ({ shoot, fell, seat }) => [
      { piece: ids.shoot(shoot) },
      { piece: ids.shoot(fell), to: ids.seat(seat) },
    ],
    beat: ({ stalk }, { place, enact }) =>
      enact(place(ids.stalk(stalk))?.querySelector('.bam-column'), rise, 240),
  },
  balanceTaken: { travels: ({ tile, seat }) => [{ piece: ids.goal(tile), to: ids.seat(seat) }] },
  balanceScored: { travels: ({ tile, seat }) => [{ piece: ids.goal(tile), to: ids.seat(seat) }] },
  homeBought: {
    sound: 'tap',
    travels: ({ tile, seat }) => [{ piece: ids.tile(tile), to: ids.seat(seat) }],
  },
  offered: {
    sound: 'tap',
    beat: ({ temple }, { place, enact }) =>
      enact(place(ids.temple(temple))?.querySelector('.bam-rod:last-of-type'), laid, 200),
  },
  spiritWon: { travels: ({ tile, seat }) => [{ piece: ids.spirit(tile), to: ids.seat(seat) }] },
  spiritShown: {
    beat: ({ tile }, { piece, enact }) =>
      enact(piece(ids.spirit(tile))?.querySelector('.bam-ema'), turned, 200),
  },
}
