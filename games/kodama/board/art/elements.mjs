import { SUMI } from '../../../../web/art/source/brush.mjs'
import { symbol } from './symbol.mjs'

const fifths = [0, 72, 144, 216, 288]

/** The six elements, on a grid of 34 round their middle: apart in grey at 20 px by outline and by tone. */
const drawings = {
  caterpillar: [
    `<g stroke="${SUMI}" stroke-width="1.9" stroke-linejoin="round">`,
    '<circle cx="-11.5" cy="7.5" r="4.2" fill="#5E9150"/>',
    '<circle cx="-8" cy="-.5" r="4.8" fill="#9CC56A"/>',
    '<circle cx="-1" cy="-4.5" r="5.2" fill="#5E9150"/>',
    '<circle cx="5" cy="-.5" r="5" fill="#9CC56A"/>',
    '<path d="M7.5 1.5C7-3 6-6 7-9.5M11.5 2C12.5-2 14-5 16-6.5" fill="none" stroke-linecap="round"/>',
    '<circle cx="9" cy="6.8" r="7" fill="#5E9150"/>',
    '</g>',
    `<circle cx="7" cy="-10" r="1.7" fill="${SUMI}"/>`,
    `<circle cx="16" cy="-7" r="1.7" fill="${SUMI}"/>`,
    '<circle cx="6.8" cy="6" r="2.5" fill="#FFFAEE"/>',
    '<circle cx="12.6" cy="6" r="2.5" fill="#FFFAEE"/>',
    `<circle cx="7.3" cy="6.2" r="1.3" fill="${SUMI}"/>`,
    `<circle cx="12.1" cy="6.2" r="1.3" fill="${SUMI}"/>`,
    `<path d="M8 10.2Q9.6 11.4 11.2 10.2" fill="none" stroke="${SUMI}" stroke-width="1.3" stroke-linecap="round"/>`,
  ],
  cloud: [
    `<path d="M-9 10.5C-15.5 10.5-16.5 3-10.8 1.6C-11.6-5-3.6-8.8 .6-4.6C4-10 13-7 12 .4C17 2 16 10.5 9.5 10.5Z" fill="#DCE7EA" stroke="${SUMI}" stroke-width="2.2" stroke-linejoin="round"/>`,
    '<path d="M-8 10.2C-4 10.5-2 8-3.4 5.6C-4.6 3.8-7.6 4.6-7 6.8M12-.2C12 3-.5 6 .2 1.6C.8-1.4 5-1 4.4 1.4M2 7.4H9.5" fill="none" stroke="#2F5F8C" stroke-width="1.9" stroke-linecap="round"/>',
  ],
  dragonfly: [
    `<g stroke="${SUMI}" stroke-width="1.6" stroke-linejoin="round">`,
    '<path d="M0-4C-5-10-13-11-15-8C-16-4.5-8-1.8 0-2.4Z" fill="#F4EBDB"/>',
    '<path d="M0-4C5-10 13-11 15-8C16-4.5 8-1.8 0-2.4Z" fill="#F4EBDB"/>',
    '<path d="M0-2C-5 .5-12 2.5-13 5.5C-12.5 8.5-4 5.5 0-.5Z" fill="#F4EBDB"/>',
    '<path d="M0-2C5 .5 12 2.5 13 5.5C12.5 8.5 4 5.5 0-.5Z" fill="#F4EBDB"/>',
    '</g>',
    `<path d="M-2.4-5C-2.6-1-1.8 8-1.2 13.5C-.8 15.5 .8 15.5 1.2 13.5C1.8 8 2.6-1 2.4-5Z" fill="#C0392A" stroke="${SUMI}" stroke-width="1.5"/>`,
    `<circle cx="-2.5" cy="-8" r="3" fill="#C0392A" stroke="${SUMI}" stroke-width="1.5"/>`,
    `<circle cx="2.5" cy="-8" r="3" fill="#C0392A" stroke="${SUMI}" stroke-width="1.5"/>`,
    `<path d="M-1.8 1.5H1.8M-1.6 5.5H1.6M-1.3 9.5H1.3" stroke="${SUMI}" stroke-width="1.2"/>`,
  ],
  flower: [
    `<g fill="#EFB3B8" stroke="${SUMI}" stroke-width="2" stroke-linejoin="round">`,
    `${fifths.map((a) => `<path transform="rotate(${a})" d="M0-2.5C-7-5-7.2-13-2.6-14.8L0-12.6L2.6-14.8C7.2-13 7-5 0-2.5Z"/>`).join('')}`,
    '</g>',
    '<g stroke="#8E2F4A" stroke-width="1.5" stroke-linecap="round">',
    `${fifths.map((a) => `<path transform="rotate(${a + 36})" d="M0-3V-6.5"/>`).join('')}`,
    '</g>',
    `<circle r="3.4" fill="#A63A56" stroke="${SUMI}" stroke-width="1.5"/>`,
  ],
  mushroom: [
    `<path d="M-4.8 1C-5 6-6.5 9.5-5 12.5Q0 15 5 12.5C6.5 9.5 5 6 4.8 1Z" fill="#FBF4E4" stroke="${SUMI}" stroke-width="2" stroke-linejoin="round"/>`,
    `<path d="M-14.5 1.6C-15-8-7-14 0-14C7-14 15-8 14.5 1.6C9 4.6-9 4.6-14.5 1.6Z" fill="#8C4A22" stroke="${SUMI}" stroke-width="2.2" stroke-linejoin="round"/>`,
    '<ellipse cx="-6.5" cy="-5.5" rx="2.8" ry="2.3" fill="#FBF4E4"/>',
    '<ellipse cx="2" cy="-8.5" rx="2.6" ry="2" fill="#FBF4E4"/>',
    '<ellipse cx="8.2" cy="-2.8" rx="2.4" ry="2" fill="#FBF4E4"/>',
    '<ellipse cx="0" cy="-1.4" rx="1.8" ry="1.3" fill="#FBF4E4"/>',
  ],
  star: [
    `<path d="M0-15.5L4.4-5.6L15-4.6L7 2.6L9.4 13L0 7.6L-9.4 13L-7 2.6L-15-4.6L-4.4-5.6Z" fill="#21406B" stroke="${SUMI}" stroke-width="2.2" stroke-linejoin="round"/>`,
    '<path d="M0-6.2L1.7-2L6-1.6L2.7 1.2L3.8 5.4L0 3.2L-3.8 5.4L-2.7 1.2L-6-1.6L-1.7-2Z" fill="#F0CB74"/>',
  ],
}

export const elements = () =>
  Object.entries(drawings).map(([name, parts]) =>
    symbol(`element-${name}`, '-17 -17 34 34', parts, 'overflow="visible"'),
  )
