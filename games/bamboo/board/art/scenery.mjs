import { SUMI, stroke } from '../../../../web/art/source/brush.mjs'
import { CREAM, symbol } from './inks.mjs'

const leaf = (x, y, length, turn, ink = '#3F6B43') =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${stroke(
    [0, 0, length * 0.3, -length * 0.07, length * 0.6, -length * 0.07, length, length * 0.1],
    [1.5, length * 0.19, 0.5],
    ink,
  )}</g>`

const twig = () =>
  leaf(4, 30, 40, -34) + leaf(4, 30, 46, -4) + leaf(4, 30, 42, 26) + leaf(6, 30, 32, 52, '#5A8550')

/** Where the rope is tied to the four stalks, and where its ends run off. */
const ties = [-20, 87.5, 262.5, 437.5, 612.5, 720]

function rope() {
  const curves = ties.slice(1).map((to, index) => {
    const from = ties[index]
    return `M${from} 6Q${(from + to) / 2} ${to - from > 120 ? 26 : 14} ${to} 6`
  })
  const path = curves.join('')
  return `<path d="${path}" fill="none" stroke="${SUMI}" stroke-width="8"/><path d="${path}" fill="none" stroke="#DDB65E" stroke-width="5"/><path d="${path}" fill="none" stroke="#9A6F22" stroke-width="5" stroke-dasharray="1.5 6"/>${streamers()}`
}

/** Folded paper hangs between the stalks. */
function streamers() {
  return [168, 343, 518]
    .flatMap((x) => [
      [x, -1],
      [x + 6, 1],
    ])
    .map(
      ([x, side]) =>
        `<path d="M${x} 16v7h${4 * side}v8h${4 * side}v9h${8 * side}v-8h${-4 * side}v-8h${-4 * side}v-8Z" fill="${CREAM}" stroke="${SUMI}" stroke-width="1.3" stroke-linejoin="round"/>`,
    )
    .join('')
}

const mist =
  'M70 250h150a12 12 0 0 1 0 24h-40a9 9 0 0 0 0 18h30a12 12 0 0 1 0 24h-120a12 12 0 0 1 0-24h30a9 9 0 0 0 0-18h-50a12 12 0 0 1 0-24ZM500 284h140a12 12 0 0 1 0 24h-34a9 9 0 0 0 0 18h20a12 12 0 0 1 0 24h-110a12 12 0 0 1 0-24h26a9 9 0 0 0 0-18h-42a12 12 0 0 1 0-24Z'

/** A ridge, the sun of the season behind it, and mist. */
const grove = () =>
  `<circle cx="350" cy="292" r="190" fill="url(#bam-dusk)"/><path d="M0 128C90 96 150 120 220 104C300 86 350 116 430 100C520 84 600 122 700 100V200H0Z" fill="url(#bam-hill)"/><path d="${mist}" fill="var(--mist)" opacity=".8"/>`

/** A parcel tied with a cord: a gift of spring. */
const parcel = () =>
  `<path d="M6 22H58V58H6Z" fill="#E7D3A2" stroke="${SUMI}" stroke-width="2.2" stroke-linejoin="round"/><path d="M6 22L14 12H50L58 22Z" fill="#D3B878" stroke="${SUMI}" stroke-width="2.2" stroke-linejoin="round"/><path d="M27 12H37V58H27Z" fill="#B5351F" stroke="${SUMI}" stroke-width="1.6"/><path d="M32 14C20 2 14 8 20 13C24 16 29 15 32 14C35 15 40 16 44 13C50 8 44 2 32 14Z" fill="#C94A34" stroke="${SUMI}" stroke-width="1.8" stroke-linejoin="round"/>`

export const scenery = () => [
  symbol('twig', 60, 60, twig()),
  symbol('rope', 700, 44, rope(), 'preserveAspectRatio="none"'),
  symbol('grove', 700, 520, grove(), 'preserveAspectRatio="xMidYMid slice"'),
  symbol('parcel', 64, 64, parcel()),
]
