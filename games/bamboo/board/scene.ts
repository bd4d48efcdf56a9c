import { at, labelText, type Seat, sameData } from '@engawa/kernel'
import type { BoardProps } from '@engawa/web/kit'
import { homes, shoots, temples } from '../catalogue/index.ts'
import {
  currentTask,
  type DecisionKind,
  type Event,
  type Move,
  type SeatBoard,
  type State,
} from '../rules/index.ts'
import { type BoardWords, boardWords } from './words/index.ts'

export type BambooProps = BoardProps<State, Move, Event>

/** What every part of the board needs: the shell's props, the board's words, and how to try a move. */
export interface Scene extends BambooProps {
  readonly say: BoardWords
  /** The seat that looks, or nobody's where the table itself does. */
  readonly own: Seat | undefined
  /** Whose things lie in front: the own ones, or those of whoever is to move. */
  readonly seat: Seat
  readonly board: SeatBoard
  /** What the viewer is asked for now. */
  readonly decision: DecisionKind | undefined
  can(move: Move): boolean
  /** Plays the move, or says why it is none. */
  attempt(move: Move): void
  /** Says why the move is none, where it is none. */
  why(move: Move): void
  name(seat: Seat): string
  /** The move in the words of the game, with all it says. */
  label(move: Move): string
  /** The move in few words, for a control. */
  title(move: Move): string
  shootName(shoot: number): string
  homeName(tile: number): string
}

function decisionOf({ view, moves }: BambooProps): DecisionKind | undefined {
  return moves.length === 0 ? undefined : (currentTask(view)?.task.kind as DecisionKind | undefined)
}

export function sceneOf(props: BambooProps): Scene {
  const { view, viewer, active } = props
  const say = boardWords[props.locale]
  const own = viewer === 'table' ? undefined : viewer
  const seat = own ?? active[0] ?? 0
  const can = (move: Move) => props.moves.some((legal) => sameData(legal, move))
  const why = (move: Move) => {
    const refusal = can(move) ? undefined : props.check(move)
    if (refusal !== undefined) props.explain(refusal)
  }
  return {
    ...props,
    say,
    own,
    seat,
    board: at(view.boards, seat),
    decision: decisionOf(props),
    can,
    attempt: (move) => (can(move) ? props.act(move) : why(move)),
    why,
    name: (other) => props.names.seats[other] ?? '',
    title: (move) => props.words.move(view, seat, move, props.names).title,
    label: (move) => labelText(props.words.move(view, seat, move, props.names)),
    shootName(shoot) {
      const { colour, action } = at(shoots, shoot - 1)
      return say.shoot(say.temples[at(temples, colour)], say.actions[action])
    },
    homeName: (tile) => say.homes[at(homes, tile - 1).name] ?? '',
  }
}
