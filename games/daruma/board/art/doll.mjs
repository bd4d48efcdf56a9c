// The daruma doll: seven colours, each with its ornament, brows and beard; the eyes are painted apart.
import { mirrored, SUMI } from '../../../../web/art/source/brush.mjs'
import { CREAM, paint, stroke, symbol, use, VERMILION } from './brush.mjs'

export const inks = {
  red: { body: '#C0392A', deep: '#8E2418', ornament: '#F0CB74', brows: 'crane', beard: 'tortoise' },
  white: { body: '#FBF4E4', deep: '#DCCDAE', ornament: '#B5351F', brows: 'cloud', beard: 'stream' },
  black: { body: '#383335', deep: '#1B1819', ornament: '#F0CB74', brows: 'pine', beard: 'whirl' },
  blue: { body: '#2F5F8C', deep: '#1D3F63', ornament: '#F0CB74', brows: 'cloud', beard: 'tortoise' },
  green: { body: '#437655', deep: '#2A5039', ornament: '#F0CB74', brows: 'pine', beard: 'stream' },
  pink: { body: '#E09AA6', deep: '#C26F80', ornament: '#6B1F36', brows: 'crane', beard: 'whirl' },
  gold: { body: '#DDB04C', deep: '#B07E22', ornament: '#4A3008', brows: 'crane', beard: 'stream' },
}

export const BODY =
  'M100 17C138 17 166 42 175 82C185 128 176 176 132 184Q100 188.5 68 184C24 176 15 128 25 82C34 42 62 17 100 17Z'
const FACE = 'M100 47C113 36 150 39 157 73C162 103 140 125 100 125C60 125 38 103 43 73C50 39 87 36 100 47Z'
const MASK = 'M100 40C118 28 152 34 152 66C152 90 132 98 100 98C68 98 48 90 48 66C48 34 82 28 100 40Z'

const snowArm = [
  stroke([100, 133, 100, 140, 100, 168, 100, 175], [2, 5, 5, 2]),
  stroke([93, 138, 96, 142, 98, 143, 100, 145], [1, 3, 3], 3),
  stroke([107, 138, 104, 142, 102, 143, 100, 145], [1, 3, 3], 3),
  stroke([93, 170, 96, 166, 98, 165, 100, 163], [1, 3, 3], 3),
  stroke([107, 170, 104, 166, 102, 165, 100, 163], [1, 3, 3], 3),
]
const ink = 'currentColor'
const turned = (angles, y, drawing) =>
  angles.map((angle) => `<g transform="rotate(${angle} 100 ${y})">${drawing}</g>`).join('')

const ornaments = {
  red: paint(
    ink,
    stroke([88, 128, 92, 131, 94, 135, 93, 140], [3, 6, 1.5], 4),
    stroke([110, 127, 109, 132, 107, 136, 104, 140], [3, 6, 1.5], 4),
    stroke([72, 147, 88, 143, 112, 143, 129, 145], [2, 7, 4]),
    stroke(
      [98, 148, 78, 150, 74, 174, 96, 177, 116, 179, 122, 160, 106, 157, 96, 156, 92, 166, 101, 167],
      [2, 6, 6, 2],
    ),
    stroke([118, 166, 123, 170, 128, 174, 133, 176], [2, 5, 1], 4),
  ),
  white: turned([0, 60, 120], 154, paint(ink, ...snowArm)),
  black: paint(
    ink,
    stroke([100, 132, 101, 146, 99, 160, 100, 173], [3, 7, 5]),
    stroke([74, 148, 73, 156, 74, 164, 76, 172], [2.5, 6, 4]),
    stroke([126, 147, 127, 156, 126, 164, 124, 173], [2.5, 6, 4]),
    stroke([75, 173, 90, 170, 112, 170, 126, 172], [4, 6, 3]),
  ),
  blue: paint(
    ink,
    stroke(
      [68, 168, 72, 150, 92, 134, 112, 142, 122, 147, 120, 160, 110, 158, 104, 156, 106, 149, 112, 150],
      [2, 7, 5, 2],
    ),
    stroke([86, 174, 98, 160, 116, 160, 134, 170], [1.5, 5.5, 1.5]),
    stroke([70, 178, 88, 176, 112, 179, 130, 177], [1, 3, 1]),
  ),
  green: paint(
    ink,
    stroke([100, 134, 96, 146, 96, 158, 100, 178], [2, 3.5, 4, 2]),
    stroke([98, 152, 88, 144, 80, 144, 68, 150], [3, 9, 0.8]),
    stroke([100, 150, 112, 140, 120, 140, 132, 144], [3, 9, 0.8]),
    stroke([98, 162, 88, 160, 80, 164, 72, 174], [3, 8, 0.8]),
    stroke([101, 162, 112, 158, 122, 162, 128, 172], [3, 8, 0.8]),
    stroke([100, 142, 98, 136, 100, 132, 106, 126], [3, 6, 0.8]),
  ),
  pink: `${turned(
    [0, 72, 144, 216, 288],
    155,
    `<path d="M100 151C90 146 90 133 100 133C110 133 110 146 100 151Z" fill="none" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>`,
  )}<circle cx="100" cy="155" r="3.6" fill="${ink}"/>`,
  gold:
    `<circle cx="100" cy="154" r="19" fill="none" stroke="${ink}" stroke-width="5"/>` +
    `<rect x="93" y="147" width="14" height="14" fill="none" stroke="${ink}" stroke-width="3.6"/>` +
    turned(
      [45, 135, 225, 315],
      154,
      paint(ink, stroke([100, 134, 100, 136, 100, 138, 100, 141], [3, 4, 2], 3)),
    ),
}

