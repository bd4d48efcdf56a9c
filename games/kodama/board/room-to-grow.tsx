import { useMemo } from 'react'
import { MILLIMETRE, TABLE_WIDTH } from '../catalogue/index.ts'
import { fieldOf, freeFeet } from '../rules/index.ts'
import type { Holding } from './holding.ts'
import type { KodamaBoard } from './model.ts'

/** Where the tree on the stage could still grow: bark on which the held card, or any of the display, can stand. */
export function RoomToGrow({ board, holding }: { board: KodamaBoard; holding: Holding }) {
  const { view, shown } = board
  const held = holding.aim?.draft.card
  const path = useMemo(() => {
    const cards = held === undefined ? view.display : [held]
    const spots = cards.flatMap((card) => dotsOf(freeFeet(fieldOf(view, shown, card))))
    return [...new Set(spots)].join('')
  }, [view, shown, held])
  return <path className="kod-room" d={path} />
}

/** A dot for each foot: x, y, x, y … in the table's units. */
function dotsOf(feet: readonly number[]): string[] {
  const dots: string[] = []
  for (let index = 0; index < feet.length; index += 2) {
    const x = ((feet[index] ?? 0) - TABLE_WIDTH / 2) / MILLIMETRE
    dots.push(`M${x} ${-(feet[index + 1] ?? 0) / MILLIMETRE}h0`)
  }
  return dots
}
