// One night landscape behind five prints: hills, river, forest. The middle has no hill; there the stag stands.
import { gradient } from '../../../../web/art/source/brush.mjs'
import { forges, house, jade, pine, stag, stairs, yomi } from './regions.mjs'

/** Width of the whole and of one print, and the gap between two. */
export const width = 1052
export const print = 207.2
const left = (index) => index * (print + 4)

const far =
  'M0 92 C50 70 90 84 130 66 C180 44 220 78 270 62 C320 46 350 80 410 84 C450 86 470 74 526 74 C582 74 600 88 650 82 C700 74 730 50 780 60 C830 70 860 44 910 52 C960 60 1000 84 1052 70 V200 H0Z'
const hill =
  'M0 132 C30 96 80 82 108 84 C150 88 190 122 212 128 C236 104 280 84 318 86 C366 90 400 132 440 140 C480 146 572 146 612 140 C652 132 690 92 736 88 C786 86 820 116 842 128 C868 104 906 84 946 86 C990 90 1030 112 1052 128 V200 H0Z'
const land =
  'M0 214 C60 204 120 210 180 206 C240 202 300 212 360 208 C420 206 440 214 526 214 C612 214 640 206 700 208 C760 212 820 202 880 206 C940 210 1000 204 1052 210 V366 H0Z'
const near =
  'M0 290 C90 284 180 292 270 288 C360 284 440 300 526 300 C612 300 700 284 790 288 C880 292 960 284 1052 292 V366 H0Z'

const wave = (x, y, opacity = 0.6) =>
  `<path d="M${x} ${y} q8 -5 16 0 q8 5 16 0" fill="none" stroke="#BFD6EC" stroke-width="1.6" opacity="${opacity}" stroke-linecap="round"/>`

let seed = 5
/** Repeatable scatter, so that the print is the same each time it is pulled. */
const scatter = () => {
  seed = (seed * 16807) % 2147483647
  return seed / 2147483647
}
const stars = (height) =>
  Array.from(
    { length: 30 },
    () =>
      `<circle cx="${Math.round(scatter() * width)}" cy="${Math.round(scatter() * height)}" r="${(0.6 + scatter() * 0.8).toFixed(1)}" fill="#F6E9C4" opacity="${(0.4 + scatter() * 0.5).toFixed(2)}"/>`,
  ).join('')

const moon = (x, y, radius) =>
  `<circle cx="${x}" cy="${y}" r="${radius * 1.24}" fill="#F7E7BC" opacity=".16"/><circle cx="${x}" cy="${y}" r="${radius}" fill="#F7E7BC"/>`

const hillPines = [
  [24, 140, 0.42],
  [188, 146, 0.36],
  [238, 146, 0.4],
  [420, 152, 0.4],
  [632, 152, 0.4],
  [818, 146, 0.36],
  [862, 146, 0.4],
  [1030, 142, 0.42],
]

const waves = () =>
  [0, 1, 2]
    .flatMap((row) =>
      Array.from({ length: 15 }, (_, index) =>
        wave(
          Math.round(index * 74 + (row % 2) * 36 + scatter() * 14 - 10),
          168 + row * 13 + Math.round(scatter() * 4),
          0.55,
        ),
      ),
    )
    .join('')

/** The landscape as wide as the five prints: 1052 x 366. */
const wide = () =>
  `<rect width="${width}" height="366" fill="url(#bit-sky)"/>${stars(60)}${moon(526, 66, 58)}<path d="${far}" fill="url(#bit-far)"/>${stag(526, 112, 0.62)}<path d="${hill}" fill="url(#bit-hill)" stroke="#12233F" stroke-width="1.6"/>${hillPines.map(([x, y, scale]) => pine(x, y, scale, '#1B3358')).join('')}<rect y="158" width="${width}" height="60" fill="url(#bit-river)"/><path d="M0 158 H1052" stroke="#12233F" stroke-width="1.6"/>${waves()}<path d="M508 164 H544 M500 174 H552 M510 184 H542 M516 194 H536" stroke="#F7E7BC" stroke-width="3" stroke-linecap="round" opacity=".7"/><path d="${land}" fill="url(#bit-land)" stroke="#0E1D38" stroke-width="1.8"/>${yomi(104, 284, 0.98)}${stairs(left(1) + 104, 286, 0.98)}${house(left(2) + 104, 246, 0.96)}${jade(left(3) + 104, 284, 0.98)}${forges(left(4) + 100, 284, 0.98)}<path d="${near}" fill="url(#bit-near)"/>`

