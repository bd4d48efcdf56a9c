// The teacher of the lessons: the tanuki of Daruma, looking to the left, with a bamboo pointer or as a bust.
import { tanuki } from '../../../games/daruma/board/art/tanuki.mjs'
import { bokashi } from '../../../games/daruma/board/art/things.mjs'
import { SUMI } from './brush.mjs'

const own = (drawing) => drawing.replaceAll('daruma-', 'teacher-')
const [, body] = tanuki()
  .find((symbol) => symbol.includes('id="daruma-tanuki"'))
  .match(/<symbol[^>]*>(.*)<\/symbol>/s)
const inks = bokashi().filter((gradient) => /id="([^"]+)"/.test(gradient) && body.includes(`#${RegExp.$1})`))

const pointer = `<g stroke-linejoin="round" stroke-linecap="round"><path d="M300 214L386 60" stroke="${SUMI}" stroke-width="12"/><path d="M300 214L386 60" stroke="#C9A24E" stroke-width="6"/><path d="M321 169l8 4M345 126l8 4M366 88l8 4" stroke="#6E5118" stroke-width="2.6"/><circle cx="388" cy="56" r="9" fill="#B5351F" stroke="${SUMI}" stroke-width="3.4"/></g>`

const drawn = (viewBox, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><defs>${own(inks.join(''))}</defs><g transform="translate(360 0) scale(-1 1)">${more}${own(body)}</g></svg>\n`

export const teacher = () => drawn('-36 -26 432 362', pointer)
export const teacherHead = () => drawn('66 -24 228 228')
/** Waves in white on the silk round a scroll. */
export const silk = () =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="12" fill="none" stroke="#fff" stroke-opacity=".2"><path d="M0 12a12 12 0 0 1 24 0M4 12a8 8 0 0 1 16 0M8 12a4 4 0 0 1 8 0M-12 6a12 12 0 0 1 24 0M12 6a12 12 0 0 1 24 0"/></svg>\n'
