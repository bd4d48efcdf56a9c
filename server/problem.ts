import type { Refusal } from '@engawa/kernel'

/** A request that cannot be done, and why: becomes the answer as it stands. */
export class Problem extends Error {
  readonly status: number
  readonly code: string
  readonly refusal: Refusal | undefined
  /** After so many seconds it may be tried again. */
  readonly retryAfter: number | undefined

  constructor(status: number, code: string, message: string, refusal?: Refusal, retryAfter?: number) {
    super(message)
    this.status = status
    this.code = code
    this.refusal = refusal
    this.retryAfter = retryAfter
  }
}

export const unauthenticated = (): Problem =>
  new Problem(401, 'no-session', 'Choose a name first: this needs a session.')

export const notFound = (what: string): Problem => new Problem(404, 'not-found', `There is no such ${what}.`)

export const otherRules = (): Problem =>
  new Problem(409, 'other-rules', 'This table is played by rules that this server does not know any more.')

export const tooMany = (seconds: number): Problem =>
  new Problem(429, 'too-many', `Too many requests; try again in ${seconds} s.`, undefined, seconds)
