import { at, type Frame, type Label, type Seat, sameData, waitingFor } from '@engawa/kernel'
import type { BoardProps } from '@engawa/web/kit'
import {
  boardOf,
  type Domain,
  type Event,
  type Move,
  type State,
  type Task,
  type TaskOf,
  TENGU,
} from '../rules/index.ts'
import { effectText } from '../words/effects.ts'
import type { NamePhrases, Phrases } from '../words/phrases.ts'
import { detailOf, nameOf, sourceName } from '../words/telling.ts'
import { type BoardWords, boardWords } from './words/index.ts'

export type BitokuProps = BoardProps<State, Move, Event>

/** What the viewer is asked: a task, or a choice that the agenda holds. */
export type Decision = Task['kind'] | 'choice' | 'anyOrder' | 'optional'

/** A die in the hand of the viewer, on its way to a space. */
export interface Held {
  readonly die: number
  readonly value: number
}

/** The board's own words, and the names of the game's. */
export interface Speech extends BoardWords {
  readonly names: NamePhrases
  readonly tengu: string
  /** A card, tile, trail or path space, short. */
  piece(id: string): string
  /** Everything printed on a card or tile. */
  detail(id: string): string
  source(source: string): string
}

/** What every part of the board needs: the shell's props, the board's words, and whose things lie in front. */
export interface Scene extends BitokuProps {
  readonly say: Speech
  /** The seat that looks, or nobody's where the table itself does. */
  readonly own: Seat | undefined
  /** Whose things lie in front: the own ones, or those of whoever is to move. */
  readonly seat: Seat
  readonly domain: Domain
  readonly board: ReturnType<typeof boardOf>
  readonly frame: Frame<Task> | undefined
  readonly decision: Decision | undefined
  readonly held: Held | undefined
  can(move: Move): boolean
  /** Says why the move is none, where it is none. */
  why(move: Move): void
  name(seat: Seat): string
  /** The move in the words of the game. */
  label(move: Move): Label
  /** An effect of the catalogue in words. */
  effect(notation: string): string
}

const decisionOf = (frame: Frame<Task> | undefined): Decision | undefined => {
  if (frame === undefined || frame.kind === 'sequence' || frame.kind === 'together') return undefined
  return frame.kind === 'task' ? frame.task.kind : frame.kind
}

/** The task that waits, where it is of this kind. */
export function taskOf<Kind extends Task['kind']>(scene: Scene, kind: Kind): TaskOf<Kind> | undefined {
  const { frame } = scene
  if (frame?.kind !== 'task' || frame.task.kind !== kind) return undefined
  return frame.task as TaskOf<Kind>
}

function heldOf(frame: Frame<Task> | undefined, { dice }: Domain): Held | undefined {
  if (frame?.kind !== 'task' || frame.task.kind !== 'place') return undefined
  const { die } = frame.task
  return { die, value: at(dice, die) }
}

const speechOf = (own: BoardWords, phrases: Phrases): Speech => ({
  ...own,
  names: phrases.names,
  tengu: phrases.tengu,
  piece: (id) => nameOf(phrases, id),
  detail: (id) => detailOf(phrases, id),
  source: (source) => sourceName(phrases, source),
})

export function sceneOf(props: BitokuProps, phrases: Phrases): Scene {
  const { view, viewer, active, moves } = props
  const say = speechOf(boardWords[props.locale], phrases)
  const own = viewer === 'table' ? undefined : viewer
  const people = active.filter((other) => !view.solo || other !== TENGU)
  const seat = own ?? people[0] ?? 0
  const domain = at(view.domains, seat)
  const frame = own === undefined || moves.length === 0 ? undefined : waitingFor(view.agenda, own)
  const can = (move: Move) => moves.some((legal) => sameData(legal, move))
  return {
    ...props,
    say,
    own,
    seat,
    domain,
    board: boardOf(view),
    frame,
    decision: decisionOf(frame),
    held: heldOf(frame, domain),
    can,
    why(move) {
      const refusal = can(move) ? undefined : props.check(move)
      if (refusal !== undefined) props.explain(refusal)
    },
    name: (other) => (view.solo && other === TENGU ? say.tengu : (props.names.seats[other] ?? '')),
    label: (move) => props.words.move(view, seat, move, props.names),
    effect: (notation) => effectText(phrases.effects, notation),
  }
}
