import { at, type Seat } from '@engawa/kernel'
import { gridColumns, gridRows } from '../../catalogue/index.ts'
import type { State } from '../../rules/index.ts'
import { HomeTile, SpiritArt } from '../pieces.tsx'
import { columnOf, rowOf } from '../plan.tsx'

/** A mat, a tile on it, and the plaque of a spirit below the home. */
const [MAT, TILE, PLAQUE] = [96, 84, 58]
const WIDE = gridColumns * MAT

const matInk = (cell: number): string => {
  if (columnOf(cell) === 2) return '#B2884B'
  return (rowOf(cell) + columnOf(cell)) % 2 === 0 ? 'var(--bam-mat-a)' : 'var(--bam-mat-b)'
}

/** The home of a seat with the spirits that live there. */
export function portrait(view: State, seat: Seat) {
  const { home, awake, asleep } = at(view.boards, seat)
  const spirits = [...awake, ...asleep]
  const gap = Math.min(PLAQUE + 6, WIDE / Math.max(1, spirits.length))
  return (
    <svg viewBox={`-4 -4 ${WIDE + 8} ${gridRows * MAT + PLAQUE + 20}`} aria-hidden="true">
      <rect width={WIDE} height={gridRows * MAT} fill="#4A3A20" stroke="#211C19" strokeWidth="6" />
      {home.map((tile, cell) => {
        const [x, y] = [columnOf(cell) * MAT, rowOf(cell) * MAT]
        return (
          <svg aria-hidden="true" key={cell} x={x} y={y} width={MAT} height={MAT}>
            <rect x="1.5" y="1.5" width={MAT - 3} height={MAT - 3} fill={matInk(cell)} />
            {tile !== 0 && (
              <svg aria-hidden="true" x={(MAT - TILE) / 2} y={(MAT - TILE) / 2} width={TILE} height={TILE}>
                <HomeTile tile={tile} size={TILE} />
              </svg>
            )}
          </svg>
        )
      })}
      {spirits.map((tile, index) => (
        <svg
          aria-hidden="true"
          key={tile}
          x={index * gap}
          y={gridRows * MAT + 10}
          width={PLAQUE}
          height={PLAQUE}
        >
          <SpiritArt tile={tile} size={PLAQUE} />
        </svg>
      ))}
    </svg>
  )
}
