// Lamps, round tokens, the pawn, card backs.
import { SUMI } from '../../../../web/art/source/brush.mjs'
import { CREAM, symbol, VERMILION } from './brush.mjs'
import { BODY, inks } from './doll.mjs'

const LINE = 'var(--line-ink)'
const LAMP = 'M32 14C54 14 58 30 58 43C58 58 52 70 32 70C12 70 6 58 6 43C6 30 10 14 32 14Z'
const ribs = 'M11 25Q32 29 53 25M7 34Q32 38 57 34M7 43Q32 47 57 43M7 52Q32 56 57 52M11 60Q32 64 53 60'
const pips = (corners, radius, fill) =>
  `<g fill="${fill}">${corners.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${radius}"/>`).join('')}</g>`
const lampPips = [
  [24, 34],
  [40, 34],
  [24, 51],
  [40, 51],
]

function lamp(fill, outline, ribbing, marks) {
  return [
    `<path d="M32 0V10" stroke="${LINE}" stroke-width="2.6"/>`,
    `<path d="${LAMP}" fill="${fill}" stroke-width="3" ${outline}/>`,
    `<path d="${ribs}" stroke="${LINE}" stroke-width="1.2" opacity="${ribbing}" fill="none"/>`,
    `<path d="M20 8H44V16H20ZM22 67H42V74H22Z" fill="${LINE}"/><path d="M32 74V82" stroke="#B5351F" stroke-width="3"/>`,
    marks,
  ].join('')
}

const lamps = [
  symbol('lamp-off', '0 0 64 84', lamp('var(--lamp-off)', `stroke="${LINE}"`, '.3', '')),
  symbol(
    'lamp-lit',
    '0 0 64 84',
    lamp('url(#daruma-bokashi-lamp)', `stroke="${LINE}"`, '.45', pips(lampPips, 4.6, SUMI)),
  ),
  symbol(
    'lamp-ghost',
    '0 0 64 84',
    lamp(
      'var(--raised)',
      'stroke="var(--ink)" stroke-dasharray="5 4"',
      '.2',
      pips(lampPips, 4.6, 'var(--vermilion)'),
    ),
  ),
]

const round =
  '<circle cx="24" cy="25.5" r="21" fill="#A98B55"/>' +
  `<circle cx="24" cy="23.5" r="21" fill="url(#daruma-bokashi-disc)" stroke="${SUMI}" stroke-width="2"/>` +
  '<circle cx="24" cy="23.5" r="16.5" fill="none" stroke="#BFA878" stroke-width="1.2"/>'
const smallFour = pips(
  [
    [19.5, 19],
    [28.5, 19],
    [19.5, 28],
    [28.5, 28],
  ],
  2.7,
  VERMILION,
)

const tokens = [
  symbol('token-plain', '0 0 48 48', `${round}<circle cx="24" cy="23.5" r="3" fill="${SUMI}"/>`),
  symbol(
    'token-daruma',
    '0 0 48 48',
    `${round}<g transform="translate(9.5 9) scale(.145)"><path d="${BODY}" fill="${VERMILION}" stroke="${SUMI}" stroke-width="12"/><path d="M100 44C118 32 152 38 152 72C152 100 132 112 100 112C68 112 48 100 48 72C48 38 82 32 100 44Z" fill="#F6E6C8"/><circle cx="76" cy="78" r="15" fill="${SUMI}"/><circle cx="124" cy="78" r="15" fill="${SUMI}"/></g>`,
  ),
  symbol(
    'token-four',
    '0 0 48 48',
    `${round}<rect x="12.5" y="12" width="23" height="23" rx="5" fill="none" stroke="${SUMI}" stroke-width="2" stroke-dasharray="4 2.6"/>${smallFour}`,
  ),
  symbol(
    'pawn',
    '0 0 32 44',
    '<path d="M16 42L7 27C2 22 1 15 4 10C8 3 24 3 28 10C31 15 30 22 25 27Z" fill="#21406B" stroke="#FFF8EA" stroke-width="2.4" stroke-linejoin="round"/><circle cx="16" cy="16" r="6.5" fill="#FFF8EA"/><path d="M13 12.5L18 16L13 19.5" fill="none" stroke="#21406B" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/>',
  ),
]

const back = `<circle cx="42" cy="38" r="33" fill="#21406B" stroke="${SUMI}" stroke-width="2.4"/><circle cx="42" cy="38" r="26" fill="none" stroke="#F0CB74" stroke-width="1.6"/>`
const under = (x, y, fill) =>
  `<circle cx="${x}" cy="${y}" r="33" fill="${fill}" stroke="${SUMI}" stroke-width="2"/>`
const openEyes = `<g fill="${CREAM}" stroke="${SUMI}" stroke-width="2"><circle cx="30" cy="38" r="8"/><circle cx="54" cy="38" r="8"/></g><circle cx="30" cy="38" r="4" fill="${SUMI}"/>`
const closedEye =
  '<path d="M24 36C32 48 52 48 60 36M29 44L25 50M38 48L36 55M46 48L48 55M55 44L59 50" fill="none" stroke="#FFF3DC" stroke-width="3.6" stroke-linecap="round"/>'

const backs = [
  symbol('deck', '6 2 80 80', under(48, 44, '#8A6B36') + under(45, 41, '#B5351F') + back + openEyes),
  symbol('hidden', '6 2 80 80', under(45, 41, '#B5351F') + back + closedEye),
]

const stops = (...pairs) =>
  pairs.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')
const down = (id, ...pairs) =>
  `<linearGradient id="daruma-bokashi-${id}" x1="0" y1="0" x2="0" y2="1">${stops(...pairs)}</linearGradient>`

/** One gradient per shape, straight down, two inks, flat in the middle. */
export function bokashi() {
  return [
    ...Object.entries(inks).map(([colour, { body, deep }]) =>
      down(colour, [0, deep], [0.34, body], [0.74, body], [1, deep]),
    ),
    down('face', [0, '#E9CFA2'], [0.35, '#F8EAD0'], [1, '#F4DFBC']),
    down('fur', [0, '#6E4F33'], [0.5, '#94704A'], [1, '#7A5A3A']),
    down('belly', [0, '#E0C692'], [0.4, '#F3E3C1'], [1, '#EBD5A8']),
    down('disc', [0, 'var(--disc-a)'], [1, 'var(--disc-b)']),
    down('lamp', [0, '#DD6A3A'], [0.5, '#F6C15A'], [1, '#DD6A3A']),
    `<radialGradient id="daruma-bokashi-straw">${stops([0, '#C1912F'], [0.55, '#DDB65E'], [1, '#E7C97E'])}</radialGradient>`,
    '<radialGradient id="daruma-glow"><stop offset="0" stop-color="#F6B84A" stop-opacity=".55"/><stop offset="1" stop-color="#F6B84A" stop-opacity="0"/></radialGradient>',
    '<linearGradient id="daruma-sun" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="var(--sun)"/><stop offset=".86" stop-color="var(--sun)" stop-opacity="0"/></linearGradient>',
  ]
}

export function things() {
  return [...lamps, ...tokens, ...backs]
}
