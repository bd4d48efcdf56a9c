import { Button, Verb } from '@engawa/web/kit'
import type { ReactNode } from 'react'
import type { Move } from '../rules/index.ts'
import type { Aiming } from './aim.ts'
import type { BambooBoard } from './model.ts'

/** What a set of controls is given. `run` plays several moves one after the other. */
export interface ControlProps {
  readonly board: BambooBoard
  readonly aim: Aiming
  run(script: readonly Move[]): void
}

/** Names the control that makes a move, for lessons: what kind of move, and what it is about. */
export const markOf = (move: Move) => `move:${Object.values(move).join(':')}`

/** The large verb that does what is chosen; it says where a step cannot be undone. */
export function Act({
  board,
  move,
  title,
  detail,
  icon,
  run,
  mark = markOf(move),
  final = board.preview(move)?.final === true,
}: {
  board: BambooBoard
  move: Move
  title?: string
  detail?: string
  icon?: ReactNode
  run?: () => void
  /** Its name for lessons, where it makes more than this move. */
  mark?: string
  /** Whether it cannot be undone, where that is not the move's own doing. */
  final?: boolean
}) {
  const details = [detail, final ? board.say.final : undefined].filter(
    (text) => text !== undefined && text !== '',
  )
  return (
    <Verb
      data-mark={mark}
      kind="accent"
      icon={icon}
      title={title ?? board.label(move).title}
      detail={details.join(' · ')}
      onClick={run ?? (() => board.attempt(move))}
    />
  )
}

/** Nothing is chosen yet: the verb keeps its place and says what is missing. */
export function Choose({ title, detail }: { title: string; detail?: string | undefined }) {
  return <Verb kind="accent" refused title={title} detail={detail} />
}

/** A plain control for one move, named by the words of the game; `text` is what is seen where that is long. */
export function MoveButton({
  board,
  move,
  text,
  mark = markOf(move),
  children,
}: {
  board: BambooBoard
  move: Move
  text?: string
  /** Its name for lessons, where another control makes the same move. */
  mark?: string
  children?: ReactNode
}) {
  if (!board.can(move)) return null
  return (
    <Button data-mark={mark} aria-label={board.sentence(move)} onClick={() => board.act(move)}>
      {children}
      <span>{text ?? board.label(move).title}</span>
    </Button>
  )
}
