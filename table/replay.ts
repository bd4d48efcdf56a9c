import { Chance, type Game, type GameEvent, type Tell } from '@engawa/kernel'
import type { MoveList } from './moves.ts'
import type { Barrier } from './snapshot.ts'

/** A game at one of its positions. */
export interface Position<State> {
  readonly position: number
  readonly state: State
  readonly chance: Chance
}

/** The start of a game, as its seed decides; `tell` hears what the set-up itself did. */
export function startOf<State, Move, Options, Event extends GameEvent>(
  game: Game<State, Move, Options, Event>,
  { people, options, seed }: { people: number; options: Options; seed: string },
  tell?: Tell<Event>,
): Position<State> {
  const chance = Chance.seeded(seed)
  return { position: 0, state: game.setup(people, options, chance, tell), chance }
}

/** The game at a barrier, free to be played on. */
export function positionAt<State>(
  game: { copy(state: State): State },
  { position, state, chance }: Barrier<State>,
): Position<State> {
  return { position, state: game.copy(state), chance: Chance.restore(chance) }
}

/** Plays on from a position to a later one, and tells what came of each move to whoever listens. */
export function playOn<State, Move, Options, Event extends GameEvent>(
  game: Game<State, Move, Options, Event>,
  { position, state, chance }: Position<State>,
  moves: MoveList<Move>,
  to: number,
  listen?: (position: number, events: Event[]) => void,
): Position<State> {
  for (const [index, { seat, move }] of moves.between(position, to).entries()) {
    const events: Event[] = []
    const tell: Tell<Event> = listen === undefined ? undefined : (event) => events.push(event)
    game.play(state, seat, move, chance, tell)
    listen?.(position + index, events)
  }
  return { position: to, state, chance }
}
