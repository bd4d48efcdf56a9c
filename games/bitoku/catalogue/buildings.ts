import type { Provenance } from '@engawa/kernel'
import type { BuildingType } from './types.ts'

/** What the owner gets when another seat uses the building (BIT-144). */
export type OwnerBonus = 'point' | 'pointOrAmulet' | 'pointAndAmulet'

export interface Building {
  readonly id: string
  readonly type: BuildingType | 'ancient'
  /** Steps of the builder's kodama, and +1 amulets it takes (BIT-206). */
  readonly kodama: number
  readonly amulets: number
  /** The least die that may use it (BIT-140). */
  readonly die: number
  readonly action: string
  readonly bonus: OwnerBonus
  readonly provenance: Provenance
}

type Row = readonly [
  id: string,
  type: BuildingType,
  kodama: number,
  amulets: number,
  die: number,
  action: string,
  bonus: OwnerBonus,
  provenance?: Provenance,
]

const rows: readonly Row[] = [
  ['T1', 'temple', 1, 1, 1, 'rock', 'point', 'stated'],
  ['T2', 'temple', 1, 1, 2, 'rockpil', 'point'],
  ['T3', 'temple', 2, 0, 3, 'vision', 'pointOrAmulet'],
  ['T4', 'temple', 1, 1, 3, 'mp 1', 'pointOrAmulet'],
  ['T5', 'temple', 1, 0, 4, 'mp 2', 'pointOrAmulet'],
  ['T6', 'temple', 1, 0, 5, 'bitoku', 'pointAndAmulet'],
  ['O1', 'onsen', 1, 1, 1, 'amu 1', 'point'],
  ['O2', 'onsen', 2, 0, 2, 'unlock', 'point'],
  ['O3', 'onsen', 1, 1, 3, 'draw 1', 'pointOrAmulet'],
  ['O4', 'onsen', 2, 0, 3, 'amu 2', 'pointOrAmulet'],
  ['O5', 'onsen', 1, 0, 4, 'unlock + amu 1', 'pointOrAmulet'],
  ['O6', 'onsen', 1, 0, 5, 'yokai', 'pointAndAmulet'],
  ['F1', 'farm', 2, 0, 1, 'wood', 'point'],
  ['F2', 'farm', 1, 1, 2, 'wood / stone', 'point'],
  ['F3', 'farm', 1, 1, 2, 'jade / sake', 'point'],
  ['F4', 'farm', 2, 0, 3, 'res 1', 'pointOrAmulet'],
  ['F5', 'farm', 1, 0, 4, '(wood + stone) / (jade + sake)', 'pointOrAmulet'],
  ['F6', 'farm', 1, 0, 5, 'res 2', 'pointAndAmulet'],
  ['R1', 'ryokan', 1, 1, 1, 'kodhere 1', 'point'],
  ['R2', 'ryokan', 1, 1, 2, 'fly', 'point'],
  ['R3', 'ryokan', 1, 0, 3, 'kod 1 + back 1', 'pointOrAmulet'],
  ['R4', 'ryokan', 2, 0, 3, 'mitama / fly', 'pointOrAmulet', 'stated'],
  ['R5', 'ryokan', 1, 1, 4, 'build / crystal', 'pointOrAmulet'],
  ['R6', 'ryokan', 1, 0, 5, 'mitama-1 / crystal-1', 'pointAndAmulet'],
]

/** The 24 tiles of the market (BIT-003). */
export const builtBuildings: readonly Building[] = rows.map(
  ([id, type, kodama, amulets, die, action, bonus, provenance = 'reconstructed']) => ({
    id,
    type,
    kodama,
    amulets,
    die,
    action,
    bonus,
    provenance,
  }),
)

const ancientRows: readonly (readonly [id: string, die: number, action: string])[] = [
  ['A1', 1, 'amu 1'],
  ['A2', 2, 'wood / stone'],
  ['A3', 2, 'jade / sake'],
  ['A4', 3, 'mp 1'],
  ['A5', 3, 'kodhere 1'],
  ['A6', 4, 'draw 1'],
]

/** Ancient buildings have no owner and are never built (BIT-201). */
export const ancientBuildings: readonly Building[] = ancientRows.map(([id, die, action]) => ({
  id,
  type: 'ancient',
  kodama: 0,
  amulets: 0,
  die,
  action,
  bonus: 'point',
  provenance: 'reconstructed',
}))

export const buildings: readonly Building[] = [...builtBuildings, ...ancientBuildings]
