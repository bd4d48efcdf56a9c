import { memo } from 'react'
import { icons, type Shape } from '../art/built/icons.ts'

export type { Shape } from '../art/built/icons.ts'
export type IconName = keyof typeof icons

/** A drawing on the 24 grid in the current colour; boards give shapes of their own in the same form. */
export const Glyph = memo(function Glyph({ shapes, size = 24 }: { shapes: readonly Shape[]; size?: number }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {shapes.map((shape) => {
        if (typeof shape === 'string') return <path key={shape} d={shape} />
        if ('solid' in shape)
          return <path key={`solid ${shape.solid}`} d={shape.solid} fill="currentColor" stroke="none" />
        return <path key={shape.dashed} d={shape.dashed} strokeDasharray="2.6 2.8" />
      })}
    </svg>
  )
})

export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return <Glyph shapes={icons[name]} size={size} />
}
