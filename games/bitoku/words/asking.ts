import { at, type Frame, type Names, type Prompt, type Seat, waitingFor } from '@engawa/kernel'
import type { Market, Offer } from '../catalogue/index.ts'
import {
  bitoku,
  boardOf,
  type DecisionKind,
  type DecisionName,
  needOf,
  type Pending,
  pending,
  type State,
  type Task,
  type TaskOf,
  UNLOCKED,
} from '../rules/index.ts'
import type { CardPart, PromptFacts } from './facts.ts'
import type { Phrases } from './phrases.ts'
import { nameOf, sourceName, tellingOf } from './telling.ts'

/** Where one looks from. */
interface Sight {
  readonly phrases: Phrases
  readonly view: State
  readonly seat: Seat
}

type Makers = {
  readonly [Kind in DecisionKind]: (task: TaskOf<Kind>, sight: Sight) => PromptFacts[Kind]
}

const domainOf = ({ view, seat }: Sight) => at(view.domains, seat)
const from = ({ phrases }: Sight, { source }: { readonly source: string }) => ({
  source: sourceName(phrases, source),
})

function offersText({ phrases }: Sight, offers: readonly Offer[]): string {
  return phrases.effects.or(offers.map(({ market, less }) => phrases.effects.buy(market, less)))
}

function bothText({ phrases }: Sight, markets: readonly Market[], less: number): string {
  return phrases.effects.buyBoth(
    markets.map((market) => phrases.effects.buy(market, 0)),
    less,
  )
}

const goodsText = (sight: Sight): string => sight.phrases.names.goods(domainOf(sight).goods)

const makers: Makers = {
  discard: (_task, sight) => ({ left: domainOf(sight).hand.length - 3 }),
  harvest: ({ crystals }) => ({ count: crystals.length }),
  lay: () => ({}),
  virtue: () => ({}),
  turn: (_task, sight) => ({
    hand: domainOf(sight).hand.length,
    unlocked: domainOf(sight).places.filter((place) => place === UNLOCKED).length,
    year: sight.view.year,
  }),
  place: ({ die }, sight) => ({
    value: at(domainOf(sight).dice, die),
    amulets: domainOf(sight).amulets.reduce((sum, count) => sum + count, 0),
  }),
  act: ({ region, value, die, forest, building }, { phrases, view }) => ({
    region: phrases.names.regions[region],
    value,
    need: needOf(view, region).value,
    forest,
    building,
    copied: die < 0,
  }),
  surpass: () => ({}),
  copy: () => ({}),
  favour: ({ region }, { phrases, view }) => ({
    hills: phrases.list(boardOf(view).hills[region].map((hill) => phrases.names.regions[hill])),
  }),
  goods: (task, sight) => ({ ...from(sight, task), count: task.count }),
  movement: (task, sight) => ({ ...from(sight, task), points: task.points }),
  advance: (task, sight) => ({ ...from(sight, task), steps: task.steps }),
  back: (task, sight) => ({ ...from(sight, task), steps: task.steps }),
  unlock: (task, sight) => from(sight, task),
  look: (task, sight) => ({ ...from(sight, task), deck: task.deck }),
  pick: ({ deck }) => ({ deck }),
  rock: (task, sight) => from(sight, task),
  rockPilgrim: (task, sight) => ({ ...from(sight, task), pilgrims: domainOf(sight).pilgrims }),
  buy: (task, sight) => ({
    ...from(sight, task),
    offers: offersText(sight, task.offers),
    goods: goodsText(sight),
  }),
  buyBoth: (task, sight) => ({
    ...from(sight, task),
    offers: bothText(
      sight,
      task.offers.map(({ market }) => market),
      task.less,
    ),
    goods: goodsText(sight),
  }),
  pay: ({ count }, sight) => ({ count, goods: goodsText(sight) }),
  combine: ({ tile }, { phrases }) => ({ tile: nameOf(phrases, tile) }),
  tengu: () => ({}),
  tenguMovement: ({ points }) => ({ points }),
  tenguPart: () => ({}),
}

/** The first thing waiting for the seat, as the visible queue names it. */
function frontOf({ view, seat }: Sight): Pending | undefined {
  return pending(view).find((entry) => entry.now && entry.seat === seat)
}

/** The part of a played card that is offered alone. */
export const partOf = ({ name }: { readonly name: string }): CardPart =>
  name === 'card' ? 'card' : 'crystal'

function factsOf(sight: Sight, frame: Frame<Task>): PromptFacts[DecisionName] {
  if (frame.kind !== 'task') {
    const source = sourceName(sight.phrases, frontOf(sight)?.source ?? '')
    if (frame.kind === 'optional') return { source, part: partOf(frame) }
    return { source, picks: frame.kind === 'choice' ? frame.picks : 1 }
  }
  // The kind of the task says which maker takes it.
  const make = makers[frame.task.kind as DecisionKind] as (
    task: Task,
    sight: Sight,
  ) => PromptFacts[DecisionName]
  return make(frame.task, sight)
}

/** What the frame asks, by one word. */
export const decisionOf = (frame: Frame<Task>): DecisionName =>
  (frame.kind === 'task' ? frame.task.kind : frame.kind) as DecisionName

/** The question for whoever reads: their own decision, or whom the table waits for. */
export function promptOf(phrases: Phrases, view: State, names: Names): Prompt {
  const telling = tellingOf(phrases, names, view)
  const turn = bitoku.turn(view)
  if (turn.over) return { question: phrases.over(turn.winners.map(telling.person)) }
  const frame = names.viewer === 'table' ? undefined : waitingFor(view.agenda, names.viewer)
  if (frame === undefined || names.viewer === 'table')
    return { question: phrases.waiting(turn.seats.map(telling.person)) }
  const ask = phrases.prompts[decisionOf(frame)] as (facts: PromptFacts[DecisionName]) => Prompt
  const { question, help = '' } = ask(factsOf({ phrases, view, seat: names.viewer }, frame))
  return help === '' ? { question } : { question, help }
}
