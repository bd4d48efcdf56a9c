import { Piece, Place, Press, useStop } from '@engawa/web/kit'
import type { ComponentProps, ReactNode } from 'react'
import type { Move, Thing } from '../rules/index.ts'
import type { Aiming } from './aim.ts'
import { useDragged } from './drag.ts'
import type { Scene } from './scene.ts'

export interface PartProps {
  readonly scene: Scene
  readonly aim: Aiming
}

/**
 * Something on the table. Where a legal move is about it a press takes it into the choice; otherwise it
 * says why the move it stands for is none, or shows what it is. On a print that is one target it is drawn only.
 */
export function Spot({
  thing,
  at,
  label,
  className,
  attempt,
  ask,
  chosen,
  inert = false,
  look,
  drops,
  drag,
  children,
}: {
  thing: Thing
  /** Where a piece lies; without it a place. */
  at?: string | undefined
  label: string
  className: string
  /** The move it would be, whose refusal explains it. */
  attempt?: Move | undefined
  /** What a press does where there is nothing to choose, instead of showing what it is. */
  ask?: (() => void) | undefined
  /** Where several places stand for one thing, which of them shows the choice. */
  chosen?: boolean | undefined
  inert?: boolean
  /** One more state for the style. */
  look?: string | undefined
  /** What is let go here, where that is not the thing itself. */
  drops?: string | undefined
  drag?: ReturnType<typeof useDragged> | undefined
  children: ReactNode
}) {
  const drawn = { id: thing, className, 'data-look': look, 'data-drops': drops, chosen, children }
  const pressed = { label, move: attempt, ask, ...drag }
  const given = inert ? drawn : { ...drawn, ...pressed }
  return at === undefined ? <Place {...given} /> : <Piece at={at} {...given} />
}

/** Something that can be dragged to where a legal move brings it. */
export function DraggedSpot({ scene, aim, ...spot }: PartProps & ComponentProps<typeof Spot>) {
  return <Spot {...spot} drag={useDragged(scene, aim, spot.thing)} />
}

/** A control of the stage that is no piece and no place; the arrow keys reach it too. */
export function StageButton(props: ComponentProps<'button'>) {
  return <Press {...useStop()} {...props} />
}
