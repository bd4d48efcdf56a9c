import { components, credits, dragonflies, options } from './fr/about.ts'
import { declines, prompts } from './fr/asking.ts'
import { list } from './fr/base.ts'
import { coaching } from './fr/coaching.ts'
import { events } from './fr/log.ts'
import { moves } from './fr/moves.ts'
import { effects, names, pieces } from './fr/names.ts'
import { refusals } from './fr/refusals.ts'
import { rules } from './fr/rules/index.ts'
import { scene } from './fr/scene.ts'
import { earned, scoreLines } from './fr/score.ts'
import { makeWords } from './make.ts'
import type { Phrases } from './phrases.ts'

export const phrases: Phrases = {
  tagline:
    'Pendant quatre ans, guidez yokais et pèlerins à travers la forêt pour en devenir le prochain grand esprit.',
  tengu: 'Tengu',
  names,
  effects,
  pieces,
  list,
  prompts,
  waiting: (persons) =>
    persons.length === 1
      ? `${persons[0]?.name ?? ''} réfléchit`
      : `${list(persons.map(({ name }) => name))} réfléchissent`,
  over: (winners) =>
    winners.some(({ you }) => you)
      ? 'Vous avez gagné'
      : `${list(winners.map(({ name }) => name))} ${winners.length > 1 ? 'ont' : 'a'} gagné`,
  moves,
  declines,
  events,
  refusals,
  noMove: 'Ce n’est pas possible.',
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
