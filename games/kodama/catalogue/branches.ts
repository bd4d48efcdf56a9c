import type { Provenance } from '@engawa/kernel'
import { type Element, letters } from './elements.ts'
import { type OutlineName, outlines } from './outlines.ts'

/** One of the 65 branch cards. */
export interface BranchCard {
  /** 1 to 65. */
  readonly id: number
  readonly outline: OutlineName
  /** Its elements, in the order of the outline's places. */
  readonly icons: readonly Element[]
  readonly provenance: Provenance
}

/** Number and icons of the five cards of each outline. */
const cardsByOutline: Readonly<Record<OutlineName, string>> = {
  I: '07:CDE 20:FME 27:FFM 33:CCNM 56:NNDD',
  Y: '09:CFE 26:DDM 34:CCND 58:NNMM 64:FFEE',
  P: '04:CNE 30:MMC 37:NNDF 44:FFMC 62:DDEE',
  LR: '15:NFE 21:CCN 42:FFMN 50:EECD 61:DDMM',
  LL: '01:CND 17:DFM 22:CCD 43:FFME 59:NNEE',
  CR: '08:CFM 16:NME 31:EEC 38:NNDM 60:DDFF',
  CL: '11:NDF 32:EEN 40:DDFM 46:MMEC 51:CCNN',
  SR: '03:CNM 18:DFE 29:MME 36:NNDE 53:CCFF',
  SL: '05:CDF 12:NDM 45:MMED 55:CCEE 57:NNFF',
  TR: '13:NDE 14:NFM 25:DDF 48:EECF 54:CCMM',
  TL: '06:CDM 24:NNF 35:CCNF 41:DDFE 65:MMEE',
  HR: '02:CNF 19:DME 28:FFE 47:MMEN 52:CCDD',
  HL: '10:CME 23:NND 39:DDFC 49:EECN 63:FFMM',
}

/** Two caterpillars with a cloud, and two dragonflies with a caterpillar and a flower, are cards somebody has seen. */
const seen: Readonly<Record<number, Provenance>> = { 21: 'reported', 39: 'stated' }

function parseCards(outline: OutlineName): BranchCard[] {
  return cardsByOutline[outline].split(' ').map((text) => {
    const id = Number(text.slice(0, 2))
    const icons = Array.from(text.slice(3), (letter) => letters.indexOf(letter))
    return { id, outline, icons, provenance: seen[id] ?? 'reconstructed' }
  })
}

/** All branch cards, by number. */
export const branches: readonly BranchCard[] = (Object.keys(outlines) as OutlineName[])
  .flatMap(parseCards)
  .sort((a, b) => a.id - b.id)
