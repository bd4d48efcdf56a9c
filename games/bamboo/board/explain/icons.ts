import { foods, homeKinds, spirits, temples } from '../../catalogue/index.ts'

const named = <Prefix extends string, Name extends string>(prefix: Prefix, names: readonly Name[]) =>
  names.map((name) => `${prefix}-${name}` as const)

/** Every sign of the board, by topic. */
export const topics = {
  goods: ['good-petal', 'good-stick', 'good-coin', 'good-cushion', 'good-home', ...named('food', foods)],
  actions: ['action-balance', 'action-improve', 'action-cook', 'action-fund', 'action-wildcard'],
  temples: named('temple-sign', temples),
  kinds: named('kind', homeKinds),
  spirits: named('spirit', spirits),
  seasons: ['season-spring', 'season-summer', 'season-autumn', 'season-winter'],
} as const

export type Icon = (typeof topics)[keyof typeof topics][number]
