import { bagSize, type Seat, slideUnder } from '@engawa/kernel'
import { resources } from '../catalogue/index.ts'
import type { Move } from './moves.ts'
import type { State } from './state.ts'
import { domainOf, type Question, refusal, type Step, turnUp, turnUpFrom, wrongStep } from './step.ts'
import { type DeckName, type Plan, type Source, type TaskOf, todo } from './tasks.ts'

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
export const look: Question<TaskOf<'look'>> = {
  possible(state, _seat, { deck }) {
    if (deck === 'vision') return true
    const discard = deck === 'yokai' ? state.yokaiDiscard : state.bitokuDiscard
    return bagSize(bagOf(state, deck)) + discard.length > 0
  },
  mayDecline: true,
  moves: () => [{ kind: 'look' }],
  refuse: (_state, _seat, _task, move) => (move.kind === 'look' ? undefined : wrongStep),
  play(step, seat, { deck, source }) {
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

const notDrawn = refusal('card-not-drawn', 'BIT-454')

/** BIT-085, BIT-332, BIT-401 to BIT-403. */
export const pick: Question<TaskOf<'pick'>> = {
  possible: (state) => state.drawn.length > 0,
  mayDecline: false,
  moves(state, _seat, { deck }) {
    const moves: Move[] = state.drawn.map((card) => ({ kind: 'keep', card }))
    if (deck === 'vision') moves.push({ kind: 'refuse' })
    return moves
  },
  refuse(state, _seat, { deck }, move) {
    if (move.kind === 'refuse' && deck === 'vision') return undefined
    if (move.kind !== 'keep') return wrongStep
    return state.drawn.includes(move.card) ? undefined : notDrawn
  },
  play(step, seat, { deck, source }, move) {
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
