/** A box on the screen. */
interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

export type Side = 'left' | 'right' | 'above' | 'below'

/** Where a note lies, on which side of its thing, and how far along its edge the notch points at it. */
export interface NotePlace {
  readonly side: Side
  readonly left: number
  readonly top: number
  readonly notch: number
}

const GAP = 14
const MARGIN = 8
/** So far a notch stays from the corners. */
const CORNER = 22

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(Math.max(least, most), value))

/** Beside its thing where there is room, else above or below it; never over it if that can be. */
export function placeNote(
  thing: Box,
  note: { readonly width: number; readonly height: number },
  screen: { readonly width: number; readonly height: number },
  /** Its neighbours are pressed next: it goes above them. */
  among: boolean,
): NotePlace {
  const room: Readonly<Record<Side, number>> = {
    left: thing.left - GAP - MARGIN - note.width,
    right: screen.width - thing.right - GAP - MARGIN - note.width,
    above: thing.top - GAP - MARGIN - note.height,
    below: screen.height - thing.bottom - GAP - MARGIN - note.height,
  }
  const order: readonly Side[] = room.left > room.right ? ['left', 'right'] : ['right', 'left']
  const sides: readonly Side[] = among ? ['above', ...order, 'below'] : [...order, 'above', 'below']
  const side =
    sides.find((one) => room[one] >= 0) ?? sides.reduce((best, one) => (room[one] > room[best] ? one : best))
  const middle = { x: (thing.left + thing.right) / 2, y: (thing.top + thing.bottom) / 2 }
  const beside = side === 'left' || side === 'right'
  const wanted = {
    left: beside
      ? side === 'left'
        ? thing.left - GAP - note.width
        : thing.right + GAP
      : middle.x - note.width / 2,
    top: beside
      ? middle.y - note.height / 2
      : side === 'above'
        ? thing.top - GAP - note.height
        : thing.bottom + GAP,
  }
  const left = clamp(wanted.left, MARGIN, screen.width - MARGIN - note.width)
  const top = clamp(wanted.top, MARGIN, screen.height - MARGIN - note.height)
  const notch = beside
    ? clamp(middle.y - top, CORNER, note.height - CORNER)
    : clamp(middle.x - left, CORNER, note.width - CORNER)
  return { side, left, top, notch }
}
