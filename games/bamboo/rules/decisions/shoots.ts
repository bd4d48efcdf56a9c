import { at, type Frame, sequence, task } from '@engawa/kernel'
import { type Action, actions, shootAction, shootColour, stockCapacity } from '../../catalogue/index.ts'
import { plain } from '../agenda.ts'
import type { Decision, Errand, Step } from '../kinds.ts'
import type { Move } from '../moves.ts'
import { type Reason, refuse } from '../refusals.ts'
import { boardOf, type State, type SummerTurn, type Task } from '../state.ts'
import { hasPlace } from '../turn.ts'
import { addSpirits, callSpirit, refuseSpirit } from './spirits.ts'

/** BAM-044: all shoots of the stock go under the stalks. */
export const place: Decision<'place', 'place' | 'spirit'> = {
  rule: 'BAM-044',
  answers: ['place', 'spirit'],
  possible: (state) => state.turn.hand.length > 0,
  moves(state, seat) {
    const found: Move[] = []
    for (const shoot of state.turn.hand)
      for (let stalk = 0; stalk < state.stalks.length; stalk++)
        if (hasPlace(state.turn, stalk)) found.push({ kind: 'place', shoot, stalk })
    if (beforePlacing(state)) addSpirits(found, state, seat)
    return found
  },
  refuse(state, seat, move) {
    if (move.kind === 'spirit') return refuseSpirit(state, seat, move.spirit, beforePlacing(state))
    if (!state.turn.hand.includes(move.shoot)) return refuse('shoot-not-there', 'BAM-044')
    return hasPlace(state.turn, move.stalk) ? undefined : refuse('stalk-full', 'BAM-044')
  },
  play(step, seat, move) {
    const again = plain(seat, 'place')
    if (move.kind === 'spirit') return callSpirit(step, seat, move.spirit, again)
    const { turn } = step.state
    const { shoot, stalk } = move
    turn.hand.splice(turn.hand.indexOf(shoot), 1)
    at(turn.under, stalk).push(shoot)
    step.tell?.({ kind: 'placed', seat, shoot, stalk })
    return again
  },
}

/** BAM-049: spirits come between two steps of a turn, not within the placing. */
const beforePlacing = ({ turn }: State): boolean => turn.under.every((shoots) => shoots.length === 0)

/** BAM-045, BAM-048: one shoot after the other acts or not and is pushed in, the nearest of a stalk first. */
export const resolve: Decision<'resolve', 'activate' | 'forgo' | 'spirit'> = {
  rule: 'BAM-045',
  answers: ['activate', 'forgo', 'spirit'],
  possible: (state) => state.turn.under.some((shoots) => shoots.length > 0),
  // With no activation left and one stalk to push, the shoots go in, nearest first.
  forced({ turn }) {
    if (turn.activations > 0) return undefined
    const stalk = onlyStalk(turn)
    return stalk < 0 ? undefined : { kind: 'forgo', stalk }
  },
  moves(state, seat) {
    const found: Move[] = []
    const { turn } = state
    for (let stalk = 0; stalk < turn.under.length; stalk++) {
      const shoot = at(turn.under, stalk)[0]
      if (shoot === undefined) continue
      if (turn.activations > 0) {
        const own = shootAction[shoot] ?? 'wildcard'
        if (own !== 'wildcard' && !turn.wild) found.push({ kind: 'activate', stalk, as: own })
        else for (const as of actions) found.push({ kind: 'activate', stalk, as })
      }
      found.push({ kind: 'forgo', stalk })
    }
    addSpirits(found, state, seat)
    return found
  },
  refuse(state, seat, move) {
    if (move.kind === 'spirit') return refuseSpirit(state, seat, move.spirit)
    const shoot = at(state.turn.under, move.stalk)[0]
    if (shoot === undefined) return refuse('no-shoot-there', 'BAM-048')
    return move.kind === 'activate' ? refuseAction(state.turn, shoot, move.as) : undefined
  },
  play(step, seat, move) {
    const again = plain(seat, 'resolve')
    if (move.kind === 'spirit') return callSpirit(step, seat, move.spirit, again)
    const { state, tell } = step
    const { turn } = state
    const { stalk } = move
    const shoot = at(at(turn.under, stalk), 0)
    if (move.kind === 'forgo') {
      tell?.({ kind: 'forwent', seat, shoot, stalk })
      return sequence(pushFrame(seat, stalk), again)
    }
    turn.activations -= 1
    turn.acting = stalk
    tell?.({ kind: 'activated', seat, shoot, stalk, as: move.as })
    return sequence(plain(seat, move.as), pushFrame(seat, stalk), again)
  },
}

/** A shoot acts as printed, or as anything where it is a wildcard (BAM-056, BAM-094). */
function refuseAction(turn: SummerTurn, shoot: number, as: Action): Reason | undefined {
  if (turn.activations === 0) return refuse('no-activation', 'BAM-045')
  const own = at(shootAction, shoot)
  return own === as || own === 'wildcard' || turn.wild
    ? undefined
    : refuse('other-action', 'BAM-001', { action: own })
}

/** The only stalk that still has shoots under it; -1 where several do. */
function onlyStalk(turn: SummerTurn): number {
  let only = -1
  for (let stalk = 0; stalk < turn.under.length; stalk++) {
    if (at(turn.under, stalk).length === 0) continue
    if (only >= 0) return -1
    only = stalk
  }
  return only
}

const pushFrame = (seat: number, stalk: number): Frame<Task> => task<Task>(seat, { kind: 'push', stalk })

/** BAM-046: the nearest shoot enters, and what falls off the top goes to the stock of its colour. */
export const push: Errand<'push'> = {
  run(step, seat, { stalk }) {
    const { state, tell } = step
    state.turn.acting = -1
    const shoot = at(state.turn.under, stalk).shift() ?? 0
    const sections = at(state.stalks, stalk)
    const fell = sections.shift() ?? 0
    sections.push(shoot)
    tell?.({ kind: 'pushed', seat, stalk, shoot, fell })
    const stock = at(shootColour, fell)
    // BAM-047: a full stock sends it elsewhere, by the seat's choice.
    if (at(boardOf(state, seat).stocks, stock).length >= stockCapacity)
      return task<Task>(seat, { kind: 'stow', shoot: fell })
    receive(step, seat, fell, stock)
    return undefined
  },
}

function receive({ state, tell }: Step, seat: number, shoot: number, stock: number): void {
  at(boardOf(state, seat).stocks, stock).push(shoot)
  tell?.({ kind: 'received', seat, shoot, stock })
}

/** BAM-047: a shoot whose stock is full goes into another. */
export const stow: Decision<'stow', 'stow'> = {
  rule: 'BAM-047',
  answers: ['stow'],
  moves(state, seat) {
    const found: Move[] = []
    boardOf(state, seat).stocks.forEach((shoots, stock) => {
      if (shoots.length < stockCapacity) found.push({ kind: 'stow', stock })
    })
    return found
  },
  refuse: (state, seat, { stock }) =>
    at(boardOf(state, seat).stocks, stock).length < stockCapacity
      ? undefined
      : refuse('stock-full', 'BAM-047'),
  play(step, seat, { stock }, { shoot }) {
    receive(step, seat, shoot, stock)
  },
}
