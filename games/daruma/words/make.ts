import { type GameWords, type Label, type Names, refusalText, say, sentenceFor } from '@engawa/kernel'
import { darumaOf } from '../catalogue/index.ts'
import {
  available,
  badLuckChance,
  countOf,
  type Event,
  eyesAt,
  foursOn,
  type Line,
  type Move,
  type Reason,
  type State,
  total,
  winners,
} from '../rules/index.ts'
import { besides, isShifting, joinedIn, toldOneByOne } from './joined.ts'
import type { Phrases, Telling } from './phrases.ts'
import { sceneOf } from './scene.ts'
import { darumaIn, tellingOf } from './telling.ts'

/** The dice that the next roll would take. */
function nextRoll(view: State): number {
  return view.phase === 'pour' || view.phase === 'roll' || view.phase === 'start'
    ? total(view.hand)
    : available(view) - 1
}

function promptOf(phrases: Phrases, view: State, names: Names) {
  const { asking } = phrases
  const { person } = tellingOf(phrases, names)
  if (view.phase === 'over') return { question: asking.over(winners(view).map(person)) }
  if (view.seat !== names.viewer) return { question: asking.waiting(person(view.seat)) }
  const dice = nextRoll(view)
  const risk = phrases.names.percent(badLuckChance(dice, foursOn(view)))
  return asking.prompts[view.phase]({ view, dice, risk })
}

/** A daruma somebody has, told apart from others of its colour by where it lies among them. */
function ownedIn(phrases: Phrases, view: State, id: number): string {
  const { colour } = darumaOf(id)
  const lying = view.owned.find((owned) => owned.includes(id)) ?? []
  const alike = lying.filter((other) => darumaOf(other).colour === colour)
  const name = darumaIn(phrases, id)
  return alike.length < 2 ? name : phrases.names.oneOf(name, alike.indexOf(id) + 1, alike.length)
}

function moveOf(phrases: Phrases, view: State, move: Move, names: Names): Label {
  const { moves } = phrases
  switch (move.kind) {
    case 'roll':
      return moves.roll(total(view.hand))
    case 'paint': {
      const eye = eyesAt(view, view.display.indexOf(move.daruma)) === 1 ? 2 : 1
      const action = phrases.names.actions[darumaOf(move.daruma).action]
      return moves.paint(darumaIn(phrases, move.daruma), action, eye)
    }
    case 'shift': {
      const count = view.phase === 'singles' ? 1 : countOf(view.dice, move.value)
      return moves.shift(move.value, move.up, count - move.up)
    }
    default: {
      const telling: Telling = { ...tellingOf(phrases, names), daruma: (id) => ownedIn(phrases, view, id) }
      return say(moves, move, telling)
    }
  }
}

/** One language of Daruma out of its phrases. */
export function makeWords(phrases: Phrases): GameWords<State, Move, Event, Reason, Line> {
  const telling = { daruma: (id: number) => darumaIn(phrases, id) }
  return {
    title: 'Daruma',
    tagline: phrases.tagline,
    prompt: (view, names) => promptOf(phrases, view, names),
    move: (view, _seat, move, names) => moveOf(phrases, view, move, names),
    event: (event, names) => say(phrases.log, event, tellingOf(phrases, names)),
    joined(events, names) {
      const deed = joinedIn(phrases, events, names)
      if (deed === undefined && !isShifting(events)) return undefined
      return deed === undefined
        ? toldOneByOne(phrases, events, names)
        : [deed, ...toldOneByOne(phrases, besides(events), names)]
    },
    refusal: (refusal) => refusalText(phrases.refusals, refusal, telling, phrases.noMove),
    scoreLine: ({ name, data }) => sentenceFor(phrases.score, name, data, undefined) ?? { title: name },
    // Daruma has no options: only those a game declares are asked for.
    option: (name) => ({ title: name, help: '' }),
    optionValue: (_name, value) => value,
    scene: (view, names) => sceneOf(phrases, view, names),
    coaching: {
      ...phrases.coaching,
      matters: (view) =>
        phrases.coaching.matters[view.closing ? 'closing' : view.homeward ? 'homeward' : 'outward'],
    },
    rules: phrases.rules,
    components: phrases.components,
    credits: phrases.credits,
  }
}
