import { at, type Seat } from '@engawa/kernel'
import { InSeat, Place, upTo } from '@engawa/web/kit'
import { memo, useMemo } from 'react'
import type { Grove } from '../rules/index.ts'
import { boxOf, drawTree } from './bark/drawing.ts'
import { ids, type KodamaBoard } from './model.ts'
import { SmallTree } from './tree-art.tsx'

/** A seat's whole tree in small. */
export const Thumbnail = memo(function Thumbnail({ trunk, tree }: Pick<Grove, 'trunk' | 'tree'>) {
  const drawing = useMemo(() => drawTree(trunk, tree), [trunk, tree])
  const { left, right, top } = boxOf(drawing.cards)
  return (
    <svg viewBox={`${left - 6} ${-top - 6} ${right - left + 12} ${top + 10}`} aria-hidden="true">
      <SmallTree drawing={drawing} />
    </svg>
  )
})

/** On every seat's plate its tree; a tap brings it on the stage, and the own one back. */
export const SmallTrees = memo(function SmallTrees({
  board,
  look,
}: {
  board: KodamaBoard
  look(seat: Seat): void
}) {
  const { say, view, shown, own } = board
  return view.groves.map((_, seat) => {
    const { trunk, tree } = at(view.groves, seat)
    const button = (
      <Place
        id={ids.plate(seat)}
        className="kod-look"
        data-trees={upTo(view.groves.length)}
        chosen={seat === shown}
        label={seat === own ? say.lookHome : say.lookAt(board.name(seat))}
        press={() => look(seat)}
      >
        <Thumbnail trunk={trunk} tree={tree} />
      </Place>
    )
    return <InSeat key={seat} seat={seat} tiny={button} />
  })
})