const brows = {
  crane: [
    stroke([95, 70, 86, 56, 66, 50, 50, 66], [5, 12, 3]),
    stroke([74, 57, 64, 58, 56, 64, 52, 76], [4, 5, 0.6]),
    stroke([82, 60, 74, 62, 66, 66, 62, 74], [3, 4, 0.6]),
  ],
  pine: [
    stroke([95, 72, 82, 60, 66, 57, 49, 62], [6, 12, 4]),
    stroke([60, 58, 54, 54, 50, 50, 46, 50], [4, 3, 0.6], 5),
    stroke([68, 57, 62, 52, 58, 49, 55, 46], [4, 3.5, 0.6], 5),
    stroke([78, 58, 73, 52, 70, 49, 68, 45], [4, 3.5, 0.6], 5),
  ],
  cloud: [
    stroke([95, 68, 88, 55, 70, 50, 58, 58, 50, 64, 54, 72, 60, 69], [4, 10, 8, 2]),
    stroke([88, 70, 82, 66, 76, 65, 70, 67], [1, 3, 1], 5),
  ],
}

const beards = {
  tortoise: [
    stroke([58, 101, 48, 106, 47, 116, 56, 120], [1, 4.5, 0.8]),
    stroke([65, 106, 57, 111, 57, 119, 66, 121], [1, 4, 0.8]),
    stroke([73, 111, 67, 115, 68, 121, 76, 122], [1, 3.4, 0.8]),
  ],
  stream: [
    stroke([86, 110, 74, 108, 62, 112, 54, 102], [3, 6, 0.8]),
    stroke([84, 116, 74, 116, 66, 119, 60, 113], [1, 3.6, 0.6]),
    stroke([90, 121, 84, 123, 78, 123, 74, 120], [0.8, 2.6, 0.6], 5),
  ],
  whirl: [
    stroke([84, 111, 70, 106, 54, 110, 57, 118, 59, 124, 68, 120, 65, 115], [2, 5, 4, 1]),
    stroke([50, 94, 47, 99, 47, 104, 51, 108], [0.8, 3, 0.6], 5),
  ],
}

const robe = mirrored(
  paint(
    ink,
    stroke([40, 62, 26, 92, 34, 132, 62, 142], [1, 5, 1]),
    stroke([33, 108, 34, 136, 50, 152, 64, 160], [0.8, 4, 0.8]),
    stroke([30, 140, 38, 158, 48, 168, 60, 174], [0.8, 3, 0.6]),
  ),
  100,
)

const hood = paint(ink, stroke([70, 30, 84, 24, 116, 24, 130, 30], [0.8, 3, 0.8]))
const cheek = '<ellipse cx="60" cy="108" rx="11" ry="7" fill="#D9694F" opacity=".28"/>'
const nose = `<path d="M93 91C90 101 91 107 96 107Q100 109.5 104 107C109 107 110 101 107 91" fill="none" stroke="${SUMI}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>`
const mouth = paint('#8E2418', stroke([86, 118, 93, 111, 107, 111, 114, 118], [1.5, 4.6, 1.5]))

