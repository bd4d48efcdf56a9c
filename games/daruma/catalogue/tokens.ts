import type { Provenance } from '@engawa/kernel'

export type TokenFace = 'plain' | 'daruma' | 'four'

export interface RoundToken {
  readonly id: number
  readonly face: TokenFace
  readonly provenance: Provenance
}

/** The faces and their total are printed; how many there are of each is ours. */
const faces: readonly (readonly [TokenFace, number])[] = [
  ['plain', 6],
  ['daruma', 3],
  ['four', 3],
]

/** The 12 round tokens, numbered from 1. */
export const tokens: readonly RoundToken[] = faces
  .flatMap(([face, count]) => Array.from({ length: count }, () => face))
  .map((face, index) => ({ id: index + 1, face, provenance: 'reconstructed' }))

export function tokenOf(id: number): RoundToken {
  const token = tokens[id - 1]
  if (token === undefined) throw new RangeError(`there is no round token ${id}`)
  return token
}

/** How many round tokens the track takes for each number of seats (DAR-02); printed. */
export const trackLength: Readonly<Record<number, number>> = { 2: 6, 3: 7, 4: 8, 5: 9 }

/** Printed: 8 dice, 5 pupil tokens, 5 darumas face up. */
export const diceCount = 8
export const pupilCount = 5
export const displaySize = 5
