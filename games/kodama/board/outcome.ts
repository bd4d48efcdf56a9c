import { at } from '@engawa/kernel'
import { branchCard, type Element } from '../catalogue/index.ts'
import {
  type Grove,
  type Grow,
  goalPoints,
  type Laid,
  measure,
  type PlacementScore,
  placementScore,
  type SeasonRules,
  type Tree,
  treeOf,
} from '../rules/index.ts'
import { knownGoals } from './model.ts'

/** What a goal in hand would bring now and after a placement. */
export interface GoalChange {
  readonly goal: number
  readonly before: number
  readonly after: number
}

/** All that a placement changes for the seat. */
export interface Outcome extends PlacementScore {
  /** Kinds on the card that score nothing here (KOD-028). */
  readonly idle: readonly Element[]
  readonly goals: readonly GoalChange[]
  /** How much more the season's end would bring (KOD-093). */
  readonly end: number
}

/** What an end-of-season card counts on a tree; 0 under any other. */
function endPoints(tree: Tree, rules: SeasonRules): number {
  const { end } = rules
  return end === undefined ? 0 : end.points * measure(tree, rules, end.measure).count
}

export const laidBy = ({ card, on, x, y, angle }: Grow): Laid => ({ card, on, x, y, angle })

export function outcomeOf(grove: Grove, rules: SeasonRules, move: Grow): Outcome {
  const tree = treeOf(grove, rules)
  const score = placementScore(tree, rules, move.card, tree.cards.indexOf(move.on))
  const grown = treeOf({ ...grove, tree: [...grove.tree, laidBy(move)] }, rules)
  const kinds = new Set(branchCard(move.card).icons.map((icon) => at(rules.reads, icon)))
  return {
    ...score,
    idle: [...kinds].filter((kind) => !score.lines.some((line) => line.element === kind)),
    end: endPoints(grown, rules) - endPoints(tree, rules),
    goals: knownGoals(grove).map((goal) => ({
      goal,
      before: goalPoints(tree, rules, goal).points,
      after: goalPoints(grown, rules, goal).points,
    })),
  }
}

/** How much more the hand would be worth. */
export const handGain = ({ goals }: Outcome): number =>
  goals.reduce((sum, { before, after }) => sum + after - before, 0)
