import { gradient, SUMI, stroke } from '../../../../web/art/source/brush.mjs'
import { symbol } from './symbol.mjs'

const mist = (x, y, width) =>
  `<path d="M${x} ${y}h${width}a5 5 0 0 1 0 10h${-width * 0.3}a4 4 0 0 0 0 8h${width * 0.2}a5 5 0 0 1 0 10h${-width * 0.7}a5 5 0 0 1 0-10h${width * 0.2}a4 4 0 0 0 0-8h${-width * 0.4}a5 5 0 0 1 0-10z" fill="#FBF1DB" opacity=".85"/>`

const maple = (x, y, size, ink) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0 16V6M0 6C-12 8-18 0-14-8C-16-18-4-22 0-17C6-23 18-16 14-7C19 1 11 8 0 6Z" fill="${ink}" stroke="${SUMI}" stroke-width="1.8"/></g>`

const pine = (x, y, size) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M0-44L8-28H4L13-13H6L16 2H-16L-6-13H-13L-4-28H-8Z" fill="#1F4636" stroke="${SUMI}" stroke-width="1.6" stroke-linejoin="round"/><path d="M0 2V9" stroke="${SUMI}" stroke-width="3"/></g>`

const blossom = (x, y, size) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><use href="#kodama-element-flower" x="-17" y="-17" width="34" height="34"/></g>`

export const skies = () => [
  gradient('kodama-sky-spring', [
    [0, '#9CC3C9'],
    [0.5, '#E4E6CF'],
    [1, '#F6DCCB'],
  ]),
  gradient('kodama-sky-summer', [
    [0, '#4E8CA6'],
    [0.6, '#BBD9CE'],
    [1, '#E8E6C8'],
  ]),
  gradient('kodama-sky-autumn', [
    [0, '#C2692E'],
    [0.42, '#EBB568'],
    [1, '#F8E4B8'],
  ]),
]

/** One print for each season, 200 by 112. */
const drawings = {
  spring: [
    '<rect width="200" height="112" fill="url(#kodama-sky-spring)"/>',
    '<circle cx="56" cy="38" r="20" fill="#FBF1DB"/>',
    `<path d="M0 74C40 50 70 60 104 72C140 56 170 60 200 70V112H0Z" fill="#9DBB93" stroke="${SUMI}" stroke-width="1.6"/>`,
    mist(20, 62, 60),
    `<path d="M0 96C60 80 140 82 200 98V112H0Z" fill="#5F8F67" stroke="${SUMI}" stroke-width="1.6"/>`,
    stroke([200, 10, 176, 22, 160, 20, 132, 40], [7, 5, 1], SUMI),
    stroke([170, 21, 160, 30, 158, 38, 150, 48], [3, 2, 0.6], SUMI),
    [
      [146, 30],
      [134, 42],
      [158, 18],
      [172, 32],
      [152, 50],
      [184, 12],
      [164, 42],
      [122, 48],
    ]
      .map(([x, y], i) => blossom(x, y, i % 2 ? 0.42 : 0.52))
      .join(''),
  ],
  summer: [
    '<rect width="200" height="112" fill="url(#kodama-sky-summer)"/>',
    `<path d="M120 70C104 70 104 54 116 52C112 36 132 30 140 40C148 26 170 32 168 48C184 48 184 70 168 70Z" fill="#FBF6EA" stroke="${SUMI}" stroke-width="1.6"/>`,
    `<path d="M0 78C30 60 56 56 92 74C130 62 170 66 200 76V112H0Z" fill="#5B9172" stroke="${SUMI}" stroke-width="1.6"/>`,
    [
      [20, 96, 0.9],
      [36, 99, 0.7],
      [168, 97, 1],
      [184, 101, 0.75],
    ]
      .map(([x, y, size]) => pine(x, y, size))
      .join(''),
    '<path d="M70 112C84 102 104 100 112 90C116 84 108 80 112 74" fill="none" stroke="#CFE4E4" stroke-width="5" stroke-linecap="round"/>',
    `<path d="M0 104C60 96 140 98 200 104V112H0Z" fill="#2B5B46" stroke="${SUMI}" stroke-width="1.6"/>`,
    '<g transform="translate(62 34) rotate(24)">',
    '<use href="#kodama-element-dragonfly" x="-17" y="-17" width="34" height="34"/>',
    '</g>',
  ],
  autumn: [
    '<rect width="200" height="112" fill="url(#kodama-sky-autumn)"/>',
    '<circle cx="142" cy="42" r="25" fill="#FBEFCB" stroke="#C98A3C" stroke-width="1"/>',
    `<path d="M0 76C26 54 52 46 84 68C120 54 160 58 200 72V112H0Z" fill="#B9763A" stroke="${SUMI}" stroke-width="1.6"/>`,
    mist(84, 62, 70),
    maple(30, 72, 0.9, '#A8341F'),
    maple(56, 76, 0.7, '#CF6A2B'),
    maple(168, 72, 0.8, '#A8341F'),
    `<path d="M0 94C50 80 140 84 200 96V112H0Z" fill="#7A4A24" stroke="${SUMI}" stroke-width="1.6"/>`,
    maple(14, 92, 1, '#CF6A2B'),
    maple(188, 96, 1.1, '#C24A26'),
    maple(120, 98, 0.8, '#B93E22'),
    `<path d="M84 26q6-6 11 0q5-6 11 0M106 40q4-4 8 0q4-4 8 0M64 40q4-4 8 0q4-4 8 0" fill="none" stroke="${SUMI}" stroke-width="2.2" stroke-linecap="round"/>`,
    stroke([0, 112, 20, 96, 26, 70, 24, 40], [2, 1.6, 0.5], '#F2DFAE'),
    stroke([6, 112, 30, 98, 40, 80, 44, 58], [2, 1.6, 0.5], '#F2DFAE'),
    stroke([24, 42, 22, 34, 26, 28, 34, 26], [1, 5, 0.6], '#FBF1DB'),
    stroke([44, 60, 44, 52, 48, 46, 56, 44], [1, 5, 0.6], '#FBF1DB'),
  ],
}

export const seasons = () =>
  Object.entries(drawings).map(([name, parts]) =>
    symbol(`season-${name}`, '0 0 200 112', parts, 'preserveAspectRatio="xMidYMid slice"'),
  )
