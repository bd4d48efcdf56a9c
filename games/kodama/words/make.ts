import {
  at,
  type Data,
  type GameWords,
  type Names,
  type Refusal,
  type ScoreLine,
  type Seat,
  say,
} from '@engawa/kernel'
import type { SeasonId } from '../catalogue/index.ts'
import {
  activeSeat,
  canPlace,
  type Event,
  type Grow,
  goalPoints,
  kodama,
  type Move,
  placementScore,
  ROUNDS,
  rulingSeason,
  type State,
  seasonRules,
  treeOf,
} from '../rules/index.ts'
import { goalTextIn, seasonTextIn } from './cards.ts'
import type { Phrases, RefusalFacts, Telling } from './phrases.ts'
import { placeOf } from './place.ts'
import { sceneOf } from './scene.ts'
import { tellingOf } from './telling.ts'

function promptOf(phrases: Phrases, view: State, names: Names) {
  const telling = tellingOf(phrases, names)
  const turn = kodama.turn(view)
  if (turn.over) return { question: phrases.won(turn.winners.map(telling.person)) }
  const seat = activeSeat(view)
  if (seat !== names.viewer) return { question: phrases.waiting(telling.person(seat)) }
  if (view.phase === 'kodama') return phrases.kodamaPrompt(view.shown.length === phrases.cards.seasons.length)
  const rules = seasonRules(rulingSeason(view))
  if (!canPlace(treeOf(at(view.groves, seat), rules), rules, view.display)) return phrases.stuckPrompt
  const { text } = seasonTextIn(phrases.cards, rules.id)
  return phrases.growPrompt(view.round + 1, ROUNDS, at(phrases.cards.seasons, view.season), text)
}

function growOf(phrases: Phrases, view: State, seat: Seat, move: Grow, telling: Telling): string {
  const grove = at(view.groves, seat)
  const rules = seasonRules(rulingSeason(view))
  const tree = treeOf(grove, rules)
  const { lines, points, bonus } = placementScore(tree, rules, move.card, tree.cards.indexOf(move.on))
  const worth = phrases.worth(points, telling.lines(lines), bonus, at(phrases.cards.seasons, view.season))
  const place = phrases.place(placeOf(grove.tree, move.on, move))
  return phrases.grow(telling.branch(move.card), telling.below(move.on), place, worth)
}

function moveOf(phrases: Phrases, view: State, seat: Seat, move: Move, names: Names): string {
  const telling = tellingOf(phrases, names)
  switch (move.kind) {
    case 'grow':
      return growOf(phrases, view, seat, move, telling)
    case 'slide':
      return phrases.slide(telling.branch(move.card))
    case 'renew':
      return phrases.renew
    case 'play': {
      const rules = seasonRules(rulingSeason(view))
      const { points } = goalPoints(treeOf(at(view.groves, seat), rules), rules, move.goal)
      const { name, text } = goalTextIn(phrases.cards, move.goal)
      return phrases.playGoal(name, text, points)
    }
  }
}

const numbers = (value: Data | undefined): number[] => (Array.isArray(value) ? value.map(Number) : [])

/** The elements that a refused card would cover, each with the card it lies on. */
function coveredIn(phrases: Phrases, value: Data | undefined): string {
  if (!Array.isArray(value)) return ''
  return phrases.list(
    value.map((one: { card?: Data; element?: Data }) => {
      const element = phrases.cards.elements[Number(one.element)]?.one ?? ''
      return `${element} (${phrases.cardBelow(Number(one.card))})`
    }),
  )
}

function reasonOf(phrases: Phrases, { code, data = {} }: Refusal): string {
  const facts: RefusalFacts = {
    card: Number(data.card),
    goal: Number(data.goal),
    on: phrases.cardBelow(Number(data.on)),
    cards: phrases.list(numbers(data.cards).map(phrases.cardBelow)),
    elements: coveredIn(phrases, data.elements),
    points: Number(data.points),
    limit: Number(data.limit),
  }
  const sentences: Readonly<Record<string, ((facts: RefusalFacts) => string) | undefined>> = phrases.refusals
  return sentences[code]?.(facts) ?? phrases.noMove
}

function scoreLineOf(phrases: Phrases, { name, data = {} }: ScoreLine): string {
  const season = phrases.cards.seasons[Number(data.season)] ?? ''
  const seasonCardName = (): string => seasonTextIn(phrases.cards, String(data.card) as SeasonId).name
  switch (name) {
    case 'bonus':
      return phrases.bonusLine(season, seasonCardName())
    case 'end':
      return phrases.endLine(season, seasonCardName())
    case 'goal':
      return phrases.goalLine(season, goalTextIn(phrases.cards, Number(data.goal)).name)
    default:
      return phrases.growthLine(season)
  }
}

/** One language of Kodama out of its phrases. */
export function makeWords(phrases: Phrases): GameWords<State, Move, Event> {
  return {
    title: 'Kodama',
    tagline: phrases.tagline,
    prompt: (view, names) => promptOf(phrases, view, names),
    move: (view, seat, move, names) => ({ title: moveOf(phrases, view, seat, move, names) }),
    event: (event, names) => say(phrases.events, event, tellingOf(phrases, names)),
    refusal: (refusal) =>
      [refusal, ...(refusal.also ?? [])].map((reason) => reasonOf(phrases, reason)).join(' '),
    scoreLine: (line) => ({ title: scoreLineOf(phrases, line) }),
    // Kodama has no options: the house asks only about those a game declares.
    option: (name) => ({ title: name, help: '' }),
    optionValue: (_name, value) => value,
    scene: (view, names) => sceneOf(phrases, view, names),
    rules: phrases.rules,
    components: phrases.components,
    credits: phrases.credits,
  }
}
