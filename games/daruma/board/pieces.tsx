import { memo } from 'react'
import type { Colour } from '../catalogue/index.ts'
import sheet from './art/pieces.svg?raw'
import { spots } from './model.ts'

export type EyeState = 'blank' | 'free' | 'pupil' | 'die'

/** The sheet of symbols that every piece is taken from; once on the page. */
export const PieceSheet = memo(function PieceSheet() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, built in advance
  return <div className="dar-sheet" aria-hidden="true" dangerouslySetInnerHTML={{ __html: sheet }} />
})

/** One piece of the sheet, decorative: name the control it stands in. */
export function PieceArt({ name, size, height = size }: { name: string; size: number; height?: number }) {
  return (
    <svg className="dar-piece" width={size} height={height} aria-hidden="true">
      <use href={`#daruma-${name}`} width="100%" height="100%" />
    </svg>
  )
}

/** The small daruma of a colour; below 28 px it has no face. */
export function SmallDaruma({ colour, size }: { colour: Colour; size: number }) {
  return <PieceArt name={`${size < 28 ? 'tiny' : 'mini'}-${colour}`} size={size} />
}

const eyePlaces = [
  { x: 54, tilt: -7 },
  { x: 106, tilt: 6 },
] as const

interface DiscArt {
  /** Its number, where it lies on the table and its eyes can be pointed at. */
  readonly daruma?: number
  readonly colour: Colour
  readonly eyes: readonly [EyeState, EyeState]
  /** A die may go to a blank eye now: it is drawn with a whole ring. */
  readonly free?: boolean
  readonly complete: boolean
}

/** A paper round with the doll of the colour on it and its two eyes as they are. */
export const DarumaDisc = memo(function DarumaDisc({
  daruma,
  colour,
  eyes,
  free = false,
  complete,
}: DiscArt) {
  return (
    <svg className="dar-disc-art" viewBox="0 0 240 240" aria-hidden="true">
      <circle cx="120" cy="120" r="116" fill="url(#daruma-bokashi-disc)" stroke="#211C19" strokeWidth="2.4" />
      <circle className="dar-disc-ring" data-colour={colour} cx="120" cy="120" r="108" />
      {complete && <circle cx="120" cy="120" r="112" fill="none" stroke="#C0392A" strokeWidth="7" />}
      <g transform="translate(6 8) scale(1.14)">
        <use href={`#daruma-doll-${colour}`} width="200" height="200" />
        {eyePlaces.map(({ x, tilt }, index) => {
          const eye = eyes[index] ?? 'blank'
          const state = free && eye === 'blank' ? 'free' : eye
          return (
            <use
              key={x}
              className="dar-eye"
              data-eye={state}
              data-spot={daruma && spots.eye(daruma, index + 1)}
              href={`#daruma-eye-${state}`}
              x={x}
              y="67"
              width="40"
              height="44"
              transform={state === 'die' ? `rotate(${tilt} ${x + 20} 87)` : undefined}
            />
          )
        })}
      </g>
    </svg>
  )
})
