import type { Provenance } from '@engawa/kernel'
import type { VisionItem } from './types.ts'

/** A Vision: what it asks for, what it gives if all is there, and what it costs if not (BIT-405). */
export interface Vision {
  readonly id: string
  readonly needs: Readonly<Partial<Record<VisionItem, number>>>
  readonly points: number
  readonly loss: number
  readonly provenance: Provenance
}

type Row = readonly [
  id: string,
  needs: Readonly<Partial<Record<VisionItem, number>>>,
  points: number,
  loss: number,
  provenance?: Provenance,
]

const rows: readonly Row[] = [
  ['V01', { building: 2, resource: 1, dragonfly: 1 }, 6, 2, 'stated'],
  ['V02', { building: 1, dragonfly: 2 }, 6, 2],
  ['V03', { building: 1, portal: 1, accomplished: 1 }, 5, 1],
  ['V04', { crystal: 2, building: 1, resource: 1 }, 5, 1],
  ['V05', { crystal: 3, mitama: 1 }, 6, 2],
  ['V06', { crystal: 2, illumination: 1 }, 5, 1],
  ['V07', { crystal: 1, portal: 1, accomplished: 1 }, 5, 1],
  ['V08', { crystal: 2, mitama: 2 }, 6, 2],
  ['V09', { crystal: 3, portal: 1, resource: 1 }, 7, 2],
  ['V10', { crystal: 1, building: 2 }, 5, 1],
  ['V11', { building: 2, illumination: 1 }, 6, 2],
  ['V12', { building: 3, resource: 1 }, 6, 2],
  ['V13', { building: 2, accomplished: 2 }, 7, 2],
  ['V14', { building: 1, illumination: 1, mitama: 1 }, 5, 1],
  ['V15', { building: 1, crystal: 1, mitama: 1, resource: 1 }, 5, 1],
  ['V16', { dragonfly: 2, resource: 1 }, 5, 1],
  ['V17', { dragonfly: 3 }, 6, 2],
  ['V18', { dragonfly: 2, portal: 1 }, 6, 2],
  ['V19', { mitama: 3, illumination: 1 }, 7, 2],
  ['V20', { mitama: 2, accomplished: 1, resource: 1 }, 5, 1],
  ['V21', { dragonfly: 1, accomplished: 2 }, 5, 1],
  ['V22', { illumination: 1, portal: 1 }, 4, 1],
  ['V23', { illumination: 2, resource: 1 }, 5, 1],
  ['V24', { portal: 2, crystal: 1 }, 6, 2],
  ['V25', { illumination: 1, portal: 1, accomplished: 2 }, 7, 2],
  ['V26', { accomplished: 3, illumination: 1 }, 7, 2],
  ['V27', { building: 4, crystal: 1 }, 9, 2],
  ['V28', { building: 1, crystal: 1, dragonfly: 1, illumination: 1, accomplished: 1 }, 9, 2],
]

export const visions: readonly Vision[] = rows.map(
  ([id, needs, points, loss, provenance = 'reconstructed']) => ({ id, needs, points, loss, provenance }),
)
