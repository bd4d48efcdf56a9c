// Draws every sign and print of Bitoku once: node games/bitoku/board/art/build.mjs
// The board takes them from pieces.svg by `<use>`; nothing is drawn by code on a phone.
import { writeFileSync } from 'node:fs'
import { SUMI } from '../../../../web/art/source/brush.mjs'
import { bokashi, scenery } from './landscape.mjs'
import { signs } from './signs.mjs'

const sign = ([name, drawing]) =>
  `<symbol id="bit-${name}" viewBox="0 0 24 24"><g stroke="${SUMI}" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round">${drawing}</g></symbol>`

/** Two decimals are enough for a print. */
const short = (text) =>
  text.replace(/\d*\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100))

/** The whole sheet. */
export function drawPieces() {
  const lines = ['<defs>', ...bokashi, '</defs>', ...Object.entries(signs).map(sign), ...scenery()]
  return short(`<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">\n${lines.join('\n')}\n</svg>\n`)
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(new URL('./pieces.svg', import.meta.url), drawPieces())
