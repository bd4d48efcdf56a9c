import type { Seat } from '@engawa/kernel'
import { building, type Region } from '../catalogue/index.ts'
import type { Move, MoveOf } from './moves.ts'
import { trailFrom } from './paths.ts'
import type { State } from './state.ts'
import { pathsOf } from './step.ts'

/** The id of something on the table that a move is about, e.g. `card:Y07` or `space:n3`. */
export type Thing = `${ThingKind}:${string}`

export type ThingKind =
  | 'card'
  | 'die'
  | 'slot'
  | 'region'
  | 'floor'
  | 'tier'
  | 'tile'
  | 'zone'
  | 'favour'
  | 'amulet'
  | 'resource'
  | 'space'
  | 'trail'
  | 'track'
  | 'kodama'
  | 'rock'
  | 'rockSpace'
  | 'crystalSlot'
  | 'path'

/** The first words of further ids that can be pointed at and asked about. */
export type SpotKind =
  | 'walker'
  | 'plate'
  | 'pilgrims'
  | 'verb'
  | 'ledger'
  | 'queue'
  | 'year'
  | 'tengu'
  | 'trail-end'

export const spots = {
  plate: (seat: Seat) => `plate:${seat}`,
  pilgrims: 'pilgrims',
  verb: (verb: string) => `verb:${verb}`,
  ledger: 'ledger',
  queue: 'queue',
  year: 'year',
  tengu: (card: string) => `tengu:${card}`,
  /** The sign at the end of a side trail, or its portal tile. */
  trailEnd: (trail: number) => `trail-end:${trail}`,
} as const satisfies Record<string, `${SpotKind}` | ((...given: never[]) => `${SpotKind}:${string}`)>

type Finders = {
  readonly [Kind in Move['kind']]: (move: MoveOf<Kind>, view: State, seat: Seat) => readonly Thing[]
}

const nothing = (): readonly Thing[] => []
const card = (move: { readonly card: string }): readonly Thing[] => [`card:${move.card}`]
const die = (move: { readonly die: number }, _view: State, seat: Seat): readonly Thing[] => [
  `die:${seat}:${move.die}`,
]
const tile = (move: { readonly tile: string }): readonly Thing[] => [`tile:${move.tile}`]
const resource = (move: { readonly resource: string }): readonly Thing[] => [`resource:${move.resource}`]
const favour = (move: { readonly hill: Region; readonly favour: string }): readonly Thing[] => [
  `favour:${move.hill}:${move.favour}`,
]

const finders: Finders = {
  discard: card,
  harvest: ({ crystal }) => [`tile:${crystal}`],
  lay: nothing,
  virtue: card,
  play: (move) => [`card:${move.card}`, `slot:${move.slot}`],
  use: die,
  sacrifice: die,
  cross: die,
  pass: nothing,
  amulet: ({ worth }) => [`amulet:${worth}`],
  place: ({ region }) => [`region:${region}`],
  visit: ({ floor }) => ['region:3', `floor:${floor}`],
  forest: ({ tier }) => [`tier:${tier}`],
  building: tile,
  copy: (move) => [`die:${move.seat}:${move.die}`],
  favour,
  cover: favour,
  take: resource,
  pay: resource,
  follow: () => ['path:own'],
  start: ({ at }) => [`space:${at}`],
  walk: ({ from }, view) => [`space:${from}`, `space:${pathsOf(view).spaces[from]?.next ?? ''}`],
  enter: ({ from, space }, view) => [`trail:${trailFrom(pathsOf(view), from)}:${space}`],
  advance: ({ region }, _view, seat) => [`track:${region}`, `kodama:${seat}:${region}`],
  back: (move) => [`track:${move.region}`, `kodama:${move.seat}:${move.region}`],
  unlock: die,
  look: nothing,
  keep: card,
  refuse: nothing,
  rock: (move) => [`rock:${move.rock}`],
  rockPilgrim: ({ space }) => [`rockSpace:${space}`],
  build: (move) => [`tile:${move.tile}`, `zone:${move.zone}:${building(move.tile).type}`],
  crystal: (move) => [`tile:${move.tile}`, `crystalSlot:${move.slot}`],
  mitama: tile,
  dragonfly: tile,
  combine: tile,
  choose: nothing,
  decline: nothing,
  tengu: nothing,
}

/** Everything on the table that a move is about. */
export function thingsOf(view: State, seat: Seat, move: Move): readonly Thing[] {
  // The kind of the move says which finder takes it.
  const find = finders[move.kind] as (move: Move, view: State, seat: Seat) => readonly Thing[]
  return find(move, view, seat)
}

/** The id of the control that makes a move, e.g. `move:play:S2a:0`; an id has no spaces. */
export const controlOf = (move: Move): string => `move:${Object.values(move).join(':')}`.replaceAll(' ', '_')

/** Where something that is chosen first would go; which of them can be chosen hangs on what goes there. */
const destinations: readonly string[] = ['slot', 'zone', 'crystalSlot'] satisfies readonly ThingKind[]

export const isDestination = (thing: string): boolean =>
  destinations.includes(thing.slice(0, thing.indexOf(':')))

/** Those of the things a move is about that can be chosen now: pieces always, destinations for what is chosen. */
export const fittingThings = (about: readonly Thing[], picked: readonly string[]): readonly Thing[] =>
  about.filter(
    (thing) =>
      !isDestination(thing) ||
      picked.every((other) => about.some((one) => one === other) || isDestination(other)),
  )
