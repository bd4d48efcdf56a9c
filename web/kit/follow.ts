import type { GameEvent } from '@engawa/kernel'
import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import { motionLeft } from './motion.ts'
import type { Pace } from './stage-manager.ts'
import type { BoardModel } from './use-board.ts'

/** How others' turns are shown. */
interface Following {
  /** Where nobody waits for them no page is turned. */
  readonly pace: Pace
  /** The seals on what they take from the viewer, or move of theirs. */
  readonly taken: string
  readonly moved: string
  /** The seal on what they take that the viewer had taken up and left. */
  readonly wanted: string
}

const Shown = createContext<Following>({ pace: 'instant', taken: '', moved: '', wanted: '' })
export const FollowingProvider = Shown.Provider
export const useFollowing = (): Following => useContext(Shown)

/** How long the page stays after the last step of the others came to rest. */
const STAY = 300

interface Followed<Page> {
  readonly fresh: readonly GameEvent[]
  readonly page: Page | undefined
}

/**
 * The page of a board on which another seat acts, for as long as others play: a board with pages shows it instead of
 * the one that was looked at, and that one again afterwards. Whoever turns pages by hand calls `leave`.
 */
export function useFollowed<Event extends GameEvent, Page>(
  {
    fresh,
    own,
    asked,
    active,
    motion,
  }: Pick<BoardModel<unknown, never, Event>, 'fresh' | 'own' | 'asked' | 'active' | 'motion'>,
  pageOf: (event: Event) => Page | undefined,
): { readonly page: Page | undefined; leave(): void } {
  const { pace } = useFollowing()
  // Nobody plays on: one looks at one's own things again, or the game is over.
  const back = asked || active.length === 0
  const [kept, setKept] = useState<Followed<Page>>({ fresh, page: undefined })
  let now = kept
  if (kept.fresh !== fresh) {
    const others = fresh.filter(({ seat }) => seat !== undefined && seat !== own)
    const page = others.map(pageOf).find((found) => found !== undefined)
    now = { fresh, page: page ?? (back ? undefined : kept.page) }
    setKept(now)
  }
  const leave = useCallback(() => setKept((last) => ({ ...last, page: undefined })), [])
  const followed = now.page !== undefined
  useEffect(() => {
    if (!back || !followed) return
    const timer = setTimeout(leave, motionLeft() + STAY)
    addEventListener('pointerdown', leave)
    addEventListener('keydown', leave)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', leave)
      removeEventListener('keydown', leave)
    }
  }, [back, followed, leave])
  return {
    page: pace === 'instant' || motion === 'off' ? undefined : now.page,
    leave,
  }
}
