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

/** Caps of spirits that several goals share, so that no two in a hand look alike where there is no room for words. */
const dyes = { red: '#B8402A', gold: '#D6A437', plum: '#7A4A86', teal: '#2F7F86' } as const

const dyed: Readonly<Record<number, keyof typeof dyes>> = {
  10: 'red',
  11: 'red',
  12: 'gold',
  13: 'teal',
  14: 'teal',
  15: 'gold',
  16: 'plum',
  17: 'plum',
  18: 'red',
  19: 'plum',
  20: 'gold',
}

/** The colour of the spirit's cap; nothing where it is its own, or where an element stands beside the spirit. */
export const capOf = (goal: number): string | undefined => {
  const dye = dyed[goal]
  return dye && dyes[dye]
}
