import { at, type Frame } from '@engawa/kernel'
import { bitokuCards, crystal, type Resource, visions, yokaiCard } from '../catalogue/index.ts'
import { type Move, type MoveOf, pathsOf, regionAt, type Task, trailFrom } from '../rules/index.ts'
import { releaseWorth, virtueCardWorth, visionWorth, yokaiWorth } from './cards.ts'
import { copyWorth, favourWorth, forestTierWorth, useWorth } from './dice.ts'
import {
  buildingWorth,
  combineWorth,
  crystalWorth,
  dragonflyWorth,
  mitamaWorth,
  notationWorth,
  tilePrice,
} from './effects.ts'
import { backWorth, rockSpaceWorth, rockWorth, stepWorth } from './items.ts'
import type { Mind } from './mind.ts'
import { actionWorth } from './turns.ts'
import { enterWorth, followWorth, startRate, walkRate } from './walks.ts'

/** A card looked at: by the deck it came from. */
function keepWorth(mind: Mind, card: string): number {
  if (bitokuCards.some(({ id }) => id === card)) return virtueCardWorth(mind, card)
  return visions.some(({ id }) => id === card) ? visionWorth(mind, card) : yokaiWorth(mind, card)
}

const bestGood = (mind: Mind): number =>
  Math.max(...(['wood', 'stone', 'jade', 'sake'] as const).map((resource: Resource) => mind.goods[resource]))

/** One movement point; `points` are still to be spent. */
function stepOnPaths(mind: Mind, points: number, move: Move): number {
  switch (move.kind) {
    case 'follow':
      return followWorth(mind, at(mind.domain.path, mind.domain.pawn))
    case 'start':
      return startRate(mind, move.at, points)
    case 'walk': {
      const next = pathsOf(mind.view).spaces[move.from]?.next ?? ''
      return walkRate(mind, next, 1, points)
    }
    case 'enter':
      return enterWorth(mind, trailFrom(pathsOf(mind.view), move.from), move.space)
    default:
      return 0
  }
}

/** What a purchase brings beyond its price. */
function buyWorth(mind: Mind, move: Move): number {
  switch (move.kind) {
    case 'build':
      return buildingWorth(mind, move.tile, move.zone) - tilePrice(mind, 'building', move.tile, move.less)
    case 'crystal':
      return crystalWorth(mind, move.tile, move.slot) - tilePrice(mind, 'crystal', move.tile, move.less)
    case 'mitama':
      return mitamaWorth(mind, move.tile) - tilePrice(mind, 'mitama', move.tile, move.less)
    case 'dragonfly':
      return dragonflyWorth(mind, move.tile) - tilePrice(mind, 'dragonfly', move.tile, move.less)
    default:
      return 0
  }
}

/** Card and crystal of a slot: what gives resources comes first, so that it can pay for the other. */
function orderWorth({ name }: MoveOf<'choose'>, frame: Frame<Task>): number {
  if (frame.kind !== 'anyOrder') return 1
  const gives = frame.parts.find((part) => part.name === name)?.frame
  const goods = gives?.kind === 'task' && (gives.task.kind === 'goods' || gives.task.kind === 'amulet')
  return goods || name === 'crystal' ? 2 : 1
}

function chooseWorth(mind: Mind, move: MoveOf<'choose'>, frame: Frame<Task>): number {
  return frame.kind === 'choice' ? notationWorth(mind, move.name) : orderWorth(move, frame)
}

/** A tile that waits, for the one just gained: the dragonfly of the pair acts. */
function pairWorth(mind: Mind, gained: string, waiting: string): number {
  return combineWorth(mind, gained.startsWith('D') ? gained : waiting)
}

/** Actions with a die that stands in its region, and what else a turn may ask. */
function dieChoice(mind: Mind, task: Task, move: Move): number {
  switch (move.kind) {
    case 'forest':
      return task.kind === 'act' && task.region !== 3 ? forestTierWorth(mind, task.region, move.tier) : 0
    case 'building':
      return task.kind === 'act' ? useWorth(mind, move.tile, task.region) : 0
    case 'copy': {
      const { dice, places } = at(mind.view.domains, move.seat)
      const place = at(places, move.die)
      return copyWorth(mind, regionAt(place), at(dice, move.die), place % 10)
    }
    case 'favour':
      return favourWorth(mind, move.hill, move.favour)
    case 'amulet':
      return -move.worth
    default:
      return 0
  }
}

/** Cards of spring and winter, and those looked at. */
function cardChoice(mind: Mind, move: Move): number {
  switch (move.kind) {
    case 'discard':
      return -actionWorth(mind, move.card) - 0.3 * yokaiCard(move.card).virtue.points
    case 'harvest':
      return notationWorth(mind, crystal(move.crystal).action)
    case 'virtue':
      return releaseWorth(mind, move.card)
    case 'keep':
      return keepWorth(mind, move.card)
    case 'refuse':
      return bestGood(mind)
    default:
      return 0
  }
}

/** Everything that is asked inside a turn, beside the verbs and the place of a die. */
export function choiceWorth(mind: Mind, frame: Frame<Task>, move: Move): number {
  if (frame.kind !== 'task') return move.kind === 'choose' ? chooseWorth(mind, move, frame) : 0
  const { task } = frame
  switch (move.kind) {
    case 'take':
      return mind.goods[move.resource]
    case 'pay':
      return -mind.goods[move.resource]
    case 'follow':
    case 'start':
    case 'walk':
    case 'enter':
      return stepOnPaths(mind, task.kind === 'movement' ? task.points : 1, move)
    case 'advance':
      return stepWorth(mind, move.region)
    case 'back':
      return backWorth(mind, move.seat, move.region)
    case 'unlock':
      return 0.1 + 0.1 * at(mind.domain.dice, move.die)
    case 'look':
      return 1
    case 'rock':
      return rockWorth(mind, move.rock)
    case 'rockPilgrim':
      return rockSpaceWorth(mind, move.space)
    case 'build':
    case 'crystal':
    case 'mitama':
    case 'dragonfly':
      return buyWorth(mind, move)
    case 'combine':
      return task.kind === 'combine' ? pairWorth(mind, task.tile, move.tile) : 0
    case 'lay':
      // The strongest die beside the slot that is played first.
      return move.values.reduce((sum, value, slot) => sum + value * (3 - slot), 0)
    default:
      return dieChoice(mind, task, move) + cardChoice(mind, move)
  }
}
