import { components, credits, dragonflies, options } from './en/about.ts'
import { declines, prompts } from './en/asking.ts'
import { list } from './en/base.ts'
import { coaching } from './en/coaching.ts'
import { events } from './en/log.ts'
import { moves } from './en/moves.ts'
import { effects, names, pieces } from './en/names.ts'
import { refusals } from './en/refusals.ts'
import { rules } from './en/rules/index.ts'
import { scene } from './en/scene.ts'
import { earned, scoreLines } from './en/score.ts'
import { makeWords } from './make.ts'
import type { Phrases } from './phrases.ts'

export const phrases: Phrases = {
  tagline: 'Guide yokai and pilgrims through four years of the forest to become its next great spirit.',
  tengu: 'Tengu',
  names,
  effects,
  pieces,
  list,
  prompts,
  waiting: (persons) =>
    persons.length === 1
      ? `${persons[0]?.name ?? ''} is thinking`
      : `${list(persons.map(({ name }) => name))} are thinking`,
  over: (winners) =>
    winners.some(({ you }) => you) ? 'You won' : `${list(winners.map(({ name }) => name))} won`,
  moves,
  declines,
  events,
  refusals,
  noMove: 'This is not possible.',
  scoreLines,
  earned,
  options,
  dragonflies,
  scene,
  coaching,
  rules,
  components,
  credits,
}

export const words = makeWords(phrases)
