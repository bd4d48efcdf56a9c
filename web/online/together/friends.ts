import { useSyncExternalStore } from 'react'
import { polling } from '../../app/retry.ts'
import { api, type Call, type Friends } from '../api.ts'
import { whoAmI } from '../me.ts'
import { followPeople } from '../stream.ts'

/** Friends, and what they ask. */
export interface Near extends Friends {
  readonly calls: readonly Call[]
}

const AGAIN = 15_000
const nobody: Near = { friends: [], asked: [], asking: [], calls: [] }

let near = nobody
let asking: ReturnType<typeof polling> | undefined
let stopFollowing = () => {}
const listeners = new Set<() => void>()

async function look(): Promise<void> {
  if ((await whoAmI()) === undefined) near = nobody
  else {
    const [friends, calls] = await Promise.all([api.friends(), api.calls()])
    near = { ...friends, calls }
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (asking === undefined) {
    asking = polling(look, AGAIN)
    stopFollowing = followPeople(lookForFriends)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    stopFollowing()
    asking?.stop()
    asking = undefined
  }
}

/** Something about them has changed. */
export function lookForFriends(): void {
  asking?.now()
}

/** One's friends and who asks for one: told by the stream; where they are is looked up from time to time. */
export function useFriends(): Near {
  return useSyncExternalStore(subscribe, () => near)
}
