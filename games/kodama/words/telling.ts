import { at, type Names, personOf, type Seat } from '@engawa/kernel'
import { branchCard, type Element, elements, TRUNK_HALF_WIDTH, TRUNK_POSE } from '../catalogue/index.ts'
import { type Covered, goalPoints, placementScore, type State, seatTree } from '../rules/index.ts'
import { goalText, seasonText } from './cards.ts'
import type { MoveTelling, Phrases, Telling, Things } from './phrases.ts'

/** Icons as counts, in the order of the elements. */
function countsOf(icons: readonly Element[]): { element: Element; count: number }[] {
  return elements
    .map((_, element) => ({ element, count: icons.filter((icon) => icon === element).length }))
    .filter(({ count }) => count > 0)
}

/** What the sentences of one language need to name cards. */
export function thingsOf({ cards, names }: Pick<Phrases, 'cards' | 'names'>): Things {
  const { list } = names
  const element = (kind: Element) => at(cards.elements, kind)
  const icons = (card: number) =>
    list(countsOf(branchCard(card).icons).map((one) => names.iconCount(one.count, element(one.element))))
  const branch = (card: number) => names.branch(card, icons(card))
  const coveredOn = (covered: readonly Covered[], card: number) =>
    countsOf(covered.filter((one) => one.card === card).map((one) => one.element)).map((one) =>
      names.covered(one.count, element(one.element), card),
    )
  return {
    branch,
    branches: (numbers) => list(numbers.map(branch)),
    icons,
    below: names.below,
    cardByIcons: (card) => names.shown(card === 0 ? '' : icons(card)),
    belows: (numbers) => list(numbers.map(names.below)),
    element,
    covered(covered) {
      const on = new Set(covered.map(({ card }) => card))
      return list([...on].flatMap((card) => coveredOn(covered, card)))
    },
    worth: ({ points, lines }) =>
      names.worth(
        points,
        lines.map((line) => ({ points: line.points, element: element(line.element) })),
      ),
    goal: (goal) => goalText(cards, goal),
    season: (card) => seasonText(cards, card),
    seasonName: (season) => at(cards.seasons, season),
  }
}

export function tellingOf(phrases: Phrases, names: Names): Telling {
  return { ...thingsOf(phrases), person: (seat) => personOf(names, seat) }
}

export function moveTellingOf(phrases: Phrases, view: State, seat: Seat): MoveTelling {
  const { rules, tree } = seatTree(view, seat)
  return {
    ...thingsOf(phrases),
    placement: ({ card, on }) => placementScore(tree, rules, card, tree.cards.indexOf(on)),
    ruling: seasonText(phrases.cards, rules.id).name,
    side: ({ x }) =>
      Math.abs(x - TRUNK_POSE.x) < 2 * TRUNK_HALF_WIDTH ? 'middle' : x < TRUNK_POSE.x ? 'left' : 'right',
    goalPoints: (goal) => goalPoints(tree, rules, goal).points,
  }
}
