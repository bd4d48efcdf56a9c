import { sequence } from '@engawa/kernel'
import { tenguCard } from '../../catalogue/index.ts'
import { type Decision, type Errand, todo } from '../kinds.ts'
import { domainOf, removeFrom, TENGU } from '../step.ts'
import { actIn } from '../tengu/actions.ts'
import { spendPoint } from '../tengu/movement.ts'
import { regionOf } from '../tengu/terms.ts'
import { takeTurn, turnCard } from '../tengu/turn.ts'

/** The Tengu's turn: one step of the table, and one for each movement point it brings. */
export const tengu: Decision<'tengu', 'tengu'> = {
  rule: 'BIT-523',
  answers: ['tengu'],
  moves: () => [{ kind: 'tengu' }],
  refuse: () => undefined,
  play: (step) => takeTurn(step),
}

/** One movement point is one step of the table, so that it can be followed. */
export const tenguMovement: Decision<'tenguMovement', 'tengu'> = {
  rule: 'BIT-570',
  answers: ['tengu'],
  possible: (_state, _seat, { points }) => points > 0,
  moves: () => [{ kind: 'tengu' }],
  refuse: () => undefined,
  play(step, _seat, _move, asked) {
    const followed = spendPoint(step)
    const rest = todo(TENGU, { ...asked, points: asked.points - 1 })
    return followed === undefined ? rest : sequence(followed, rest)
  },
}

/** BIT-577: a pilgrim at a portal draws a card and does its region's action. */
export const tenguDraw: Errand<'tenguDraw'> = {
  run(step) {
    const { state, tell } = step
    const id = turnCard(step)
    if (id === undefined) return undefined
    domainOf(state, TENGU).held.push(id)
    tell?.({ kind: 'tenguCardDrawn', seat: TENGU, card: id, rule: 'BIT-577' })
    const card = tenguCard(id)
    const followed = actIn(step, regionOf(state, card), card)
    const discard = todo(TENGU, { kind: 'tenguDiscard', card: id, active: false })
    return followed === undefined ? discard : sequence(followed, discard)
  },
}

/** BIT-526: the card is discarded; in the row the others slide right and a new one enters at the left. */
export const tenguDiscard: Errand<'tenguDiscard'> = {
  run(step, _seat, { card, active }) {
    const { state, tell } = step
    const { row, discard } = state.tengu
    removeFrom(active ? row : domainOf(state, TENGU).held, card)
    discard.push(card)
    if (!active) return
    const fresh = turnCard(step) ?? ''
    row.unshift(fresh)
    tell?.({ kind: 'tenguCardTurned', seat: TENGU, card: fresh, discarded: card, rule: 'BIT-526' })
  },
}
