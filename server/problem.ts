import type { Refusal } from '@engawa/kernel'

/** A request that cannot be done, and why: becomes the answer as it stands. */
export class Problem extends Error {
  readonly status: number
  readonly code: string
  readonly refusal: Refusal | undefined

  constructor(status: number, code: string, message: string, refusal?: Refusal) {
    super(message)
    this.status = status
    this.code = code
    this.refusal = refusal
  }
}

export const unauthenticated = (): Problem =>
  new Problem(401, 'no-session', 'Choose a name first: this needs a session.')

export const notFound = (what: string): Problem => new Problem(404, 'not-found', `There is no such ${what}.`)
