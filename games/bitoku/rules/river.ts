import { at, type Refusal, type Seat } from '@engawa/kernel'
import { doubleFavour, type Wild, wilds } from '../catalogue/index.ts'
import { type Favour, favours, type Move } from './moves.ts'
import { planOf } from './plans.ts'
import { afterCrossing, emptyHillSpace, regionAt } from './spaces.ts'
import type { State } from './state.ts'
import { boardOf, domainOf, type Question, refusal, remember, type Step, wrongStep } from './step.ts'
import { type Plan, type TaskOf, todo } from './tasks.ts'

const notInForest = refusal('die-not-in-forest', 'BIT-230')
const inHouse = refusal('die-in-house', 'BIT-238')
const dieOfOne = refusal('die-of-one', 'BIT-235')
const hillFull = refusal('hill-full', 'BIT-236')

/** BIT-230 to BIT-238. */
export function refuseCross(state: State, seat: Seat, die: number): Refusal | undefined {
  const { dice, places } = domainOf(state, seat)
  const region = regionAt(places[die] ?? 0)
  if (region === 0) return notInForest
  if (region === 3) return inHouse
  if (dice[die] === 1) return dieOfOne
  return emptyHillSpace(state, region) === 0 ? hillFull : undefined
}

/** BIT-231, BIT-234: the die moves and is reduced; then a favour. */
export function cross(step: Step, seat: Seat, die: number): Plan | undefined {
  const { state, tell } = step
  const { dice, places } = domainOf(state, seat)
  const region = regionAt(at(places, die))
  if (region === 0 || region === 3) return undefined
  places[die] = emptyHillSpace(state, region)
  const value = afterCrossing(at(dice, die))
  dice[die] = value
  tell?.({ kind: 'crossed', seat, die, value, region })
  remember(step, seat, 'cross')
  return todo(seat, { kind: 'favour', region })
}

const favourIndex = (hill: Wild, favour: Favour): number => wilds.indexOf(hill) * 3 + favours.indexOf(favour)

export const isCovered = (state: State, hill: Wild, favour: Favour): boolean =>
  state.covered[favourIndex(hill, favour)] === true

/** The card a favour gives; the double favour has none. */
export function favourCard(state: State, hill: Wild, favour: Favour): string {
  const index = wilds.indexOf(hill)
  if (favour === 'bitoku') return state.hillBitoku[index] ?? ''
  return favour === 'yokai' ? (state.hillYokai[index] ?? '') : ''
}

/** Covers a favour; a card that is taken leaves the hill (BIT-242, BIT-248). */
export function coverFavour(
  { state, tell }: Step,
  seat: Seat,
  hill: Wild,
  favour: Favour,
  taken: boolean,
): string {
  const card = favourCard(state, hill, favour)
  state.covered[favourIndex(hill, favour)] = true
  if (taken) {
    const index = wilds.indexOf(hill)
    if (favour === 'bitoku') state.hillBitoku[index] = ''
    if (favour === 'yokai') state.hillYokai[index] = ''
  }
  tell?.({ kind: 'covered', seat, hill, favour, card, taken })
  return card
}

const otherHill = refusal('other-hill', 'BIT-243')
const covered = refusal('favour-covered', 'BIT-242')
const noCard = refusal('no-card', 'BIT-282')
const declineInside = refusal('decline-when-asked', 'BIT-246')

function refuseFavour(
  state: State,
  _seat: Seat,
  { region }: TaskOf<'favour'>,
  move: Move,
): Refusal | undefined {
  if (move.kind !== 'favour' && move.kind !== 'cover') return wrongStep
  if (!boardOf(state).hills[region].includes(move.hill)) return otherHill
  if (isCovered(state, move.hill, move.favour)) return covered
  if (move.favour === 'double') return move.kind === 'cover' ? declineInside : undefined
  const there = favourCard(state, move.hill, move.favour) !== ''
  return there || move.kind === 'cover' ? undefined : noCard
}

/** BIT-241 to BIT-249. */
export const favour: Question<TaskOf<'favour'>> = {
  possible: (state, _seat, { region }) =>
    boardOf(state).hills[region].some((hill) => favours.some((one) => !isCovered(state, hill, one))),
  mayDecline: false,
  moves(state, _seat, { region }) {
    const found: Move[] = []
    for (const hill of boardOf(state).hills[region])
      for (const one of favours) {
        if (isCovered(state, hill, one)) continue
        if (one === 'double' || favourCard(state, hill, one) !== '')
          found.push({ kind: 'favour', hill, favour: one })
        if (one !== 'double') found.push({ kind: 'cover', hill, favour: one })
      }
    return found
  },
  refuse: refuseFavour,
  play(step, seat, _task, move) {
    if (move.kind !== 'favour' && move.kind !== 'cover') return undefined
    const card = coverFavour(step, seat, move.hill, move.favour, move.kind === 'favour')
    if (move.kind === 'cover') return undefined
    const domain = domainOf(step.state, seat)
    if (move.favour === 'double') return planOf(doubleFavour, 'favour', seat)
    if (move.favour === 'bitoku') domain.path.push(card)
    else {
      domain.hand.push(card)
      domain.known.push(card)
      domain.known.sort()
    }
    return undefined
  },
}