/** The same, taller, for a phone: 1052 x 900. */
const tall = () =>
  `<rect width="${width}" height="900" fill="url(#bit-sky)"/>${stars(120)}${moon(526, 166, 96)}<path transform="translate(0 120) scale(1 1.9)" d="${far}" fill="url(#bit-far)"/>${stag(526, 300, 1.18)}<path transform="translate(0 150) scale(1 1.9)" d="${hill}" fill="url(#bit-hill)"/><rect y="424" width="${width}" height="160" fill="url(#bit-river)"/><path d="M0 424 H1052" stroke="#12233F" stroke-width="3"/>${[
    0, 1, 2, 3,
  ]
    .flatMap((row) =>
      Array.from(
        { length: 9 },
        (_, index) =>
          `<g transform="translate(${index * 124 + (row % 2) * 60} ${448 + row * 24}) scale(1.8)">${wave(0, 0)}</g>`,
      ),
    )
    .join(
      '',
    )}<path d="M498 440 H554 M482 464 H570 M500 488 H552 M510 512 H542" stroke="#F7E7BC" stroke-width="6" stroke-linecap="round" opacity=".7"/><path transform="translate(0 230) scale(1 1.5)" d="${land}" fill="url(#bit-land)" stroke="#0E1D38" stroke-width="2"/>${yomi(104, 714, 1.08)}${stairs(left(1) + 104, 716, 1.08)}${house(left(2) + 104, 672, 1.06)}${jade(left(3) + 104, 712, 1.04)}${forges(left(4) + 98, 714, 1.04)}<path transform="translate(0 370) scale(1 1.2)" d="${near}" fill="url(#bit-near)"/><rect y="800" width="${width}" height="100" fill="#0E1D38"/>`

const ripples = [
  [10, 244],
  [80, 252],
  [150, 242],
  [230, 254],
  [290, 244],
  [40, 272],
  [120, 270],
  [200, 276],
  [270, 270],
]

/** One region enlarged: 330 x 500. `shift` slides the ridge to the part that belongs to it. */
const large = (shift, subject) =>
  `<rect width="330" height="500" fill="url(#bit-sky)"/><g transform="translate(${shift} 0) scale(1.47)"><path d="${far}" fill="url(#bit-far)"/><path d="${hill}" fill="url(#bit-hill)" stroke="#12233F" stroke-width="1.6"/></g>${pine(40, 222, 0.8, '#1B3358')}${pine(300, 220, 0.7, '#1B3358')}<rect y="226" width="330" height="80" fill="url(#bit-river)"/><path d="M0 226 H330" stroke="#12233F" stroke-width="2"/>${ripples.map(([x, y]) => wave(x, y)).join('')}<path d="M0 300 C80 286 200 296 330 288 V500 H0Z" fill="url(#bit-land)" stroke="#0E1D38" stroke-width="2"/>${pine(22, 360, 1.1)}${pine(312, 350, 1)}${subject}<path d="M0 402 C100 390 230 398 330 392 V500 H0Z" fill="url(#bit-near)"/>`

const houseLarge = () =>
  `<rect width="330" height="500" fill="url(#bit-sky)"/>${moon(165, 110, 78)}<g transform="translate(-608 0) scale(1.47)"><path d="${far}" fill="url(#bit-far)"/></g>${stag(165, 190, 1)}<rect y="226" width="330" height="80" fill="url(#bit-river)"/><path d="M0 226 H330" stroke="#12233F" stroke-width="2"/>${ripples.map(([x, y]) => wave(x, y)).join('')}<path d="M0 290 C80 280 200 288 330 282 V500 H0Z" fill="url(#bit-land)" stroke="#0E1D38" stroke-width="2"/>${pine(22, 350, 1.1)}${pine(308, 346, 1)}${house(165, 372, 1.4)}<path d="M0 386 C100 376 230 382 330 378 V500 H0Z" fill="url(#bit-near)"/>`

export const bokashi = [
  [
    'bit-sky',
    [
      [0, '#13233F'],
      [0.5, '#2C4E7C'],
      [1, '#86A5C2'],
    ],
  ],
  [
    'bit-far',
    [
      [0, '#4E719D'],
      [1, '#8FADC9'],
    ],
  ],
  [
    'bit-hill',
    [
      [0, '#24426C'],
      [1, '#4A6D99'],
    ],
  ],
  [
    'bit-river',
    [
      [0, '#6F95BC'],
      [1, '#2F5580'],
    ],
  ],
  [
    'bit-land',
    [
      [0, '#2A4A78'],
      [0.6, '#1B3358'],
      [1, '#14284A'],
    ],
  ],
  [
    'bit-near',
    [
      [0, '#14284A'],
      [1, '#0E1D38'],
    ],
  ],
  [
    'bit-stag-fade',
    [
      [0, '#FBF3DF'],
      [0.6, '#D3DCE4'],
      [1, '#8FAAC8', 0],
    ],
  ],
].map(([id, stops]) => gradient(id, stops))

const symbol = (id, box, drawing) =>
  `<symbol id="bit-${id}" viewBox="0 0 ${box}" preserveAspectRatio="none">${drawing}</symbol>`

export const scenery = () => [
  symbol('wide', '1052 366', wide()),
  symbol('tall', '1052 900', tall()),
  symbol('region-1', '330 500', large(0, yomi(165, 404, 1.45))),
  symbol('region-2', '330 500', large(-310, stairs(165, 406, 1.45))),
  symbol('region-3', '330 500', houseLarge()),
  symbol('region-4', '330 500', large(-932, jade(165, 404, 1.4))),
  symbol('region-5', '330 500', large(-1190, forges(158, 404, 1.45))),
]