function doll(colour) {
  const { ornament, brows: brow, beard } = inks[colour]
  return [
    `<ellipse cx="100" cy="185" rx="50" ry="6" fill="${SUMI}" opacity=".2"/>`,
    `<path d="${BODY}" fill="url(#daruma-bokashi-${colour})"/>`,
    `<g color="${ornament}">${use('robe')}</g>`,
    `<path d="${BODY}" fill="none" stroke="${SUMI}" stroke-width="4.2" stroke-linejoin="round"/>`,
    use('face'),
    mirrored(paint(SUMI, ...brows[brow], ...beards[beard]), 100),
    `<g color="${ornament}" transform="translate(100 155) scale(1.12) translate(-100 -155)">${ornaments[colour]}</g>`,
  ].join('')
}

/** Mask, two eyes and the ornament: 28 to 48 px. */
function mini(colour) {
  const { body, ornament } = inks[colour]
  return [
    `<path d="${BODY}" fill="${body}" stroke="${SUMI}" stroke-width="9"/>`,
    `<path d="${MASK}" fill="#F6E6C8" stroke="${SUMI}" stroke-width="5"/>`,
    `<circle cx="77" cy="68" r="11" fill="${SUMI}"/><circle cx="123" cy="68" r="11" fill="${SUMI}"/>`,
    `<g color="${ornament}" transform="translate(100 144) scale(1.3) translate(-100 -154)">${ornaments[colour]}</g>`,
  ].join('')
}

/** Body and large ornament, no face: 15 to 24 px. */
function tiny(colour) {
  const { body, ornament } = inks[colour]
  return [
    `<path d="${BODY}" fill="${body}" stroke="${SUMI}" stroke-width="11"/>`,
    `<g color="${ornament}" transform="translate(100 104) scale(2.05) translate(-100 -154)">${ornaments[colour]}</g>`,
  ].join('')
}

const lid = paint(SUMI, stroke([3, 12, 12, 1, 28, 1, 37, 13], [2, 4.5, 1.5]))
const ball = `<circle cx="20" cy="20" r="16" fill="#FFFCF3" stroke="${SUMI}" stroke-width="2.8"/>`
const eyes = {
  blank: `${ball}<circle cx="20" cy="20" r="10" fill="none" stroke="#BFA878" stroke-width="1.4" stroke-dasharray="2.2 3"/>${lid}`,
  free: `${ball}<circle cx="20" cy="20" r="10" fill="none" stroke="#7E5610" stroke-width="2.4"/>${lid}`,
  pupil: `${ball}<circle cx="20" cy="21" r="9.6" fill="${SUMI}"/><path d="M15 17Q19 12 23 14" fill="none" stroke="#FFFCF3" stroke-width="2" stroke-linecap="round"/>${lid}`,
  die: `<rect x="3" y="6" width="34" height="34" rx="7.5" fill="#B99F6D" stroke="${SUMI}" stroke-width="2.4"/><rect x="3" y="2" width="34" height="34" rx="7.5" fill="${CREAM}" stroke="${SUMI}" stroke-width="2.4"/><circle cx="20" cy="19" r="8" fill="${VERMILION}"/>`,
}

export function dolls() {
  const colours = Object.keys(inks)
  return [
    symbol('robe', '0 0 200 200', robe + hood),
    symbol(
      'face',
      '0 0 200 200',
      `<path d="${FACE}" fill="url(#daruma-bokashi-face)" stroke="${SUMI}" stroke-width="3.2" stroke-linejoin="round"/>${mirrored(cheek, 100)}${nose}${mouth}`,
    ),
    ...colours.map((colour) => symbol(`doll-${colour}`, '0 0 200 200', doll(colour))),
    ...colours.map((colour) => symbol(`mini-${colour}`, '8 8 184 184', mini(colour))),
    ...colours.map((colour) => symbol(`tiny-${colour}`, '8 8 184 184', tiny(colour))),
    ...Object.entries(eyes).map(([state, drawing]) => symbol(`eye-${state}`, '0 0 40 44', drawing)),
  ]
}
