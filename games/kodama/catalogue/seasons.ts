import type { Provenance } from '@engawa/kernel'
import { CATERPILLAR, CLOUD, DRAGONFLY, type Element, FLOWER, MUSHROOM, STAR } from './elements.ts'
import type { Measure } from './goals.ts'

export const seasonNames = ['spring', 'summer', 'autumn'] as const

export type SeasonId =
  | 'P1'
  | 'P2'
  | 'P3'
  | 'P4'
  | 'P5'
  | 'E1'
  | 'E2'
  | 'E3'
  | 'E4'
  | 'E5'
  | 'A1'
  | 'A2'
  | 'A3'
  | 'A4'
  | 'A5'

/** What a placement must be, or what is counted on it, for a bonus. */
export type BonusFor =
  | { readonly what: 'onTrunk' }
  | { readonly what: 'ownIcon' }
  | { readonly what: 'icon'; readonly element: Element }
  | { readonly what: 'kindsShown'; readonly atLeast: number }
  | { readonly what: 'kindsScored'; readonly atLeast: number }
  | { readonly what: 'onCarrier' }
  | { readonly what: 'exactly'; readonly points: number }

export type SeasonEffect =
  /** Every icon of one element is read as another (KOD-091). */
  | { readonly kind: 'read'; readonly from: Element; readonly to: Element }
  /** Once a season the display may be renewed (KOD-095). */
  | { readonly kind: 'renew' }
  /** Points after a placement, outside the limit (KOD-092). */
  | { readonly kind: 'bonus'; readonly points: number; readonly for: BonusFor }
  /** Points for every seat's tree after the season's growth (KOD-093). */
  | { readonly kind: 'end'; readonly points: number; readonly measure: Measure }
  /** Another limit for the points of a placement (KOD-103). */
  | { readonly kind: 'limit'; readonly limit: number }

export interface SeasonCard {
  readonly id: SeasonId
  /** 0 spring, 1 summer, 2 autumn. */
  readonly season: number
  readonly effect: SeasonEffect
  readonly rule: string
  readonly provenance: Provenance
}

const bonus = (points: number, what: BonusFor): SeasonEffect => ({ kind: 'bonus', points, for: what })

export const seasons: readonly SeasonCard[] = [
  {
    id: 'P1',
    season: 0,
    rule: 'KOD-094',
    provenance: 'reported',
    effect: { kind: 'read', from: CLOUD, to: STAR },
  },
  { id: 'P2', season: 0, rule: 'KOD-095', provenance: 'reported', effect: { kind: 'renew' } },
  {
    id: 'P3',
    season: 0,
    rule: 'KOD-096',
    provenance: 'reconstructed',
    effect: bonus(2, { what: 'onTrunk' }),
  },
  {
    id: 'P4',
    season: 0,
    rule: 'KOD-097',
    provenance: 'reconstructed',
    effect: bonus(1, { what: 'ownIcon' }),
  },
  {
    id: 'P5',
    season: 0,
    rule: 'KOD-098',
    provenance: 'reconstructed',
    effect: bonus(2, { what: 'kindsShown', atLeast: 3 }),
  },
  {
    id: 'E1',
    season: 1,
    rule: 'KOD-099',
    provenance: 'reported',
    effect: { kind: 'read', from: MUSHROOM, to: FLOWER },
  },
  {
    id: 'E2',
    season: 1,
    rule: 'KOD-100',
    provenance: 'reported',
    effect: bonus(1, { what: 'icon', element: DRAGONFLY }),
  },
  {
    id: 'E3',
    season: 1,
    rule: 'KOD-101',
    provenance: 'reconstructed',
    effect: bonus(3, { what: 'onCarrier' }),
  },
  {
    id: 'E4',
    season: 1,
    rule: 'KOD-102',
    provenance: 'reconstructed',
    effect: { kind: 'end', points: 2, measure: { count: 'lastCards' } },
  },
  { id: 'E5', season: 1, rule: 'KOD-103', provenance: 'reconstructed', effect: { kind: 'limit', limit: 12 } },
  {
    id: 'A1',
    season: 2,
    rule: 'KOD-104',
    provenance: 'reconstructed',
    effect: { kind: 'read', from: CATERPILLAR, to: DRAGONFLY },
  },
  {
    id: 'A2',
    season: 2,
    rule: 'KOD-105',
    provenance: 'reconstructed',
    effect: bonus(2, { what: 'kindsScored', atLeast: 2 }),
  },
  {
    id: 'A3',
    season: 2,
    rule: 'KOD-106',
    provenance: 'reconstructed',
    effect: { kind: 'end', points: 1, measure: { count: 'longestLine' } },
  },
  {
    id: 'A4',
    season: 2,
    rule: 'KOD-107',
    provenance: 'reconstructed',
    effect: { kind: 'end', points: 2, measure: { count: 'onTrunk' } },
  },
  {
    id: 'A5',
    season: 2,
    rule: 'KOD-108',
    provenance: 'reconstructed',
    effect: bonus(3, { what: 'exactly', points: 10 }),
  },
]

/** The limit of KOD-025, where the season card sets no other. */
export const LIMIT = 10
