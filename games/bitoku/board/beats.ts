import type { Seat } from '@engawa/kernel'
import type { Beats, Travel } from '@engawa/web/kit'
import { type Event, spots } from '../rules/index.ts'

const press: Keyframe[] = [
  { transform: 'scale(1.4)', opacity: 0 },
  { transform: 'none', opacity: 1 },
]

/** Pilgrims of a seat are alike: each is named by the space it stands on. */
export const walkerId = (seat: Seat, space: string, number: number): string =>
  `walker:${seat}:${space}:${number}`

/** A seat's plate is where its things are that nobody else sees: they come from there and go there. */
const taken = (seat: Seat, tile: string): Travel[] => [
  { piece: `tile:${tile}`, to: spots.plate(seat), seal: 'wanted' },
]

/** Whichever of them was not there before has come from the other space. */
const arrivals = (seat: Seat, space: string, from?: string): Travel[] =>
  [0, 1, 2].map((number) => ({
    piece: walkerId(seat, space, number),
    ...(from === undefined ? {} : { from: `space:${from}` }),
  }))

/** What is seen and heard beside pieces that change their place, which travel by themselves. */
export const beats: Beats<Event> = {
  placed: {
    sound: 'wood',
    travels: ({ seat, die }) => [{ piece: `die:${seat}:${die}`, from: spots.plate(seat) }],
  },
  crossed: { sound: 'water', travels: ({ seat, die }) => [{ piece: `die:${seat}:${die}` }] },
  covered: {
    travels: ({ hill, favour, card, taken }) =>
      taken && card !== '' ? [{ piece: `card:${card}`, from: `favour:${hill}:${favour}` }] : [],
    beat: ({ hill, favour }, { place, enact }) => enact(place(`favour:${hill}:${favour}`), press, 120),
  },
  pilgrimWalked: { sound: 'step', travels: ({ seat, from, to }) => arrivals(seat, to, from) },
  kodamaMoved: {
    sound: ({ from, to }) => ({ sound: 'step', times: Math.abs(to - from) }),
    // What somebody else moves of one’s own gets a beat of its own.
    travels: ({ seat, owner, region }) => [
      { piece: `kodama:${owner}:${region}`, ...(seat === owner ? {} : { owner, seal: 'moved' as const }) },
    ],
  },
  willRolled: { sound: 'dice' },
  yearBegan: { sound: 'bitokuMotif' },
  drew: { sound: 'paper' },
  discarded: { sound: 'paper' },
  played: { sound: 'paper' },
  harmonised: { sound: 'glass' },
  harvested: { sound: 'glass' },
  crystalTaken: { sound: 'glass', travels: ({ seat, tile }) => taken(seat, tile) },
  unlocked: { sound: 'lock' },
  strengthened: { sound: 'dice' },
  scored: { sound: 'coin' },
  took: { sound: 'coin' },
  tookAmulet: { sound: 'coin' },
  looked: { sound: 'paper' },
  accomplished: { sound: 'bell' },
  pilgrimEntered: { sound: 'bell' },
  pilgrimStarted: { sound: 'step' },
  rockTaken: { sound: 'wood' },
  built: {
    sound: 'wood',
    travels: ({ seat, tile }) => [{ piece: `tile:${tile}`, from: spots.plate(seat), seal: 'wanted' }],
  },
  mitamaTaken: { sound: 'wood', travels: ({ seat, tile }) => taken(seat, tile) },
  dragonflyTaken: { sound: 'wood', travels: ({ seat, tile }) => taken(seat, tile) },
  combined: { sound: 'glass' },
  tenguStepped: { sound: 'drum' },
  passed: { sound: 'lowWood' },
  ended: { sound: 'bitokuMotif' },
}
