import { at } from '@engawa/kernel'
import { goalPoints, HIDDEN, SEASONS, type SeasonRules, type Tree } from '../rules/index.ts'

/** What each goal brought on average at the end of spring, summer and autumn in trial games, from goal 1 on. */
const usual: readonly (readonly [number, number, number])[] = [
  [5, 9, 11.5],
  [5, 9, 11.5],
  [5, 9, 11.5],
  [5, 9, 11.5],
  [5, 9, 11.5],
  [5, 9, 11.5],
  [6, 9, 12],
  [7, 12, 14],
  [10, 9, 8],
  [12, 10, 9],
  [1, 5, 9],
  [1, 8, 15],
  [6, 10, 13],
  [8, 12, 12],
  [11, 12, 10],
  [6, 11, 14],
  [7, 10, 13],
  [8, 10, 12],
  [8, 11, 13.5],
  [1, 5, 11.5],
]

/** A goal of another seat's hand, which one cannot see. */
const unknownGoal: readonly [number, number, number] = [9, 11, 13]

/** What a goal can be expected to bring, if played at the end of a season, given what it would bring now. */
type Outlook = (season: number) => number

function outlook(tree: Tree, rules: SeasonRules, goal: number, now: number): Outlook {
  if (goal === HIDDEN) return (season) => at(unknownGoal, season)
  const { points } = goalPoints(tree, rules, goal)
  const averages = at(usual, goal - 1)
  return (season) => Math.max(0, points + at(averages, season) - at(averages, now))
}

/** The best way to spread goals over the seasons from `season` on, one for each. */
function spread(goals: readonly Outlook[], season: number): number {
  if (season >= SEASONS || goals.length === 0) return 0
  let best = 0
  goals.forEach((goal, index) => {
    const others = goals.filter((_, other) => other !== index)
    best = Math.max(best, goal(season) + spread(others, season + 1))
  })
  return best
}

/** What the hand can be expected to bring from this season on. */
export function handValue(
  tree: Tree,
  rules: SeasonRules,
  hand: readonly number[],
  season: number,
  next = season,
): number {
  return spread(
    hand.map((goal) => outlook(tree, rules, goal, season)),
    next,
  )
}

/** What keeping the other goals for later and playing this one now promises. */
export function goalWorth(
  tree: Tree,
  rules: SeasonRules,
  hand: readonly number[],
  season: number,
  goal: number,
): number {
  const others = hand.filter((held) => held !== goal)
  const now = handValue(tree, rules, [goal], season)
  return now + handValue(tree, rules, others, season, season + 1)
}
