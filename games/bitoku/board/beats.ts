import type { Seat } from '@engawa/kernel'
import type { Beats, Pointing, SpotId, Travel } from '@engawa/web/kit'
import type { Market } from '../catalogue/index.ts'
import { type Event, spots, TENGU } from '../rules/index.ts'

const press: Keyframe[] = [
  { transform: 'scale(1.4)', opacity: 0 },
  { transform: 'none', opacity: 1 },
]

/** The lamp at the end of a trail lights from below, and everybody looks there. */
const lightUp: Keyframe[] = [
  { transform: 'scale(1.5)', clipPath: 'inset(100% 0 0 0)' },
  { transform: 'scale(1.5)', clipPath: 'inset(0)', offset: 0.6 },
  { transform: 'none', clipPath: 'inset(0)' },
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

/** The card the Tengu acts by, or its name where it acts by none; drawn only at tables with a Tengu. */
export const ACTING = 'acting'

/** What stands at the end of a trail: a lamp, or what a portal brings. */
export const lampId = (trail: string): SpotId => `lamp:${trail}`

/** A market that is drawn as a list: what was taken from it is not in sight any more. */
export const marketSpot = (market: Market): SpotId => `market:${market}`

/** What the Tengu does is pointed at from its card. */
const aimed = (seat: Seat, ...to: readonly SpotId[]): Pointing | undefined =>
  seat === TENGU ? { from: [ACTING], to } : undefined

const atPlate = ({ seat }: { readonly seat: Seat }) => aimed(seat, spots.plate(seat))
const atDie = ({ seat, die }: { readonly seat: Seat; readonly die: number }) =>
  aimed(seat, `die:${seat}:${die}`)
const atTile =
  (market: Market) =>
  ({ seat, tile }: { readonly seat: Seat; readonly tile: string }) =>
    aimed(seat, `tile:${tile}`, marketSpot(market))

/** What is seen and heard beside pieces that change their place, which travel by themselves. */
export const beats: Beats<Event> = {
  placed: {
    sound: 'wood',
    travels: ({ seat, die }) => [{ piece: `die:${seat}:${die}`, from: spots.plate(seat) }],
    points: atDie,
  },
  crossed: {
    sound: 'water',
    travels: ({ seat, die }) => [{ piece: `die:${seat}:${die}` }],
    points: atDie,
  },
  covered: {
    travels: ({ hill, favour, card, taken }) =>
      taken && card !== '' ? [{ piece: `card:${card}`, from: `favour:${hill}:${favour}` }] : [],
    points: ({ seat, hill, favour }) => aimed(seat, `favour:${hill}:${favour}`),
    beat: ({ hill, favour }, { place, enact }) => enact(place(`favour:${hill}:${favour}`), press, 120),
  },
  pilgrimWalked: {
    sound: 'step',
    travels: ({ seat, from, to }) => arrivals(seat, to, from),
    points: ({ seat, to }) => aimed(seat, `space:${to}`),
  },
  kodamaMoved: {
    sound: ({ from, to }) => ({ sound: 'step', times: Math.abs(to - from) }),
    // What somebody else moves of one’s own gets a beat of its own.
    travels: ({ seat, owner, region }) => [
      { piece: `kodama:${owner}:${region}`, ...(seat === owner ? {} : { owner, seal: 'moved' as const }) },
    ],
    points: ({ seat, owner, region }) => aimed(seat, `kodama:${owner}:${region}`),
  },
  willRolled: { sound: 'dice' },
  yearBegan: { sound: 'bitokuMotif' },
  orderSet: { sound: 'step' },
  hillDealt: { sound: 'paper' },
  tileLeft: { sound: 'paper' },
  tileTurned: { sound: 'paper' },
  reshuffled: { sound: 'paper' },
  setAside: { sound: 'paper' },
  laid: { sound: 'dice' },
  removed: { sound: 'seal' },
  drew: { sound: 'paper' },
  discarded: { sound: 'paper' },
  played: { sound: 'paper' },
  harmonised: { sound: 'glass' },
  harvested: { sound: 'glass' },
  crystalTaken: {
    sound: 'glass',
    travels: ({ seat, tile }) => taken(seat, tile),
    points: atTile('crystal'),
  },
  unlocked: { sound: 'lock', points: atPlate },
  strengthened: { sound: 'dice' },
  surpassed: { sound: 'dice' },
  reduced: { sound: 'dice' },
  acted: { sound: 'wood' },
  copied: { sound: 'wood' },
  buildingUsed: { sound: 'wood' },
  scored: { sound: 'coin' },
  took: { sound: 'coin', points: atPlate },
  paid: { sound: 'coin' },
  tookAmulet: { sound: 'coin' },
  looked: { sound: 'paper' },
  kept: { sound: 'paper' },
  refusedVisions: { sound: 'paper' },
  accomplished: { sound: 'bell', points: atPlate },
  pilgrimEntered: {
    sound: 'bell',
    points: ({ seat, from }) => aimed(seat, `space:${from}`),
    beat: ({ trail }, { place, enact }) => enact(place(lampId(trail)), lightUp, 700),
  },
  pilgrimStarted: { sound: 'step', points: ({ seat, at }) => aimed(seat, `space:${at}`) },
  rockTaken: { sound: 'wood' },
  rockPilgrimPlaced: { sound: 'step' },
  pilgrimSpent: { sound: 'step' },
  built: {
    sound: 'wood',
    travels: ({ seat, tile }) => [{ piece: `tile:${tile}`, from: spots.plate(seat), seal: 'wanted' }],
    points: ({ seat, tile }) => aimed(seat, `tile:${tile}`),
  },
  mitamaTaken: {
    sound: 'wood',
    travels: ({ seat, tile }) => taken(seat, tile),
    points: atTile('mitama'),
  },
  dragonflyTaken: {
    sound: 'wood',
    travels: ({ seat, tile }) => taken(seat, tile),
    points: atTile('dragonfly'),
  },
  combined: { sound: 'glass' },
  tenguStepped: { sound: 'drum' },
  tenguRolled: { sound: 'dice' },
  tenguCardDrawn: { sound: 'paper' },
  tenguCardTurned: { sound: 'paper' },
  tenguLost: { sound: 'drum' },
  attitudeTurned: { sound: 'drum' },
  passed: { sound: 'lowWood' },
  declined: { sound: 'lowWood' },
  ended: { sound: 'bitokuMotif' },
}
