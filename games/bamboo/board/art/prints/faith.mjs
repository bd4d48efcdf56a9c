import { SUMI, stroke } from '../../../../../web/art/source/brush.mjs'
import { CREAM, kindInks, line } from '../inks.mjs'
import { dot, ground, mark, shape } from './strokes.mjs'

const floor = ground(kindInks.faith.floor)

/** Beads on a ring, by hand: no circle is quite even. */
const beads = [
  [40, 8],
  [53, 10],
  [62, 17],
  [66, 27],
  [62, 37],
  [52, 44],
  [28, 44],
  [18, 37],
  [14, 27],
  [18, 17],
  [27, 10],
]
  .map(([x, y]) => dot(x, y, 5, '#8A4A28') + dot(x - 1.5, y - 1.5, 1.2, '#D9A878'))
  .join('')

export const faith = {
  'paper-charm':
    shape('M28 8H52V54H28Z', CREAM) +
    shape('M34 3H46V9H34Z', '#B5351F') +
    stroke([40, 14, 34, 20, 46, 24, 40, 32], [1, 4, 1], SUMI) +
    stroke([34, 36, 38, 38, 44, 34, 47, 38], [1, 3, 1], SUMI) +
    shape('M36 42H45V50H36Z', '#B5351F'),
  'candle-holder':
    floor +
    shape('M24 50H56L52 56H28Z', '#6E5020') +
    shape('M37 30H43V50H37Z', '#6E5020') +
    shape('M28 26H52L48 32H32Z', '#B98A3C') +
    shape('M36 13H44L43 26H37Z', CREAM) +
    shape('M40 13C35 8 39 6 40 1C42 6 45 8 40 13Z', '#F6C15A'),
  'offering-bowl':
    floor +
    shape('M12 32H68C68 46 56 50 52 52V56H28V52C24 50 12 46 12 32Z', '#B5351F') +
    dot(30, 27, 8, '#E2883A') +
    dot(47, 27, 8, '#E2883A') +
    dot(39, 18, 8, '#EFA24A') +
    shape('M39 10C43 4 48 6 48 9C45 12 41 12 39 10Z', '#4E7A3E') +
    mark('M16 38C30 43 50 43 64 38', '#F0CB74', 2),
  'prayer-beads':
    shape('M40 8C60 8 66 20 66 28C66 40 54 46 40 46C26 46 14 40 14 28C14 20 20 8 40 8Z', 'none') +
    beads +
    shape('M36 46H44V50L47 58H33L36 50Z', '#8C2F48'),
  'bronze-bell':
    floor +
    `<path d="M8 4 H72 M14 4 V49 M66 4 V49" ${line(5)}/><path d="M40 5 V12" ${line(3)}/><path d="M33 13 C35 9 45 9 47 13 C56 17 57 30 58 44 C52 48 28 48 22 44 C23 30 24 17 33 13Z" fill="url(#bam-bronze)" ${line()}/><path d="M24.5 31 H55.5 M23 38 H57" stroke="${SUMI}" stroke-width="1.6"/><circle cx="40" cy="41.5" r="3.6" fill="${SUMI}"/>${[32, 38, 44, 49].map((x) => `<circle cx="${x - 0.5}" cy="22" r="1.5" fill="${SUMI}"/>`).join('')}`,
  'fox-figure':
    floor +
    `<path d="M52 54 C66 52 72 38 64 26 C60 36 56 38 50 40Z" fill="${CREAM}" ${line()}/><path d="M64 26 C68 32 68 36 66 40 C62 38 61 34 60 33Z" fill="#E3883F"/><path d="M26 56 C24 44 26 34 30 29 L25 11 L35 17 C38 16 42 16 45 17 L55 11 L50 29 C56 36 57 46 55 56Z" fill="${CREAM}" ${line()}/><path d="M29.5 32 C36 38 44 38 50.5 32 L52 40 C44 46 36 46 28 40Z" fill="#B5351F" ${line()}/>${stroke([31, 23, 34, 21, 36, 22, 37, 24], [1, 2.8, 1], SUMI)}${stroke([49, 23, 46, 21, 44, 22, 43, 24], [1, 2.8, 1], SUMI)}<path d="M37.5 28 h5 l-2.5 3.5z" fill="${SUMI}"/>`,
  'sutra-shelf':
    floor +
    shape('M10 6H70V56H10Z', '#8A4A28') +
    shape('M15 11H65V29H15ZM15 34H65V52H15Z', '#3A2A1C') +
    shape('M19 14H27V29H19ZM36 14H44V29H36Z', '#B5351F') +
    shape('M27 16H36V29H27ZM46 15H60V29H46Z', '#E0B550') +
    shape('M20 44a5 5 0 1 1 10 0V52H20ZM32 44a5 5 0 1 1 10 0V52H32ZM44 44a5 5 0 1 1 10 0V52H44Z', CREAM),
  'house-altar':
    floor +
    shape('M14 12H66V56H14Z', '#2A2422') +
    shape('M8 12C24 12 34 8 40 2C46 8 56 12 72 12L68 18H12Z', '#6E5020') +
    shape('M22 22H58V48H22Z', '#E0B550') +
    shape('M40 24C46 24 47 30 46 34C52 38 53 46 53 48H27C27 46 28 38 34 34C33 30 34 24 40 24Z', '#B98A3C') +
    shape('M14 20L22 22V48L14 54ZM66 20L58 22V48L66 54Z', '#8E2418'),
  'votive-plaque':
    mark('M40 1V10M40 10L26 16M40 10L54 16', '#B5351F', 2.4) +
    shape('M40 10L70 22V54H10V22Z', '#D9B877') +
    shape(
      'M28 44C26 36 32 32 36 33L34 25L42 30C50 28 56 34 54 44C52 50 48 48 46 44C42 46 38 46 36 50Z',
      CREAM,
    ) +
    dot(38, 36, 1.6, SUMI) +
    mark('M8 22L40 8L72 22', SUMI, 4),
  'incense-urn':
    floor +
    mark('M33 22V6M40 22V2M47 22V6', '#B5351F', 2.4) +
    shape(
      'M14 24H66C68 40 60 48 54 50L56 57H48L46 52H34L32 57H24L26 50C20 48 12 40 14 24Z',
      'url(#bam-bronze)',
    ) +
    shape('M10 20H70V27H10Z', '#B98A3C') +
    dot(40, 38, 5, '#E0B550'),
  'sacred-rope':
    shape('M4 14C20 30 60 30 76 14L78 24C60 42 20 42 2 24Z', '#DDB65E') +
    mark('M14 20L10 29M26 25L24 36M40 27V38M54 25L56 36M66 20L70 29', '#8A6420', 2.4) +
    shape('M22 36v6h-4v7h-5v8h9v-8h4v-7h3v-5Z', CREAM) +
    shape('M54 37v6h4v7h5v7h-9v-7h-4v-7h-3v-5Z', CREAM),
  'ancestor-tablet':
    floor +
    shape('M28 8C28 4 52 4 52 8V46H28Z', '#2A2422') +
    shape('M32 12H48V42H32Z', '#E0B550') +
    stroke([40, 15, 38, 20, 42, 26, 40, 38], [1.4, 4, 1.4], SUMI) +
    shape('M18 46H62V51H18Z', '#8E2418') +
    shape('M14 51H66V57H14Z', '#2A2422'),
  'stone-guardian':
    floor +
    shape(
      'M18 56C14 44 20 38 24 34C14 28 16 10 34 8C52 4 62 16 58 28C56 34 52 34 50 38C58 42 62 50 62 56Z',
      '#A9A698',
    ) +
    dot(34, 19, 3, SUMI) +
    dot(48, 18, 3, SUMI) +
    mark('M28 11C32 9 36 11 38 13M44 12C48 9 52 10 54 13', SUMI, 2.6) +
    shape('M32 27C38 24 46 24 52 27C50 33 34 34 32 27Z', '#8E2418') +
    mark('M22 36C18 30 14 34 16 38M24 46C30 42 36 48 44 44', SUMI, 1.8),
  'little-gate':
    floor +
    `<circle cx="40" cy="34" r="17" fill="#F9EED0"/><path d="M5 8 C24 13 56 13 75 8 L73 17 C56 20 24 20 7 17Z" fill="#B5351F" ${line()}/><path d="M13 25 H67 V31 H13Z" fill="#B5351F" ${line()}/><path d="M20 19 H28 L27 56 H18Z M52 19 H60 L62 56 H53Z" fill="#B5351F" ${line()}/><path d="M36 19 H44 V26 H36Z" fill="${CREAM}" ${line()}/><path d="M17 51 H28 V56.5 H17Z M52 51 H63 V56.5 H52Z" fill="${SUMI}"/>`,
  'wooden-sage':
    floor +
    shape('M40 4C50 4 54 12 52 20C66 26 68 44 70 56H10C12 44 14 26 28 20C26 12 30 4 40 4Z', '#B07B45') +
    shape('M40 20C44 30 52 36 60 40C54 50 26 50 20 40C28 36 36 30 40 20Z', '#8A5A2C') +
    mark('M33 13C35 15 37 15 38 13M42 13C43 15 45 15 47 13M37 17C39 19 41 19 43 17', SUMI, 1.8) +
    shape('M32 42C36 38 44 38 48 42C46 48 34 48 32 42Z', '#D9B98A'),
  'spirit-shrine':
    floor +
    shape('M6 22C22 22 32 14 40 4C48 14 58 22 74 22L70 30H10Z', '#47632A') +
    shape('M16 30H64V48H16Z', '#F7EBD2') +
    shape('M32 32H48V48H32Z', '#3A2A1C') +
    shape('M12 48H68V52H12ZM8 52H72V57H8Z', '#A98B55') +
    dot(40, 39, 4, '#E0B550') +
    mark('M24 30V48M56 30V48', '#8A2317', 3),
}
