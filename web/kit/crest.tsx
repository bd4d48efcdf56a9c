import type { Seat } from '@engawa/kernel'
import { memo } from 'react'
import { crests } from '../art/built/crests.ts'

/** The letter that stands for a seat in text: A to E. */
export function seatLetter(seat: Seat): string {
  return crests[seat % crests.length]?.letter ?? '?'
}

/** A seat's crest: cream glyph in a filled round. Decorative; the name or letter stands beside it. */
export const Crest = memo(function Crest({ seat, size = 40 }: { seat: Seat; size?: number }) {
  const crest = crests[seat % crests.length]
  return (
    <svg
      className="crest"
      data-seat={seat % crests.length}
      viewBox="0 0 40 40"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <circle cx="20" cy="20" r="19" fill="var(--seat)" stroke="var(--crest-edge)" strokeWidth="1.6" />
      <circle cx="20" cy="20" r="16.2" fill="none" stroke="var(--on)" strokeWidth="1" />
      <g transform="translate(8 8)" fill="var(--on)">
        {crest?.shapes.map((shape) =>
          typeof shape === 'string' ? (
            <path key={shape} d={shape} />
          ) : (
            <path key={shape.hole} d={shape.hole} stroke="var(--seat)" strokeWidth="1.3" fill="var(--seat)" />
          ),
        )}
      </g>
    </svg>
  )
})
