import { codewords, type Version, versionFor } from './codewords.ts'

/** A square of modules, by row; true is dark. */
export type QrCode = readonly (readonly boolean[])[]

/** Eight patterns, one of which is laid over the data so that no large patches of one colour arise. */
const masks: readonly ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
]

/** Modules as they are filled in; undefined: nothing stands there yet. */
type Draft = (boolean | undefined)[][]

function put(draft: Draft, row: number, column: number, dark: boolean): void {
  const line = draft[row]
  if (line !== undefined && column >= 0 && column < line.length) line[column] = dark
}

/** A square with a ring round it: the eyes in three corners, and smaller ones that show how it is bent. */
function putEye(draft: Draft, row: number, column: number, reach: number, light: readonly number[]): void {
  for (let down = -reach; down <= reach; down++)
    for (let right = -reach; right <= reach; right++) {
      const ring = Math.max(Math.abs(down), Math.abs(right))
      put(draft, row + down, column + right, !light.includes(ring))
    }
}

function alignmentPlaces({ number }: Version, size: number): number[] {
  if (number === 1) return []
  return number < 7 ? [6, size - 7] : [6, (size - 1) / 2, size - 7]
}

/** The bits of a value and the remainder that guards them. */
function guarded(value: number, bits: number, by: number): number {
  let left = value
  for (let step = 0; step < bits; step++) left = (left << 1) ^ ((left >> (bits - 1)) * by)
  return (value << bits) | left
}

/** The middle level of correction is called nought. */
function putFormat(draft: Draft, mask: number): void {
  const size = draft.length
  const bits = guarded(mask, 10, 0x537) ^ 0x5412
  const bit = (index: number) => ((bits >> index) & 1) === 1
  for (let index = 0; index < 15; index++) {
    const down = index < 6 ? index : index < 8 ? index + 1 : size - 15 + index
    put(draft, down, 8, bit(index))
    const right = index < 8 ? size - 1 - index : index === 8 ? 7 : 14 - index
    put(draft, 8, right, bit(index))
  }
  put(draft, size - 8, 8, true)
}

function putVersion(draft: Draft, { number }: Version): void {
  if (number < 7) return
  const bits = guarded(number, 12, 0x1f25)
  for (let index = 0; index < 18; index++) {
    const [far, near] = [draft.length - 11 + (index % 3), Math.floor(index / 3)]
    const dark = ((bits >> index) & 1) === 1
    put(draft, far, near, dark)
    put(draft, near, far, dark)
  }
}

/** All that stands in a code of this size whatever it says. */
function frame(version: Version): Draft {
  const size = 17 + 4 * version.number
  const draft: Draft = Array.from({ length: size }, () => Array<boolean | undefined>(size).fill(undefined))
  for (let at = 0; at < size; at++) {
    put(draft, 6, at, at % 2 === 0)
    put(draft, at, 6, at % 2 === 0)
  }
  const corners = [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const
  for (const [row, column] of corners) putEye(draft, row, column, 4, [2, 4])
  const places = alignmentPlaces(version, size)
  for (const row of places)
    for (const column of places) {
      const inCorner = corners.some(
        ([down, right]) => Math.abs(down - row) < 5 && Math.abs(right - column) < 5,
      )
      if (!inCorner) putEye(draft, row, column, 2, [1])
    }
  putVersion(draft, version)
  putFormat(draft, 0)
  return draft
}

/** The places that are left for data: two columns at a time, up and down, from the right. */
function* freePlaces(draft: Draft): Generator<readonly [row: number, column: number]> {
  const size = draft.length
  let up = true
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--
    for (let step = 0; step < size; step++)
      for (const column of [right, right - 1]) {
        const row = up ? size - 1 - step : step
        if (draft[row]?.[column] === undefined) yield [row, column]
      }
    up = !up
  }
}

function filled(version: Version, words: readonly number[], mask: number): QrCode {
  const draft = frame(version)
  const places = [...freePlaces(draft)]
  const over = masks[mask] ?? (() => false)
  for (const [index, [row, column]] of places.entries()) {
    const dark = (((words[index >> 3] ?? 0) >> (7 - (index & 7))) & 1) === 1
    put(draft, row, column, dark !== over(row, column))
  }
  putFormat(draft, mask)
  return draft.map((row) => row.map((dark) => dark === true))
}

/** Long lines of one colour, squares of one colour and what looks like an eye make a code hard to read. */
function penalty(code: QrCode): number {
  const size = code.length
  const columns = code.map((_, column) => code.map((row) => row[column] === true))
  const lines = [...code, ...columns].map((line) => line.map(Number).join(''))
  const runs = lines
    .flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? [])
    .reduce((sum, run) => sum + run.length - 2, 0)
  const eyes = lines.reduce(
    (sum, line) => sum + [...`0000${line}0000`.matchAll(/(?=00001011101|10111010000)/g)].length,
    0,
  )
  let squares = 0
  for (let row = 1; row < size; row++)
    for (let column = 1; column < size; column++) {
      const here = code[row]?.[column]
      const same = [code[row]?.[column - 1], code[row - 1]?.[column], code[row - 1]?.[column - 1]]
      if (same.every((other) => other === here)) squares++
    }
  const dark = code.flat().filter(Boolean).length / size ** 2
  return runs + 3 * squares + 40 * eyes + 10 * Math.floor(Math.abs(dark - 0.5) * 20)
}

/** A code that cameras read as this text; none where the text is too long for one. */
export function qrCode(text: string): QrCode | undefined {
  const bytes = new TextEncoder().encode(text)
  const version = versionFor(bytes.length)
  if (version === undefined) return undefined
  const words = codewords(bytes, version)
  const drawn = masks.map((_, mask) => filled(version, words, mask))
  return drawn.reduce((best, next) => (penalty(next) < penalty(best) ? next : best))
}
