/**
 * For each of the 68 balance tiles a home in which it holds and one in which it nearly does.
 * A cell is a kind and its comfort; rows from top to bottom.
 */
export interface Grids {
  readonly holds: readonly string[]
  readonly fails: readonly string[]
  readonly because: string
}

export const grids: Readonly<Record<string, Grids>> = {
  L01: {
    holds: ['..........', '..........', '..D1......'],
    fails: ['..........', '..........', '..F1D1....'],
    because: 'one column too far right',
  },
  L02: {
    holds: ['..........', '..........', '..F1......'],
    fails: ['..........', '..........', '..D1F1....'],
    because: 'one column too far right',
  },
  L03: {
    holds: ['..........', '..........', '..G1......'],
    fails: ['..........', '..........', '..D1G1....'],
    because: 'one column too far right',
  },
  L04: {
    holds: ['..........', '..........', '..T1......'],
    fails: ['..........', '..........', '..D1T1....'],
    because: 'one column too far right',
  },
  L05: {
    holds: ['..........', 'D1F1......', '..........'],
    fails: ['..........', 'F1D1F1....', '..........'],
    because: 'mirrored, and in order only across the edge of the zone',
  },
  L06: {
    holds: ['..........', 'F1G1......', '..........'],
    fails: ['..........', 'G1F1G1....', '..........'],
    because: 'mirrored, and in order only across the edge of the zone',
  },
  L07: {
    holds: ['..........', 'G1T1......', '..........'],
    fails: ['..........', 'T1G1T1....', '..........'],
    because: 'mirrored, and in order only across the edge of the zone',
  },
  L08: {
    holds: ['..........', 'T1D1......', '..........'],
    fails: ['..........', 'D1T1D1....', '..........'],
    because: 'mirrored, and in order only across the edge of the zone',
  },
  L09: {
    holds: ['..........', '..D1......', '..F1......'],
    fails: ['F1..D1....', 'D1..F1....', '..........'],
    because: 'upside down, and right only in the middle column',
  },
  L10: {
    holds: ['..........', '..F1......', '..G1......'],
    fails: ['G1..F1....', 'F1..G1....', '..........'],
    because: 'upside down, and right only in the middle column',
  },
  L11: {
    holds: ['..........', '..G1......', '..T1......'],
    fails: ['T1..G1....', 'G1..T1....', '..........'],
    because: 'upside down, and right only in the middle column',
  },
  L12: {
    holds: ['..........', '..T1......', '..D1......'],
    fails: ['D1..T1....', 'T1..D1....', '..........'],
    because: 'upside down, and right only in the middle column',
  },
  L13: {
    holds: ['D1........', 'F1........', 'G1........'],
    fails: ['D1..D1....', 'F1..F1....', 'T1..G1....'],
    because: 'the last of three is of another kind',
  },
  L14: {
    holds: ['F1........', 'G1........', 'T1........'],
    fails: ['F1..F1....', 'G1..G1....', 'D1..T1....'],
    because: 'the last of three is of another kind',
  },
  L15: {
    holds: ['G1........', 'T1........', 'D1........'],
    fails: ['G1..G1....', 'T1..T1....', 'F1..D1....'],
    because: 'the last of three is of another kind',
  },
  L16: {
    holds: ['T1........', 'D1........', 'F1........'],
    fails: ['T1..T1....', 'D1..D1....', 'G1..F1....'],
    because: 'the last of three is of another kind',
  },
  L17: {
    holds: ['..........', '..........', 'D1F3......'],
    fails: ['F3D3F3....', '..........', 'D1F2......'],
    because: 'one comfort short, and comfortable only mirrored',
  },
  L18: {
    holds: ['..........', '..........', 'F1D3......'],
    fails: ['D3F3D3....', '..........', 'F1D2......'],
    because: 'one comfort short, and comfortable only mirrored',
  },
  L19: {
    holds: ['..........', '..........', 'G1D3......'],
    fails: ['D3G3D3....', '..........', 'G1D2......'],
    because: 'one comfort short, and comfortable only mirrored',
  },
  L20: {
    holds: ['..........', '..........', 'T1D3......'],
    fails: ['D3T3D3....', '..........', 'T1D2......'],
    because: 'one comfort short, and comfortable only mirrored',
  },
  L21: {
    holds: ['D3........', '..........', '..D2......'],
    fails: ['D2........', 'F3..D3....', '..D2......'],
    because: 'four in the zone, more beside it',
  },
  L22: {
    holds: ['F3........', '..........', '..F2......'],
    fails: ['F2........', 'D3..F3....', '..F2......'],
    because: 'four in the zone, more beside it',
  },
  L23: {
    holds: ['G3........', '..........', '..G2......'],
    fails: ['G2........', 'D3..G3....', '..G2......'],
    because: 'four in the zone, more beside it',
  },
  L24: {
    holds: ['T3........', '..........', '..T2......'],
    fails: ['T2........', 'D3..T3....', '..T2......'],
    because: 'four in the zone, more beside it',
  },
  R01: {
    holds: ['......D1..', '..........', '..........'],
    fails: ['....D1F1..', '..........', '..........'],
    because: 'one column too far left',
  },
  R02: {
    holds: ['......F1..', '..........', '..........'],
    fails: ['....F1D1..', '..........', '..........'],
    because: 'one column too far left',
  },
  R03: {
    holds: ['......G1..', '..........', '..........'],
    fails: ['....G1D1..', '..........', '..........'],
    because: 'one column too far left',
  },
  R04: {
    holds: ['......T1..', '..........', '..........'],
    fails: ['....T1D1..', '..........', '..........'],
    because: 'one column too far left',
  },
  R05: {
    holds: ['..........', '..........', '......D1T1'],
    fails: ['....D1T1D1', '..........', '..........'],
    because: 'mirrored, and in order only across the edge of the zone',
  },
  R06: {
    holds: ['..........', '..........', '......F1D1'],
    fails: ['....F1D1F1', '..........', '..........'],
    because: 'mirrored, and in order only across the edge of the zone',
  },
  R07: {
    holds: ['..........', '..........', '......G1F1'],
    fails: ['....G1F1G1', '..........', '..........'],
    because: 'mirrored, and in order only across the edge of the zone',
  },
  R08: {
    holds: ['..........', '..........', '......T1G1'],
    fails: ['....T1G1T1', '..........', '..........'],
    because: 'mirrored, and in order only across the edge of the zone',
  },
  R09: {
    holds: ['........D1', '........T1', '..........'],
    fails: ['....D1....', '....T1T1..', '......D1..'],
    because: 'upside down, and right only in the middle column',
  },
  R10: {
    holds: ['........F1', '........D1', '..........'],
    fails: ['....F1....', '....D1D1..', '......F1..'],
    because: 'upside down, and right only in the middle column',
  },
  R11: {
    holds: ['........G1', '........F1', '..........'],
    fails: ['....G1....', '....F1F1..', '......G1..'],
    because: 'upside down, and right only in the middle column',
  },
  R12: {
    holds: ['........T1', '........G1', '..........'],
    fails: ['....T1....', '....G1G1..', '......T1..'],
    because: 'upside down, and right only in the middle column',
  },
  R13: {
    holds: ['......D1..', '......T1..', '......G1..'],
    fails: ['....D1..D1', '....T1..T1', '....G1..F1'],
    because: 'the last of three is of another kind',
  },
  R14: {
    holds: ['......F1..', '......D1..', '......T1..'],
    fails: ['....F1..F1', '....D1..D1', '....T1..G1'],
    because: 'the last of three is of another kind',
  },
  R15: {
    holds: ['......G1..', '......F1..', '......D1..'],
    fails: ['....G1..G1', '....F1..F1', '....D1..T1'],
    because: 'the last of three is of another kind',
  },
  R16: {
    holds: ['......T1..', '......G1..', '......F1..'],
    fails: ['....T1..T1', '....G1..G1', '....F1..D1'],
    because: 'the last of three is of another kind',
  },
  R17: {
    holds: ['..........', '......F2D2', '..........'],
    fails: ['....F3D3F3', '......F2D1', '..........'],
    because: 'one comfort short, and comfortable only mirrored',
  },
  R18: {
    holds: ['..........', '......D2F2', '..........'],
    fails: ['....D3F3D3', '......D2F1', '..........'],
    because: 'one comfort short, and comfortable only mirrored',
  },
  R19: {
    holds: ['..........', '......D2G2', '..........'],
    fails: ['....D3G3D3', '......D2G1', '..........'],
    because: 'one comfort short, and comfortable only mirrored',
  },
  R20: {
    holds: ['..........', '......D2T2', '..........'],
    fails: ['....D3T3D3', '......D2T1', '..........'],
    because: 'one comfort short, and comfortable only mirrored',
  },
  R21: {
    holds: ['........D2', '..........', '......D3..'],
    fails: ['........D2', '....D3..F3', '......D2..'],
    because: 'four in the zone, more beside it',
  },
  R22: {
    holds: ['........F2', '..........', '......F3..'],
    fails: ['........F2', '....F3..D3', '......F2..'],
    because: 'four in the zone, more beside it',
  },
  R23: {
    holds: ['........G2', '..........', '......G3..'],
    fails: ['........G2', '....G3..D3', '......G2..'],
    because: 'four in the zone, more beside it',
  },
  R24: {
    holds: ['........T2', '..........', '......T3..'],
    fails: ['........T2', '....T3..D3', '......T2..'],
    because: 'four in the zone, more beside it',
  },
  C01: {
    holds: ['..........', '..D1G1F1..', '..........'],
    fails: ['F1G1D1....', '..........', 'D1G1..F1..'],
    because: 'mirrored, and with a gap',
  },
  C02: {
    holds: ['..........', '..F1T1G1..', '..........'],
    fails: ['G1T1F1....', '..........', 'F1T1..G1..'],
    because: 'mirrored, and with a gap',
  },
  C03: {
    holds: ['..........', '..G1D1T1..', '..........'],
    fails: ['T1D1G1....', '..........', 'G1D1..T1..'],
    because: 'mirrored, and with a gap',
  },
  C04: {
    holds: ['..........', '..T1F1D1..', '..........'],
    fails: ['D1F1T1....', '..........', 'T1F1..D1..'],
    because: 'mirrored, and with a gap',
  },
  C05: {
    holds: ['..F1......', 'T1..G1....', '..D1......'],
    fails: ['....F1....', '..G1..T1..', '....D1....'],
    because: 'left and right exchanged',
  },
  C06: {
    holds: ['....T1....', '..D1T1F1..', '....G1....'],
    fails: ['....T1....', '..F1..D1..', '....G1....'],
    because: 'left and right exchanged',
  },
  C07: {
    holds: ['......D1..', '....G1..T1', '......F1..'],
    fails: ['....D1....', '..T1..G1..', '....F1....'],
    because: 'left and right exchanged',
  },
  C08: {
    holds: ['..G1......', 'F1G1D1....', '..T1......'],
    fails: ['....G1....', '..D1..F1..', '....T1....'],
    because: 'left and right exchanged',
  },
  C09: {
    holds: ['..........', '..........', 'F1D1D1F1D1'],
    fails: ['F1D1D1F1..', '..........', 'F1F1D1D1F1'],
    because: 'one place too far right, and with the fifth missing',
  },
  C10: {
    holds: ['..........', '..........', 'D1F1F1D1F1'],
    fails: ['D1F1F1D1..', '..........', 'D1D1F1F1D1'],
    because: 'one place too far right, and with the fifth missing',
  },
  C11: {
    holds: ['D1G1G1G1D1', '..........', '..........'],
    fails: ['D1G1G1D1D1', '..D1G1G1D1', '..........'],
    because: 'one place too far left, and with the first missing',
  },
  C12: {
    holds: ['D1T1T1T1D1', '..........', '..........'],
    fails: ['D1T1T1D1D1', '..D1T1T1D1', '..........'],
    because: 'one place too far left, and with the first missing',
  },
  C13: {
    holds: ['D3........', '....D2....', '........D2'],
    fails: ['D3........', '..F3D2....', 'F3......D1'],
    because: 'six of the kind, more of another',
  },
  C14: {
    holds: ['F3........', '....F2....', '........F2'],
    fails: ['F3........', '..D3F2....', 'D3......F1'],
    because: 'six of the kind, more of another',
  },
  C15: {
    holds: ['G3........', '....G2....', '........G2'],
    fails: ['G3........', '..D3G2....', 'D3......G1'],
    because: 'six of the kind, more of another',
  },
  C16: {
    holds: ['T3........', '....T2....', '........T2'],
    fails: ['T3........', '..D3T2....', 'D3......T1'],
    because: 'six of the kind, more of another',
  },
  C17: {
    holds: ['..........', '....D3F2..', '....G1T1..'],
    fails: ['D3F1....T3', 'G1T1....G3', '........F3'],
    because: 'one comfort short, more only in a line',
  },
  C18: {
    holds: ['..........', '....D2F2..', '....G2T2..'],
    fails: ['D3F2....T3', 'G1T1....G3', '........F3'],
    because: 'one comfort short, more only in a line',
  },
  C19: {
    holds: ['..........', '....D3F3..', '....G2T1..'],
    fails: ['D3F2....T3', 'G2T1....G3', '........F3'],
    because: 'one comfort short, more only in a line',
  },
  C20: {
    holds: ['..........', '....D3F3..', '....G3T1..'],
    fails: ['D3F3....T3', 'G2T1....G3', '........F3'],
    because: 'one comfort short, more only in a line',
  },
}
