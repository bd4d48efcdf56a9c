import {
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useSyncExternalStore,
} from 'react'
import type { State } from '../rules/index.ts'
import type { Aiming, Level } from './aim.ts'

/** The shell stacks its parts below this width; then a print is one target. */
const NARROW = '(max-width: 1099px)'

export function useNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = matchMedia(NARROW)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(NARROW).matches,
  )
}

const ways: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** Arrows go to the nearest control of the stage in their direction. */
export function walkSpots(event: ReactKeyboardEvent<HTMLElement>): void {
  const way = ways[event.key]
  if (way === undefined || !(event.target instanceof HTMLElement)) return
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const from = middle(event.target)
  let nearest: HTMLElement | undefined
  let least = Number.POSITIVE_INFINITY
  for (const control of event.currentTarget.querySelectorAll<HTMLElement>('button')) {
    const { x, y } = middle(control)
    const along = (x - from.x) * way[0] + (y - from.y) * way[1]
    const aside = Math.abs((x - from.x) * way[1]) + Math.abs((y - from.y) * way[0])
    if (along < 4 || along + 3 * aside >= least) continue
    least = along + 3 * aside
    nearest = control
  }
  if (nearest === undefined) return
  event.preventDefault()
  nearest.focus()
}

/** Keys work while something of the board has the focus, so that they are nobody else's shortcuts. */
const ours = '.bit,.bit-dock'

/** `0` to `5` look at the overview or a region, Y D C choose a verb, Escape lets go. */
export function useKeys(press: (key: string) => void) {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (!(event.target instanceof Element) || event.target.closest(ours) === null) return
    press(event.key)
  })
  useEffect(() => {
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}

/** Did something of the board have the focus last? A control that is gone no longer says so itself. */
function useWithin(): RefObject<boolean> {
  const within = useRef(false)
  useEffect(() => {
    const focused = (event: FocusEvent) => {
      within.current = event.target instanceof Element && event.target.closest(ours) !== null
    }
    document.addEventListener('focusin', focused)
    return () => document.removeEventListener('focusin', focused)
  }, [])
  return within
}

/**
 * A control that is gone after a move or a choice hands the focus to the first control of what is asked now;
 * what was picked on the table by keyboard leads to the choices that are left.
 */
export function useFocusGoesOn(
  dock: RefObject<HTMLElement | null>,
  view: State,
  { verb, picks, byKeys }: Aiming,
) {
  const within = useWithin()
  const picked = picks.join()
  useEffect(() => {
    const lost = within.current && document.activeElement === document.body
    const led = byKeys && picked !== ''
    if (!lost && !led) return
    const place = led ? '.bit-panel button' : '.bit-deciding button:not([aria-disabled])'
    dock.current?.querySelector<HTMLElement>(place)?.focus()
  }, [view, verb, picked, byKeys])
}

/** Whoever opens a region or a part of the table by keyboard goes on there. */
export function useFocusOnStage(stage: RefObject<HTMLElement | null>, level: Level) {
  const within = useWithin()
  useEffect(() => {
    if (!within.current || document.activeElement !== document.body) return
    stage.current?.querySelector<HTMLElement>('.bit-neighbours button, .bit-print-open')?.focus()
  }, [level])
}
