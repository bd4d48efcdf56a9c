import { sameData } from '@engawa/kernel'

/**
 * Writes the views of one table as JSON. From seat to seat and from move to move most of a view is the same,
 * and comparing costs far less than writing: what has not changed keeps its text.
 */
export class Writer {
  readonly #parts = new Map<string, { readonly value: unknown; readonly text: string }>()

  write(view: Readonly<Record<string, unknown>>): string {
    let text = ''
    for (const name in view) text += this.#part(name, view[name])
    return `{${text.slice(1)}}`
  }

  /** With the comma before it. */
  #part(name: string, value: unknown): string {
    const known = this.#parts.get(name)
    if (known !== undefined && sameData(known.value, value)) return known.text
    const text = `,${JSON.stringify(name)}:${JSON.stringify(value)}`
    this.#parts.set(name, { value, text })
    return text
  }
}
