import { boxOf, type TreeDrawing } from './bark/drawing.ts'
import { linePath } from './bark/points.ts'

/** Wider than any bark with its key-line. */
const WIDTH = 18

export const growthMask = (card: number): string => `kod-growing-${card}`

/** The lines of the newest card's bark from its joint to its tips: motion lets the bark run along them. */
export function GrowthMask({ drawing: { cards, limbs } }: { drawing: TreeDrawing }) {
  const newest = cards.slice(-1)
  const { left, right, top, bottom } = boxOf(newest)
  return (
    <mask
      id={growthMask(newest[0]?.card ?? 0)}
      maskUnits="userSpaceOnUse"
      x={left - WIDTH}
      y={-top - WIDTH}
      width={right - left + 2 * WIDTH}
      height={top - bottom + 2 * WIDTH}
    >
      {limbs
        .filter(({ owner }) => owner === cards.length - 1)
        .map(({ line, points }) => (
          <path
            key={line}
            d={linePath(points)}
            pathLength="1"
            fill="none"
            stroke="#fff"
            strokeWidth={WIDTH}
            strokeDasharray="1"
          />
        ))}
    </mask>
  )
}
