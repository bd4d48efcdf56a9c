import { sameData } from '@engawa/kernel'

type Data = Readonly<Record<string, unknown>>

interface Part {
  readonly value: unknown
  readonly text: string
}

/** The parts that were put into words at one moment: what several viewers see alike is written and kept once. */
export type Parts = Map<string, Part>

/**
 * One thing that is looked at again and again and changes little: a table, or what one viewer sees of its game.
 * Comparing costs far less than writing, and only what changed is written.
 */
export class Changing {
  /** The moment it was looked at last; 0 before the first. */
  seen = 0
  /** What it was then. A part that did not change stays the same object, which the collector need not carry along. */
  #data: Record<string, unknown> = {}
  /** How many parts that has. */
  #size = 0
  /** The moment before that, and the parts that changed since; nothing where they cannot say it. */
  #before = 0
  #changes: string | undefined

  /** Looks at it at some moment; once for each. */
  look(moment: number, data: Data, parts?: Parts): void {
    this.#before = this.seen
    this.seen = moment
    const known = this.#data
    const before = this.#size
    let changes = ''
    let names = 0
    for (const name in data) {
      const value = data[name]
      // As JSON does it.
      if (value === undefined) continue
      names++
      if (name in known) {
        if (sameData(known[name], value)) continue
      } else this.#size++
      const { value: shared, text } = partOf(name, value, parts)
      known[name] = shared
      changes += changes === '' ? text : `,${text}`
    }
    const gone = this.#size > names
    if (gone) this.#drop(data)
    this.#changes = gone || before === 0 ? undefined : `{${changes}}`
  }

  /** What changed since that moment, where it was looked at then and has been looked at once since. */
  changesSince(moment: number): string | undefined {
    return moment === this.#before ? this.#changes : undefined
  }

  #drop(data: Data): void {
    for (const name of Object.keys(this.#data)) if (data[name] === undefined) delete this.#data[name]
    this.#size = Object.keys(this.#data).length
  }

  whole(): string {
    return JSON.stringify(this.#data)
  }

  /** Lets go of the words. */
  release(): void {
    this.#changes = undefined
  }
}

function partOf(name: string, value: unknown, parts: Parts | undefined): Part {
  const known = parts?.get(name)
  if (known !== undefined && sameData(known.value, value)) return known
  const part = { value, text: `${JSON.stringify(name)}:${JSON.stringify(value)}` }
  if (known === undefined) parts?.set(name, part)
  return part
}
