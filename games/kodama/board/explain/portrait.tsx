import { at, type Seat } from '@engawa/kernel'
import { useMemo } from 'react'
import type { Grove, State } from '../../rules/index.ts'
import { boxOf, drawTree } from '../bark/drawing.ts'
import { PieceArt } from '../pieces.tsx'
import { spiritOf } from '../spirit.ts'
import { TreeArt } from '../tree-art.tsx'

const MARGIN = 8

/** A whole tree with the spirits that came to live in it. */
function Tree({ trunk, tree, played }: Grove) {
  const drawing = useMemo(() => drawTree(trunk, tree), [trunk, tree])
  const { left, right, top } = boxOf(drawing.cards)
  return (
    <>
      <svg
        viewBox={`${left - MARGIN} ${-top - MARGIN} ${right - left + 2 * MARGIN} ${top + 2 * MARGIN}`}
        aria-hidden="true"
      >
        <TreeArt drawing={drawing} />
      </svg>
      <span className="ending-row">
        {played.map(({ goal }) => (
          <PieceArt key={goal} name={spiritOf(goal)} width={40} height={44} />
        ))}
      </span>
    </>
  )
}

export const portrait = (view: State, seat: Seat) => <Tree {...at(view.groves, seat)} />
