import { at } from '@engawa/kernel'
import { type Element, elements, goalCard, type Measure, type Wanted } from '../catalogue/index.ts'
import type { SeasonRules } from './seasons.ts'
import { HIDDEN } from './state.ts'
import type { Tree } from './tree.ts'

/** How much of something a tree has, and for which element, where one was to be chosen. */
export interface Measured {
  readonly count: number
  readonly element?: Element
}

/** Within 2 cards of the trunk, the trunk included (KOD-041). */
const NEAR = 2
/** Goal 12 counts from here on (KOD-080). */
const FAR = 4

type Test = (index: number) => boolean

/** What can be counted of one element. */
type Counted = Extract<Measure, { readonly with: Wanted }>['count']

function countCards(tree: Tree, test: Test): number {
  let count = 0
  for (let index = 0; index < tree.cards.length; index++) if (test(index)) count++
  return count
}

const isBranch: Test = (index) => index > 0

/** No other card lies on it, and it is not the trunk (KOD-040). */
export function isLastCard(tree: Tree, index: number): boolean {
  return isBranch(index) && at(tree.carries, index) === 0
}

function isNear(tree: Tree, index: number): boolean {
  return at(tree.distance, index) <= NEAR
}

/** Shows the element at least once (KOD-046). */
function shows(tree: Tree, index: number, element: Element): boolean {
  return at(at(tree.icons, index), element) > 0
}

function iconsOf(tree: Tree, element: Element): number {
  let count = 0
  for (const icons of tree.icons) count += at(icons, element)
  return count
}

function greatestDistance(tree: Tree): number {
  return Math.max(...tree.distance)
}

/** Different elements on the last cards together (KOD-086). */
function kindsOnLastCards(tree: Tree): number {
  return elements.filter((_, element) =>
    tree.cards.some((_, index) => isLastCard(tree, index) && shows(tree, index, element)),
  ).length
}

/** Cards of the longest unbroken run of one element down one line (KOD-087). */
function longestRun(tree: Tree): number {
  let longest = 0
  for (let element = 0; element < elements.length; element++) {
    const runs: number[] = []
    for (let index = 0; index < tree.cards.length; index++) {
      const below = at(tree.below, index)
      const run = shows(tree, index, element) ? 1 + (below < 0 ? 0 : at(runs, below)) : 0
      runs.push(run)
      if (run > longest) longest = run
    }
  }
  return longest
}

/** Icons of the rarest element (KOD-088). */
function fullSets(tree: Tree): number {
  return Math.min(...elements.map((_, element) => iconsOf(tree, element)))
}

/** What a measure finds of one element. */
function countWith(tree: Tree, count: Counted, element: Element): number {
  switch (count) {
    case 'cards':
      return countCards(tree, (index) => shows(tree, index, element))
    case 'branchCards':
      return countCards(tree, (index) => isBranch(index) && shows(tree, index, element))
    case 'lastCards':
      return countCards(tree, (index) => isLastCard(tree, index) && shows(tree, index, element))
    case 'nearTrunk':
      return countCards(tree, (index) => isNear(tree, index) && shows(tree, index, element))
    case 'icons':
      return iconsOf(tree, element)
  }
}

/** The element that gives most; of equal ones the first (KOD-072). */
function best(tree: Tree, count: Counted): Measured {
  let found: Measured = { count: -1 }
  for (let element = 0; element < elements.length; element++) {
    const value = countWith(tree, count, element)
    if (value > found.count) found = { count: value, element }
  }
  return found
}

function measureWith(tree: Tree, rules: SeasonRules, count: Counted, wanted: Wanted): Measured {
  if (wanted === 'best') return best(tree, count)
  if (wanted === 'own') return { count: countWith(tree, count, tree.own) }
  // A season card that has this element read as another leaves it no icon (KOD-091).
  return { count: at(rules.reads, wanted) === wanted ? countWith(tree, count, wanted) : 0 }
}

/** What goals and end-of-season cards count on a tree. */
export function measure(tree: Tree, rules: SeasonRules, what: Measure): Measured {
  if ('with' in what) return measureWith(tree, rules, what.count, what.with)
  switch (what.count) {
    case 'lastCards':
      return { count: countCards(tree, (index) => isLastCard(tree, index)) }
    case 'longestLine':
      return { count: greatestDistance(tree) }
    case 'onTrunk':
      return { count: at(tree.carries, 0) }
    case 'nearTrunk':
      return { count: countCards(tree, (index) => isNear(tree, index)) }
    case 'forks':
      return { count: countCards(tree, (index) => isBranch(index) && at(tree.carries, index) >= 2) }
    case 'farCards':
      return { count: countCards(tree, (index) => at(tree.distance, index) >= FAR) }
    case 'kindsOnLastCards':
      return { count: kindsOnLastCards(tree) }
    case 'longestRun':
      return { count: longestRun(tree) }
    case 'fullSets':
      return { count: fullSets(tree) }
  }
}

/** What a kodama card would bring on this tree now (KOD-070). */
export function goalPoints(
  tree: Tree,
  rules: SeasonRules,
  goal: number,
): Measured & { readonly points: number } {
  const card = goalCard(goal)
  const { count, element } = measure(tree, rules, card.measure)
  const points = card.points * count
  return element === undefined ? { count, points } : { count, element, points }
}

/** The points alone, for who asks millions of times. */
export function goalSum(tree: Tree, rules: SeasonRules, goals: readonly number[]): number {
  let sum = 0
  for (const goal of goals) {
    if (goal === HIDDEN) continue
    const card = goalCard(goal)
    sum += card.points * measure(tree, rules, card.measure).count
  }
  return sum
}
