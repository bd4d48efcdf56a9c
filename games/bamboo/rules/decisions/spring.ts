import { at, clockwise, eachSeat, sequence } from '@engawa/kernel'
import { gifts, shootColour } from '../../catalogue/index.ts'
import { plain } from '../agenda.ts'
import type { Decision, Errand } from '../kinds.ts'
import type { Move } from '../moves.ts'
import { refuse } from '../refusals.ts'
import { winners } from '../score.ts'
import { boardOf } from '../state.ts'

/** BAM-023: a plain shoot, into the stock of its colour. */
export const draft: Decision<'draft', 'draft'> = {
  rule: 'BAM-023',
  answers: ['draft'],
  possible: (state) => state.offer.length > 0,
  moves: (state) => state.offer.map((shoot) => ({ kind: 'draft', shoot })),
  refuse: (state, _seat, { shoot }) =>
    state.offer.includes(shoot) ? undefined : refuse('shoot-not-there', 'BAM-023'),
  play({ state, tell }, seat, { shoot }) {
    state.offer.splice(state.offer.indexOf(shoot), 1)
    at(boardOf(state, seat).stocks, at(shootColour, shoot)).push(shoot)
    tell?.({ kind: 'drafted', seat, shoot })
  },
}

/** BAM-029, BAM-030: the next year, or the end where the incense spaces are empty. */
export const startYear: Errand<'startYear'> = {
  run({ state, chance, tell }) {
    if (state.incense === 0) {
      state.season = 'over'
      tell?.({ kind: 'ended', winners: winners(state) })
      return undefined
    }
    state.incense -= 1
    state.year += 1
    state.season = 'spring'
    tell?.({ kind: 'seasonBegan', year: state.year, season: 'spring', first: state.first })
    for (const board of state.boards) board.sticks += 1
    // BAM-031: as many gifts as seats.
    state.gifts = chance.shuffle([...gifts]).slice(0, state.boards.length)
    tell?.({ kind: 'giftsShown', gifts: state.gifts.slice() })
    const order = clockwise(state.first, state.boards.length)
    return sequence(
      eachSeat(order, (seat) => plain(seat, 'gift')),
      plain(state.first, 'startSummer'),
      plain(state.first, 'autumn'),
      plain(state.first, 'startWinter'),
      eachSeat(order, (seat) => plain(seat, 'wake')),
      eachSeat(order, (seat) => plain(seat, 'startFeeding')),
      plain(state.first, 'endYear'),
    )
  },
}

/** BAM-031: the gift is gone for this spring; its action follows, unless declined (BAM-032). */
export const gift: Decision<'gift', 'gift'> = {
  rule: 'BAM-031',
  answers: ['gift'],
  moves: (state) =>
    state.gifts.flatMap((open): Move[] => [
      { kind: 'gift', gift: open, use: true },
      { kind: 'gift', gift: open, use: false },
    ]),
  refuse: (state, _seat, move) =>
    state.gifts.includes(move.gift) ? undefined : refuse('gift-not-there', 'BAM-031'),
  play({ state, tell }, seat, move) {
    state.gifts.splice(state.gifts.indexOf(move.gift), 1)
    tell?.({ kind: 'giftTaken', seat, gift: move.gift, used: move.use })
    return move.use ? plain(seat, move.gift) : undefined
  },
}
