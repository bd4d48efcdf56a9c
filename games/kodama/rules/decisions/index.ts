import type { Decisions } from '@engawa/kernel'
import type { Kodama } from '../kinds.ts'
import { grow } from './growth.ts'
import { kodama } from './kodama.ts'

export const decisions: Decisions<Kodama> = { grow, kodama }
