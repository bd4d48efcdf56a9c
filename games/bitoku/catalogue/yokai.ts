import type { Provenance } from '@engawa/kernel'
import type { VirtueItem, YokaiType } from './types.ts'

/** A yokai card: what it does when played, and its virtue line for winter (BIT-080, BIT-274). */
export interface YokaiCard {
  readonly id: string
  readonly type: YokaiType
  readonly action: string
  /** VP for each of these items, up to `most`. */
  readonly virtue: { readonly points: number; readonly item: VirtueItem; readonly most: number }
  /** The seat whose colour a starting card carries; none on a card of the common deck. */
  readonly colour?: number
  readonly provenance: Provenance
}

type Row = readonly [
  id: string,
  type: YokaiType,
  action: string,
  points: number,
  item: VirtueItem,
  provenance: Provenance,
]

/** The printed maximum of every virtue line (stated: always 12). */
const MOST = 12

function card([id, type, action, points, item, provenance]: Row): YokaiCard {
  return { id, type, action, virtue: { points, item, most: MOST }, provenance }
}

/** One set of five for each colour; that the sets are equal is reported (BIT-002). */
const startingRows: readonly Row[] = [
  ['S1', 'kappa', 'mp 1', 1, 'sleeper', 'reconstructed'],
  ['S2', 'imomushi', 'wood / stone', 1, 'crystal', 'stated'],
  ['S3', 'nezumi', 'build / crystal', 1, 'building', 'reconstructed'],
  ['S4', 'kitsune', 'mitama / fly', 1, 'mitama', 'reconstructed'],
  ['S5', 'ookami', 'jade / sake', 1, 'accomplished', 'reconstructed'],
]

/** The common deck: 29 cards (BIT-002). */
const commonRows: readonly Row[] = [
  ['Y01', 'kappa', 'mp 2', 3, 'illumination', 'reconstructed'],
  ['Y02', 'kappa', 'mp 2', 3, 'portal', 'reconstructed'],
  ['Y03', 'kappa', 'mp 1 + res 1', 2, 'accomplished', 'reconstructed'],
  ['Y04', 'kappa', 'mp 1 + kod 1', 2, 'sleeper', 'reconstructed'],
  ['Y05', 'kappa', 'mp 1 + unlock', 2, 'vision', 'reconstructed'],
  ['Y06', 'imomushi', 'res 2', 2, 'crystal', 'reconstructed'],
  ['Y07', 'imomushi', '2x(wood/stone)', 2, 'building', 'reconstructed'],
  ['Y08', 'imomushi', '2x(jade/sake)', 2, 'mitama', 'reconstructed'],
  ['Y09', 'imomushi', 'res 1 + amu 1', 1, 'yokai', 'reconstructed'],
  ['Y10', 'imomushi', 'res 1 + kod 1', 2, 'track', 'reconstructed'],
  ['Y11', 'nezumi', 'kod 1 + (build / crystal)', 2, 'building', 'stated'],
  ['Y12', 'nezumi', 'build-1 / crystal-1', 2, 'crystal', 'reconstructed'],
  ['Y13', 'nezumi', 'build-1 + amu 1', 3, 'rock', 'reconstructed'],
  ['Y14', 'nezumi', 'crystal-1 + amu 1', 2, 'crystal', 'reconstructed'],
  ['Y15', 'nezumi', '(build / crystal) + unlock', 2, 'building', 'reconstructed'],
  ['Y16', 'kitsune', 'mitama-1 / fly-1', 2, 'mitama', 'reconstructed'],
  ['Y17', 'kitsune', 'mitama-2', 3, 'pair', 'reconstructed'],
  ['Y18', 'kitsune', 'fly + (jade / sake)', 3, 'pair', 'reconstructed'],
  ['Y19', 'kitsune', 'kod 1 + (mitama / fly)', 2, 'mitama', 'reconstructed'],
  ['Y20', 'kitsune', '(mitama / fly) + amu 1', 2, 'accomplished', 'reconstructed'],
  ['Y21', 'ookami', 'kod 2', 3, 'track', 'reconstructed'],
  ['Y22', 'ookami', 'kod 1 + back 1 + amu 1', 2, 'track', 'reconstructed'],
  ['Y23', 'ookami', 'amu 2 + unlock', 3, 'rockPilgrim', 'reconstructed'],
  ['Y24', 'ookami', 'draw 1 + amu 1', 1, 'yokai', 'reconstructed'],
  ['Y25', 'ookami', '(rock / rockpil) + kod 1', 3, 'rockPilgrim', 'reconstructed'],
  ['Y26', 'yamauba', 'two of (res 1, mp 1, kod 1, amu 1)', 1, 'yokai', 'reconstructed'],
  ['Y27', 'yamauba', 'vision + res 1', 3, 'vision', 'reconstructed'],
  ['Y28', 'yamauba', 'mp 1 + unlock', 2, 'sleeper', 'reconstructed'],
  ['Y29', 'yamauba', 'bitoku', 2, 'accomplished', 'reconstructed'],
]

export const colours = ['a', 'b', 'c', 'd'] as const

/** S1a is the first starting card of seat 0's colour. */
export const startingYokai: readonly YokaiCard[] = colours.flatMap((letter, colour) =>
  startingRows.map((row) => ({ ...card(row), id: `${row[0]}${letter}`, colour })),
)

export const commonYokai: readonly YokaiCard[] = commonRows.map(card)

export const yokaiCards: readonly YokaiCard[] = [...commonYokai, ...startingYokai]
