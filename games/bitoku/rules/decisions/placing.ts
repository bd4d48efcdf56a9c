import { at, type Seat } from '@engawa/kernel'
import { COPY, type Wild, type Worth, wilds } from '../../catalogue/index.ts'
import { amuletMoves, refuseAmulet, spendAmulet } from '../amulets.ts'
import { type Decision, type Plan, type Step, todo } from '../kinds.ts'
import type { Move, MoveOf } from '../moves.ts'
import { housePlan } from '../plans.ts'
import { type Reason, refuse } from '../refusals.ts'
import { emptySpace, housePlace, isTaken } from '../spaces.ts'
import type { State, TaskOf } from '../state.ts'
import { boardOf, domainOf } from '../step.ts'

const regionFull = refuse('region-full', 'BIT-130')
const houseSpaceTaken = refuse('house-space-taken', 'BIT-130')
const copyNeedsTwo = refuse('copy-needs-two', 'BIT-197')
const alreadySix = refuse('already-six', 'BIT-133')

function refuseVisit(state: State, seat: Seat, die: number, floor: number): Reason | undefined {
  if (isTaken(state, housePlace(floor))) return houseSpaceTaken
  const copies = boardOf(state).houseSpaces[floor - 1] === COPY
  return copies && at(domainOf(state, seat).dice, die) < 2 ? copyNeedsTwo : undefined
}

function refusePlacing(
  state: State,
  seat: Seat,
  move: MoveOf<'amulet' | 'place' | 'visit'>,
  { die }: TaskOf<'place'>,
): Reason | undefined {
  switch (move.kind) {
    case 'amulet':
      if (at(domainOf(state, seat).dice, die) === 6) return alreadySix
      return refuseAmulet(state, seat, move.worth)
    case 'place':
      return emptySpace(state, move.region) !== 0 ? undefined : regionFull
    case 'visit':
      return refuseVisit(state, seat, die, move.floor)
  }
}

/** BIT-132, BIT-133: never above six. */
function strengthen(step: Step, seat: Seat, asked: TaskOf<'place'>, worth: Worth): Plan {
  const { dice } = domainOf(step.state, seat)
  spendAmulet(step.state, seat, worth)
  const value = Math.min(6, at(dice, asked.die) + worth)
  dice[asked.die] = value
  step.tell?.({ kind: 'strengthened', seat, die: asked.die, worth, value })
  return todo(seat, asked)
}

function settleDie(step: Step, seat: Seat, die: number, place: number): number {
  const { dice, places } = domainOf(step.state, seat)
  places[die] = place
  const value = at(dice, die)
  const region = Math.floor(place / 10) as 1 | 2 | 3 | 4 | 5
  step.tell?.({ kind: 'placed', seat, die, value, region, space: place % 10 })
  return value
}

function enterRegion(step: Step, seat: Seat, die: number, region: Wild): Plan {
  const value = settleDie(step, seat, die, emptySpace(step.state, region))
  return todo(seat, { kind: 'act', region, value, die, forest: true, building: true })
}

/** BIT-185 to BIT-199: the action is that of the space. */
function enterHouse(step: Step, seat: Seat, die: number, floor: number): Plan {
  const { houseSpaces } = boardOf(step.state)
  const value = settleDie(step, seat, die, housePlace(floor))
  if (houseSpaces[floor - 1] !== COPY) return housePlan(houseSpaces, seat, floor)
  domainOf(step.state, seat).dice[die] = value - 1
  step.tell?.({ kind: 'reduced', seat, die, value: value - 1 })
  return todo(seat, { kind: 'copy' })
}

/** BIT-132 to BIT-134. */
export const place: Decision<'place', 'amulet' | 'place' | 'visit'> = {
  rule: 'BIT-132',
  answers: ['amulet', 'place', 'visit'],
  moves(state, seat, { die }) {
    const found: Move[] = at(domainOf(state, seat).dice, die) < 6 ? amuletMoves(state, seat) : []
    for (const region of wilds) if (emptySpace(state, region) !== 0) found.push({ kind: 'place', region })
    boardOf(state).houseSpaces.forEach((_space, index) => {
      if (refuseVisit(state, seat, die, index + 1) === undefined)
        found.push({ kind: 'visit', floor: index + 1 })
    })
    return found
  },
  refuse: refusePlacing,
  play(step, seat, move, asked) {
    switch (move.kind) {
      case 'amulet':
        return strengthen(step, seat, asked, move.worth)
      case 'place':
        return enterRegion(step, seat, asked.die, move.region)
      case 'visit':
        return enterHouse(step, seat, asked.die, move.floor)
    }
  },
}
