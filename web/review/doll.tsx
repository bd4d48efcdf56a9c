import type { DollSize } from '@engawa/bots'

const body = 'M0 -21C5.6 -21 8 -16.5 8.8 -12C9.9 -5 7 0 0 0C-7 0 -9.9 -5 -8.8 -12C-8 -16.5 -5.6 -21 0 -21Z'
const face =
  'M0 -17.6C3.6 -17.6 6 -15.8 6 -13.2C6 -10.4 3.4 -8.8 0 -8.8C-3.4 -8.8 -6 -10.4 -6 -13.2C-6 -15.8 -3.6 -17.6 0 -17.6Z'

/** How far a doll leans, how much of it is filled, and the strokes of its movement. */
const poses: Readonly<Record<DollSize, { lean: string; fill: 'full' | 'half' | 'none'; strokes: string }>> = {
  best: { lean: '', fill: 'full', strokes: '' },
  slip: { lean: 'translate(0 -.2) rotate(18 0 -8)', fill: 'none', strokes: 'M-11.5 -17l-2.4 2.6' },
  stumble: {
    lean: 'translate(.6 -1.2) rotate(50 0 -8)',
    fill: 'half',
    strokes: 'M-10 -19l-3 2.4M-12.5 -13.5l-3 .8',
  },
  tumble: {
    lean: 'translate(.8 -.4) rotate(98 0 -8)',
    fill: 'full',
    strokes: 'M-6 -19.5l-1.5 -3M-11 -16l-3 -1.8M-13 -10.5h-3',
  },
}

/** The doll's drawing alone, its foot at 0 0; for pictures that hold many of them. */
export function DollShape({ size }: { size: DollSize }) {
  const { lean, fill, strokes } = poses[size]
  return (
    <g className="doll-shape" data-size={size}>
      <g className="doll-body" transform={lean}>
        <path d={body} className={fill === 'full' ? 'doll-full' : 'doll-paper'} />
        {fill === 'half' && (
          <path d="M-9 -7.6C-9.4 -3 -6.4 0 0 0C6.4 0 9.4 -3 9 -7.6Z" className="doll-half" />
        )}
        <path d={face} className="doll-face" />
        <circle cx="-2.5" cy="-13.2" r="1.35" className="doll-eye" />
        <circle cx="2.5" cy="-13.2" r="1.35" className="doll-eye" />
      </g>
      {strokes !== '' && <path d={strokes} className="doll-strokes" />}
      <path d="M-11 1.2H11" className="doll-floor" />
    </g>
  )
}

/** How a move fell: upright, slipped, stumbled or tumbled. Decorative: the word stands beside it. */
export function Doll({ size, height = 26 }: { size: DollSize; height?: number }) {
  return (
    <svg
      className="doll"
      viewBox="-16 -23.5 32 27"
      width={Math.round((height * 32) / 27)}
      height={height}
      aria-hidden="true"
    >
      <DollShape size={size} />
    </svg>
  )
}
