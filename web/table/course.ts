import type { CoursePoint } from './session.ts'

export interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The lowest and the highest that anybody had, zero among them. */
export function rangeOf(course: readonly CoursePoint[]): { readonly low: number; readonly high: number } {
  const all = course.flatMap(({ totals }) => totals)
  return { low: Math.min(0, ...all), high: Math.max(1, ...all) }
}

/** Where a position and points stand in a frame. */
export function placing(course: readonly CoursePoint[], { left, top, width, height }: Frame) {
  const { low, high } = rangeOf(course)
  const last = Math.max(1, course.at(-1)?.position ?? 1)
  return {
    x: (position: number) => left + (position / last) * width,
    y: (points: number) => top + height - ((points - low) / (high - low)) * height,
  }
}

/** The line of a seat, as steps: points come at a moment. */
export function lineOf(course: readonly CoursePoint[], seat: number, frame: Frame): string {
  const { x, y } = placing(course, frame)
  const round = (value: number) => Math.round(value * 10) / 10
  return course
    .map(({ position, totals }, index) => {
      const [across, up] = [round(x(position)), round(y(totals[seat] ?? 0))]
      return index === 0 ? `M${across} ${up}` : `H${across}V${up}`
    })
    .join('')
}
