import type { MouseEvent, ReactNode } from 'react'
import type { Move } from '../rules/index.ts'
import type { Aiming, Open } from './aim.ts'
import type { Scene } from './scene.ts'
import type { Thing } from './things.ts'

export interface PartProps {
  readonly scene: Scene
  readonly aim: Aiming
}

/**
 * Something on the table. Where a legal move is about it a press takes it into the choice; otherwise it
 * says why the move it stands for is none, or shows what it is. On a print that is one target it is drawn only.
 */
export function Spot({
  scene,
  aim,
  thing,
  label,
  className,
  attempt,
  inspect,
  inert = false,
  look,
  children,
}: PartProps & {
  thing: Thing
  label: string
  className: string
  /** The move it would be, whose refusal explains it. */
  attempt?: Move | undefined
  inspect?: Open | undefined
  inert?: boolean
  /** One more state for the style. */
  look?: string | undefined
  children: ReactNode
}) {
  const lit = aim.lit(thing)
  const states = {
    className,
    'data-lit': lit || undefined,
    'data-picked': aim.picked(thing) || undefined,
    'data-look': look,
    'data-thing': thing,
  }
  if (inert) return <span {...states}>{children}</span>
  const press = ({ detail }: MouseEvent) => {
    // A click without a pointer comes from the keyboard or an assistive device.
    if (lit) aim.pick(thing, detail === 0)
    else if (attempt !== undefined) scene.why(attempt)
    else if (inspect !== undefined) aim.show(inspect)
  }
  return (
    <button
      type="button"
      {...states}
      aria-label={label}
      title={label}
      aria-pressed={lit ? aim.picked(thing) : undefined}
      onClick={press}
    >
      {children}
    </button>
  )
}
