/** A move of the list, as a sentence. */
export interface Listed {
  readonly move: unknown
  readonly kind: string
  readonly text: string
}

export interface MoveGroup {
  readonly name: string
  readonly entries: readonly Listed[]
}

/** The words that all these sentences begin with, without a number or a sign at their end. */
function commonStart(sentences: readonly string[]): string {
  const [first = [], ...others] = sentences.map((sentence) => sentence.split(' '))
  const apart = first.findIndex((word, index) => others.some((other) => other[index] !== word))
  const shared = apart === -1 ? first : first.slice(0, apart)
  return shared.join(' ').replace(/[\s\d,:;(]+$/u, '')
}

function nameOf(entries: readonly Listed[], question: string): string {
  const start = entries.length === 1 ? '' : commonStart(entries.map((entry) => entry.text))
  return start === '' ? question : `${start} …`
}

/**
 * The moves of each kind, called by the words that their sentences begin with.
 * Those alone of their kind stand together and are answers to the question the game asks.
 */
export function groupMoves(listed: readonly Listed[], question: string): MoveGroup[] {
  const kinds = [...new Set(listed.map((entry) => entry.kind))]
  const groups: MoveGroup[] = []
  for (const kind of kinds) {
    const entries = listed.filter((entry) => entry.kind === kind)
    const name = nameOf(entries, question)
    const last = groups.at(-1)
    if (last?.name === name) groups.splice(-1, 1, { name, entries: [...last.entries, ...entries] })
    else groups.push({ name, entries })
  }
  return groups
}
