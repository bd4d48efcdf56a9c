import { type Adviser, type Chance, copyBag, drawFrom, type Seat, shuffleInto } from '@engawa/kernel'
import { countOf, foursOn, daruma as game, type Move, type State, total } from '../rules/index.ts'
import { afterExchange, bestExchange, bestSecond } from './exchange.ts'
import { type Outlook, outlookOf } from './outlook.ts'
import { standing } from './points.ts'
import { search } from './search.ts'
import { ownTaste, rivalTaste, type Taste } from './taste.ts'

/** How many displays are imagined to judge whether new darumas are better (DAR-10). */
const renewSamples = 6

/** Between equals the move that comes to the point. */
const nudge = 1e-6

function others(dice: number[]): number {
  return total(dice) - countOf(dice, 1)
}

function rollHand(state: State, outlook: Outlook): number {
  return outlook.roll(total(state.hand), others(state.dice), countOf(state.dice, 1), foursOn(state))
}

/** The hand as it can still become: ones are kept, and as many others as seems best. */
function rollBest(state: State, outlook: Outlook): number {
  const inHand = others(state.hand)
  if (inHand === 0) return rollHand(state, outlook)
  const ones = countOf(state.dice, 1) + countOf(state.hand, 1)
  let best = Number.NEGATIVE_INFINITY
  for (let dice = 1; dice <= inHand; dice++)
    best = Math.max(best, outlook.roll(dice, others(state.dice) + inHand - dice, ones, foursOn(state)))
  return best
}

/** How the seat stands, with what it may hope for in a turn that it is in. */
function hope(state: State, seat: Seat, chance: Chance, taste: Taste): number {
  if (state.phase === 'over' || state.seat !== seat) return standing(state, seat, taste)
  const outlook = outlookOf(state, seat, taste)
  const going = () => outlook.worth(others(state.dice), countOf(state.dice, 1), foursOn(state))
  switch (state.phase) {
    case 'dice':
      return standing(state, seat, taste) + going()
    case 'start':
    case 'roll':
      return standing(state, seat, taste) + rollHand(state, outlook)
    case 'pour':
      return standing(state, seat, taste) + rollBest(state, outlook)
    case 'lift':
      return bestExchange(state, seat, taste) + going()
    case 'swap':
      return bestSecond(state, seat, state.lifted, taste) + going()
    case 'group':
    case 'shift':
    case 'singles':
      return Math.max(...game.moves(state, seat).map((move) => afterMove(state, seat, move, chance, taste)))
  }
}

function afterMove(state: State, seat: Seat, move: Move, chance: Chance, taste: Taste): number {
  const after = game.copy(state)
  game.play(after, seat, move, chance)
  return hope(after, seat, chance, taste)
}

/** The hope that five other darumas would give, on average. */
function afterRenewal(state: State, seat: Seat, chance: Chance, taste: Taste): number {
  let sum = 0
  for (let sample = 0; sample < renewSamples; sample++) {
    const after = game.copy(state)
    after.deck = copyBag(after.deck)
    shuffleInto(after.deck, after.display)
    after.display.forEach((_, place) => {
      after.display[place] = drawFrom(after.deck, chance) ?? 0
    })
    after.pupils.fill(0)
    sum += hope(after, seat, chance, taste)
  }
  return sum / renewSamples
}

function judge(state: State, seat: Seat, move: Move, chance: Chance, taste: Taste): number {
  switch (move.kind) {
    case 'renew':
      return afterRenewal(state, seat, chance, taste)
    case 'roll':
      return standing(state, seat, taste) + rollHand(state, outlookOf(state, seat, taste)) + nudge
    case 'stop':
      return (
        standing(state, seat, taste) +
        outlookOf(state, seat, taste).stop(others(state.dice), countOf(state.dice, 1)) +
        nudge
      )
    case 'lift':
      return bestSecond(state, seat, move.daruma, taste)
    case 'swap': {
      const to = state.owned.findIndex((own) => own.includes(move.daruma))
      return afterExchange(state, seat, state.lifted, move.daruma, to, taste)
    }
    case 'send':
      return afterExchange(state, seat, state.lifted, 0, move.to, taste)
    default:
      return afterMove(state, seat, move, chance, taste)
  }
}

const adviserWith = (taste: Taste): Adviser<State, Move> => ({
  advise: (view, seat, moves, chance) => moves.map((move) => judge(view, seat, move, chance, taste)),
})

/** Knows the odds of every roll, so that it stops when the next one costs more than it promises. */
export const adviser: Adviser<State, Move> = {
  ...adviserWith(ownTaste),
  rival: adviserWith(rivalTaste),
  slips: {
    passerby: { overlooks: 0.28, blur: 0.9 },
    guest: { overlooks: 0.16, blur: 0.55 },
    neighbour: { overlooks: 0.08, blur: 0.35 },
  },
  search,
}
