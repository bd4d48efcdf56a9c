/** How large a picture to share is: as pages show it that link to one. */
export const CARD = { wide: 1200, high: 630 } as const

/** A text as it may stand in a drawing. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)

/** A line of text in a drawing. */
export function cardText(x: number, y: number, size: number, words: string, more = ''): string {
  return `<text x="${x}" y="${y}" font-size="${size}" ${more}>${escaped(words)}</text>`
}

/** A drawing as dots, drawn by the browser itself; nothing where it cannot. */
export async function pictureOf(svg: string): Promise<Blob | null> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = CARD.wide
    canvas.height = CARD.high
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  } finally {
    URL.revokeObjectURL(address)
  }
}
