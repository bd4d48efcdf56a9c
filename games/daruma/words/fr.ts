import { components, credits, noMove, tagline } from './fr/about.ts'
import { asking } from './fr/asking.ts'
import { coaching } from './fr/coaching.ts'
import { log, shifts, thrown } from './fr/log.ts'
import { moves } from './fr/moves.ts'
import { names } from './fr/names.ts'
import { refusals } from './fr/refusals.ts'
import { rules } from './fr/rules.ts'
import { scene } from './fr/scene.ts'
import { score } from './fr/score.ts'
import { makeWords } from './make.ts'

export const words = makeWords({
  tagline,
  names,
  asking,
  moves,
  log,
  thrown,
  shifts,
  refusals,
  noMove,
  score,
  scene,
  coaching,
  rules,
  components,
  credits,
})
