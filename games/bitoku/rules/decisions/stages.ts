import { eachSeat, type Seat, sequence, together } from '@engawa/kernel'
import { years } from '../../catalogue/index.ts'
import { newOrder } from '../autumn.ts'
import { dealWinter, loseGardenRock } from '../dealing.ts'
import { type Errand, type Plan, type Step, todo } from '../kinds.ts'
import { totals, winners } from '../score.ts'
import { LOCKED, type Season, type Stage, type State } from '../state.ts'
import { domainOf, isTengu, people, TENGU } from '../step.ts'
import { fulfilledVisions } from '../visions.ts'
import { dreamsOf, showDiscards, summon } from './spring.ts'

const next = (stage: Stage): Plan => todo(0, { kind: 'stage', stage })

function begin({ state, tell }: Step, season: Season): void {
  state.season = season
  tell?.({ kind: 'seasonBegan', season })
}

function beginSpring(step: Step): Plan {
  step.tell?.({ kind: 'yearBegan', year: step.state.year })
  begin(step, 'spring')
  return sequence(summon(step), next('harvest'))
}

/** What a seat harvests: its dream crystals, or the Tengu's movement for its crystals (BIT-521). */
function harvestOf(state: State, seat: Seat): Plan {
  if (!isTengu(state, seat)) return todo(seat, { kind: 'harvest', crystals: dreamsOf(state, seat) })
  const points = state.options.tenguWithoutHarvest ? 0 : domainOf(state, seat).crystals.length
  return todo(seat, { kind: 'tenguMovement', points, source: 'BIT-521' })
}

/** BIT-100: choices are shown when all are made, then the harvest in turn order. */
function beginHarvest(step: Step): Plan {
  showDiscards(step)
  const { state } = step
  return sequence(
    eachSeat(state.order, (seat) => harvestOf(state, seat)),
    next('summer'),
  )
}

function beginSummer(step: Step): Plan {
  begin(step, 'summer')
  for (const domain of step.state.domains) domain.passed = false
  step.state.current = -1
  return next('nextTurn')
}

/** BIT-120, BIT-152: the next seat that has not passed. */
function nextTurn({ state }: Step): Plan {
  const { order, current } = state
  const place = order.indexOf(current)
  for (let ahead = 1; ahead <= order.length; ahead++) {
    const seat = order[(place + ahead) % order.length] ?? 0
    if (domainOf(state, seat).passed) continue
    state.current = seat
    state.fresh = []
    return sequence(todo(seat, { kind: isTengu(state, seat) ? 'tengu' : 'turn' }), next('nextTurn'))
  }
  return next('autumn')
}

/** BIT-532: the Tengu's dice return with their values. */
function lockTenguDice(state: State): void {
  if (state.solo) domainOf(state, TENGU).places = [LOCKED, LOCKED, LOCKED]
}

/** BIT-260 to BIT-264, then the dice come home (BIT-271). */
function beginAutumn(step: Step): Plan {
  const { state, tell } = step
  begin(step, 'autumn')
  state.order = newOrder(state)
  tell?.({ kind: 'orderSet', order: state.order.slice() })
  begin(step, 'winter')
  state.fresh = []
  lockTenguDice(state)
  return sequence(
    together(people(state), (seat) => todo(seat, { kind: 'lay' })),
    next('virtue'),
  )
}

function beginVirtue({ state }: Step): Plan {
  return sequence(
    eachSeat(people(state), (seat) => todo(seat, { kind: 'virtue' })),
    next('tidy'),
  )
}

/** BIT-278: the other cards on the boards are discarded. */
function clearBoards(state: State): void {
  for (const { slots, discard } of state.domains)
    slots.forEach((card, slot) => {
      if (card === '') return
      discard.push(card)
      slots[slot] = ''
    })
}

/** BIT-278 to BIT-289. */
function tidy(step: Step): Plan {
  const { state } = step
  clearBoards(state)
  if (state.solo) loseGardenRock(step)
  state.year++
  if (state.year > years) return next('ascension')
  dealWinter(step)
  return next('spring')
}

/** BIT-407: Visions are counted before the last harvest. */
function beginAscension(step: Step): Plan {
  const { state } = step
  begin(step, 'ascension')
  for (const seat of people(state)) domainOf(state, seat).fulfilled = fulfilledVisions(state, seat)
  return sequence(
    eachSeat(people(state), (seat) => todo(seat, { kind: 'harvest', crystals: dreamsOf(state, seat) })),
    next('end'),
  )
}

function end(step: Step): undefined {
  const { state, tell } = step
  state.season = 'over'
  tell?.({ kind: 'ended', winners: winners(state), totals: totals(state) })
}

const stages: Readonly<Record<Stage, (step: Step) => Plan | undefined>> = {
  spring: beginSpring,
  harvest: beginHarvest,
  summer: beginSummer,
  nextTurn,
  autumn: beginAutumn,
  virtue: beginVirtue,
  tidy,
  ascension: beginAscension,
  end,
}

/** BIT-001: the year goes on by itself wherever nobody is asked. */
export const stage: Errand<'stage'> = {
  run: (step, _seat, task) => stages[task.stage](step),
}
