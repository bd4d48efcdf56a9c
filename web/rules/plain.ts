/** A text without what nobody types into a search: capitals and accents. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** The words of a question. */
export const wordsOf = (question: string): readonly string[] => plain(question).split(/\s+/).filter(Boolean)
