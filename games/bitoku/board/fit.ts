import type { CSSProperties } from 'react'
import type { Token } from './signs.tsx'

type Groups = readonly (readonly Token[])[]

/** What stands in a row: so many signs, all of one size, and beside them pixels that keep theirs. */
interface Width {
  readonly signs: number
  readonly pixels: number
}

/** The sign of a tile's own kind is so much larger than those of its effect. */
const KIND = 1.25
/** A character of a number, a slash, a seal, and what lies between two of them. */
const [LETTER, SLASH, SEAL, GAP] = [7.4, 6, 16, 1]

function widthOf(token: Token): Width {
  if ('sign' in token) return { signs: 1, pixels: GAP }
  if ('points' in token) return { signs: 0, pixels: SEAL + GAP }
  if ('number' in token) return { signs: 0, pixels: token.number.length * LETTER + GAP }
  // What one gets both of stands close together on a tile.
  return token.mark === '+' ? { signs: 0, pixels: 0 } : { signs: 0, pixels: SLASH + GAP }
}

const rowOf = (tokens: readonly Token[]): Width =>
  tokens
    .map(widthOf)
    .reduce((row, one) => ({ signs: row.signs + one.signs, pixels: row.pixels + one.pixels }), {
      signs: 0,
      pixels: 0,
    })

/** About as wide as it will be drawn where there is little room. */
const narrow = ({ signs, pixels }: Width): number => signs * 13 + pixels

const wider = (one: Width, other: Width): Width => (narrow(one) > narrow(other) ? one : other)

/** The wider of two rows, cut where that one is narrowest, and never within one of the effects to choose from. */
function twoRowsOf(groups: Groups): Width {
  const parts = groups.length > 1 ? groups : groups.flat().map((token) => [token])
  return parts
    .slice(1)
    .map((_, cut) => wider(rowOf(parts.slice(0, cut + 1).flat()), rowOf(parts.slice(cut + 1).flat())))
    .reduce((best, rows) => (narrow(rows) < narrow(best) ? rows : best), rowOf(groups.flat()))
}

/** For the style of a tile's face (`.bit-fit`): what is on it in one row, and in two. */
export function fitStyle(groups: Groups, withKind: boolean): CSSProperties {
  const [one, two] = [rowOf(groups.flat()), twoRowsOf(groups)]
  const kind = withKind ? KIND : 0
  const style = {
    // Never nothing: it is divided by.
    '--one-signs': Math.max(one.signs + kind, 1),
    '--one-pixels': `${one.pixels}px`,
    '--two-signs': Math.max(two.signs + kind, 1),
    '--two-pixels': `${two.pixels}px`,
  }
  return style as CSSProperties
}
