import { sequence } from '@engawa/kernel'
import { tenguCard } from '../../catalogue/index.ts'
import { type Decision, type Errand, type Plan, type Step, todo } from '../kinds.ts'
import type { TaskOf } from '../state.ts'
import { domainOf, removeFrom, TENGU } from '../step.ts'
import { actIn } from '../tengu/actions.ts'
import { takeOne } from '../tengu/crossing.ts'
import { cycleStep, placeInForest } from '../tengu/cycle.ts'
import { spendPoint } from '../tengu/movement.ts'
import { part } from '../tengu/part.ts'
import { regionOf } from '../tengu/terms.ts'
import { takeTurn, turnCard } from '../tengu/turn.ts'
import type { Version } from '../version.ts'

const next = { kind: 'tengu' } as const

/** The Tengu's turn begins: it rolls its will, which names the card and with it the step. */
export const tengu: Decision<'tengu', 'tengu'> = {
  rule: 'BIT-523',
  answers: ['tengu'],
  moves: () => [next],
  refuse: () => undefined,
  play: (step) => takeTurn(step),
}

/** One movement point is one step of the table, so that it can be followed. */
export const tenguMovement: Decision<'tenguMovement', 'tengu'> = {
  rule: 'BIT-570',
  answers: ['tengu'],
  possible: (_state, _seat, { points }) => points > 0,
  moves: () => [next],
  refuse: () => undefined,
  play(step, _seat, _move, asked) {
    const followed = spendPoint(step)
    const rest = todo(TENGU, { ...asked, points: asked.points - 1 })
    return followed === undefined ? rest : sequence(followed, rest)
  },
}

function doPart(step: Step, { part: what, source }: TaskOf<'tenguPart'>): Plan | undefined {
  switch (what.is) {
    case 'step':
      return cycleStep(what.step).act(step, { card: tenguCard(source), left: what.left })
    case 'place':
      placeInForest(step, what.region, what.rule)
      return undefined
    case 'take':
      takeOne(step, what.found)
      return undefined
    case 'act':
      return actIn(step, what.region, tenguCard(source))
    case 'end':
      discardActive(step, source)
      return undefined
  }
}

/** What follows the throw, part by part, so that it can be followed; before version 3 it was done with the throw. */
export const tenguPartUnder = (version: Version): Decision<'tenguPart', 'tengu'> => ({
  rule: 'BIT-525',
  answers: ['tengu'],
  moves: () => [next],
  refuse: () => undefined,
  ...(version < 3 ? { forced: () => next } : {}),
  play: (step, _seat, _move, asked) => doPart(step, asked),
})

/** BIT-577: a pilgrim at a portal draws a card and does its region's action. */
export const tenguDraw: Errand<'tenguDraw'> = {
  run(step) {
    const { state, tell } = step
    const id = turnCard(step)
    if (id === undefined) return undefined
    domainOf(state, TENGU).held.push(id)
    tell?.({ kind: 'tenguCardDrawn', seat: TENGU, card: id, rule: 'BIT-577' })
    return sequence(
      part({ is: 'act', region: regionOf(state, tenguCard(id)) }, id),
      todo(TENGU, { kind: 'tenguDiscard', card: id, active: false }),
    )
  },
}

/** BIT-526: the active card is discarded, the others slide right and a new one enters at the left. */
function discardActive(step: Step, card: string): void {
  const { state, tell } = step
  const { row, discard } = state.tengu
  removeFrom(row, card)
  discard.push(card)
  const fresh = turnCard(step) ?? ''
  row.unshift(fresh)
  tell?.({ kind: 'tenguCardTurned', seat: TENGU, card: fresh, discarded: card, rule: 'BIT-526' })
}

/** BIT-577: what was drawn at a portal is discarded as well. */
export const tenguDiscard: Errand<'tenguDiscard'> = {
  run(step, _seat, { card, active }) {
    if (active) {
      discardActive(step, card)
      return
    }
    removeFrom(domainOf(step.state, TENGU).held, card)
    step.state.tengu.discard.push(card)
  },
}
