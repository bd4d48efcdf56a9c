import { at, type Seat } from '@engawa/kernel'
import { branchCard, type Element, elements, TRUNK_POSE } from '../catalogue/index.ts'
import { type SeasonRules, seasonRules } from './seasons.ts'
import { type Stamp, stampOf } from './stamps.ts'
import { type Grove, rulingSeason, type State } from './state.ts'

/**
 * A seat's tree as the tests and counts need it: one entry for each card, the trunk first,
 * then in the order of placing, so that a card comes after the one it lies on.
 */
export interface Tree {
  /** Card numbers; 0 is the trunk. */
  readonly cards: number[]
  readonly stamps: Stamp[]
  readonly xs: number[]
  readonly ys: number[]
  /** The index of the card below; -1 for the trunk. */
  readonly below: number[]
  /** How many cards lie on it (KOD-045). */
  readonly carries: number[]
  /** Cards from it down to the trunk, itself counted, the trunk not (KOD-043). */
  readonly distance: number[]
  /** Icons of each element as the season has them read (KOD-091). */
  readonly icons: (readonly number[])[]
  /** Icons of all elements together. */
  readonly iconCounts: number[]
  /** The trunk's element, read so. */
  readonly own: Element
}

const trunkStamp = stampOf(0, TRUNK_POSE.angle)

const trunkIcons: readonly (readonly number[])[] = elements.map((_, own) =>
  elements.map((_, element) => (element === own ? 1 : 0)),
)

export function treeOf(grove: Grove, rules: SeasonRules): Tree {
  const own = at(rules.reads, grove.trunk)
  const tree: Tree = {
    cards: [0],
    stamps: [trunkStamp],
    xs: [TRUNK_POSE.x],
    ys: [TRUNK_POSE.y],
    below: [-1],
    carries: [0],
    distance: [0],
    icons: [at(trunkIcons, own)],
    iconCounts: [1],
    own,
  }
  for (const { card, on, x, y, angle } of grove.tree) {
    const below = tree.cards.indexOf(on)
    tree.cards.push(card)
    tree.stamps.push(stampOf(card, angle))
    tree.xs.push(x)
    tree.ys.push(y)
    tree.below.push(below)
    tree.carries.push(0)
    tree.carries[below] = at(tree.carries, below) + 1
    tree.distance.push(at(tree.distance, below) + 1)
    tree.icons.push(at(rules.icons, card))
    tree.iconCounts.push(branchCard(card).icons.length)
  }
  return tree
}

/** A seat's grove and its tree, under the rules of the season that it is. */
export interface SeatTree {
  readonly grove: Grove
  readonly rules: SeasonRules
  readonly tree: Tree
}

export function seatTree(state: State, seat: Seat): SeatTree {
  const grove = at(state.groves, seat)
  const rules = seasonRules(rulingSeason(state))
  return { grove, rules, tree: treeOf(grove, rules) }
}
