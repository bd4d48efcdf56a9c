/**
 * Draws the house's art once and stores it in built/: `node web/art/build.mjs`.
 * What a phone gets is paths, never the brush.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { crests, patterns } from './source/crests.mjs'
import { icons } from './source/icons.mjs'
import { washi } from './source/paper.mjs'
import { seal } from './source/seal.mjs'

const folder = new URL('./built/', import.meta.url)
mkdirSync(folder, { recursive: true })
const write = (name, text) => writeFileSync(new URL(name, folder), text)
const short = (text) => text.replace(/(\.\d*?[1-9])0+(?=\D|$)/g, '$1').replace(/\.0+(?=\D|$)/g, '')
const written = 'Written by web/art/build.mjs; change the sources there.'

const shape = `export type Shape = string | { readonly solid: string } | { readonly dashed: string }`
write(
  'icons.ts',
  `// ${written}\n${shape}\nexport const icons = ${short(JSON.stringify(icons, null, 1))} as const satisfies Record<string, readonly Shape[]>\n`,
)
write(
  'crests.ts',
  `// ${written}\nexport const crests = ${short(JSON.stringify(crests, null, 1))} as const\n`,
)
for (const [name, drawing] of Object.entries(patterns)) write(`pattern-${name}.svg`, short(drawing))
write('washi-day.svg', washi('#7A5A22', 0.15))
write('washi-night.svg', washi('#B8C7E6', 0.07))
write('seal.svg', short(seal()))
