import { type GameWords, type Names, type Prompt, refusalText, say, sentenceFor } from '@engawa/kernel'
import { type Event, type Line, type Move, type Reason, type State, winners } from '../rules/index.ts'
import type { Phrases } from './phrases.ts'
import { sceneOf } from './scene.ts'
import { tellingOf } from './telling.ts'

function promptOf(phrases: Phrases, view: State, names: Names): Prompt {
  const { asking } = phrases
  const { person } = tellingOf(phrases, names)
  if (view.phase === 'over') return { question: asking.over(winners(view).map(person)) }
  return view.seat === names.viewer
    ? asking.prompts[view.phase]
    : { question: asking.waiting(person(view.seat)) }
}

/** One language of Hotaru out of its phrases. */
export function makeWords(phrases: Phrases): GameWords<State, Move, Event, Reason, Line> {
  const { about } = phrases
  return {
    title: 'Hotaru',
    tagline: about.tagline,
    prompt: (view, names) => promptOf(phrases, view, names),
    move: (_view, _seat, move, names) => say(phrases.moves, move, tellingOf(phrases, names)),
    event: (event, names) => say(phrases.log, event, tellingOf(phrases, names)),
    refusal: (refusal) => refusalText(phrases.refusals, refusal, undefined, about.noMove),
    scoreLine: ({ name, data }) => sentenceFor(phrases.score, name, data, undefined) ?? { title: name },
    option: () => about.options.long,
    // A flag has no values with names of their own.
    optionValue: (_name, value) => value,
    scene: (view, names) => sceneOf(phrases, view, names),
    coaching: { ...phrases.coaching, matters: () => phrases.coaching.matters },
    rules: phrases.rules,
    components: about.components,
    credits: about.credits,
  }
}
