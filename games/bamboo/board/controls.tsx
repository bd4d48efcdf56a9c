import { Button, Verb } from '@engawa/web/kit'
import type { ReactNode } from 'react'
import type { Move } from '../rules/index.ts'
import type { Aiming } from './aim.ts'
import type { Scene } from './scene.ts'

/** What a set of controls is given. `run` plays several moves one after the other. */
export interface ControlProps {
  readonly scene: Scene
  readonly aim: Aiming
  run(script: readonly Move[]): void
}

type Of<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>

/** The legal moves of one kind. */
export const movesOf = <Kind extends Move['kind']>(moves: readonly Move[], kind: Kind): Of<Kind>[] =>
  moves.filter((move): move is Of<Kind> => move.kind === kind)

/** The large verb that does what is chosen; it says where a step cannot be undone. */
export function Act({
  scene,
  move,
  title,
  detail,
  icon,
  run,
  final = scene.preview(move)?.final === true,
}: {
  scene: Scene
  move: Move
  title?: string
  detail?: string
  icon?: ReactNode
  run?: () => void
  /** Whether it cannot be undone, where that is not the move's own doing. */
  final?: boolean
}) {
  const details = [detail, final ? scene.say.final : undefined].filter(
    (text) => text !== undefined && text !== '',
  )
  return (
    <Verb
      kind="accent"
      icon={icon}
      title={title ?? scene.title(move)}
      detail={details.join(' · ')}
      onClick={run ?? (() => scene.attempt(move))}
    />
  )
}

/** Nothing is chosen yet: the verb keeps its place and says what is missing. */
export function Choose({ title, detail }: { title: string; detail?: string | undefined }) {
  return <Verb kind="accent" refused title={title} detail={detail} />
}

/** A plain control for one move, named by the words of the game; `text` is what is seen where that is long. */
export function MoveButton({
  scene,
  move,
  text,
  children,
}: {
  scene: Scene
  move: Move
  text?: string
  children?: ReactNode
}) {
  if (!scene.can(move)) return null
  return (
    <Button aria-label={scene.label(move)} onClick={() => scene.act(move)}>
      {children}
      <span>{text ?? scene.title(move)}</span>
    </Button>
  )
}
