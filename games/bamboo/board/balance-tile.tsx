import { at } from '@engawa/kernel'
import { memo, type ReactNode } from 'react'
import {
  type BalanceTile,
  balanceTiles,
  gridColumns,
  homeKinds,
  type PatternCell,
  zoneColumns,
} from '../catalogue/index.ts'

const box = 56
const largest = 22
const comfortFoot = 16

/** One space of a pattern: its kind on its ink, or paper with a dot for any tile. */
function Cell({ kind, x, y, side }: { kind: number; x: number; y: number; side: number }) {
  const name = homeKinds[kind]
  const [fill, stroke] = name === undefined ? ['#EFE3C6', '#857250'] : ['var(--bam-kind)', '#211C19']
  return (
    <g data-kind={name}>
      <rect
        x={x + 0.6}
        y={y + 0.6}
        width={side - 1.2}
        height={side - 1.2}
        fill={fill}
        stroke={stroke}
        strokeWidth="1.2"
      />
      {name === undefined ? (
        <circle cx={x + side / 2} cy={y + side / 2} r={side * 0.13} fill={stroke} />
      ) : (
        <use
          className="bam-kind-sign"
          href={`#bam-kind-${name}`}
          x={x + side * 0.16}
          y={y + side * 0.16}
          width={side * 0.68}
          height={side * 0.68}
        />
      )}
    </g>
  )
}

function extent(cells: readonly PatternCell[]): { rows: number; columns: number } {
  return {
    rows: 1 + Math.max(...cells.map((cell) => cell.row)),
    columns: 1 + Math.max(...cells.map((cell) => cell.column)),
  }
}

function Least({ least, y }: { least: number; y: number }) {
  // Two figures reach as far to the right as one does.
  const x = box / 2 - (least > 9 ? 6 : 0)
  return (
    <g className="bam-comfort">
      <use href="#bam-good-cushion" x={x - 18} y={y - 13} width="15" height="15" />
      <text x={x + 1} y={y} className="bam-least">
        ≥{least}
      </text>
    </g>
  )
}

function Drawing({ tile: { pattern } }: { tile: BalanceTile }) {
  if (pattern.asks === 'comfort') {
    const name = at(homeKinds, pattern.kind)
    return (
      <g data-kind={name}>
        <use
          className="bam-bare-kind"
          href={`#bam-kind-${name}`}
          x={box / 2 - 15}
          y={box / 2 - 23}
          width="30"
          height="30"
        />
        <Least least={pattern.least} y={box / 2 + 23} />
      </g>
    )
  }
  const { rows, columns } = extent(pattern.cells)
  const height = pattern.least > 0 ? box - comfortFoot : box
  const side = Math.min(largest, (box - 2) / columns, (height - 2) / rows)
  const [left, top] = [(box - side * columns) / 2, (height - side * rows) / 2]
  return (
    <g>
      {pattern.cells.map(({ row, column, kind }) => (
        <Cell
          key={`${row} ${column}`}
          kind={kind}
          x={left + column * side}
          y={top + row * side}
          side={side}
        />
      ))}
      {pattern.least > 0 && <Least least={pattern.least} y={box - 2.5} />}
    </g>
  )
}

/** Five boxes for the five columns; those that count are filled. */
export function ZoneStrip({ zone, x, y }: { zone: number; x: number; y: number }) {
  const [first, last] = at(zoneColumns, zone)
  return (
    <g className="bam-zone">
      {Array.from({ length: gridColumns }, (_, column) => (
        <rect
          key={column}
          data-counts={(column >= first && column <= last) || undefined}
          x={x + column * 5.9}
          y={y}
          width="4.6"
          height="7"
        />
      ))}
    </g>
  )
}

/** The format of a balance tile, of any size. */
function Format({ className, size, children }: { className: string; size: number; children: ReactNode }) {
  return (
    <svg className={className} viewBox="0 0 66 82" width={size} height={(size * 82) / 66} aria-hidden="true">
      {children}
    </svg>
  )
}

/** A balance tile: its pattern on paper, below it the columns that count and the happiness. */
export const BalancePiece = memo(function BalancePiece({ tile, size = 58 }: { tile: number; size?: number }) {
  const data = at(balanceTiles, tile - 1)
  return (
    <Format className="bam-balance" size={size}>
      <path d="M3 3H65V81H3Z" fill="#9C8453" />
      <path d="M1 1H63V79H1Z" fill="var(--poster)" stroke="#211C19" strokeWidth="2" />
      <g transform="translate(4 4)">
        <Drawing tile={data} />
      </g>
      <path d="M1 63H63" stroke="#211C19" strokeWidth="1.6" />
      <ZoneStrip zone={data.zone} x={5} y={67.5} />
      <text x="47" y="76" textAnchor="end" className="bam-points">
        {data.happiness}
      </text>
      <use href="#bam-good-petal" x="48.5" y="64.5" width="13" height="13" />
    </Format>
  )
})

/** A free slot for a balance tile of a zone. */
export function FreeSlot({ zone, size = 58 }: { zone: number; size?: number }) {
  return (
    <Format className="bam-free-slot" size={size}>
      <rect
        x="2"
        y="2"
        width="60"
        height="76"
        fill="none"
        stroke="var(--edge)"
        strokeWidth="1.6"
        strokeDasharray="5 4"
      />
      <ZoneStrip zone={zone} x={18} y={36} />
    </Format>
  )
}

/** The pattern alone, as a small sign. */
export const PatternSign = memo(function PatternSign({ tile, size = 24 }: { tile: number; size?: number }) {
  return (
    <svg
      className="bam-pattern-sign"
      viewBox={`0 0 ${box} ${box}`}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <Drawing tile={at(balanceTiles, tile - 1)} />
    </svg>
  )
})
