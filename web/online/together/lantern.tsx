import { useId } from 'react'
import type { Friend } from '../api.ts'

type State = Friend['presence'] | 'free'

const PAPER = 'M32 14C54 14 58 30 58 43C58 58 52 70 32 70C12 70 6 58 6 43C6 30 10 14 32 14Z'
const CAPS = 'M20 8H44V16H20ZM22 67H42V74H22Z'
const RIBS = [25, 34, 43, 52, 60]

/** Somebody's lantern: lit where they are here, paper where they are away, an outline where they are gone. */
export function Lantern({ state, sign }: { state: State; sign: string }) {
  const light = useId()
  const ghost = state === 'gone' || state === 'free'
  const ink = ghost ? 'var(--edge)' : 'var(--line-ink)'
  return (
    <svg
      className="lantern"
      data-state={state}
      viewBox="0 -10 64 94"
      width="46"
      height="68"
      aria-hidden="true"
    >
      <radialGradient id={light}>
        <stop offset="0" stopColor="#fbd27a" />
        <stop offset="1" stopColor="#e98f3d" />
      </radialGradient>
      <path d="M32-10V10" stroke={ink} strokeWidth="2.4" />
      <path
        className="paper"
        d={PAPER}
        fill={state === 'here' ? `url(#${light})` : ghost ? 'none' : 'var(--lamp-off)'}
        stroke={ink}
        strokeWidth="3"
        strokeDasharray={ghost ? '5 4.5' : undefined}
      />
      {!ghost &&
        RIBS.map((y) => (
          <path key={y} d={`M8 ${y}Q32 ${y + 4} 56 ${y}`} fill="none" stroke="#211c19" opacity=".28" />
        ))}
      <path d={CAPS} fill={ink} />
      {!ghost && <path d="M32 74V83" stroke="#b5351f" strokeWidth="3" />}
      <text x="32" y="51" textAnchor="middle" fill={ghost ? 'var(--ink2)' : '#211c19'}>
        {sign}
      </text>
    </svg>
  )
}

/** The first letter of a name, as it is written on a lantern. */
export function signOf(name: string): string {
  return [...new Intl.Segmenter().segment(name)][0]?.segment.toUpperCase() ?? ''
}
