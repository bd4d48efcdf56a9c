import type { Provenance } from '@engawa/kernel'
import type { BuildingType, MitamaType, YokaiType } from './types.ts'

/** An Iwakura rock: the items it multiplies, all of one family (BIT-431). */
export type Rock = { readonly id: string; readonly provenance: Provenance } & (
  | { readonly family: 'yokai'; readonly types: readonly YokaiType[] }
  | { readonly family: 'building'; readonly types: readonly BuildingType[] }
  | { readonly family: 'mitama'; readonly types: readonly MitamaType[] }
)

export const rocks: readonly Rock[] = [
  { id: 'IW1', family: 'yokai', types: ['kappa', 'imomushi'], provenance: 'reconstructed' },
  { id: 'IW2', family: 'yokai', types: ['imomushi', 'nezumi'], provenance: 'reconstructed' },
  { id: 'IW3', family: 'yokai', types: ['nezumi', 'kitsune'], provenance: 'reconstructed' },
  { id: 'IW4', family: 'yokai', types: ['kitsune', 'ookami'], provenance: 'reconstructed' },
  { id: 'IW5', family: 'yokai', types: ['ookami', 'kappa'], provenance: 'reconstructed' },
  { id: 'IW6', family: 'building', types: ['temple', 'ryokan'], provenance: 'stated' },
  { id: 'IW7', family: 'building', types: ['ryokan', 'onsen'], provenance: 'reconstructed' },
  { id: 'IW8', family: 'building', types: ['onsen', 'farm'], provenance: 'reconstructed' },
  { id: 'IW9', family: 'building', types: ['farm', 'temple'], provenance: 'reconstructed' },
  { id: 'IW10', family: 'mitama', types: ['ara'], provenance: 'stated' },
  { id: 'IW11', family: 'mitama', types: ['nigi'], provenance: 'reconstructed' },
  { id: 'IW12', family: 'mitama', types: ['saki'], provenance: 'reconstructed' },
  { id: 'IW13', family: 'mitama', types: ['kushi'], provenance: 'reconstructed' },
]
