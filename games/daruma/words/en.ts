import { components, credits, noMove, tagline } from './en/about.ts'
import { asking } from './en/asking.ts'
import { coaching } from './en/coaching.ts'
import { log, shifts, thrown } from './en/log.ts'
import { moves } from './en/moves.ts'
import { names } from './en/names.ts'
import { refusals } from './en/refusals.ts'
import { rules } from './en/rules.ts'
import { scene } from './en/scene.ts'
import { score } from './en/score.ts'
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
