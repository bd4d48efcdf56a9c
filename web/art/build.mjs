/**
 * Draws the app's art once and stores it in built/, and the poster of each game that has a `poster.mjs`
 * as `poster.svg` beside it: `node web/art/build.mjs`.
 * Sounds go into one file, sounds.bin, and where each of them lies there into sounds.ts.
 * What a phone gets is paths, never the brush, and samples, never the synthesizer. The app icons are photographed in a browser
 * (`node web/art/build.mjs --icons`), which CHROMIUM may name.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { crests, patterns } from './source/crests.mjs'
import { icons } from './source/icons.mjs'
import { washi } from './source/paper.mjs'
import { seal } from './source/seal.mjs'
import { packSounds } from './source/sounds.mjs'
import { silk, teacher, teacherHead } from './source/teacher.mjs'

const folder = new URL('./built/', import.meta.url)
mkdirSync(folder, { recursive: true })
const write = (name, content) => writeFileSync(new URL(name, folder), content)
/** Two decimals are enough for a print. */
const short = (text) => text.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 100) / 100))
const written = 'Written by web/art/build.mjs; change the sources there.'

write(
  'icons.ts',
  `// ${written}
export type Shape = string | { readonly solid: string } | { readonly dashed: string }
export const icons = ${short(JSON.stringify(icons, null, 1))} as const satisfies Record<string, readonly Shape[]>
`,
)
write(
  'crests.ts',
  `// ${written}\nexport const crests = ${short(JSON.stringify(crests, null, 1))} as const\n`,
)
for (const [name, drawing] of Object.entries(patterns)) write(`pattern-${name}.svg`, short(drawing))
const games = new URL('../../games/', import.meta.url)
for (const name of readdirSync(games)) {
  const source = new URL(`${name}/poster.mjs`, games)
  if (!existsSync(source)) continue
  const { poster } = await import(source.href)
  writeFileSync(new URL(`${name}/poster.svg`, games), short(poster))
}
write('washi-day.svg', washi('#7A5A22', 0.15))
write('washi-night.svg', washi('#B8C7E6', 0.07))
write('seal.svg', short(seal()))
write('teacher.svg', short(teacher()))
write('teacher-head.svg', short(teacherHead()))
write('pattern-silk.svg', silk())

const { index, bytes } = packSounds()
write('sounds.bin', bytes)
write(
  'sounds.ts',
  `// ${written}
/** Where each sound lies in sounds.bin: samples a second, its first sample and how many; 16 bit, little endian. */
export const sounds = ${JSON.stringify(index, null, 1)} as const
`,
)

const appIcons = [
  { name: 'icon-180.png', side: 180, drawing: seal({ margin: 4, radius: 0 }) },
  { name: 'icon-192.png', side: 192, drawing: seal() },
  { name: 'icon-512.png', side: 512, drawing: seal() },
  { name: 'icon-512-maskable.png', side: 512, drawing: seal({ margin: 10, radius: 0 }) },
]

async function photograph() {
  const { chromium } = await import('playwright-core')
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  for (const { name, side, drawing } of appIcons) {
    const page = await browser.newPage({ viewport: { width: side, height: side } })
    await page.setContent(
      `<style>body{margin:0}svg{display:block;width:${side}px;height:${side}px}</style>${drawing}`,
    )
    write(name, await page.screenshot({ omitBackground: true }))
    await page.close()
  }
  await browser.close()
}
if (process.argv.includes('--icons')) await photograph()
