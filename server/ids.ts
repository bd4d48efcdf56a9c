import { hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** An id that nobody can guess: 128 random bits. */
export function newId(): string {
  return randomBytes(16).toString('base64url')
}

/** A secret that opens something: 256 random bits. Only its hash is ever stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Whether two secrets are the same, in a time that tells nothing of them. */
export function sameText(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'))
}

export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url')
}
