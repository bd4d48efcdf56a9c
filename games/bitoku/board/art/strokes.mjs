// The inks and the strokes of Bitoku's signs.
import { SUMI } from '../../../../web/art/source/brush.mjs'

export const CREAM = '#FFFAEE'

/** The ink of each thing that comes in one colour. */
export const inks = {
  wood: '#B07B3E',
  stone: '#9AA0A8',
  jade: '#4C9A74',
  sake: '#FBF4E2',
  amulet: '#B5351F',
  dream: '#8467B5',
  memory: '#E3B443',
  sense: '#DE8496',
}

export const shape = (path, fill = 'none', more = '') => `<path d="${path}" fill="${fill}" ${more}/>`
export const line = (path, width = 1.5, ink = SUMI) =>
  `<path d="${path}" fill="none" stroke="${ink}" stroke-width="${width}"/>`
export const dot = (x, y, radius = 1.2, fill = SUMI) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="none"/>`
