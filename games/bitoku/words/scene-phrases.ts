import type { Person } from '@engawa/kernel'
import type { Need, Pending } from '../rules/index.ts'

/** A die of somebody, as the table shows it. */
export interface SeenDie {
  readonly person: Person
  readonly value: number
}

/** What lies before a seat, as numbers. */
export interface Standing {
  readonly vp: number
  readonly total: number
  readonly goods: string
  /** So many of worth +1, +2, +3. */
  readonly amulets: readonly number[]
  readonly pilgrims: number
  readonly passed: boolean
}

export interface SlotSeen {
  readonly slot: number
  readonly die: number
  /** Where the die is: locked, unlocked, or a region or hill in words. */
  readonly where: string
  readonly card: string
  readonly crystal: string
}

/** The headings and lines of the table in words. */
export interface ScenePhrases {
  readonly titles: {
    readonly year: string
    readonly pending: string
    readonly regions: string
    readonly hills: string
    readonly zones: string
    readonly paths: string
    readonly kodamas: string
    readonly garden: string
    readonly tengu: string
  }
  readonly empty: string
  readonly free: string
  readonly locked: string
  readonly unlocked: string
  year(year: number, season: string): string
  order(persons: readonly Person[]): string
  die(die: SeenDie): string
  region(name: string, dice: readonly string[], free: number, need: Need): string
  action(least: number, effect: string): string
  house(name: string): string
  floor(floor: number, effect: string, die: string): string
  readonly copySpace: string
  hill(name: string, bitoku: string, yokai: string, double: boolean): string
  readonly given: string
  across(names: string, dice: readonly string[], free: number): string
  zone(name: string, tiles: readonly string[]): string
  built(tile: string, owner: Person | undefined): string
  openSlot(type: string): string
  tile(tile: string, price: string, points: number): string
  gives(tile: string, count: number): string
  stack(count: number): string
  walkers(person: Person, spaces: string): string
  trail(name: string, tile: string, spaces: readonly string[]): string
  trailSpace(points: number, amulet: number, sleeper: string): string
  track(name: string, treasure: string, kodamas: readonly string[]): string
  kodama(person: Person, space: number): string
  neutral(space: number): string
  seat(person: Person): string
  standing(standing: Standing): string
  slot(slot: SlotSeen): string
  onHill(region: string): string
  hand(cards: string, count: number): string
  deck(count: number, discard: string): string
  path(accomplished: readonly string[], ahead: readonly string[], types: number, points: number): string
  vision(text: string, progress: string, met: boolean): string
  progress(item: string, have: number, need: number): string
  spirits(mitamas: string, dragonflies: string, pairs: number): string
  dreams(crystals: string): string
  rock(name: string, pilgrims: number, items: number, points: number): string
  buildings(built: string, next: string): string
  short(hand: number, unlocked: number, dice: string): string
  shortOwned(counts: Owned): string
  pending(kind: Pending['kind'], person: Person, source: string, options: string): string
  tenguCard(place: string, card: string): string
  attitude(active: boolean): string
  will(dice: readonly number[]): string
  tenguRocks(cards: number, rocks: string): string
}

/** What an opponent owns, in short. */
export interface Owned {
  readonly buildings: number
  readonly crystals: number
  readonly mitamas: number
  readonly pairs: number
  readonly visions: number
  readonly bitoku: number
  readonly accomplished: number
  readonly rocks: number
}
