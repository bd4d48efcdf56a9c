import { at, sequence } from '@engawa/kernel'
import { tenguCard } from '../../catalogue/index.ts'
import {
  always,
  domainOf,
  type Errand,
  type Question,
  removeFrom,
  type Step,
  TENGU,
  turnUpFrom,
  wrongStep,
} from '../step.ts'
import { type Plan, type TaskOf, todo } from '../tasks.ts'
import { actIn } from './actions.ts'
import { cycle } from './cycle.ts'
import { regionOf } from './terms.ts'

const LEFT = 0

/** BIT-524: the lower die of will names the card: 1 or 2 right, 3 or 4 middle, 5 or 6 left. */
export const rowPlace = (dice: readonly number[]): number => 2 - Math.floor((Math.min(...dice) - 1) / 2)

/** BIT-523 to BIT-525: roll, find the card, do the first step of the cycle that applies. */
function takeTurn(step: Step): Plan {
  const { state, chance, tell } = step
  const dice = [1 + chance.int(6), 1 + chance.int(6)]
  state.tengu.will = dice
  const place = rowPlace(dice)
  const id = at(state.tengu.row, place)
  const active = { card: tenguCard(id), left: place === LEFT }
  tell?.({ kind: 'willRolled', seat: TENGU, dice, card: id, rule: 'BIT-524' })
  const found = cycle.find((one) => one.applies(state, active))
  const discard = todo(TENGU, { kind: 'tenguDiscard', card: id, active: true })
  if (found === undefined) return discard
  tell?.({ kind: 'tenguStepped', seat: TENGU, step: found.step, card: id, rule: found.rule })
  const followed = found.act(step, active)
  return followed === undefined ? discard : sequence(followed, discard)
}

/** The Tengu's turn: one step of the table, and one for each movement point it brings. */
export const tengu: Question<TaskOf<'tengu'>> = {
  possible: always,
  mayDecline: false,
  moves: () => [{ kind: 'tengu' }],
  refuse: (_state, _seat, _task, move) => (move.kind === 'tengu' ? undefined : wrongStep),
  play: (step) => takeTurn(step),
}

/** BIT-527: the top card; an empty deck takes the discard pile back. */
function turnCard({ state, chance }: Step): string | undefined {
  return turnUpFrom(state.tengu.deck, state.tengu.discard, chance)
}

/** BIT-577: a pilgrim at a portal draws a card and does its region's action. */
export const tenguDraw: Errand<TaskOf<'tenguDraw'>> = {
  possible: always,
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
export const tenguDiscard: Errand<TaskOf<'tenguDiscard'>> = {
  possible: always,
  run(step, _seat, { card, active }) {
    const { state, tell } = step
    const { row, discard } = state.tengu
    removeFrom(active ? row : domainOf(state, TENGU).held, card)
    discard.push(card)
    if (!active) return undefined
    const fresh = turnCard(step) ?? ''
    row.unshift(fresh)
    tell?.({ kind: 'tenguCardTurned', seat: TENGU, card: fresh, discarded: card, rule: 'BIT-526' })
    return undefined
  },
}
