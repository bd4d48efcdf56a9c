import { type GameWords, type Names, type Refusal, type ScoreLine, say } from '@engawa/kernel'
import { regions, vision } from '../catalogue/index.ts'
import type { Event, Move, Options, State } from '../rules/index.ts'
import { promptOf } from './asking.ts'
import { capital } from './capital.ts'
import { moveText } from './moving.ts'
import { nameOf, needsOf, tellingOf } from './naming.ts'
import { type Phrases, refusalCodes, scoreNames } from './phrases.ts'
import { sceneOf } from './scene.ts'

function refusalText(phrases: Phrases, refusal: Refusal): string {
  const code = refusalCodes.find((known) => known === refusal.code)
  return code === undefined ? phrases.noMove : phrases.refusals[code]
}

function scoreText(phrases: Phrases, { name, data }: ScoreLine): string {
  const known = scoreNames.find((one) => one === name)
  if (known === undefined) return name
  const region = regions.find((one) => one === data?.region)
  const text = phrases.scoreLines[known]({
    types: Number(data?.types),
    region: region === undefined ? '' : phrases.names.regions[region],
    thing: nameOf(phrases, String(data?.treasure ?? data?.rock ?? '')),
    needs: data?.vision === undefined ? '' : needsOf(phrases, vision(String(data.vision))),
    pilgrims: Number(data?.pilgrims),
    items: Number(data?.items),
    sum: Number(data?.sum),
  })
  return capital(text)
}

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
export function makeWords(phrases: Phrases): GameWords<State, Move, Event> {
  return {
    title: 'Bitoku',
    automa: 'Tengu',
    tagline: phrases.tagline,
    prompt: (view, names) => promptOf(phrases, view, names),
    move: (view, seat, move, names) => ({ title: moveText(phrases, view, seat, move, names) }),
    event: (event, names: Names) => say(phrases.events, event, tellingOf(phrases, names)),
    refusal: (refusal) => refusalText(phrases, refusal),
    scoreLine: (line) => ({ title: scoreText(phrases, line) }),
    option: (name) => optionText(phrases, name),
    optionValue: (_name, value) => valueText(phrases, value),
    scene: (view, names) => sceneOf(phrases, view, names),
    rules: phrases.rules,
    components: phrases.components,
    credits: phrases.credits,
  }
}
