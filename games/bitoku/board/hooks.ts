import { GestureArbiter } from '@engawa/web/kit'
import {
  type PointerEvent,
  type KeyboardEvent as ReactKeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useSyncExternalStore,
} from 'react'
import type { State } from '../rules/index.ts'

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

const touch = (event: PointerEvent) => ({ id: event.pointerId, x: event.clientX, y: event.clientY })
const SWIPE = 60

/** Lets a click through only where the pointer tapped; a sideways swipe turns to the neighbour. */
export function useTouches(turn: (step: 1 | -1) => void) {
  const arbiter = useRef(new GestureArbiter())
  const tapped = useRef(true)
  const start = useRef({ x: 0, y: 0 })
  return {
    onPointerDownCapture(event: PointerEvent) {
      if (event.isPrimary) arbiter.current = new GestureArbiter()
      tapped.current = false
      start.current = touch(event)
      arbiter.current.press(touch(event))
    },
    onPointerMoveCapture(event: PointerEvent) {
      arbiter.current.move(touch(event))
    },
    onPointerUpCapture(event: PointerEvent) {
      const alone = arbiter.current.fingers === 1
      tapped.current = arbiter.current.release(touch(event)).kind === 'tap'
      const dx = event.clientX - start.current.x
      const dy = event.clientY - start.current.y
      if (alone && event.pointerType === 'touch' && Math.abs(dx) > SWIPE && Math.abs(dx) > 2 * Math.abs(dy))
        turn(dx < 0 ? 1 : -1)
    },
    onPointerCancelCapture(event: PointerEvent) {
      arbiter.current.cancel(event.pointerId)
    },
    /** A click without a pointer comes from the keyboard or an assistive device and always counts. */
    onClickCapture(event: SyntheticEvent<HTMLElement, MouseEvent>) {
      if (event.nativeEvent.detail === 0 || tapped.current) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
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

/** A control that is gone after a move hands the focus to the first control of the next decision. */
export function useFocusGoesOn(dock: RefObject<HTMLElement | null>, view: State) {
  const within = useRef(false)
  useEffect(() => {
    const focused = (event: FocusEvent) => {
      within.current = event.target instanceof Element && event.target.closest(ours) !== null
    }
    document.addEventListener('focusin', focused)
    return () => document.removeEventListener('focusin', focused)
  }, [])
  useEffect(() => {
    if (!within.current || document.activeElement !== document.body) return
    dock.current?.querySelector<HTMLElement>('.bit-deciding button:not([aria-disabled])')?.focus()
  }, [view])
}
