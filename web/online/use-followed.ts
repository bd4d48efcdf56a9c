import { useCallback, useEffect, useRef, useState } from 'react'
import { polling } from '../app/retry.ts'
import { problemText } from './use-words.ts'

/** What the server last answered to a question that a page keeps asking. */
export interface Followed<Answer> {
  /** Nothing until the server has answered. */
  readonly answer: Answer | undefined
  /** Why the last question found no answer; the one before it still stands. */
  readonly fault: string | undefined
  /** The page has learned the answer in another way. */
  adopt(answer: Answer): void
  /** Asks at once. */
  again(): void
}

/** Asks when shown, and again so many milliseconds after each answer while the page is in sight. */
export function useFollowed<Answer>(
  ask: () => Promise<Answer>,
  every: number,
  explain: (problem: unknown) => string = problemText,
): Followed<Answer> {
  const [answer, setAnswer] = useState<Answer>()
  const [fault, setFault] = useState<string>()
  const asking = useRef<ReturnType<typeof polling>>(undefined)
  const adopt = useCallback((next: Answer) => {
    setAnswer(next)
    setFault(undefined)
  }, [])
  useEffect(() => {
    // What was asked before this is no answer to it.
    let current = true
    asking.current = polling(async () => {
      try {
        const next = await ask()
        if (current) adopt(next)
      } catch (problem) {
        if (current) setFault(explain(problem))
        throw problem
      }
    }, every)
    return () => {
      current = false
      asking.current?.stop()
    }
  }, [ask, every, explain, adopt])
  const again = useCallback(() => asking.current?.now(), [])
  return { answer, fault, adopt, again }
}
