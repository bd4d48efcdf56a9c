/** One landscape in four prints, each a time of day: panel p shows x from 320 p to 320 p + 300. */
import { readFileSync } from 'node:fs'
import { gradient, SUMI } from './brush.mjs'
import { sealGlyph } from './seal.mjs'

const kanji = JSON.parse(readFileSync(new URL('./kanji.json', import.meta.url), 'utf8'))

const skies = [
  ['#C9472F', '#EBA883', '#F6E3C2'],
  ['#5E9A86', '#BBD3B4', '#F4E9CC'],
  ['#C98A2B', '#EBC47B', '#F6E6C0'],
  ['#13233F', '#2C4E7C', '#7E9DBB'],
]
const ridgeInks = [
  ['#D98A6C', '#A8483A', '#6E2A22'],
  ['#8FB9A2', '#4C8168', '#2A5544'],
  ['#D9A95E', '#A6742C', '#6B4A1C'],
  ['#41628E', '#24426C', '#14284A'],
]
const ridges = [
  'M0 236C60 216 110 232 160 214C220 190 250 206 320 196C400 180 450 120 520 96Q545 84 566 96C640 132 690 186 760 202C830 214 870 196 930 206C1000 216 1040 172 1100 166C1160 162 1200 200 1260 194V430H0Z',
  'M0 286C70 262 120 276 190 262C260 250 320 268 400 262C480 254 540 232 620 246C700 260 760 270 840 254C920 240 980 262 1060 248C1140 236 1200 250 1260 242V430H0Z',
  'M0 352C80 336 170 344 250 334C340 324 420 344 520 338C620 332 700 350 800 342C900 334 980 352 1080 346C1160 340 1220 346 1260 340V430H0Z',
]
const ridgeTops = [90, 236, 330]
const ridgeFeet = [270, 330, 430]
const snow =
  '<path d="M500 104L520 96Q545 84 566 96L588 107L577 118L566 110L556 126L544 112L532 124L520 112L508 118Z" fill="#FBF6EA"/>'

export function sky(panel) {
  const stops = skies[panel].map((colour, index) => [[0, 0.26, 0.62][index], colour])
  const hills = ridgeInks[panel].map((ink, ridge) =>
    gradient(
      `ridge${ridge}`,
      [
        [0, ink],
        [1, ink, ridge === 2 ? 1 : 0.18],
      ],
      `gradientUnits="userSpaceOnUse" x1="0" y1="${ridgeTops[ridge]}" x2="0" y2="${ridgeFeet[ridge]}"`,
    ),
  )
  return `<defs>${gradient('sky', stops)}${hills.join('')}</defs><rect x="${panel * 320}" width="300" height="430" fill="url(#sky)"/>`
}

/** Ridge 0 is the farthest; the second panel's has snow on it. */
export const ridge = (panel, index) =>
  `<path d="${ridges[index]}" fill="url(#ridge${index})"/>${index === 0 && panel === 1 ? snow : ''}`

export const mist = (x, y, width) =>
  `<path d="M${x + 10} ${y}H${x + width - 30}a10 10 0 0 1 0 20H${x + width * 0.6}a7 7 0 0 0 0 14H${x + width - 10}a10 10 0 0 1 0 20H${x + 50}a10 10 0 0 1 0 -20H${x + width * 0.36}a7 7 0 0 0 0 -14H${x + 10}a10 10 0 0 1 0 -20Z"/>`

export const cartouche = (x, y, text) => {
  const height = text.length * 35
  const signs = [...text].map(
    (sign, index) =>
      `<path transform="translate(${x + 5} ${y + 8 + index * 32.4}) scale(.3)" d="${kanji[sign]}" fill="${SUMI}"/>`,
  )
  return `<rect x="${x}" y="${y}" width="40" height="${height + 16}" fill="#F7EBD2" stroke="${SUMI}" stroke-width="2"/><rect x="${x + 3.5}" y="${y + 3.5}" width="33" height="${height + 9}" fill="none" stroke="#B5351F" stroke-width="1"/>${signs.join('')}`
}

export const smallSeal = (x, y) =>
  `<g transform="translate(${x} ${y}) scale(.46)"><rect width="46" height="46" rx="6" fill="#B5351F"/><g fill="#FFF3DC">${sealGlyph}</g></g>`

export const fireflies = (places) =>
  places
    .map(
      ([x, y, size]) =>
        `<circle cx="${x}" cy="${y}" r="${size * 3.6}" fill="#F6D98A" opacity=".25"/><circle cx="${x}" cy="${y}" r="${size}" fill="#FBEFC4"/>`,
    )
    .join('')

export const print = (panel, drawing) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${panel * 320} 0 300 430" width="300" height="430">${drawing}</svg>`
