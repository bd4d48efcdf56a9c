import type { Beats } from '@engawa/web/kit'
import type { Event } from '../rules/index.ts'

const press: Keyframe[] = [
  { transform: 'scale(1.4)', opacity: 0 },
  { transform: 'none', opacity: 1 },
]

/** What is seen and heard beside pieces that change their place, which travel by themselves. */
export const beats: Beats<Event> = {
  placed: { sound: 'tap', travels: ({ seat, die }) => [{ piece: `die:${seat}:${die}` }] },
  crossed: { sound: 'tap', travels: ({ seat, die }) => [{ piece: `die:${seat}:${die}` }] },
  covered: {
    travels: ({ hill, favour, card, taken }) =>
      taken && card !== '' ? [{ piece: `card:${card}`, from: `favour:${hill}:${favour}` }] : [],
    beat: ({ hill, favour }, { place, enact }) => enact(place(`favour:${hill}:${favour}`), press, 120),
  },
  willRolled: { sound: 'roll' },
  seasonBegan: { sound: 'bell' },
}
