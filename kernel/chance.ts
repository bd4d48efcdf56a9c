type Words = readonly [number, number, number, number]

/** What a stored table keeps of its generator. Never part of a view. */
export interface ChanceState {
  readonly words: Words
  readonly uses: number
}

/**
 * The seeded generator: sfc32, whose 128 bits of state mix additions, shifts and a counter,
 * so that a run of dice does not give the state away by linear algebra.
 * It counts its uses: a step during which the count grew cannot be undone.
 */
export class Chance {
  #a: number
  #b: number
  #c: number
  #counter: number
  #uses: number

  private constructor(a: number, b: number, c: number, counter: number, uses: number) {
    this.#a = a | 0
    this.#b = b | 0
    this.#c = c | 0
    this.#counter = counter | 0
    this.#uses = uses
  }

  /** A generator whose every draw follows from the text. */
  static seeded(seed: string): Chance {
    const [a, b, c, counter] = wordsOf(seed) ?? digest(seed)
    const chance = new Chance(a, b, c, counter, 0)
    for (let i = 0; i < 15; i++) chance.#next()
    return chance
  }

  static restore(saved: ChanceState): Chance {
    const [a, b, c, counter] = saved.words
    return new Chance(a, b, c, counter, saved.uses)
  }

  /** Does the generator of this seed ever come to this state? */
  static reaches(seed: string, saved: ChanceState): boolean {
    const chance = Chance.seeded(seed)
    const [a, b, c, counter] = saved.words
    for (let steps = (counter - chance.#counter) >>> 0; steps > 0; steps--) chance.#next()
    return a >>> 0 === chance.#a >>> 0 && b >>> 0 === chance.#b >>> 0 && c >>> 0 === chance.#c >>> 0
  }

  save(): ChanceState {
    return {
      words: [this.#a >>> 0, this.#b >>> 0, this.#c >>> 0, this.#counter >>> 0],
      uses: this.#uses,
    }
  }

  /** How many numbers were asked for so far. */
  get uses(): number {
    return this.#uses
  }

  /** A whole number from 0 to below `bound`, each equally likely. */
  int(bound: number): number {
    if (!(bound >= 1 && bound <= 0x80000000)) throw new RangeError(`no draw below ${bound}`)
    this.#uses++
    // As many top bits as the bound needs; a value beyond it is thrown away, never folded back.
    const shift = Math.clz32(bound - 1)
    if (shift === 32) return 0
    let value = this.#next() >>> shift
    while (value >= bound) value = this.#next() >>> shift
    return value
  }

  /** About normal, with mean 0 and spread 1, never beyond 3. */
  normal(): number {
    let sum = 0
    for (let draw = 0; draw < 3; draw++) sum += this.int(2001) - 1000
    return sum / 1000
  }

  /** One of the items, each equally likely. */
  pick<T>(items: readonly T[]): T {
    const item = items[this.int(items.length)]
    if (item === undefined) throw new RangeError('nothing to pick from')
    return item
  }

  /** Puts the items into random order, in place. */
  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.int(i + 1)
      const held = items[i] as T
      items[i] = items[j] as T
      items[j] = held
    }
    return items
  }

  #next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum
    this.#c |= 0
    return sum
  }
}

/** A table's seed out of 16 random bytes that the caller drew from a good source. */
export function seedFrom(bytes: Uint8Array): string {
  if (bytes.length !== 16) throw new RangeError(`a seed is made of 16 bytes, not ${bytes.length}`)
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/.{8}(?=.)/g, '$&-')
}

const fourWords = /^[0-9a-f]{8}(-[0-9a-f]{8}){3}$/

/** The words of a seed that was made by `seedFrom`: all its 128 bits are the generator's state. */
function wordsOf(seed: string): Words | undefined {
  if (!fourWords.test(seed)) return undefined
  const word = (start: number): number => Number.parseInt(seed.slice(start, start + 8), 16)
  return [word(0), word(9), word(18), word(27)]
}

/**
 * Words out of any other text, each of which depends on every character (FNV-1a, then an avalanche).
 * Only 64 bits of it reach them: fit for tests, for bots and for tables from before `seedFrom` gave four words.
 */
function digest(text: string): Words {
  let hash = 0x811c9dc5
  let second = 0x01000193 ^ text.length
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    hash = Math.imul(hash ^ (code & 0xff), 0x01000193)
    hash = Math.imul(hash ^ (code >>> 8), 0x01000193)
    second = Math.imul(second ^ code, 0x85ebca6b) ^ (second >>> 13)
  }
  return [avalanche(hash), avalanche(second), avalanche(hash ^ Math.imul(second, 0x9e3779b1)), 1]
}

function avalanche(word: number): number {
  let mixed = word ^ (word >>> 16)
  mixed = Math.imul(mixed, 0x85ebca6b)
  mixed ^= mixed >>> 13
  mixed = Math.imul(mixed, 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}
