import type { FormEvent } from 'react'
import { say } from '../app/notice.tsx'
import { problemText } from './use-words.ts'

/** Does something that may be refused, and says why. */
export function trying(work: Promise<void>): void {
  void work.catch((problem: unknown) => say(problemText(problem)))
}

/** The same for what a form asks for. */
export function submitting(run: () => Promise<void>) {
  return (event: FormEvent) => {
    event.preventDefault()
    trying(run())
  }
}
