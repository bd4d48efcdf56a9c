import { type Adviser, at, type Chance, type Game, type Seat } from '@engawa/kernel'

/** How much a search may look at; counted, not timed, so that it thinks alike on every machine. */
const futures = 10
const depth = 12
const finalists = 4

/**
 * Looks ahead: each promising move is tried on tables that the view could be, both sides going on
 * as the adviser would, and judged by where the seat stands some moves later against the best of the others.
 */
export function searchMove(
  game: Game,
  adviser: Adviser,
  view: unknown,
  seat: Seat,
  moves: readonly unknown[],
  chance: Chance,
): unknown {
  const worth = adviser.advise(view, seat, moves, chance)
  const order = moves.map((_, index) => index).sort((a, b) => (worth[b] ?? 0) - (worth[a] ?? 0))
  const promising = order.slice(0, finalists)
  if (promising.length === 1) return at(moves, at(promising, 0))
  const sums = promising.map(() => 0)
  for (let future = 0; future < futures; future++) {
    const table = game.imagine(view, chance)
    promising.forEach((index, place) => {
      const state = game.copy(table)
      game.play(state, seat, at(moves, index), chance)
      sums[place] = (sums[place] ?? 0) + outcome(game, adviser, state, seat, chance)
    })
  }
  let best = 0
  for (let i = 1; i < sums.length; i++) if ((sums[i] ?? 0) > (sums[best] ?? 0)) best = i
  return at(moves, at(promising, best))
}

/** Plays on for a while and says how far the seat is ahead then. */
function outcome(game: Game, adviser: Adviser, state: unknown, seat: Seat, chance: Chance): number {
  for (let played = 0; played < depth; played++) {
    const turn = game.turn(state)
    if (turn.over) return lead(game, adviser, state, seat) + (turn.winners.includes(seat) ? 3 : 0)
    const mover = at(turn.seats, 0)
    const moves = game.moves(state, mover)
    game.play(state, mover, likely(adviser, state, mover, moves, chance), chance)
  }
  return lead(game, adviser, state, seat)
}

/** Mostly what the adviser would do, sometimes anything. */
function likely(
  adviser: Adviser,
  state: unknown,
  seat: Seat,
  moves: readonly unknown[],
  chance: Chance,
): unknown {
  if (moves.length === 1 || chance.int(8) === 0) return chance.pick(moves)
  const worth = adviser.advise(state, seat, moves, chance)
  let best = 0
  for (let i = 1; i < worth.length; i++) if ((worth[i] ?? 0) > (worth[best] ?? 0)) best = i
  return at(moves, best)
}

function lead(game: Game, adviser: Adviser, state: unknown, seat: Seat): number {
  const seats = game.score(state).map((sheet) => sheet.seat)
  const others = seats.filter((other) => other !== seat).map((other) => adviser.value(state, other))
  return adviser.value(state, seat) - (others.length === 0 ? 0 : Math.max(...others))
}
