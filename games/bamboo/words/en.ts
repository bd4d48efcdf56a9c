import { colourWays, components, credits, options } from './en/about.ts'
import { asking } from './en/asking.ts'
import { coaching } from './en/coaching.ts'
import { log } from './en/log.ts'
import { moves } from './en/moves.ts'
import { names } from './en/names.ts'
import { refusals } from './en/refusals.ts'
import { rules } from './en/rules.ts'
import { scene } from './en/scene.ts'
import { earned, score } from './en/score.ts'
import { makeWords } from './make.ts'
import type { Phrases } from './phrases.ts'

export const phrases: Phrases = {
  tagline: 'Offer incense, cut bamboo, and keep your home in balance.',
  names,
  asking,
  moves,
  log,
  refusals,
  noMove: 'This is not possible.',
  score,
  earned,
  options,
  colourWays,
  scene,
  coaching,
  rules,
  components,
  credits,
}

export const words = makeWords(phrases)
