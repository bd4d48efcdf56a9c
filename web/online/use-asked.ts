import { useCallback, useEffect, useState } from 'react'
import { say } from '../app/notice.tsx'
import { problemText } from './use-words.ts'

/** What the server answers to one question, asked when shown and again on demand. */
export function useAsked<Answer>(ask: () => Promise<Answer>): {
  answer: Answer | undefined
  again(): Promise<void>
} {
  const [answer, setAnswer] = useState<Answer>()
  const again = useCallback(async () => setAnswer(await ask()), [ask])
  useEffect(() => {
    again().catch((problem: unknown) => say(problemText(problem)))
  }, [again])
  return { answer, again }
}
