import { type RefObject, useEffect, useRef } from 'react'

/** Did something within `ours` have the focus last? A control that is gone no longer says so itself. */
function useWithin(ours: string): RefObject<boolean> {
  const within = useRef(false)
  useEffect(() => {
    const focused = (event: FocusEvent) => {
      within.current = event.target instanceof Element && event.target.closest(ours) !== null
    }
    document.addEventListener('focusin', focused)
    return () => document.removeEventListener('focusin', focused)
  }, [ours])
  return within
}

/** Where the focus of a board goes on; all of them are selectors. */
export interface FocusWay {
  /** The board's own parts: a focus that was elsewhere stays there. */
  readonly ours: string
  /** What to go on with, best first; the first one in sight gets the focus. */
  readonly stops: readonly string[]
  /** A control that has nothing to do any more is left as well. */
  readonly idle?: string
}

/**
 * Whoever plays by keyboard goes on from the keyboard: a control that is gone, or has nothing to do any more
 * once `after` has changed, hands the focus to the next stop.
 */
export function useFocusGoesOn({ ours, stops, idle }: FocusWay, after: unknown): void {
  const within = useWithin(ours)
  const before = useRef(after)
  useEffect(() => {
    if (before.current === after) return
    before.current = after
    const active = document.activeElement
    const lost = active === document.body || (idle !== undefined && active?.matches(idle) === true)
    if (!within.current || !lost) return
    const next = stops
      .flatMap((stop) => [...document.querySelectorAll<HTMLElement>(stop)])
      .find((control) => control.checkVisibility())
    next?.focus()
  })
}
