/** Pixels of a millimetre in a saved picture, and the most a side may have. */
const SHARP = 6
const MOST_PIXELS = 6000

/** A drawing of the page as a file of its own: with the symbols it refers to. */
export function svgText(drawing: SVGSVGElement, symbols: readonly string[]): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement
  const definitions = document.createElementNS('http://www.w3.org/2000/svg', 'defs')
  for (const id of symbols) {
    const symbol = document.getElementById(id)
    if (symbol !== null) definitions.append(symbol.cloneNode(true))
  }
  copy.prepend(definitions)
  copy.removeAttribute('class')
  const { width, height } = drawing.viewBox.baseVal
  copy.setAttribute('width', `${width}mm`)
  copy.setAttribute('height', `${height}mm`)
  return new XMLSerializer().serializeToString(copy)
}

/** The same as dots, drawn by the browser itself; width and height in millimetres. */
export async function pngOf(svg: string, width: number, height: number): Promise<Blob | undefined> {
  const scale = Math.min(SHARP, MOST_PIXELS / Math.max(width, height))
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    return await new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/png'))
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** Hands a file to the browser's own way of saving. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT)
}

/** Some browsers read the file only after the click is done. */
const KEPT = 60_000
