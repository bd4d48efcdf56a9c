import { sameData } from '@engawa/kernel'

interface Part {
  readonly name: string
  readonly value: unknown
  readonly text: string
}

/** What stands before and after one part that changes by itself, as it does from seat to seat. */
interface Frame {
  readonly index: number
  readonly before: string
  readonly after: string
}

/**
 * Writes one thing after another as JSON that differ little: the views of one table, from seat to seat and from
 * move to move. Comparing costs far less than writing: what has not changed keeps its text.
 */
export class JsonCache {
  /** What was written last, in its order. */
  readonly #parts: Part[] = []
  /** The whole of it; nothing where it was let go. */
  #text: string | undefined
  #frame: Frame | undefined

  write(data: Readonly<Record<string, unknown>>): string {
    let changes = 0
    let changed = 0
    let index = 0
    for (const name in data) {
      if (this.#renew(index, name, data[name])) {
        changes++
        changed = index
      }
      index++
    }
    if (this.#parts.length > index) {
      this.#parts.length = index
      changes = Number.POSITIVE_INFINITY
    }
    if (changes > 1) this.release()
    else if (changes === 1) this.#text = this.#around(changed)
    this.#text ??= `{${this.#joined(0)}}`
    return this.#text
  }

  /** Lets go of what is long; the parts stay, and all can be put together from them. */
  release(): void {
    this.#text = undefined
    this.#frame = undefined
  }

  /** Whether this part is another one than before. */
  #renew(index: number, name: string, value: unknown): boolean {
    const known = this.#parts[index]
    if (known !== undefined && known.name === name && sameData(known.value, value)) return false
    this.#parts[index] = { name, value, text: `${JSON.stringify(name)}:${JSON.stringify(value)}` }
    return true
  }

  /** The text where this part alone changed: all others are taken over in two pieces. */
  #around(index: number): string {
    if (this.#frame?.index !== index) {
      const [before, after] = [this.#joined(0, index), this.#joined(index + 1)]
      this.#frame = {
        index,
        before: before === '' ? '{' : `{${before},`,
        after: after === '' ? '}' : `,${after}}`,
      }
    }
    const { before, after } = this.#frame
    return `${before}${this.#parts[index]?.text ?? ''}${after}`
  }

  #joined(from: number, to?: number): string {
    return this.#parts
      .slice(from, to)
      .map(({ text }) => text)
      .join(',')
  }
}
