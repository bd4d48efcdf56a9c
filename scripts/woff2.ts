import { brotliDecompressSync } from 'node:zlib'

/** WOFF2 names the usual tables by a number: the ones that matter here, and the mark of a table named in full. */
const CMAP = 0
const GLYF = 10
const LOCA = 11
const NAMED = 63

/** The characters that a WOFF2 font draws, read from its `cmap`. */
export function charactersOf(font: Buffer): Set<string> {
  const map = characterMapOf(font)
  const found = new Set<string>()
  for (let table = 0; table < map.readUInt16BE(2); table++) {
    const offset = map.readUInt32BE(8 + 8 * table)
    for (const [first, last] of rangesOf(map.subarray(offset)))
      for (let code = first; code <= last; code++) found.add(String.fromCodePoint(code))
  }
  return found
}

/** The table `cmap`, which is stored as it is among the others in one compressed stream. */
function characterMapOf(font: Buffer): Buffer {
  if (font.toString('latin1', 0, 4) !== 'wOF2') throw new Error('this is no WOFF2 font')
  let at = 48
  const byte = () => font.readUInt8(at++)
  const number = () => {
    let value = 0
    for (let next = 128; next >= 128; value = value * 128 + (next & 127)) next = byte()
    return value
  }
  const tables = Array.from({ length: font.readUInt16BE(12) }, () => {
    const flags = byte()
    const name = flags & 63
    if (name === NAMED) at += 4
    const length = number()
    const plain = name === GLYF || name === LOCA ? 3 : 0
    return { name, length: flags >> 6 === plain ? length : number() }
  })
  const index = tables.findIndex(({ name }) => name === CMAP)
  const start = tables.slice(0, index).reduce((sum, { length }) => sum + length, 0)
  const stream = brotliDecompressSync(font.subarray(at, at + font.readUInt32BE(20)))
  return stream.subarray(start, start + (tables[index]?.length ?? 0))
}

/** The ranges of code points in a part of the map: format 4 or 12, as fonts for the web have. */
function rangesOf(part: Buffer): [number, number][] {
  if (part.readUInt16BE(0) === 12)
    return Array.from({ length: part.readUInt32BE(12) }, (_, group) => [
      part.readUInt32BE(16 + 12 * group),
      part.readUInt32BE(20 + 12 * group),
    ])
  const segments = part.readUInt16BE(6) / 2
  // The last segment only ends the list.
  return Array.from({ length: segments - 1 }, (_, segment) => [
    part.readUInt16BE(16 + 2 * (segments + segment)),
    part.readUInt16BE(14 + 2 * segment),
  ])
}
