import { type Names, personOf } from '@engawa/kernel'
import { branchCard, type Element, elements } from '../catalogue/index.ts'
import { goalTextIn, seasonTextIn } from './cards.ts'
import type { Phrases, Telling } from './phrases.ts'

/** Icons as counts, in the order of the elements. */
function countsOf(icons: readonly Element[]): { element: Element; count: number }[] {
  return elements
    .map((_, element) => ({ element, count: icons.filter((icon) => icon === element).length }))
    .filter(({ count }) => count > 0)
}

/** What the sentences of one language need to name people and cards. */
export function tellingOf(phrases: Phrases, names: Names): Telling {
  const { list } = phrases
  const element = (number: Element) => {
    const found = phrases.cards.elements[number]
    if (found === undefined) throw new RangeError(`no element ${number}`)
    return found
  }
  const icons: Telling['icons'] = (counts) =>
    list(counts.map((one) => phrases.iconCount(one.count, element(one.element))))
  const branch = (card: number) => phrases.branch(card, icons(countsOf(branchCard(card).icons)))
  return {
    person: (seat) => personOf(names, seat),
    branch,
    branches: (cards) => list(cards.map(branch)),
    below: phrases.cardBelow,
    icons,
    lines: (lines) =>
      lines.length === 0
        ? phrases.noElement
        : list(lines.map(({ points, element: kind }) => phrases.scored(points, element(kind).many))),
    goal: (goal) => goalTextIn(phrases.cards, goal).name,
    season: (card) => seasonTextIn(phrases.cards, card).name,
    list,
  }
}
