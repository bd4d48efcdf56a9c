import { goalCard, type Measure } from '../catalogue/index.ts'

type Spirit = 'root' | 'bud' | 'shroom' | 'climb'

const spirits: Readonly<Record<Measure['count'], Spirit>> = {
  cards: 'shroom',
  branchCards: 'shroom',
  icons: 'shroom',
  fullSets: 'shroom',
  lastCards: 'bud',
  kindsOnLastCards: 'bud',
  longestLine: 'climb',
  longestRun: 'climb',
  farCards: 'climb',
  forks: 'climb',
  onTrunk: 'root',
  nearTrunk: 'root',
}

/** Which spirit stands on a kodama card: its temper says what the goal is about. */
export const spiritOf = (goal: number): string => `spirit-${spirits[goalCard(goal).measure.count]}`
