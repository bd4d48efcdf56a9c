/** Dawn: the red doll with one eye painted, dice at its foot. */
import { gradient, mirrored, SUMI, stroke } from '../../web/art/source/brush.mjs'
import { cartouche, mist, print, ridge, sky, smallSeal } from '../../web/art/source/landscape.mjs'

const GOLD = '#F0CB74'
const BODY =
  'M100 17C138 17 166 42 175 82C185 128 176 176 132 184Q100 188.500 68 184C24 176 15 128 25 82C34 42 62 17 100 17Z'
const FACE = 'M100 47C113 36 150 39 157 73C162 103 140 125 100 125C60 125 38 103 43 73C50 39 87 36 100 47Z'

const ornament = [
  stroke([88, 128, 92, 131, 94, 135, 93, 140], [3, 6, 1.5], GOLD),
  stroke([110, 127, 109, 132, 107, 136, 104, 140], [3, 6, 1.5], GOLD),
  stroke([72, 147, 88, 143, 112, 143, 129, 145], [2, 7, 4], GOLD),
  stroke(
    [98, 148, 78, 150, 74, 174, 96, 177, 116, 179, 122, 160, 106, 157, 96, 156, 92, 166, 101, 167],
    [2, 6, 6, 2],
    GOLD,
    9,
  ),
  stroke([118, 166, 123, 170, 128, 174, 133, 176], [2, 5, 1], GOLD),
].join('')

const brow = [
  stroke([95, 70, 86, 56, 66, 50, 50, 66], [5, 12, 3], SUMI),
  stroke([74, 57, 64, 58, 56, 64, 52, 76], [4, 5, 0.6], SUMI),
  stroke([82, 60, 74, 62, 66, 66, 62, 74], [3, 4, 0.6], SUMI),
].join('')

const beard = [
  stroke([58, 101, 48, 106, 47, 116, 56, 120], [1, 4.5, 0.8], SUMI),
  stroke([65, 106, 57, 111, 57, 119, 66, 121], [1, 4, 0.8], SUMI),
  stroke([73, 111, 67, 115, 68, 121, 76, 122], [1, 3.4, 0.8], SUMI),
].join('')

const robe = mirrored(
  [
    stroke([40, 62, 26, 92, 34, 132, 62, 142], [1, 5, 1], GOLD),
    stroke([33, 108, 34, 136, 50, 152, 64, 160], [0.8, 4, 0.8], GOLD),
    stroke([30, 140, 38, 158, 48, 168, 60, 174], [0.8, 3, 0.6], GOLD),
  ].join(''),
  100,
)

const eye = (x, painted) => {
  const ball = `<circle cx="${x}" cy="87" r="16" fill="#FFFCF3" stroke="${SUMI}" stroke-width="2.800"/>`
  const pupil = `<circle cx="${x}" cy="88" r="9.600" fill="${SUMI}"/><path d="M${x - 5} 84Q${x - 1} 79 ${x + 3} 81" fill="none" stroke="#FFFCF3" stroke-width="2" stroke-linecap="round"/>`
  const blank = `<circle cx="${x}" cy="87" r="10" fill="none" stroke="#BFA878" stroke-width="1.400" stroke-dasharray="2.200 3"/>`
  const lid = stroke([x - 17, 79, x - 8, 68, x + 8, 68, x + 17, 80], [2, 4.5, 1.5], SUMI)
  return ball + (painted ? pupil : blank) + lid
}

const doll = `<path d="${BODY}" fill="url(#red)"/>${robe}${stroke([70, 30, 84, 24, 116, 24, 130, 30], [0.8, 3, 0.8], GOLD)}
<path d="${BODY}" fill="none" stroke="${SUMI}" stroke-width="4.200" stroke-linejoin="round"/>
<path d="${FACE}" fill="url(#skin)" stroke="${SUMI}" stroke-width="3.200" stroke-linejoin="round"/>
<ellipse cx="60" cy="108" rx="11" ry="7" fill="#D9694F" opacity=".28"/><ellipse cx="140" cy="108" rx="11" ry="7" fill="#D9694F" opacity=".28"/>
${mirrored(brow + beard, 100)}
<path d="M93 91C90 101 91 107 96 107Q100 109.500 104 107C109 107 110 101 107 91" fill="none" stroke="${SUMI}" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/>
${stroke([86, 118, 93, 111, 107, 111, 114, 118], [1.5, 4.6, 1.5], '#8E2418')}${eye(74, true)}${eye(126, false)}
<g transform="translate(100 155) scale(1.120) translate(-100 -155)">${ornament}</g>`

const pips = {
  1: [[30, 30, 11.4]],
  4: [17, 43].flatMap((y) => [17, 43].map((x) => [x, y, 5.9])),
  6: [14, 30, 46].flatMap((y) => [17, 43].map((x) => [x, y, 5.9])),
}
const die = (x, y, scale, value, turn) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})"><path d="M0 14V58Q0 68 11 68H49Q60 68 60 58V14Z" fill="#B99F6D" stroke="${SUMI}" stroke-width="3"/><rect width="60" height="60" rx="12" fill="#FFFAEE" stroke="${SUMI}" stroke-width="3"/>${pips[
    value
  ]
    .map(([px, py, r]) => `<circle cx="${px}" cy="${py}" r="${r}" fill="${value === 6 ? SUMI : '#C0392A'}"/>`)
    .join('')}</g>`

const inks =
  gradient('red', [
    [0, '#8E2418'],
    [0.34, '#C0392A'],
    [0.74, '#C0392A'],
    [1, '#8E2418'],
  ]) +
  gradient('skin', [
    [0, '#E9CFA2'],
    [0.35, '#F8EAD0'],
    [1, '#F4DFBC'],
  ])

export const poster = print(
  0,
  `<defs>${inks}</defs>${sky(0)}<circle cx="150" cy="176" r="104" fill="#C9472F"/><circle cx="150" cy="176" r="104" fill="none" stroke="#8E2418" stroke-width="1.600"/>${ridge(0, 0)}<g fill="#F6E3C2">${mist(-20, 196, 150)}${mist(200, 226, 150)}</g>${ridge(0, 1)}${ridge(0, 2)}
<ellipse cx="158" cy="396" rx="118" ry="14" fill="#2a0d08" opacity=".35"/><g transform="translate(22 146) scale(1.300)">${doll}</g>
${die(222, 352, 0.8, 1, -10)}${die(26, 368, 0.66, 4, 9)}${die(262, 318, 0.5, 6, 14)}${cartouche(14, 16, '達磨')}${smallSeal(262, 16)}`,
)
