/** The words of a move as a control shows them: what it does, and below it what is printed on the piece. */
export interface Label {
  readonly deed: string
  readonly aside: string
}

/** A value or a price as short as this stays in its sentence. */
const SHORT = 4

/** Takes what stands in brackets out of a sentence, brackets within brackets with it. */
export function labelOf(text: string): Label {
  let depth = 0
  let deed = ''
  let bracket = ''
  const asides: string[] = []
  for (const letter of text) {
    if (letter === '(' && depth++ === 0) continue
    if (letter === ')' && --depth === 0) {
      if (bracket.length <= SHORT) deed += `(${bracket})`
      else asides.push(bracket)
      bracket = ''
    } else if (depth > 0) bracket += letter
    else deed += letter
  }
  return {
    deed: deed
      .replace(/ {2,}/g, ' ')
      .replace(/ +([,:;]|$)/g, '$1')
      .trim(),
    aside: asides.join(' · '),
  }
}
