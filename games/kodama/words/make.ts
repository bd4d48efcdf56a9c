import { at, type GameWords, type Names, type Prompt, refusalText, say, sentenceFor } from '@engawa/kernel'
import { seasonNames } from '../catalogue/index.ts'
import {
  activeSeat,
  canPlace,
  type Event,
  kodama,
  type Line,
  type Move,
  type Reason,
  ROUNDS,
  SEASONS,
  type State,
  seatTree,
} from '../rules/index.ts'
import type { Phrases } from './phrases.ts'
import { sceneOf } from './scene.ts'
import { moveTellingOf, tellingOf, thingsOf } from './telling.ts'

export type KodamaWords = GameWords<State, Move, Event, Reason, Line>

function promptOf(phrases: Phrases, view: State, names: Names): Prompt {
  const { asking, cards } = phrases
  const telling = tellingOf(phrases, names)
  const turn = kodama.turn(view)
  if (turn.over) return { question: asking.won(turn.winners.map(telling.person)) }
  const seat = activeSeat(view)
  if (seat !== names.viewer) return { question: asking.waiting(telling.person(seat)) }
  if (view.phase === 'kodama') return asking.kodama(view.season === SEASONS - 1)
  const { rules, tree } = seatTree(view, seat)
  if (!canPlace(tree, rules, view.display)) return asking.stuck
  return asking.grow(view.round + 1, ROUNDS, at(cards.seasons, view.season), telling.season(rules.id).text)
}

/** One language of Kodama out of its phrases. */
export function makeWords(phrases: Phrases): KodamaWords {
  const things = thingsOf(phrases)
  return {
    title: 'Kodama',
    tagline: phrases.tagline,
    prompt: (view, names) => promptOf(phrases, view, names),
    move: (view, seat, move) => say(phrases.moves, move, moveTellingOf(phrases, view, seat)),
    event: (event, names) => say(phrases.log, event, tellingOf(phrases, names)),
    refusal: (refusal) =>
      [refusal, ...(refusal.also ?? [])]
        .map((reason) => refusalText(phrases.refusals, reason, things, phrases.noMove))
        .join(' '),
    scoreLine: ({ name, data }) => sentenceFor(phrases.score, name, data, things) ?? { title: name },
    // Kodama has no options: only those a game declares are asked for.
    option: (name) => ({ title: name, help: '' }),
    optionValue: (_name, value) => value,
    scene: (view, names) => sceneOf(phrases, view, names),
    coaching: {
      ...phrases.coaching,
      matters: (view) => phrases.coaching.matters[at(seasonNames, view.season)],
    },
    rules: phrases.rules,
    components: phrases.components,
    credits: phrases.credits,
  }
}
