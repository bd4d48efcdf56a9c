import { at } from '@engawa/kernel'
import { type Element, elements } from '../catalogue/index.ts'
import type { ElementLine } from './events.ts'
import type { SeasonRules } from './seasons.ts'
import type { Tree } from './tree.ts'

/** What a placement is worth. */
export interface PlacementScore {
  readonly lines: readonly ElementLine[]
  /** Points for elements, which the limit is about (KOD-025). */
  readonly points: number
  /** Points of the season card, outside the limit (KOD-092). */
  readonly bonus: number
}

/** Icons of the element on the new card and down the line; 0 where the card below shows none (KOD-027, KOD-028). */
function lineOf(tree: Tree, shown: number, below: number, element: Element): number {
  let points = shown
  let index = below
  for (; index >= 0; index = tree.below[index] as number) {
    const icons = (tree.icons[index] as readonly number[])[element] as number
    if (icons === 0) break
    points += icons
  }
  return index === below ? 0 : points
}

/** Element points of a card laid on the one at index `below`. */
export function elementPoints(tree: Tree, icons: readonly number[], below: number): number {
  let points = 0
  for (let element = 0; element < icons.length; element++) {
    const shown = icons[element] as number
    if (shown > 0) points += lineOf(tree, shown, below, element)
  }
  return points
}

/** The cards that count for one element, the new card first. */
function cardsOfLine(tree: Tree, card: number, below: number, element: Element): number[] {
  const cards = [card]
  for (let index = below; index >= 0 && at(at(tree.icons, index), element) > 0; index = at(tree.below, index))
    cards.push(at(tree.cards, index))
  return cards
}

/** Everything that laying the card there would score. */
export function placementScore(tree: Tree, rules: SeasonRules, card: number, below: number): PlacementScore {
  const icons = at(rules.icons, card)
  const lines: ElementLine[] = []
  let points = 0
  for (let element = 0; element < elements.length; element++) {
    const shown = at(icons, element)
    const scored = shown > 0 ? lineOf(tree, shown, below, element) : 0
    if (scored === 0) continue
    lines.push({ element, points: scored, cards: cardsOfLine(tree, card, below, element) })
    points += scored
  }
  return { lines, points, bonus: bonusPoints(tree, rules, card, below, points) }
}

/** What the season card adds to a placement (KOD-092, KOD-096 to KOD-108). */
export function bonusPoints(
  tree: Tree,
  rules: SeasonRules,
  card: number,
  below: number,
  points: number,
): number {
  const { bonus } = rules
  if (bonus === undefined) return 0
  const icons = at(rules.icons, card)
  const times = (): number => {
    switch (bonus.for.what) {
      case 'onTrunk':
        return Number(below === 0)
      case 'onCarrier':
        return Number(at(tree.carries, below) > 0)
      case 'ownIcon':
        return at(icons, tree.own)
      case 'icon':
        return at(icons, bonus.for.element)
      case 'kindsShown':
        return Number(icons.filter((count) => count > 0).length >= bonus.for.atLeast)
      case 'kindsScored':
        return Number(kindsScored(tree, icons, below) >= bonus.for.atLeast)
      case 'exactly':
        return Number(points === bonus.for.points)
    }
  }
  return bonus.points * times()
}

/** A kind scores where the card below shows it too. */
function kindsScored(tree: Tree, icons: readonly number[], below: number): number {
  const under = at(tree.icons, below)
  return icons.filter((count, element) => count > 0 && at(under, element) > 0).length
}
