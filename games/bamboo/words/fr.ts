import { colourWays, components, credits, options } from './fr/about.ts'
import { asking } from './fr/asking.ts'
import { coaching } from './fr/coaching.ts'
import { log } from './fr/log.ts'
import { moves } from './fr/moves.ts'
import { names } from './fr/names.ts'
import { refusals } from './fr/refusals.ts'
import { rules } from './fr/rules.ts'
import { scene } from './fr/scene.ts'
import { earned, score } from './fr/score.ts'
import { makeWords } from './make.ts'
import type { Phrases } from './phrases.ts'

export const phrases: Phrases = {
  tagline: 'Offrez l’encens, coupez le bambou, gardez votre demeure en équilibre.',
  names,
  asking,
  moves,
  log,
  refusals,
  noMove: 'Ce n’est pas possible.',
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
