import type { GameFace } from '@engawa/kernel'

const WIDTH = 300
const HEIGHT = 430
const MARGIN = 24
/** How wide a letter is at most, in parts of its height, so that the longest word fits. */
const LETTER = 0.72
const LARGEST = 54

/** Paper keeps its colour at night, so its inks are those of the day. */
const inks: Readonly<Record<GameFace['accent'], string>> = {
  vermilion: '#a82d1a',
  pine: '#2b5b46',
  ochre: '#7a5310',
  indigo: '#21406b',
  plum: '#76365a',
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A print for a game that none was drawn for: its title, word by word, on its colour; as an address for `<img>`. */
export function plainPoster({ title, accent }: Pick<GameFace, 'title' | 'accent'>): string {
  const words = title.split(/\s+/)
  const longest = Math.max(...words.map((word) => word.length))
  const room = HEIGHT - 2 * MARGIN
  const size = Math.min(LARGEST, (WIDTH - 2 * MARGIN) / (longest * LETTER), room / (words.length * 1.2))
  const first = HEIGHT / 2 - ((words.length - 1) * size * 1.2) / 2
  const lines = words.map(
    (word, line) =>
      `<text x="${WIDTH / 2}" y="${Math.round(first + line * size * 1.2)}" font-size="${Math.round(size)}">${escaped(word)}</text>`,
  )
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${inks[accent]}"/>`,
    `<rect x="10" y="10" width="${WIDTH - 20}" height="${HEIGHT - 20}" fill="none" stroke="#fff8ea" stroke-width="2"/>`,
    '<g fill="#fff8ea" font-family="serif" font-weight="700" text-anchor="middle" dominant-baseline="central">',
    ...lines,
    '</g></svg>',
  ]
  return `data:image/svg+xml,${encodeURIComponent(drawing.join(''))}`
}
