import { int, listOf, type MoveShapes, oneOf, type Seat } from '@engawa/kernel'
import {
  bitokuCards,
  buildings,
  crystals,
  dragonflies,
  mitamas,
  optionNames,
  pathSpaces,
  type Region,
  type Resource,
  resources,
  rocks,
  type Tier,
  tiers,
  visions,
  type Wild,
  type Worth,
  wilds,
  yokaiCards,
} from '../catalogue/index.ts'

export const favours = ['bitoku', 'yokai', 'double'] as const
export type Favour = (typeof favours)[number]

export type Move =
  // Spring and winter
  | { readonly kind: 'discard'; readonly card: string }
  | { readonly kind: 'harvest'; readonly crystal: string }
  /** The values of the dice, left to right. */
  | { readonly kind: 'lay'; readonly values: readonly number[] }
  | { readonly kind: 'virtue'; readonly card: string }
  // The verbs of summer
  | { readonly kind: 'play'; readonly card: string; readonly slot: number }
  | { readonly kind: 'use'; readonly die: number }
  /** Remove a pilgrim from the game to unlock a die and use it at once. */
  | { readonly kind: 'sacrifice'; readonly die: number }
  | { readonly kind: 'cross'; readonly die: number }
  | { readonly kind: 'pass' }
  // Placing a die and what follows
  | { readonly kind: 'amulet'; readonly worth: Worth }
  | { readonly kind: 'place'; readonly region: Wild }
  | { readonly kind: 'visit'; readonly floor: number }
  | { readonly kind: 'forest'; readonly tier: Tier }
  | { readonly kind: 'building'; readonly tile: string }
  | { readonly kind: 'copy'; readonly seat: Seat; readonly die: number }
  | { readonly kind: 'favour'; readonly hill: Wild; readonly favour: Favour }
  /** Cover a favour and decline its reward. */
  | { readonly kind: 'cover'; readonly hill: Wild; readonly favour: Favour }
  // Effects
  | { readonly kind: 'take'; readonly resource: Resource }
  | { readonly kind: 'pay'; readonly resource: Resource }
  | { readonly kind: 'follow' }
  | { readonly kind: 'start'; readonly at: string }
  | { readonly kind: 'walk'; readonly from: string }
  | { readonly kind: 'enter'; readonly from: string; readonly space: number }
  | { readonly kind: 'advance'; readonly region: Region }
  | { readonly kind: 'back'; readonly seat: Seat; readonly region: Region }
  | { readonly kind: 'unlock'; readonly die: number }
  | { readonly kind: 'look' }
  | { readonly kind: 'keep'; readonly card: string }
  | { readonly kind: 'refuse' }
  | { readonly kind: 'rock'; readonly rock: string }
  | { readonly kind: 'rockPilgrim'; readonly space: number }
  // Purchases; `less` is the discount used on this one
  | { readonly kind: 'build'; readonly tile: string; readonly zone: Wild; readonly less: number }
  | { readonly kind: 'crystal'; readonly tile: string; readonly slot: number; readonly less: number }
  | { readonly kind: 'mitama'; readonly tile: string; readonly less: number }
  | { readonly kind: 'dragonfly'; readonly tile: string; readonly less: number }
  | { readonly kind: 'combine'; readonly tile: string }
  // Answers of the agenda
  | { readonly kind: 'choose'; readonly name: string }
  | { readonly kind: 'decline' }
  // The Tengu's next step
  | { readonly kind: 'tengu' }

export type MoveOf<Kind extends Move['kind']> = Extract<Move, { readonly kind: Kind }>

const ids = (rows: readonly { readonly id: string }[]) => oneOf(...rows.map((row) => row.id))
const resource = oneOf(...resources)
const wild = oneOf(...wilds)
const region = int(1, 5)
const less = int(0, 2)
const slot = int(0, 2)
const yokai = ids(yokaiCards)

export const shapes: MoveShapes = {
  discard: { card: yokai },
  harvest: { crystal: ids(crystals) },
  lay: { values: listOf(int(1, 6), 3) },
  virtue: { card: yokai },
  play: { card: yokai, slot },
  use: { die: slot },
  sacrifice: { die: slot },
  cross: { die: slot },
  pass: {},
  amulet: { worth: int(1, 3) },
  place: { region: wild },
  visit: { floor: int(1, 4) },
  forest: { tier: oneOf(...tiers) },
  building: { tile: ids(buildings) },
  copy: { seat: int(0, 3), die: slot },
  favour: { hill: wild, favour: oneOf(...favours) },
  cover: { hill: wild, favour: oneOf(...favours) },
  take: { resource },
  pay: { resource },
  follow: {},
  start: { at: oneOf(...pathSpaces) },
  walk: { from: oneOf(...pathSpaces) },
  enter: { from: oneOf(...pathSpaces), space: int(0, 2) },
  advance: { region },
  back: { seat: int(0, 3), region },
  unlock: { die: slot },
  look: {},
  keep: { card: oneOf(...[...yokaiCards, ...bitokuCards, ...visions].map((row) => row.id)) },
  refuse: {},
  rock: { rock: ids(rocks) },
  rockPilgrim: { space: int(0, 3) },
  build: { tile: ids(buildings), zone: wild, less },
  crystal: { tile: ids(crystals), slot: int(0, 7), less },
  mitama: { tile: ids(mitamas), less },
  dragonfly: { tile: ids(dragonflies), less },
  combine: { tile: oneOf(...[...mitamas, ...dragonflies].map((row) => row.id)) },
  choose: { name: oneOf(...new Set(['card', 'crystal', 'pv 1', 'amu 1', ...optionNames])) },
  decline: {},
  tengu: {},
}
