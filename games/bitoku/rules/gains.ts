import type { Seat } from '@engawa/kernel'
import type { Move } from './moves.ts'
import { LOCKED, type State, UNLOCKED } from './state.ts'
import {
  addPoints,
  always,
  domainOf,
  type Errand,
  giveAmulet,
  giveResource,
  type Question,
  refusal,
  type Step,
  wrongStep,
} from './step.ts'
import { type Source, type TaskOf, todo } from './tasks.ts'

const otherResource = refusal('other-resource', 'BIT-063')

/** BIT-051, BIT-063, BIT-446: resources one by one; where there is only one type nobody is asked. */
export const goods: Question<TaskOf<'goods'>> = {
  possible: always,
  forced(_state, _seat, { of }) {
    const [only, ...others] = of
    return only !== undefined && others.length === 0 ? { kind: 'take', resource: only } : undefined
  },
  mayDecline: false,
  moves: (_state, _seat, { of }) => of.map((resource): Move => ({ kind: 'take', resource })),
  refuse(_state, _seat, { of }, move) {
    if (move.kind !== 'take') return wrongStep
    return of.includes(move.resource) ? undefined : otherResource
  },
  play(step, seat, asked, move) {
    if (move.kind !== 'take') return undefined
    giveResource(step, seat, move.resource, asked.source)
    return asked.count > 1 ? todo(seat, { ...asked, count: asked.count - 1 }) : undefined
  },
}

/** BIT-447. */
export const amulet: Errand<TaskOf<'amulet'>> = {
  possible: always,
  run(step, seat, { worth, source }) {
    giveAmulet(step, seat, worth, source)
    return undefined
  },
}

/** BIT-447. */
export const points: Errand<TaskOf<'points'>> = {
  possible: always,
  run(step, seat, gain) {
    addPoints(step, seat, gain.points, gain.source)
    return undefined
  },
}

/** BIT-081, BIT-084: cards from the own deck; its discard pile is shuffled when a card is missing. */
export function drawOwn({ state, chance, tell }: Step, seat: Seat, count: number, source: Source): void {
  const { hand, deck, discard, known } = domainOf(state, seat)
  const drawn: string[] = []
  for (let left = count; left > 0; left--) {
    if (deck.inside.length === 0) {
      if (discard.length === 0) break
      deck.inside.push(...discard)
      known.push(...discard.splice(0))
      known.sort()
      tell?.({ kind: 'reshuffled', seat })
    }
    const index = chance.int(deck.inside.length)
    drawn.push(...deck.inside.splice(index, 1))
  }
  if (drawn.length === 0) return
  hand.push(...drawn)
  tell?.({ kind: 'drew', seat, count: drawn.length, source })
  tell?.({ kind: 'drewCards', seat, cards: drawn, only: [seat] })
}

/** BIT-453. */
export const draw: Errand<TaskOf<'draw'>> = {
  possible(state, seat) {
    const { deck, discard } = domainOf(state, seat)
    return deck.inside.length + discard.length > 0
  },
  run(step, seat, { count, source }) {
    drawOwn(step, seat, count, source)
    return undefined
  },
}

export function unlockDie({ state, tell }: Step, seat: Seat, die: number, source: Source): void {
  const { places, dice } = domainOf(state, seat)
  places[die] = UNLOCKED
  tell?.({ kind: 'unlocked', seat, die, value: dice[die] ?? 0, source })
}

const notLocked = refusal('die-not-locked', 'BIT-092')

/** BIT-092, BIT-452. */
export const unlock: Question<TaskOf<'unlock'>> = {
  possible: (state: State, seat) => domainOf(state, seat).places.includes(LOCKED),
  mayDecline: true,
  moves(state, seat) {
    const moves: Move[] = []
    domainOf(state, seat).places.forEach((place, die) => {
      if (place === LOCKED) moves.push({ kind: 'unlock', die })
    })
    return moves
  },
  refuse(state, seat, _task, move) {
    if (move.kind !== 'unlock') return wrongStep
    return domainOf(state, seat).places[move.die] === LOCKED ? undefined : notLocked
  },
  play(step, seat, asked, move) {
    if (move.kind === 'unlock') unlockDie(step, seat, move.die, asked.source)
    return undefined
  },
}
