import type { Shape } from '@engawa/web/kit'

/** Signs of this board, on the house's grid of 24. */
export const signs = {
  next: [
    'M8 9.5C8 6 10 4.5 12 4.5',
    { solid: 'M4.5 16a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0Z' },
    { dashed: 'M13.5 7a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0Z' },
  ],
  left: ['M4.5 9A8.5 8.5 0 1 1 4 14.5', 'M4 3.8V9H9.2'],
  right: ['M19.5 9A8.5 8.5 0 1 0 20 14.5', 'M20 3.8V9H14.8'],
  magnet: ['M5 4H9.5V12C9.5 15.5 14.5 15.5 14.5 12V4H19V12C19 21 5 21 5 12Z', 'M5 8H9.5M14.5 8H19'],
  magnetSoft: [
    'M5 4H9.5V12C9.5 15.5 14.5 15.5 14.5 12V4H19V12C19 21 5 21 5 12Z',
    { solid: 'M5 4H9.5V8H5ZM14.5 4H19V8H14.5Z' },
  ],
  magnetOff: [{ dashed: 'M5 4H9.5V12C9.5 15.5 14.5 15.5 14.5 12V4H19V12C19 21 5 21 5 12Z' }, 'M4 20L20 4'],
  letters: ['M3.5 18L8.5 6L13.5 18M5.3 14H11.7', 'M15 15a3 3 0 1 0 6 0a3 3 0 1 0 -6 0M21 12V18'],
  room: [
    'M12 20.5V11',
    'M12 14C11.5 10.5 8 8.5 4.5 9C5 12.5 8 14.5 12 14Z',
    'M12 11.5C12.5 7.5 15.5 4.8 19.5 4.5C19.5 8.8 16.5 11.5 12 11.5Z',
  ],
  picture: [
    'M4 5H20V19H4Z',
    'M4 16L9 11L13 15L16 12L20 16',
    { solid: 'M14.5 8.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0Z' },
  ],
  renew: ['M7 4H17V14H7Z', 'M4 17C4 21 20 21 20 17', 'M17.5 18.5L20 17L21 19.5'],
  slide: ['M6 13H18V20H6Z', { dashed: 'M8 4H16V10' }, 'M12 4V10M9.5 8L12 10.5L14.5 8'],
} as const satisfies Readonly<Record<string, readonly Shape[]>>
