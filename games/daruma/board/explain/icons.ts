import { actions } from '../../catalogue/index.ts'

/** Every sign of the board, by topic. */
export const topics = {
  actions,
  track: ['plain', 'daruma', 'four', 'counter'],
  turn: ['pupil', 'die', 'bottle', 'lamp', 'ghost', 'deck'],
  end: ['objective'],
} as const

export type Icon = (typeof topics)[keyof typeof topics][number]
