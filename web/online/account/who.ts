import type { Me } from '../api.ts'
import type { OnlineWords } from '../words/index.ts'

/** Who somebody is to the server, in a sentence. */
export function introduction(me: Me | undefined, texts: OnlineWords['account']): string {
  if (me === undefined) return texts.nobody
  return me.handle === null ? texts.guest(me.name) : texts.known(me.name, me.handle)
}
