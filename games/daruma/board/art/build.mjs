// Draws every piece of Daruma once: node games/daruma/board/art/build.mjs
// The board takes its pieces from pieces.svg by `<use>`; nothing is drawn by code on a phone.
import { writeFileSync } from 'node:fs'
import { dolls } from './doll.mjs'
import { tanuki } from './tanuki.mjs'
import { bokashi, things } from './things.mjs'

export function drawPieces() {
  const lines = ['<defs>', ...bokashi(), '</defs>', ...dolls(), ...tanuki(), ...things()]
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${lines.join('\n')}\n</svg>\n`
}

if (process.argv[1] === import.meta.filename)
  writeFileSync(new URL('./pieces.svg', import.meta.url), drawPieces())
