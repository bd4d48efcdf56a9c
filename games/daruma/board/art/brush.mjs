// Strokes of one ink joined into one element, and the symbols of Daruma's own sheet.
// It runs when the art is built, never on a phone.
import { outline } from '../../../../web/art/source/brush.mjs'

export const CREAM = '#FFFAEE'
export const VERMILION = '#C0392A'

/** A painted stroke; one path, so that strokes of one ink can be joined. */
export function stroke(curve, widths = [1, 6, 1.5], steps = 8) {
  return outline(curve, widths, steps)
}

/** Strokes of one ink as one element. */
export function paint(fill, ...strokes) {
  return `<path d="${strokes.join('')}" fill="${fill}" stroke="${fill}" stroke-width=".6" stroke-linejoin="round"/>`
}

export function symbol(id, viewBox, drawing) {
  return `<symbol id="daruma-${id}" viewBox="${viewBox}">${drawing}</symbol>`
}

export function use(id, attributes = '') {
  return `<use href="#daruma-${id}"${attributes === '' ? '' : ` ${attributes}`}/>`
}
