import { memo } from 'react'

/** Where the pips lie on a face of side 1. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0.5, 0.5]],
  2: [
    [0.28, 0.28],
    [0.72, 0.72],
  ],
  3: [
    [0.26, 0.26],
    [0.5, 0.5],
    [0.74, 0.74],
  ],
  4: [
    [0.28, 0.28],
    [0.72, 0.28],
    [0.28, 0.72],
    [0.72, 0.72],
  ],
  5: [
    [0.26, 0.26],
    [0.74, 0.26],
    [0.5, 0.5],
    [0.26, 0.74],
    [0.74, 0.74],
  ],
  6: [
    [0.29, 0.24],
    [0.71, 0.24],
    [0.29, 0.5],
    [0.71, 0.5],
    [0.29, 0.76],
    [0.71, 0.76],
  ],
}

/** Pips in a square of the given side; ones and fours are vermilion, as on Japanese dice. */
export function Pips({ value, side }: { value: number; side: number }) {
  const ink = value === 1 || value === 4 ? '#C0392A' : '#211C19'
  return (PIPS[value] ?? []).map(([x, y]) => (
    <circle
      key={`${x} ${y}`}
      cx={x * side}
      cy={y * side}
      r={value === 1 ? side * 0.19 : side * 0.098}
      fill={ink}
    />
  ))
}

interface DieFace {
  readonly value: number
  readonly size?: number
  readonly mark?: 'risk' | 'cool' | undefined
  readonly ghost?: boolean
}

/** One die. `mark` colours its outline; put the word that says so beside it. Decorative: name its control. */
export const Die = memo(function Die({ value, size = 60, mark, ghost = false }: DieFace) {
  return (
    <svg
      className="die"
      data-mark={mark}
      data-ghost={ghost || undefined}
      viewBox="-2 -2 68 72"
      width={size}
      height={(size * 72) / 68}
      aria-hidden="true"
    >
      {!ghost && (
        <path d="M2 14V56Q2 67 13 67H51Q62 67 62 56V14Z" fill="#B99F6D" stroke="#211C19" strokeWidth="2.6" />
      )}
      <rect className="face" x="2" y="0" width="60" height="60" rx="12" />
      {!ghost && <path d="M7 40Q7 55 22 55H42Q57 55 57 40Q54 50 42 51H22Q10 50 7 40Z" fill="#E9DCBF" />}
      <g transform="translate(2 0)">
        <Pips value={value} side={60} />
      </g>
    </svg>
  )
})
