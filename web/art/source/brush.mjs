/** The one drawing tool behind every face, fold and leaf: a cubic curve with a width profile, filled. */

export const SUMI = '#211C19'

export const round = (value) => Math.round(value * 10) / 10

/** Points along one or more joined cubic segments. */
function along(points, steps) {
  const found = []
  const segments = (points.length - 2) / 6
  for (let segment = 0; segment < segments; segment++) {
    const [x0, y0, x1, y1, x2, y2, x3, y3] = points.slice(segment * 6, segment * 6 + 8)
    for (let step = segment === 0 ? 0 : 1; step <= steps; step++) {
      const t = step / steps
      const u = 1 - t
      const blend = (a, b, c, d) => u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
      found.push([blend(x0, x1, x2, x3), blend(y0, y1, y2, y3)])
    }
  }
  return found
}

function widthAt(profile, t) {
  const place = t * (profile.length - 1)
  const index = Math.min(Math.floor(place), profile.length - 2)
  const rest = place - index
  const eased = rest * rest * (3 - 2 * rest)
  return profile[index] + (profile[index + 1] - profile[index]) * eased
}

/** The outline of a tapered stroke, as path data. */
export function outline(points, profile = [1, 6, 1.5], steps = 12) {
  const spine = along(points, steps)
  const last = spine.length - 1
  const left = []
  const right = []
  spine.forEach(([x, y], index) => {
    const [ax, ay] = spine[Math.max(0, index - 1)]
    const [bx, by] = spine[Math.min(last, index + 1)]
    const length = Math.hypot(bx - ax, by - ay) || 1
    const half = widthAt(profile, index / last) / 2
    const dx = ((bx - ax) / length) * half
    const dy = ((by - ay) / length) * half
    left.push([x - dy, y + dx])
    right.unshift([x + dy, y - dx])
  })
  return `M${[...left, ...right].map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`
}

export const stroke = (points, profile, fill, steps) =>
  `<path d="${outline(points, profile, steps)}" fill="${fill}" stroke="${fill}" stroke-width=".6" stroke-linejoin="round"/>`

/** The drawing and its mirror image about a vertical axis. */
export const mirrored = (drawing, axis) =>
  `${drawing}<g transform="translate(${2 * axis} 0) scale(-1 1)">${drawing}</g>`

export const gradient = (id, stops, attributes = 'x1="0" y1="0" x2="0" y2="1"') =>
  `<linearGradient id="${id}" ${attributes}>${stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('')}</linearGradient>`
