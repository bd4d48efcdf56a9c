/** What a size of code holds at the middle level of correction, which forgives 15 % of damage. */
export interface Version {
  readonly number: number
  /** Bytes of data and correction together. */
  readonly total: number
  readonly blocks: number
  /** Bytes of correction in each block. */
  readonly correction: number
}

/** Sizes one to nine: up to 180 letters, which no link of ours exceeds. */
const versions: readonly Version[] = [
  { number: 1, total: 26, blocks: 1, correction: 10 },
  { number: 2, total: 44, blocks: 1, correction: 16 },
  { number: 3, total: 70, blocks: 1, correction: 26 },
  { number: 4, total: 100, blocks: 2, correction: 18 },
  { number: 5, total: 134, blocks: 2, correction: 24 },
  { number: 6, total: 172, blocks: 4, correction: 16 },
  { number: 7, total: 196, blocks: 4, correction: 18 },
  { number: 8, total: 242, blocks: 4, correction: 22 },
  { number: 9, total: 292, blocks: 5, correction: 22 },
]

const room = ({ total, blocks, correction }: Version) => total - blocks * correction

/** The smallest size for so many bytes; half a byte says that they are bytes, and one how many. */
export function versionFor(bytes: number): Version | undefined {
  return versions.find((version) => room(version) >= bytes + 2)
}

const BYTES = 0b0100
const FILLERS = [0xec, 0x11] as const

/** The text as bytes behind its header, filled up to what the size holds. */
function dataBytes(text: Uint8Array, version: Version): number[] {
  // The header is twelve bits long, so that every byte lies across two.
  const halves = [
    BYTES,
    text.length >> 4,
    text.length & 15,
    ...[...text].flatMap((byte) => [byte >> 4, byte & 15]),
    0,
  ]
  const bytes: number[] = []
  for (let at = 0; at < halves.length; at += 2) bytes.push(((halves[at] ?? 0) << 4) | (halves[at + 1] ?? 0))
  for (let filler = 0; bytes.length < room(version); filler++) bytes.push(FILLERS[filler % 2] ?? 0)
  return bytes
}

/** Multiplies in the field of 256 elements that the codes count in. */
function multiply(one: number, other: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d)
    product ^= ((other >> bit) & 1) * one
  }
  return product
}

/** The polynomial whose remainder is the correction of so many bytes. */
function divisor(length: number): number[] {
  let factors: number[] = [1]
  for (let root = 1, degree = 0; degree < length; degree++, root = multiply(root, 2)) {
    const shifted = [...factors, 0]
    factors = shifted.map((factor, index) => factor ^ multiply(factors[index - 1] ?? 0, root))
  }
  return factors.slice(1)
}

function remainder(data: readonly number[], by: readonly number[]): number[] {
  let left = by.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ (left[0] ?? 0)
    left = by.map((coefficient, index) => (left[index + 1] ?? 0) ^ multiply(coefficient, factor))
  }
  return left
}

/** Takes from each list in turn until all are empty. */
function interleave(lists: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}

/** Everything that is written into a code of this size, in order. */
export function codewords(text: Uint8Array, version: Version): number[] {
  const bytes = dataBytes(text, version)
  const short = Math.floor(bytes.length / version.blocks)
  // Where they do not come out even, the last blocks are one byte longer.
  const firstLong = version.blocks - (bytes.length % version.blocks)
  const by = divisor(version.correction)
  const blocks = Array.from({ length: version.blocks }, (_, block) => {
    const start = block * short + Math.max(0, block - firstLong)
    return bytes.slice(start, start + short + (block >= firstLong ? 1 : 0))
  })
  return [...interleave(blocks), ...interleave(blocks.map((block) => remainder(block, by)))]
}
