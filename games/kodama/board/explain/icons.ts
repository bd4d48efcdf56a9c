import { elements } from '../../catalogue/index.ts'

/** Every sign of the board, by topic. */
export const topics = {
  elements,
  spirits: ['spirit-shroom', 'spirit-bud', 'spirit-climb', 'spirit-root'],
  seasons: ['season-spring', 'season-summer', 'season-autumn'],
  table: ['deck', 'letters', 'stands-for'],
} as const

export type Icon = (typeof topics)[keyof typeof topics][number]
