interface Kept {
  readonly text: Promise<string>
  readonly until: number
}

/** Answers that cost much and may be a moment old: whoever asks for one again and again is told the same meanwhile. */
export class KeptTexts {
  readonly #texts = new Map<string, Kept>()
  readonly #keptFor: number
  readonly #most: number

  /** For so many milliseconds; whoever asks for more different ones makes room for them. */
  constructor(keptFor: number, most: number) {
    this.#keptFor = keptFor
    this.#most = most
  }

  get(key: string, make: () => Promise<string>): Promise<string> {
    const known = this.#texts.get(key)
    const now = performance.now()
    if (known !== undefined && now < known.until) return known.text
    if (this.#texts.size >= this.#most) this.forget()
    const text = make()
    this.#texts.set(key, { text, until: now + this.#keptFor })
    // What went wrong is tried again.
    text.catch(() => this.#texts.delete(key))
    return text
  }

  /** All is to be made anew. */
  forget(): void {
    this.#texts.clear()
  }
}
