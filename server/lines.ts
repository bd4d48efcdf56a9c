/**
 * What waits, by whom it is for. They take turns, so that whoever asks for a thousand things keeps another waiting for
 * one of them.
 */
export class Lines<Item> {
  /** Whoever stands first is next. */
  readonly #lines = new Map<string, Item[]>()

  get isEmpty(): boolean {
    return this.#lines.size === 0
  }

  lengthOf(whom: string): number {
    return this.#lines.get(whom)?.length ?? 0
  }

  add(whom: string, item: Item): void {
    const line = this.#lines.get(whom)
    if (line === undefined) this.#lines.set(whom, [item])
    else line.push(item)
  }

  /** The next thing whose time may come now; whoever it was for stands behind all others from then on. */
  take(mayCome: (item: Item, whom: string) => boolean = () => true): Item | undefined {
    for (const [whom, line] of this.#lines) {
      const [first] = line
      if (first === undefined || !mayCome(first, whom)) continue
      line.shift()
      this.#lines.delete(whom)
      if (line.length > 0) this.#lines.set(whom, line)
      return first
    }
    return undefined
  }
}
