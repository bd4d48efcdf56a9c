import { games } from '@engawa/games'
import { fingerprint } from '@engawa/kernel/fingerprint'

/** The fingerprint of every game, for one engine to compare with another. */
export async function fingerprints(): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  for (const entry of games) found[entry.id] = fingerprint((await entry.play()).game, 2, 400)
  return found
}
