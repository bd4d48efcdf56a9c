import { type GameEvent, type Label, type Person, personOf, type Refusal, type Seat } from '@engawa/kernel'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { BoardProps } from './board.ts'
import { type AnyMove, MoveIndex, type MoveOf } from './move-index.ts'

/**
 * What every part of a board works with: the shell's props, and what follows from them for any game.
 * What is legal stands in `moves` and `check` alone; a board never works it out from the rules.
 */
export interface BoardModel<
  State = unknown,
  Move extends AnyMove = AnyMove,
  Event extends GameEvent = GameEvent,
> extends BoardProps<State, Move, Event> {
  /** The seat that looks; none where the table itself does. */
  readonly own: Seat | undefined
  /** Whose things lie in front: the own ones, or those of whoever is to move. */
  readonly seat: Seat
  /** The viewer is to move. */
  readonly asked: boolean
  /** Is this move legal now, or any move of this kind? Where placement is free, ask `refusal`: its list is a sample. */
  can(move: Move | Move['kind']): boolean
  /** The legal moves of one kind. */
  of<Kind extends Move['kind']>(kind: Kind): readonly MoveOf<Move, Kind>[]
  /** Why the move is none now; nothing where it is one. */
  refusal(move: Move): Refusal | undefined
  /** The same as a sentence, for a control that keeps its place and says why it does nothing. */
  reason(move: Move): string | undefined
  /** Shows why the move is none; plays nothing, also where it is one. */
  why(move: Move): void
  /** Plays the move, or shows why it is none. */
  attempt(move: Move): void
  name(seat: Seat): string
  /** Somebody as a sentence speaks of them: by name, or as the reader. */
  person(seat: Seat): Person
  /** The move in the words of the game, for the viewer. */
  label(move: Move): Label
}

/** Beyond so many moves of a kind the list is a sample of free placements, too long to look through. */
const MANY = 500

/** The working object of a board, without React: for tests. A board uses `useBoard`. */
export function boardModel<State, Move extends AnyMove, Event extends GameEvent>(
  props: BoardProps<State, Move, Event>,
): BoardModel<State, Move, Event> {
  const { view, viewer, active, moves, names, words } = props
  const index = new MoveIndex(moves)
  const own = viewer === 'table' ? undefined : viewer
  const seat = own ?? active[0] ?? 0
  const can = (move: Move | Move['kind']) =>
    typeof move === 'string' ? index.of(move).length > 0 : index.has(move)
  const listed = (move: Move) => index.of(move.kind).length <= MANY && index.has(move)
  const refusal = (move: Move) => (listed(move) ? undefined : props.check(move))
  const why = (move: Move) => {
    const found = refusal(move)
    if (found !== undefined) props.explain(found)
  }
  return {
    ...props,
    own,
    seat,
    asked: moves.length > 0,
    can,
    of: (kind) => index.of(kind) as readonly MoveOf<Move, typeof kind>[],
    refusal,
    reason(move) {
      const found = refusal(move)
      return found && words.refusal(found)
    },
    why,
    attempt(move) {
      const found = refusal(move)
      if (found === undefined) props.act(move)
      else props.explain(found)
    },
    name: (other) => names.seats[other] ?? '',
    person: (other) => personOf(names, other),
    label: (move) => words.move(view, seat, move, names),
  }
}

/** Undo as it stands, in an object that changes only where what it says does. */
function useUndo({ can, reason, run }: BoardProps['undo']): BoardProps['undo'] {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useMemo(
    () => ({ can, ...(reason === undefined ? {} : { reason }), run: () => latest.current() }),
    [can, reason],
  )
}

/** The object that was given first, for as long as every field stays the same. */
function useSame<Fields extends object>(fields: Fields): Fields {
  const [kept, setKept] = useState(fields)
  const entries = Object.entries(fields)
  if (entries.every(([name, field]) => Object.is(field, Reflect.get(kept, name)))) return kept
  setKept(fields)
  return fields
}

/**
 * A board's working object. It stays the same object until something a board draws from has changed:
 * the shell may be drawn anew for a panel or a note, and a part that takes it through `memo` is not.
 */
export function useBoard<State, Move extends AnyMove, Event extends GameEvent>(
  props: BoardProps<State, Move, Event>,
): BoardModel<State, Move, Event> {
  const undo = useUndo(props.undo)
  const now = useSame({ ...props, undo })
  return useMemo(() => boardModel(now), [now])
}
