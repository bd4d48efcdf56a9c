import { type GameWords, type Names, type Refusal, say } from '@engawa/kernel'
import { darumaOf } from '../catalogue/index.ts'
import {
  available,
  badLuckChance,
  countOf,
  type Event,
  eyesAt,
  foursOn,
  type Move,
  type Phase,
  type ScoreName,
  type State,
  total,
  winnersOf,
} from '../rules/index.ts'
import type { Phrases, RefusalData } from './phrases.ts'
import { sceneOf } from './scene.ts'
import { tellingOf } from './telling.ts'

/** The dice that the next roll would take. */
function nextRoll(view: State): number {
  return view.phase === 'pour' || view.phase === 'roll' || view.phase === 'start'
    ? total(view.hand)
    : available(view) - 1
}

function promptOf(phrases: Phrases, view: State, names: Names) {
  const telling = tellingOf(phrases, names)
  if (view.phase === 'over') return { question: phrases.over(winnersOf(view).map(telling.person), telling) }
  if (view.seat !== names.viewer) return { question: phrases.waiting(telling.person(view.seat)) }
  const dice = nextRoll(view)
  const risk = phrases.percent(badLuckChance(dice, foursOn(view)))
  return phrases.prompts[view.phase]({ view, dice, risk })
}

function moveOf(phrases: Phrases, view: State, move: Move, names: Names): string {
  switch (move.kind) {
    case 'roll':
      return phrases.roll(total(view.hand))
    case 'paint': {
      const eye = eyesAt(view, view.display.indexOf(move.daruma)) === 1 ? 2 : 1
      const telling = tellingOf(phrases, names)
      return phrases.paint(telling.daruma(move.daruma), phrases.actions[darumaOf(move.daruma).action], eye)
    }
    case 'shift': {
      const count = view.phase === 'singles' ? 1 : countOf(view.dice, move.value)
      return phrases.shift(move.value, move.up, count - move.up)
    }
    default:
      return say(phrases.moves, move, tellingOf(phrases, names))
  }
}

function refusalOf(phrases: Phrases, refusal: Refusal): string {
  const { value, phase, daruma, count } = refusal.data ?? {}
  const colour = typeof daruma === 'number' ? phrases.colours[darumaOf(daruma).colour] : ''
  const data: RefusalData = {
    value: Number(value),
    phase: typeof phase === 'string' && phase in phrases.due ? (phase as Phase) : 'dice',
    daruma: phrases.daruma(colour, Number(daruma)),
    count: Number(count),
  }
  const sentences: Readonly<Record<string, ((data: RefusalData) => string) | undefined>> = phrases.refusals
  return sentences[refusal.code]?.(data) ?? phrases.noMove
}

/** One language of Daruma out of its phrases. */
export function makeWords(phrases: Phrases): GameWords<State, Move, Event> {
  return {
    title: 'Daruma',
    tagline: phrases.tagline,
    prompt: (view, names) => promptOf(phrases, view, names),
    move: (view, _seat, move, names) => ({ title: moveOf(phrases, view, move, names) }),
    event: (event, names) => say(phrases.events, event, tellingOf(phrases, names)),
    refusal: (refusal) => refusalOf(phrases, refusal),
    scoreLine: ({ name, data }) => ({ title: phrases.scoreLines[name as ScoreName](Number(data?.count)) }),
    // Daruma has no options: the house asks only about those a game declares.
    option: (name) => ({ title: name, help: '' }),
    optionValue: (_name, value) => value,
    scene: (view, names) => sceneOf(phrases, view, names),
    rules: phrases.rules,
    components: phrases.components,
    credits: phrases.credits,
  }
}
