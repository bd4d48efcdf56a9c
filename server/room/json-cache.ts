import { sameData } from '@engawa/kernel'

interface Part {
  readonly name: string
  readonly value: unknown
  readonly text: string
}

/**
 * Writes one thing after another as JSON that differ little: the views of one table, from seat to seat and from
 * move to move. Comparing costs far less than writing: what has not changed keeps its text.
 */
export class JsonCache {
  /** What was written last, in its order. */
  readonly #parts: Part[] = []

  write(data: Readonly<Record<string, unknown>>): string {
    let text = '{'
    let index = 0
    for (const name in data) {
      if (index > 0) text += ','
      text += this.#part(index++, name, data[name])
    }
    return `${text}}`
  }

  #part(index: number, name: string, value: unknown): string {
    const known = this.#parts[index]
    if (known !== undefined && known.name === name && sameData(known.value, value)) return known.text
    const text = `${JSON.stringify(name)}:${JSON.stringify(value)}`
    this.#parts[index] = { name, value, text }
    return text
  }
}
