import type { Decisions } from '@engawa/kernel'
import type { Daruma } from '../kinds.ts'
import { pour, roll } from './bottle.ts'
import { dice } from './dice.ts'
import { lift, swap } from './exchange.ts'
import { group, shift, singles } from './powers.ts'
import { start } from './start.ts'

/** What a seat is asked in each phase of its turn. */
export const decisions: Decisions<Daruma> = { start, dice, pour, roll, group, shift, singles, lift, swap }
