import { type GameWords, type Names, refusalText, say, sentenceFor } from '@engawa/kernel'
import type { Event, Line, Move, Options, Reason, State } from '../rules/index.ts'
import { promptOf } from './asking.ts'
import { moveLabel } from './moving.ts'
import type { Phrases } from './phrases.ts'
import { sceneOf } from './scene.ts'
import { pointSource, sourceName, tellingOf } from './telling.ts'

/** Nobody in particular reads a score line. */
const anybody: Names = { seats: [], viewer: 'table' }

const optionNames: readonly (keyof Options)[] = [
  'hard',
  'tenguDragonflies',
  'tenguWithoutYokai',
  'tenguWithoutResources',
  'tenguSlowKodamas',
  'tenguWithoutHarvest',
  'tenguPilgrim',
  'tenguKodamasAhead',
  'tenguKodamaPoints',
]

function optionText(phrases: Phrases, name: string) {
  const known = optionNames.find((one) => one === name)
  return known === undefined ? { title: name, help: '' } : phrases.options[known]
}

const amounts: readonly Options['tenguDragonflies'][] = ['none', 'one', 'two']

function valueText(phrases: Phrases, value: string): string {
  const known = amounts.find((one) => one === value)
  return known === undefined ? value : phrases.dragonflies[known]
}

/** One language of Bitoku out of its phrases. */
export function makeWords(phrases: Phrases): GameWords<State, Move, Event, Reason, Line> {
  return {
    title: 'Bitoku',
    automa: 'Tengu',
    tagline: phrases.tagline,
    prompt: (view, names) => promptOf(phrases, view, names),
    move: (view, seat, move, names) => moveLabel(phrases, view, seat, move, names),
    event: (event, names: Names) => say(phrases.events, event, tellingOf(phrases, names)),
    // What the Tengu rolls is told after what that came to.
    joined(events, names) {
      const covers = events[0]?.kind === 'tenguRolled'
      const deed = events.find(({ kind }) => kind === 'tenguStepped' || (covers && kind === 'covered'))
      if (deed === undefined) return undefined
      const ordered = [deed, ...events.filter((event) => event !== deed)]
      return ordered.flatMap((event) => say(phrases.events, event, tellingOf(phrases, names)) ?? [])
    },
    refusal: (refusal) => refusalText(phrases.refusals, refusal, undefined, phrases.noMove),
    scoreLine: ({ name, data }) =>
      sentenceFor(phrases.scoreLines, name, data, tellingOf(phrases, anybody)) ?? { title: name },
    earned: {
      line: 'game',
      of(event) {
        if (event.kind !== 'scored') return undefined
        const { seat, points, source } = event
        const detail = source.startsWith('BIT-') ? '' : sourceName(phrases, source)
        return { seat, points, label: { title: phrases.earned[pointSource(source)], detail } }
      },
    },
    option: (name) => optionText(phrases, name),
    optionValue: (_name, value) => valueText(phrases, value),
    scene: (view, names) => sceneOf(phrases, view, names),
    coaching: { ...phrases.coaching, matters: (view) => phrases.coaching.matters[view.season] },
    rules: phrases.rules,
    components: phrases.components,
    credits: phrases.credits,
  }
}
