import { at, type Seat } from '@engawa/kernel'
import { useMemo } from 'react'
import type { Grove, State } from '../../rules/index.ts'
import { boxOf, drawTree } from '../bark/drawing.ts'
import { Spirit } from '../pieces.tsx'
import { TreeArt } from '../tree-art.tsx'

const MARGIN = 8
/** The room of a spirit below the tree, in the tree's millimetres. */
const SPIRIT = { wide: 56, high: 62 } as const

/** A whole tree with the spirits that came to live in it. */
function Tree({ trunk, tree, played }: Grove) {
  const drawing = useMemo(() => drawTree(trunk, tree), [trunk, tree])
  const { left, right, top } = boxOf(drawing.cards)
  const row = played.length * SPIRIT.wide
  const middle = (left + right) / 2
  const wide = Math.max(right - left, row)
  return (
    <svg
      viewBox={`${middle - wide / 2 - MARGIN} ${-top - MARGIN} ${wide + 2 * MARGIN} ${top + SPIRIT.high + 2 * MARGIN}`}
      aria-hidden="true"
    >
      <TreeArt drawing={drawing} />
      {played.map(({ goal }, index) => (
        <svg
          aria-hidden="true"
          key={goal}
          x={middle - row / 2 + index * SPIRIT.wide}
          y={MARGIN}
          width={SPIRIT.wide}
          height={SPIRIT.high}
        >
          <Spirit goal={goal} />
        </svg>
      ))}
    </svg>
  )
}

export const portrait = (view: State, seat: Seat) => <Tree {...at(view.groves, seat)} />
