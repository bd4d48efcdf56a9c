import { at, type Frame, type Seat, waitingFor } from '@engawa/kernel'
import type { BoardModel, BoardProps, Preview } from '@engawa/web/kit'
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
export interface DieInHand {
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

/** What every part of the board works with: the kit's object, the board's words, and what is asked. */
export interface Scene extends BoardModel<State, Move, Event> {
  readonly say: Speech
  readonly domain: Domain
  readonly board: ReturnType<typeof boardOf>
  readonly frame: Frame<Task> | undefined
  readonly decision: Decision | undefined
  readonly held: DieInHand | undefined
  /** What the one move that is chosen would bring: drawn faintly where it would lie. */
  readonly ghost: Preview<State> | undefined
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

function heldOf(frame: Frame<Task> | undefined, { dice }: Domain): DieInHand | undefined {
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

export function sceneOf(model: BoardModel<State, Move, Event>, phrases: Phrases): Scene {
  const { view, own, active, asked } = model
  const say = speechOf(boardWords[model.locale], phrases)
  const isTengu = (seat: Seat) => view.solo && seat === TENGU
  const seat = own ?? active.find((other) => !isTengu(other)) ?? 0
  const domain = at(view.domains, seat)
  const frame = own === undefined || !asked ? undefined : waitingFor(view.agenda, own)
  return {
    ...model,
    say,
    seat,
    domain,
    board: boardOf(view),
    frame,
    decision: decisionOf(frame),
    held: heldOf(frame, domain),
    ghost: undefined,
    name: (other) => (isTengu(other) ? say.tengu : model.name(other)),
    effect: (notation) => effectText(phrases.effects, notation),
  }
}
