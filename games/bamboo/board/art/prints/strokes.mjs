import { line } from '../inks.mjs'

/** A closed shape with an outline. */
export const shape = (path, fill) => `<path d="${path}" fill="${fill}" ${line()}/>`

/** A bare stroke. */
export const mark = (path, ink, width) => `<path d="${path}" fill="none" ${line(width, ink)}/>`

export const dot = (x, y, radius, fill) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`

/** The ground a thing stands on. */
export const ground = (fill) => `<path d="M0 49H80V60H0Z" fill="${fill}"/><path d="M0 49H80" ${line()}/>`
