import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** The hash of a text, in hexadecimal. */
export function hashOf(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}

/** What may be shown of a seed before the game is over. */
export function commitTo(seed: string): string {
  return hashOf(`engawa seed ${seed}`)
}

/** Is this the seed that was promised at the start? */
export function keepsPromise(seed: string, commitment: string): boolean {
  return commitTo(seed) === commitment
}
