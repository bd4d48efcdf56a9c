/**
 * A small synthesizer: every function gives samples between −1 and 1 at a rate. Noise comes from a generator of
 * integers, so that the same sound comes out of every machine.
 */

const TURN = 2 * Math.PI

/** How many samples so many milliseconds are. */
const samples = (milliseconds, rate) => Math.round((milliseconds / 1000) * rate)

/** White noise that is the same each time it is asked for by this number. */
export function noise(milliseconds, rate, seed = 1) {
  let state = seed * 2654435761
  return Float64Array.from({ length: samples(milliseconds, rate) }, () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2147483648 - 1
  })
}

/** A tone whose pitch may glide; `pitch` takes the part of the time that has passed. */
export function tone(milliseconds, rate, pitch) {
  let phase = 0
  const length = samples(milliseconds, rate)
  return Float64Array.from({ length }, (_, index) => {
    const hertz = typeof pitch === 'number' ? pitch : pitch(index / length)
    phase += hertz / rate
    return Math.sin(TURN * phase)
  })
}

/** A tone made glassy by another one. */
export function modulated(milliseconds, rate, { pitch, ratio, depth }) {
  const end = samples(milliseconds, rate)
  return Float64Array.from({ length: end }, (_, index) => {
    const time = index / rate
    const bend = depth * (1 - index / end) * Math.sin(TURN * pitch * ratio * time)
    return Math.sin(TURN * pitch * time + bend)
  })
}

/** A plucked string (Karplus and Strong): noise that goes round and loses its edge. */
export function plucked(milliseconds, rate, pitch, seed = 1, damping = 0.995) {
  const round = rate / pitch - 0.5
  const whole = Math.floor(round)
  const part = round - whole
  const string = noise((1000 * (whole + 2)) / rate, rate, seed)
  const out = new Float64Array(samples(milliseconds, rate))
  const before = (index) => (index < 0 ? 0 : (out[index] ?? 0))
  let last = 0
  for (let index = 0; index < out.length; index++) {
    const came = (1 - part) * before(index - whole) + part * before(index - whole - 1)
    out[index] = (index <= whole ? (string[index] ?? 0) * 0.5 : 0) + damping * 0.5 * (came + last)
    last = came
  }
  return out
}

/** A filter of second order; its frequency may move. */
function filtered(input, rate, frequency, q, coefficients) {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  return input.map((x, index) => {
    const hertz = typeof frequency === 'number' ? frequency : frequency(index / input.length)
    const angle = (TURN * hertz) / rate
    const alpha = Math.sin(angle) / (2 * q)
    const [b0, b1, b2] = coefficients(Math.cos(angle), alpha)
    const y = (b0 * x + b1 * x1 + b2 * x2 + 2 * Math.cos(angle) * y1 - (1 - alpha) * y2) / (1 + alpha)
    ;[x2, x1, y2, y1] = [x1, x, y1, y]
    return y
  })
}

export const band = (input, rate, frequency, q = 1.4) =>
  filtered(input, rate, frequency, q, (_cos, alpha) => [alpha, 0, -alpha])
export const low = (input, rate, frequency) =>
  filtered(input, rate, frequency, 0.7, (cos) => [(1 - cos) / 2, 1 - cos, (1 - cos) / 2])
export const high = (input, rate, frequency) =>
  filtered(input, rate, frequency, 0.7, (cos) => [(1 + cos) / 2, -1 - cos, (1 + cos) / 2])

/** Dies away: after so many milliseconds a thousandth of it is left. */
export const decaying = (input, rate, milliseconds) =>
  input.map((x, index) => x * Math.exp((-6.908 * index * 1000) / rate / milliseconds))

/** Swells and fades, in parts of the whole. */
export const swelling = (input, rise, fall) =>
  input.map((x, index) => {
    const done = index / input.length
    return x * Math.min(1, done / rise, (1 - done) / fall)
  })

/** Louder and softer, so many times a second. */
export const shaken = (input, rate, hertz, depth = 1) =>
  input.map((x, index) => x * (1 - depth * (0.5 + 0.5 * Math.cos((TURN * hertz * index) / rate))))

export const louder = (input, by) => input.map((x) => x * by)

/** Several at once; each may begin later: [samples, milliseconds]. */
export function mixed(rate, ...parts) {
  const placed = parts.map(([input, begins = 0]) => ({ input, start: samples(begins, rate) }))
  const out = new Float64Array(Math.max(...placed.map(({ input, start }) => start + input.length)))
  for (const { input, start } of placed)
    for (const [index, x] of input.entries()) out[start + index] = (out[start + index] ?? 0) + x
  return out
}

/** −9 dB: several of them at once still do not clip. */
const PEAK = 0.355
/** What nobody hears any more at the end is left out. */
const SILENT = 0.002
/** The last samples fade, so that nothing clicks. */
const FADE = 5

/** 16 bit, as loud as asked, without the silence at its end. */
export function toPcm(input, rate, level = 1) {
  const peak = input.reduce((most, x) => Math.max(most, Math.abs(x)), 0)
  const last = input.findLastIndex((x) => Math.abs(x) > SILENT * peak) + 1
  const fade = samples(FADE, rate)
  return Int16Array.from(input.subarray(0, last), (x, index) =>
    Math.round(32767 * PEAK * level * (x / peak) * Math.min(1, (last - index) / fade)),
  )
}
