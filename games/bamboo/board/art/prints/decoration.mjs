import { SUMI, stroke } from '../../../../../web/art/source/brush.mjs'
import { CREAM, kindInks, line } from '../inks.mjs'
import { dot, ground, mark, shape } from './strokes.mjs'

const floor = ground(kindInks.decoration.floor)

export const decoration = {
  'paper-lantern': `<path d="M40 0 V8" ${line()}/><path d="M40 9 C60 9 64 20 64 31 C64 42 60 53 40 53 C20 53 16 42 16 31 C16 20 20 9 40 9Z" fill="url(#bam-lamp)" ${line()}/>${[18, 25, 32, 39, 46].map((y) => `<path d="M${y < 20 || y > 44 ? 20 : 16.5} ${y} Q40 ${y + 4} ${y < 20 || y > 44 ? 60 : 63.5} ${y}" fill="none" stroke="${SUMI}" stroke-width="1.2" opacity=".55"/>`).join('')}<path d="M29 6 H51 V12 H29Z M31 50 H49 V56 H31Z" fill="${SUMI}"/><circle cx="40" cy="31" r="8" fill="none" stroke="${SUMI}" stroke-width="3"/>`,
  'reed-mat':
    floor +
    shape('M8 40L24 14H72L58 46Z', '#D9CF9C') +
    mark('M14 34H64M18 27H67M22 20H70', '#A6995A', 1.4) +
    shape('M8 40C4 40 4 46 9 46H58C62 46 62 40 58 40Z', '#C4B77C'),
  'wall-scroll':
    shape('M22 5H58V53H22Z', CREAM) +
    shape('M18 3H62V8H18Z', '#8A4A28') +
    shape('M18 50H62V55H18Z', '#8A4A28') +
    dot(47, 19, 6, '#B5351F') +
    stroke([26, 44, 34, 24, 42, 46, 54, 30], [1, 6, 1], SUMI) +
    stroke([28, 46, 36, 42, 44, 46, 53, 42], [1, 3, 1], '#3A4F68'),
  'wind-chime': `<path d="M40 0 V10" ${line()}/><path d="M18 34 C16 14 30 9 40 9 C50 9 64 14 62 34 C54 38 26 38 18 34Z" fill="#DCEBEA" ${line()}/><ellipse cx="40" cy="34.5" rx="22" ry="3.6" fill="#A9C6CC" ${line()}/>${stroke([26, 28, 32, 16, 44, 30, 54, 18], [1, 4, 1], '#B5351F')}<path d="M40 37 V43" ${line()}/><path d="M34 43 H46 V62 L40 58 L34 62Z" fill="${CREAM}" ${line()}/>${stroke([37, 48, 41, 50, 37, 54, 42, 55], [1, 2.4, 1], '#76365A')}`,
  'clay-vase':
    floor +
    shape('M33 8H47C46 16 60 22 60 36C60 50 52 56 40 56C28 56 20 50 20 36C20 22 34 16 33 8Z', '#A8552F') +
    mark('M22 30C32 35 48 35 58 30M20.5 38C32 43 48 43 59.5 38', '#F3E3C1', 2.4),
  'folding-fan':
    shape('M40 52L8 22C24 4 56 4 72 22Z', '#F3E3C1') +
    shape('M40 52L29 32C35 27 45 27 51 32Z', '#8A4A28') +
    mark('M40 52L18 13M40 52L32 8.5M40 52L48 8.5M40 52L62 13', SUMI, 1.4) +
    dot(56, 17, 5, '#B5351F') +
    stroke([16, 22, 26, 14, 36, 20, 46, 12], [1, 4, 1], '#2F5F8C'),
  'silk-cushion':
    floor +
    shape('M12 36C24 28 56 28 68 36C74 40 72 54 66 55C50 58 30 58 14 55C8 54 6 40 12 36Z', '#8C2F48') +
    mark('M14 38C28 44 52 44 66 38', '#E9B0BE', 1.8) +
    dot(40, 44, 3, '#E0B550') +
    shape('M8 55l-5 3M72 55l5 3', 'none') +
    shape('M18 30C28 20 52 20 62 30C52 36 28 36 18 30Z', '#B34A66'),
  'painted-screen':
    floor +
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<path d="M${7 + i * 16.5} ${i % 2 ? 12 : 7} L${23.5 + i * 16.5} ${i % 2 ? 7 : 12} V${i % 2 ? 52 : 56} L${7 + i * 16.5} ${i % 2 ? 56 : 52}Z" fill="${i % 2 ? '#E8C468' : '#D5A83F'}" ${line()}/>`,
      )
      .join('') +
    stroke([10, 44, 22, 30, 34, 42, 46, 34, 56, 28, 64, 36, 72, 22], [2, 5, 3, 1], '#2B5B46') +
    stroke([34, 40, 36, 30, 32, 24, 38, 16], [3, 4, 2], SUMI) +
    `<circle cx="58" cy="19" r="5" fill="#B5351F"/>` +
    stroke([26, 20, 32, 14, 40, 14, 46, 20], [1, 6, 1], '#2B5B46'),
  'door-curtain':
    mark('M4 6H76', SUMI, 5) +
    shape('M10 8H29V50C24 53 15 53 10 50Z', '#21406B') +
    shape('M31 8H49V52C44 55 36 55 31 52Z', '#2F5F8C') +
    shape('M51 8H70V50C65 53 56 53 51 50Z', '#21406B') +
    mark('M20 20a8 8 0 1 0 .1 0M60 20a8 8 0 1 0 .1 0', CREAM, 2) +
    mark('M40 20V42M34 26L46 36M46 26L34 36', CREAM, 2),
  'lacquer-box':
    floor +
    shape('M12 30H68V56H12Z', '#2A2422') +
    shape('M9 22H71V32H9Z', '#8E2418') +
    shape('M9 22L18 13H62L71 22Z', '#B5351F') +
    stroke([18, 48, 28, 36, 40, 52, 62, 40], [1, 4, 1], '#E0B550') +
    dot(52, 38, 3, '#E0B550'),
  'flower-stand':
    floor +
    `<path d="M40 40 C34 30 44 22 38 6 M40 32 C48 28 52 22 60 18 M39 24 C32 20 28 18 22 10" fill="none" ${line(2.6)}/>${[
      [38, 7],
      [60, 18],
      [22, 11],
      [30, 19],
      [50, 24],
      [44, 16],
    ]
      .map(([x, y]) =>
        [0, 72, 144, 216, 288]
          .map(
            (a) =>
              `<ellipse transform="rotate(${a} ${x} ${y})" cx="${x}" cy="${y - 3.6}" rx="2.7" ry="3.6" fill="${CREAM}" stroke="#8C2F48" stroke-width=".9"/>`,
          )
          .join(''),
      )
      .join(
        '',
      )}<path d="M34 36 H46 C45 41 54 44 53 52 C52 58 46 58 40 58 C34 58 28 58 27 52 C26 44 35 41 34 36Z" fill="#2F5F8C" ${line()}/><path d="M28 50 C34 46 38 54 44 50 C48 47 50 49 52.5 51" fill="none" stroke="${CREAM}" stroke-width="2"/>`,
  'brush-set':
    floor +
    shape('M14 40H66V54H14Z', '#2A2422') +
    shape('M20 40C20 34 36 34 36 40Z', '#4B5464') +
    mark('M46 44L62 8M54 46L70 12', SUMI, 6) +
    mark('M46 44L62 8M54 46L70 12', '#C79F62', 3) +
    shape('M46 44C42 46 42 52 40 54C46 54 50 50 50 45Z', SUMI) +
    shape('M18 12H38V32H18Z', CREAM) +
    stroke([22, 26, 26, 14, 30, 28, 35, 17], [1, 3.4, 1], SUMI),
  'kimono-rack':
    floor +
    mark('M6 8H74M12 8V56M68 8V56', SUMI, 4) +
    shape('M14 11H66L72 34H60V54H20V34H8Z', '#76365A') +
    shape('M36 11L40 24L44 11Z', CREAM) +
    mark('M40 24V54M20 34V20M60 34V20', SUMI, 1.4) +
    dot(29, 42, 4, '#F0CB74') +
    dot(52, 28, 4, '#F0CB74') +
    dot(49, 47, 3, '#F0CB74'),
  'carp-painting':
    shape('M8 6H72V52H8Z', '#8A4A28') +
    shape('M13 11H67V47H13Z', '#DCEBEA') +
    shape(
      'M22 36C26 24 40 18 50 24C54 20 60 20 62 16C62 24 60 28 62 34C58 32 54 32 51 30C44 40 32 42 22 36Z',
      '#D2502F',
    ) +
    dot(28, 34, 1.6, SUMI) +
    mark('M16 42q6-4 12 0t12 0t12 0t12 0', '#3F7A86', 2),
  'gilded-screen':
    floor +
    shape('M6 10L22 7V53L6 56ZM38 10L54 7V53L38 56Z', '#E8C468') +
    shape('M22 7L38 10V56L22 53ZM54 7L74 10V56L54 53Z', '#D5A83F') +
    stroke([8, 22, 20, 40, 34, 12, 50, 30, 60, 40, 66, 22, 72, 18], [1, 4, 5, 1], SUMI) +
    stroke([12, 46, 20, 40, 28, 46, 36, 42], [1, 5, 1], '#2B5B46') +
    dot(62, 40, 4, '#B5351F'),
  'heirloom-armour':
    floor +
    shape('M26 16C26 4 54 4 54 16V22H26Z', '#2A2422') +
    shape('M40 8L28 0C32 8 36 10 40 10C44 10 48 8 52 0Z', '#E0B550') +
    shape('M22 24H58L64 44H56V56H24V44H16Z', '#8E2418') +
    mark('M22 31H58M20 38H60M24 46H56', '#E0B550', 1.8) +
    shape('M32 14H48V22H32Z', '#4B5464'),
}
