import type { Provenance } from '@engawa/kernel'
import type { MitamaType } from './types.ts'

/** A Mitama: its cost in sake and jade, and what it does when gained (BIT-360, BIT-364). */
export interface Mitama {
  readonly id: string
  readonly type: MitamaType
  readonly sake: number
  readonly jade: number
  readonly action: string
  readonly provenance: Provenance
}

/** The actions are stated (BIT-365 to BIT-369), the costs are ours. */
const rows: readonly (readonly [id: string, type: MitamaType, sake: number, jade: number, action: string])[] =
  [
    ['M01', 'ara', 2, 0, 'res 1 / amu 1'],
    ['M02', 'ara', 0, 2, 'res 1 / amu 1'],
    ['M03', 'ara', 1, 1, 'res 1 / amu 1'],
    ['M04', 'ara', 1, 1, 'res 1 / amu 1'],
    ['M05', 'ara', 2, 1, 'res 1 / amu 1'],
    ['M06', 'nigi', 2, 0, 'unlock + amu 1'],
    ['M07', 'nigi', 0, 2, 'unlock + amu 1'],
    ['M08', 'nigi', 1, 1, 'unlock + amu 1'],
    ['M09', 'nigi', 1, 1, 'unlock + amu 1'],
    ['M10', 'nigi', 1, 2, 'unlock + amu 1'],
    ['M11', 'saki', 1, 0, 'mp 1 / amu 1'],
    ['M12', 'saki', 0, 2, 'mp 1 / amu 1'],
    ['M13', 'saki', 1, 1, 'mp 1 / amu 1'],
    ['M14', 'saki', 1, 1, 'mp 1 / amu 1'],
    ['M15', 'saki', 2, 0, 'mp 1 / amu 1'],
    ['M16', 'kushi', 0, 1, 'kod 1 / amu 1'],
    ['M17', 'kushi', 2, 0, 'kod 1 / amu 1'],
    ['M18', 'kushi', 1, 1, 'kod 1 / amu 1'],
    ['M19', 'kushi', 1, 1, 'kod 1 / amu 1'],
    ['M20', 'kushi', 0, 2, 'kod 1 / amu 1'],
    ['M21', 'shinigami', 2, 1, 'res 1'],
    ['M22', 'shinigami', 1, 2, 'mp 1'],
    ['M23', 'shinigami', 2, 1, 'kod 1 + back 1'],
    ['M24', 'shinigami', 1, 2, 'amu 1 / unlock'],
  ]

export const mitamas: readonly Mitama[] = rows.map(([id, type, sake, jade, action]) => ({
  id,
  type,
  sake,
  jade,
  action,
  provenance: 'reconstructed',
}))
