import type { Decisions, Errands } from '@engawa/kernel'
import type { Bitoku } from '../kinds.ts'
import type { DecisionKind, ErrandKind } from '../state.ts'
import type { Version } from '../version.ts'
import { act, copy, surpass } from './forest.ts'
import { amulet, draw, goods, points, unlock } from './gains.ts'
import { advance, back } from './kodamas.ts'
import { look, pick } from './looks.ts'
import { buy, buyBoth } from './market.ts'
import { movement } from './paths.ts'
import { place } from './placing.ts'
import { combine, layMitama, pay, receive } from './receive.ts'
import { favour } from './river.ts'
import { rock, rockPilgrim } from './rocks.ts'
import { discard, harvest } from './spring.ts'
import { stage } from './stages.ts'
import { tengu, tenguDiscard, tenguDraw, tenguMovement, tenguPartUnder } from './tengu.ts'
import { harmonise, turnUnder } from './turn.ts'
import { lay, virtue } from './winter.ts'

/** All that a seat can be asked. */
export const decisionsUnder = (version: Version): Decisions<Bitoku, DecisionKind> => ({
  discard,
  harvest,
  lay,
  virtue,
  turn: turnUnder(version),
  place,
  act,
  surpass,
  copy,
  favour,
  goods,
  movement,
  advance,
  back,
  unlock,
  look,
  pick,
  rock,
  rockPilgrim,
  buy,
  buyBoth,
  pay,
  combine,
  tengu,
  tenguMovement,
  tenguPart: tenguPartUnder(version),
})

/** All that is simply done. */
export const errands: Errands<Bitoku, ErrandKind> = {
  stage,
  harmonise,
  amulet,
  points,
  draw,
  receive,
  layMitama,
  tenguDraw,
  tenguDiscard,
}
