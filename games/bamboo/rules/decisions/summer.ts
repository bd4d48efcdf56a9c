import { at, sequence } from '@engawa/kernel'
import { plain } from '../agenda.ts'
import type { Decision, Errand, Plan, Step } from '../kinds.ts'
import type { Move } from '../moves.ts'
import { type Reason, refuse } from '../refusals.ts'
import { anySpiritHelps } from '../spirits.ts'
import { boardOf, type State } from '../state.ts'
import { mustPass, offerPrice, settleDown } from '../turn.ts'
import { addSpirits, callSpirit, refuseSpirit } from './spirits.ts'

/** BAM-039: from the first seat. */
export const startSummer: Errand<'startSummer'> = {
  run({ state, tell }) {
    state.season = 'summer'
    tell?.({ kind: 'seasonBegan', year: state.year, season: 'summer', first: state.first })
    return plain(state.first, 'visit')
  },
}

/** A summer turn begins: the marker moves to a stock (BAM-041), or the seat passes (BAM-040). */
export const visit: Decision<'visit', 'visit' | 'pass' | 'spirit'> = {
  rule: 'BAM-041',
  answers: ['visit', 'pass', 'spirit'],
  forced(state, seat) {
    const board = boardOf(state, seat)
    return mustPass(board) && !anySpiritHelps(state, board) ? { kind: 'pass' } : undefined
  },
  moves(state, seat) {
    const found: Move[] = []
    const board = boardOf(state, seat)
    if (mustPass(board)) found.push({ kind: 'pass' })
    else
      for (let stock = 0; stock < board.stocks.length; stock++)
        if (stock !== board.marker && at(board.stocks, stock).length > 0) found.push({ kind: 'visit', stock })
    addSpirits(found, state, seat)
    return found
  },
  refuse(state, seat, move) {
    switch (move.kind) {
      case 'visit':
        return refuseVisit(state, seat, move.stock)
      case 'pass':
        return mustPass(boardOf(state, seat)) ? undefined : refuse('may-not-pass', 'BAM-040')
      case 'spirit':
        return refuseSpirit(state, seat, move.spirit)
    }
  },
  play(step, seat, move) {
    switch (move.kind) {
      case 'visit':
        return takeUp(step, seat, move.stock)
      case 'pass':
        boardOf(step.state, seat).passed = true
        step.tell?.({ kind: 'passed', seat })
        return plain(seat, 'nextTurn')
      case 'spirit':
        return callSpirit(step, seat, move.spirit, plain(seat, 'visit'))
    }
  },
}

function refuseVisit(state: State, seat: number, stock: number): Reason | undefined {
  const board = boardOf(state, seat)
  if (mustPass(board)) return refuse('must-pass', 'BAM-040')
  if (at(board.stocks, stock).length === 0) return refuse('stock-empty', 'BAM-041')
  return stock === board.marker ? refuse('stock-barred', 'BAM-041') : undefined
}

/** BAM-041, BAM-042: moves the marker, takes the shoots up, and fixes the size of the offering. */
function takeUp({ state, tell }: Step, seat: number, stock: number): Plan {
  const board = boardOf(state, seat)
  const { turn } = state
  turn.stock = stock
  turn.hand = at(board.stocks, stock)
  board.stocks[stock] = []
  board.marker = stock
  turn.toOffer = Math.min(turn.hand.length, board.sticks)
  turn.activations = turn.toOffer
  tell?.({ kind: 'visited', seat, stock, sticks: turn.toOffer })
  return sequence(
    plain(seat, 'offer'),
    plain(seat, 'place'),
    plain(seat, 'resolve'),
    plain(seat, 'end'),
    plain(seat, 'nextTurn'),
  )
}

/** BAM-042, BAM-043: stick by stick, to the temple of the stock or for a coin to another. */
export const offer: Decision<'offer', 'offer' | 'spirit'> = {
  rule: 'BAM-042',
  answers: ['offer', 'spirit'],
  possible: (state) => state.turn.toOffer > 0,
  moves(state, seat) {
    const found: Move[] = []
    const { coins } = boardOf(state, seat)
    for (let temple = 0; temple < state.temples.length; temple++)
      if (offerPrice(state.turn, temple) <= coins) found.push({ kind: 'offer', temple })
    if (beforeOffering(state)) addSpirits(found, state, seat)
    return found
  },
  refuse(state, seat, move) {
    if (move.kind === 'spirit') return refuseSpirit(state, seat, move.spirit, beforeOffering(state))
    return offerPrice(state.turn, move.temple) <= boardOf(state, seat).coins
      ? undefined
      : refuse('no-coin', 'BAM-043')
  },
  play(step, seat, move) {
    const again = plain(seat, 'offer')
    if (move.kind === 'spirit') return callSpirit(step, seat, move.spirit, again)
    const { state, tell } = step
    const board = boardOf(state, seat)
    const { turn } = state
    const paid = offerPrice(turn, move.temple)
    board.coins -= paid
    board.sticks -= 1
    turn.toOffer -= 1
    turn.offered += 1
    at(state.temples, move.temple).sticks.push(seat)
    tell?.({ kind: 'offered', seat, temple: move.temple, paid })
    return again
  },
}

/** BAM-049: spirits come between two steps of a turn, not within the offering. */
const beforeOffering = ({ turn }: State): boolean => turn.offered === 0

/** BAM-049: a moment for spirits after the last shoot. */
export const end: Decision<'end', 'done' | 'spirit'> = {
  rule: 'BAM-049',
  answers: ['done', 'spirit'],
  possible: (state, seat) => anySpiritHelps(state, boardOf(state, seat)),
  moves(state, seat) {
    const found: Move[] = [{ kind: 'done' }]
    addSpirits(found, state, seat)
    return found
  },
  refuse: (state, seat, move) =>
    move.kind === 'spirit' ? refuseSpirit(state, seat, move.spirit) : undefined,
  play: (step, seat, move) =>
    move.kind === 'spirit' ? callSpirit(step, seat, move.spirit, plain(seat, 'end')) : undefined,
}

/** BAM-039: the next seat that has not passed; with none left summer is over. */
export const nextTurn: Errand<'nextTurn'> = {
  run({ state }, seat) {
    settleDown(state.turn)
    const seats = state.boards.length
    for (let step = 1; step <= seats; step++) {
      const next = (seat + step) % seats
      if (!boardOf(state, next).passed) return plain(next, 'visit')
    }
    return undefined
  },
}
