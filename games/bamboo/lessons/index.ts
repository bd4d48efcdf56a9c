import type { Lesson } from '@engawa/kernel'
import { homeAndBalance } from './home-and-balance.ts'
import { offering } from './offering.ts'
import { shootsAndStalks } from './shoots-and-stalks.ts'
import { spiritsAndWinter } from './spirits-and-winter.ts'

export const lessons: readonly Lesson[] = [offering, shootsAndStalks, homeAndBalance, spiritsAndWinter]
