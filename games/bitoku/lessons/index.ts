import type { Lesson } from '@engawa/kernel'
import { ascension } from './ascension.ts'
import { crossing } from './crossing.ts'
import { domain } from './domain.ts'
import { fiveRegions } from './five-regions.ts'
import { pathsAndLakes } from './paths-and-lakes.ts'
import { tengu } from './tengu.ts'
import { yearAndDice } from './year-and-dice.ts'

export const lessons: readonly Lesson[] = [
  yearAndDice,
  fiveRegions,
  crossing,
  domain,
  pathsAndLakes,
  ascension,
  tengu,
]
