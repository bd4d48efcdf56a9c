// Draws elements, spirits and seasons of Kodama once: node games/kodama/board/art/build.mjs
// The board takes them from pieces.svg by `<use>`. Bark is the one thing that cannot be drawn in advance:
// it depends on how the cards lie, and grows in ../bark.
import { writeFileSync } from 'node:fs'
import { elements } from './elements.mjs'
import { seasons, skies } from './seasons.mjs'
import { spirits } from './spirits.mjs'

export function drawPieces() {
  const lines = ['<defs>', ...skies(), '</defs>', ...elements(), ...spirits(), ...seasons()]
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${lines.join('\n')}\n</svg>\n`
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(new URL('./pieces.svg', import.meta.url), drawPieces())
