// Draws every piece of Bamboo once: node games/bamboo/board/art/build.mjs
// The board takes its pieces from pieces.svg by `<use>`; nothing is drawn by code on a phone.
import { writeFileSync } from 'node:fs'
import { gradient } from '../../../../web/art/source/brush.mjs'
import { kindInks } from './inks.mjs'
import { prints } from './prints/index.mjs'
import { scenery } from './scenery.mjs'
import { shoots } from './shoots.mjs'
import { signs } from './signs.mjs'
import { plaqueClip, spirits } from './spirits.mjs'
import { temples } from './temples.mjs'

const fading = (id, ink) =>
  gradient(id, [
    [0, ink],
    [0.9, ink, 0],
  ])

const bokashi = () => [
  ...Object.entries(kindInks).map(([kind, { above, below }]) =>
    gradient(`bam-sky-${kind}`, [
      [0, above],
      [1, below],
    ]),
  ),
  gradient('bam-lamp', [
    [0, '#DD6A3A'],
    [0.5, '#F6C15A'],
    [1, '#DD6A3A'],
  ]),
  gradient('bam-bronze', [
    [0, '#B98A3C'],
    [1, '#6E5020'],
  ]),
  fading('bam-dusk', 'var(--bam-dusk)'),
  fading('bam-hill', 'var(--bam-hill)'),
  plaqueClip,
]

/** Two decimals are enough for a print. */
const short = (text) =>
  text.replace(/\d*\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100))

const lines = [
  '<defs>',
  ...bokashi(),
  '</defs>',
  ...signs(),
  ...temples(),
  ...spirits(),
  ...shoots(),
  ...prints(),
  ...scenery(),
]
writeFileSync(
  new URL('./pieces.svg', import.meta.url),
  short(`<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">\n${lines.join('\n')}\n</svg>\n`),
)
