import { bagSize, type Seat, slideUnder } from '@engawa/kernel'
import { resources } from '../../catalogue/index.ts'
import { turnUp, turnUpFrom } from '../dealing.ts'
import { type Decision, type Plan, type Step, todo } from '../kinds.ts'
import type { Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import type { DeckName, Source, State } from '../state.ts'
import { domainOf } from '../step.ts'

function bagOf(state: State, deck: DeckName) {
  if (deck === 'yokai') return state.yokaiDeck
  return deck === 'bitoku' ? state.bitokuDeck : state.visionDeck
}

function turnUpOne({ state, chance }: Step, deck: DeckName): string | undefined {
  if (deck === 'yokai') return turnUpFrom(state.yokaiDeck, state.yokaiDiscard, chance)
  if (deck === 'bitoku') return turnUpFrom(state.bitokuDeck, state.bitokuDiscard, chance)
  return turnUp(state.visionDeck, chance)
}

/** BIT-402: a seat without a Vision to keep takes any one resource. */
const instead = (seat: Seat, source: Source): Plan =>
  todo(seat, { kind: 'goods', of: resources, count: 1, source })

/** BIT-085, BIT-332, BIT-400: looking at two cards is optional, picking afterwards is not (BIT-454, BIT-455). */
export const look: Decision<'look', 'look'> = {
  rule: 'BIT-454',
  answers: ['look'],
  possible(state, _seat, { deck }) {
    if (deck === 'vision') return true
    const discard = deck === 'yokai' ? state.yokaiDiscard : state.bitokuDiscard
    return bagSize(bagOf(state, deck)) + discard.length > 0
  },
  mayDecline: true,
  moves: () => [{ kind: 'look' }],
  refuse: () => undefined,
  play(step, seat, _move, { deck, source }) {
    const { state, tell } = step
    for (let count = 0; count < 2; count++) {
      const card = turnUpOne(step, deck)
      if (card !== undefined) state.drawn.push(card)
    }
    tell?.({ kind: 'looked', seat, deck, count: state.drawn.length, source })
    if (state.drawn.length === 0) return instead(seat, source)
    tell?.({ kind: 'saw', seat, deck, cards: state.drawn.slice(), only: [seat] })
    return todo(seat, { kind: 'pick', deck, source })
  },
}

function keep({ state, tell }: Step, seat: Seat, deck: DeckName, card: string): void {
  const domain = domainOf(state, seat)
  if (deck === 'yokai') {
    domain.hand.push(card)
    tell?.({ kind: 'kept', seat, deck, card: '' })
    tell?.({ kind: 'keptSecretly', seat, card, only: [seat] })
    return
  }
  if (deck === 'bitoku') domain.path.push(card)
  else domain.visions.push(card)
  tell?.({ kind: 'kept', seat, deck, card })
}

const notDrawn = refuse('card-not-drawn', 'BIT-454')
const mustKeep = refuse('must-keep-one', 'BIT-454')

/** BIT-085, BIT-332, BIT-401 to BIT-403. */
export const pick: Decision<'pick', 'keep' | 'refuse'> = {
  rule: 'BIT-454',
  answers: ['keep', 'refuse'],
  possible: (state) => state.drawn.length > 0,
  moves(state, _seat, { deck }) {
    const moves: Move[] = state.drawn.map((card) => ({ kind: 'keep', card }))
    if (deck === 'vision') moves.push({ kind: 'refuse' })
    return moves
  },
  refuse(state, _seat, move, { deck }) {
    if (move.kind === 'refuse') return deck === 'vision' ? undefined : mustKeep
    return state.drawn.includes(move.card) ? undefined : notDrawn
  },
  play(step, seat, move, { deck, source }) {
    const { state, chance, tell } = step
    const drawn = state.drawn.splice(0)
    const bag = bagOf(state, deck)
    if (move.kind === 'keep') {
      keep(step, seat, deck, move.card)
      for (const card of drawn) if (card !== move.card) slideUnder(bag, card)
      return undefined
    }
    // BIT-403: in random order, so that nobody knows which lies lower.
    for (const card of chance.shuffle(drawn)) slideUnder(bag, card)
    tell?.({ kind: 'refusedVisions', seat })
    return instead(seat, source)
  },
}
