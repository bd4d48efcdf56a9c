import type { Seat } from '@engawa/kernel'
import { kodamaSpaces, type Region, regions } from '../catalogue/index.ts'
import type { Move } from './moves.ts'
import type { State } from './state.ts'
import { domainOf, type Question, refusal, type Step, wrongStep } from './step.ts'
import { type Source, type TaskOf, todo } from './tasks.ts'

export const kodamaAt = (state: State, seat: Seat, region: Region): number =>
  domainOf(state, seat).kodamas[region - 1] ?? 1

/** BIT-344, BIT-346: the last space holds one kodama. */
export function canAdvance(state: State, seat: Seat, region: Region): boolean {
  const space = kodamaAt(state, seat, region)
  if (space < kodamaSpaces - 1) return true
  return (
    space === kodamaSpaces - 1 && state.domains.every((other) => other.kodamas[region - 1] !== kodamaSpaces)
  )
}

function moveKodama(step: Step, seat: Seat, owner: Seat, region: Region, by: 1 | -1, source: Source): void {
  const from = kodamaAt(step.state, owner, region)
  domainOf(step.state, owner).kodamas[region - 1] = from + by
  step.tell?.({ kind: 'kodamaMoved', seat, owner, region, from, to: from + by, source })
}

/** Moves the seat's own kodama forward as far as it goes (BIT-209, BIT-346). */
export function advanceKodama(step: Step, seat: Seat, region: Region, steps: number, source: Source): void {
  for (let left = steps; left > 0 && canAdvance(step.state, seat, region); left--)
    moveKodama(step, seat, seat, region, 1, source)
}

const blocked = refusal('kodama-blocked', 'BIT-346')
const elsewhere = refusal('kodama-elsewhere', 'BIT-343')

function refuseAdvance(state: State, seat: Seat, { region }: TaskOf<'advance'>, move: Move) {
  if (move.kind !== 'advance') return wrongStep
  if (region !== 0 && region !== move.region) return elsewhere
  return canAdvance(state, seat, move.region) ? undefined : blocked
}

/** BIT-341, BIT-449, BIT-450. */
export const advance: Question<TaskOf<'advance'>> = {
  possible: (state, seat, { region }) =>
    region === 0 ? regions.some((one) => canAdvance(state, seat, one)) : canAdvance(state, seat, region),
  // Who chose the one kodama of a region wants its step.
  forced: (_state, _seat, { region }) => (region === 0 ? undefined : { kind: 'advance', region }),
  mayDecline: true,
  moves(state, seat) {
    const moves: Move[] = []
    for (const region of regions) if (canAdvance(state, seat, region)) moves.push({ kind: 'advance', region })
    return moves
  },
  refuse: refuseAdvance,
  play(step, seat, asked, move) {
    if (move.kind !== 'advance') return undefined
    moveKodama(step, seat, seat, move.region, 1, asked.source)
    return asked.steps > 1 ? todo(seat, { ...asked, steps: asked.steps - 1 }) : undefined
  },
}

const ownKodama = refusal('own-kodama', 'BIT-342')
const onFirstSpace = refusal('kodama-on-first-space', 'BIT-347')

function refuseBack(state: State, seat: Seat, _task: TaskOf<'back'>, move: Move) {
  if (move.kind !== 'back') return wrongStep
  if (move.seat === seat || move.seat >= state.domains.length) return ownKodama
  return kodamaAt(state, move.seat, move.region) > 1 ? undefined : onFirstSpace
}

/** BIT-342, BIT-451. */
export const back: Question<TaskOf<'back'>> = {
  possible: (state, seat) =>
    state.domains.some((domain, other) => other !== seat && domain.kodamas.some((space) => space > 1)),
  mayDecline: true,
  moves(state, seat) {
    const moves: Move[] = []
    for (let other = 0; other < state.domains.length; other++)
      for (const region of regions)
        if (other !== seat && kodamaAt(state, other, region) > 1)
          moves.push({ kind: 'back', seat: other, region })
    return moves
  },
  refuse: refuseBack,
  play(step, seat, asked, move) {
    if (move.kind !== 'back') return undefined
    moveKodama(step, seat, move.seat, move.region, -1, asked.source)
    return asked.steps > 1 ? todo(seat, { ...asked, steps: asked.steps - 1 }) : undefined
  },
}
