// The one drawing tool behind every face, fold and ornament: a cubic curve with a width profile, filled.
// It runs when the art is built, never on a phone.

export const SUMI = '#211C19'
export const CREAM = '#FFFAEE'
export const VERMILION = '#C0392A'

const round = (value) => Math.round(value * 10) / 10

function pointsAlong(curve, steps) {
  const points = []
  const segments = (curve.length - 2) / 6
  for (let segment = 0; segment < segments; segment++) {
    const [x0, y0, x1, y1, x2, y2, x3, y3] = curve.slice(segment * 6, segment * 6 + 8)
    for (let step = segment === 0 ? 0 : 1; step <= steps; step++) {
      const t = step / steps
      const u = 1 - t
      const mix = (a, b, c, d) => u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
      points.push([mix(x0, x1, x2, x3), mix(y0, y1, y2, y3)])
    }
  }
  return points
}

function widthAt(widths, t) {
  const x = t * (widths.length - 1)
  const index = Math.min(Math.floor(x), widths.length - 2)
  const f = x - index
  return widths[index] + (widths[index + 1] - widths[index]) * f * f * (3 - 2 * f)
}

/** The outline of a tapered stroke along one or more cubic segments. */
function outline(curve, widths, steps) {
  const points = pointsAlong(curve, steps)
  const last = points.length - 1
  const left = []
  const right = []
  points.forEach(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)]
    const [bx, by] = points[Math.min(last, i + 1)]
    const length = Math.hypot(bx - ax, by - ay) || 1
    const half = widthAt(widths, i / last) / 2
    const dx = ((bx - ax) / length) * half
    const dy = ((by - ay) / length) * half
    left.push([x - dy, y + dx])
    right.unshift([x + dy, y - dx])
  })
  const corners = [...left, ...right].map(([x, y]) => `${round(x)} ${round(y)}`)
  return `M${corners.join('L')}Z`
}

/** A painted stroke; one path, so that strokes of one ink can be joined. */
export function stroke(curve, widths = [1, 6, 1.5], steps = 8) {
  return outline(curve, widths, steps)
}

/** Strokes of one ink as one element. */
export function paint(fill, ...strokes) {
  return `<path d="${strokes.join('')}" fill="${fill}" stroke="${fill}" stroke-width=".6" stroke-linejoin="round"/>`
}

/** The drawing and its mirror image about a vertical line. */
export function both(drawing, centre) {
  return `${drawing}<g transform="translate(${2 * centre} 0) scale(-1 1)">${drawing}</g>`
}

export function symbol(id, viewBox, drawing) {
  return `<symbol id="daruma-${id}" viewBox="${viewBox}">${drawing}</symbol>`
}

export function use(id, attributes = '') {
  return `<use href="#daruma-${id}"${attributes === '' ? '' : ` ${attributes}`}/>`
}
