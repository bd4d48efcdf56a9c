import { SUMI } from '../../../../web/art/source/brush.mjs'

export const CREAM = '#FFFAEE'

/** A confident outline round every shape. */
export const line = (width = 2, ink = SUMI) =>
  `stroke="${ink}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`

/** The inks of the four temples: body, deep, and what is written on them. */
export const templeInks = {
  red: { body: '#BC3A28', deep: '#8A2317', on: CREAM },
  green: { body: '#4A7D52', deep: '#2A5039', on: CREAM },
  blue: { body: '#2F5F8C', deep: '#1B3B5E', on: CREAM },
  yellow: { body: '#E0B550', deep: '#B07E22', on: SUMI },
}

/** The inks of the four kinds of home tiles: the sign's ground, and the sky of their prints. */
export const kindInks = {
  decoration: { sign: '#76365A', above: '#C48AA8', below: '#F6E3E4', floor: '#7B4A62' },
  faith: { sign: '#A8481F', above: '#DE9460', below: '#F9E7CE', floor: '#8C4A24' },
  garden: { sign: '#47632A', above: '#96AE68', below: '#F0F1D4', floor: '#5F7A3E' },
  tools: { sign: '#3A4F68', above: '#8498AE', below: '#E8EAE4', floor: '#4E6076' },
}

export const symbol = (id, width, height, drawing, attributes = '') =>
  `<symbol id="bam-${id}" viewBox="0 0 ${width} ${height}"${attributes && ` ${attributes}`}>${drawing}</symbol>`
