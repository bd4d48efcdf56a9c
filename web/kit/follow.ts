import type { GameEvent, Seat } from '@engawa/kernel'
import { createContext, useCallback, useContext, useEffect, useState } from 'react'
import { motionLeft } from './motion.ts'
import type { Pace } from './stage-manager.ts'
import type { BoardModel } from './use-board.ts'

/** How others' turns are shown. */
export interface Following {
  /** Where nobody waits for them no page is turned. */
  readonly pace: Pace
  /** One looks at how it was: one's own deeds are followed as those of others are. */
  readonly film: boolean
  /** Their turn has been so long that its steps get too little time to look at another page. */
  hurried(): boolean
  /** The seals on what they take from the viewer, give to them, or move of theirs. */
  readonly taken: string
  readonly given: string
  readonly moved: string
  /** The seal on what they take that the viewer had taken up and left. */
  readonly wanted: string
}

const Shown = createContext<Following>({
  pace: 'instant',
  film: false,
  hurried: () => false,
  taken: '',
  given: '',
  moved: '',
  wanted: '',
})
export const FollowingProvider = Shown.Provider
export const useFollowing = (): Following => useContext(Shown)

/** How long the page stays after the last step of the others came to rest. */
const STAY = 300

/** Whose deeds are followed, and on which page. */
interface Seen<Page> {
  readonly page: Page | undefined
  readonly seat: Seat | undefined
}

interface Followed<Page> extends Seen<Page> {
  readonly fresh: readonly GameEvent[]
}

/** Milliseconds for which marks of what has landed may still fade when the page is turned. */
const FADING = 260

interface Now {
  /** Milliseconds for which pieces of the last step are still under way. */
  readonly motion: number
  readonly hurried: boolean
  /** Nobody else plays on. */
  readonly nobody: boolean
}

/**
 * The page for the next step of others; none where it is seen anywhere. Where the steps of a long turn come faster than
 * pieces land the page stays: nothing flies over one that it is not of, and none is turned before it was seen.
 */
export function pageFor<Page>(
  seen: Seen<Page>,
  next: Seen<Page>,
  { motion, hurried, nobody }: Now,
): Page | undefined {
  const flashes = hurried && motion > FADING && seen.seat === next.seat
  if (flashes && seen.page !== undefined) return seen.page
  return next.page ?? (nobody ? undefined : seen.page)
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
  const { pace, film, hurried } = useFollowing()
  // Nobody plays on: one looks at one's own things again, or the game is over.
  const back = asked || active.length === 0
  const [kept, setKept] = useState<Followed<Page>>({ fresh, page: undefined, seat: undefined })
  let now = kept
  if (kept.fresh !== fresh) {
    const others = fresh.filter(({ seat }) => seat !== undefined && (film || seat !== own))
    const seat = others[0]?.seat ?? kept.seat
    const page = others.map(pageOf).find((found) => found !== undefined)
    const how = { motion: motionLeft(), hurried: hurried(), nobody: back }
    now = { fresh, seat, page: pageFor(kept, { page, seat }, how) }
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
