import type { Decisions, Errands } from '@engawa/kernel'
import type { Bamboo } from '../kinds.ts'
import type { DecisionKind, ErrandKind } from '../state.ts'
import { balance, balanceAgain, cook, fund, furnish, improve } from './actions.ts'
import { autumn } from './autumn.ts'
import { colour } from './colours.ts'
import { place, push, resolve, stow } from './shoots.ts'
import { tengu } from './spirits.ts'
import { draft, gift, startYear } from './spring.ts'
import { end, nextTurn, offer, startSummer, visit } from './summer.ts'
import { endYear, feed, startFeeding, startWinter, wake } from './winter.ts'

/** Everything a seat can be asked, in the order of a game. */
export const decisions: Decisions<Bamboo, DecisionKind> = {
  colour,
  draft,
  gift,
  visit,
  offer,
  place,
  resolve,
  stow,
  end,
  balance,
  balanceAgain,
  improve,
  furnish,
  cook,
  tengu,
  wake,
  feed,
}

/** What is done without asking anybody. */
export const errands: Errands<Bamboo, ErrandKind> = {
  startYear,
  startSummer,
  push,
  nextTurn,
  fund,
  autumn,
  startWinter,
  startFeeding,
  endYear,
}
