import type { Decisions } from '@engawa/kernel'
import type { Hotaru } from '../kinds.ts'
import { hunt } from './hunt.ts'
import { rescue } from './rescue.ts'

/** What a seat is asked in each phase of its turn. */
export const decisions: Decisions<Hotaru> = { hunt, rescue }
