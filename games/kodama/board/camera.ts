import type { Spot } from './bark/points.ts'

/** Where the trunk's foot stands on the stage, in pixels, and how many pixels a millimetre has. */
export interface Camera {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** What of the table is to be seen, in millimetres. */
export interface Box {
  readonly left: number
  readonly bottom: number
  readonly right: number
  readonly top: number
}

/** Parts of the stage that furniture covers. */
export interface Margins {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export const MOST_SCALE = 4
const LEAST_SCALE = 0.3
/** A tree is never drawn larger than this by itself, unless the stage is higher than so many millimetres of it. */
const USUAL = 1.9
const VAST = 360
/** A card that is held is seen at least this large. */
const NEAR = 1.5

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

/** The whole tree, its trunk on the lower edge of the stage. */
export function fitted({ width, height }: Size, box: Box, margins: Margins): Camera {
  const free = { width: width - margins.left - margins.right, height: height - margins.top - margins.bottom }
  const scale = within(
    Math.min(free.width / (box.right - box.left + 10), free.height / (box.top + 6)),
    LEAST_SCALE,
    Math.max(USUAL, free.height / VAST),
  )
  const middle = (box.left + box.right) / 2
  return { scale, x: margins.left + free.width / 2 - middle * scale, y: height - margins.bottom }
}

export const panned = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x + dx,
  y: camera.y + dy,
})

/** Zooms so that what is under a point of the stage stays under it. */
export function zoomed(
  camera: Camera,
  factor: number,
  at: { readonly x: number; readonly y: number },
): Camera {
  const scale = within(camera.scale * factor, LEAST_SCALE, MOST_SCALE)
  const change = scale / camera.scale
  return { scale, x: at.x + (camera.x - at.x) * change, y: at.y + (camera.y - at.y) * change }
}

/** The table under a point of the stage. */
export const spotUnder = (
  { x, y, scale }: Camera,
  point: { readonly x: number; readonly y: number },
): Spot => [(point.x - x) / scale, (y - point.y) / scale]

export const onStage = ({ x, y, scale }: Camera, [left, up]: Spot): { x: number; y: number } => ({
  x: x + left * scale,
  y: y - up * scale,
})

/** The camera moved as little as need be, so that a box is seen, and near enough to see what it does. */
export function framing(camera: Camera, { width, height }: Size, box: Box, margins: Margins): Camera {
  const free = { width: width - margins.left - margins.right, height: height - margins.top - margins.bottom }
  const most = Math.min(free.width / (box.right - box.left), free.height / (box.top - box.bottom))
  const scale = Math.max(camera.scale, Math.min(NEAR, most))
  const middle: Spot = [(box.left + box.right) / 2, (box.bottom + box.top) / 2]
  const at = onStage(camera, middle)
  const near = zoomed(camera, scale / camera.scale, at)
  const low = onStage(near, [box.left, box.bottom])
  const high = onStage(near, [box.right, box.top])
  const push = (from: number, to: number, least: number, mostly: number): number =>
    to - from > mostly - least
      ? (least + mostly - from - to) / 2
      : from < least
        ? least - from
        : to > mostly
          ? mostly - to
          : 0
  return panned(
    near,
    push(low.x, high.x, margins.left, width - margins.right),
    push(high.y, low.y, margins.top, height - margins.bottom),
  )
}
