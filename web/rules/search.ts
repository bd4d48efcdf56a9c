import type { RuleChapter } from '@engawa/kernel'
import { plain, wordsOf } from './plain.ts'

/** The chapters with only the passages that hold every word of the question. */
export function searchRules(chapters: readonly RuleChapter[], question: string): RuleChapter[] {
  const asked = wordsOf(question)
  if (asked.length === 0) return [...chapters]
  return chapters
    .map((chapter) => ({
      ...chapter,
      passages: chapter.passages.filter((passage) => {
        const text = plain(`${chapter.title} ${passage.text} ${passage.rules.join(' ')}`)
        return asked.every((word) => text.includes(word))
      }),
    }))
    .filter((chapter) => chapter.passages.length > 0)
}
