import type { Shape } from '@engawa/web/kit'
import type { Season } from '../rules/index.ts'

/** The seasons of a year, each with its sign: petal, sun, maple leaf, snow. */
export const seasonSigns: readonly (readonly [Season, readonly Shape[]])[] = [
  ['spring', ['M12 20C6 16 4 10 7 6C8.5 4 11 5 12 7.5C13 5 15.5 4 17 6C20 10 18 16 12 20Z']],
  [
    'summer',
    [
      { solid: 'M12 7a5 5 0 1 0 .01 0Z' },
      'M12 2.5V4.5M12 19.5V21.5M2.5 12H4.5M19.5 12H21.5M5.3 5.3L6.7 6.7M17.3 17.3L18.7 18.7M18.7 5.3L17.3 6.7M6.7 17.3L5.3 18.7',
    ],
  ],
  [
    'autumn',
    [
      'M12 21V15C8 16 6 15 4.5 15.5C6 13 3.5 11.5 3 9.5C5.5 10 7 10 8 9C7 7 8.5 5.5 8.5 4C10 5 11 5 12 2.5C13 5 14 5 15.5 4C15.5 5.5 17 7 16 9C17 10 18.5 10 21 9.5C20.5 11.5 18 13 19.5 15.5C18 15 16 16 12 15',
    ],
  ],
  ['winter', ['M12 2.5V21.5M3.8 7.2L20.2 16.8M20.2 7.2L3.8 16.8M9.5 4L12 6.5L14.5 4M9.5 20L12 17.5L14.5 20']],
]
