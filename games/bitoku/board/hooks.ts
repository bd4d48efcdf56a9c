import { useFocusGoesOn } from '@engawa/web/kit'
import {
  type KeyboardEvent as ReactKeyboardEvent,
  useEffect,
  useEffectEvent,
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

const decision = { ours, stops: ['.bit-deciding button:not([aria-disabled])'] }

/**
 * After a move or a choice the focus goes on to the first control of what is asked now;
 * what was picked on the table by keyboard leads to the choices that are left.
 */
export function useFocusOnDecision(view: State, { verb, picks, byKeys }: Aiming): void {
  const picked = picks.join()
  useFocusGoesOn(decision, view)
  useFocusGoesOn(decision, `${verb} ${picked}`)
  // biome-ignore lint/correctness/useExhaustiveDependencies: focused again after every choice
  useEffect(() => {
    if (byKeys && picked !== '') document.querySelector<HTMLElement>('.bit-panel button')?.focus()
  }, [view, verb, picked, byKeys])
}

const opened = { ours, stops: ['.bit-neighbours button, .bit-print-open'] }

/** Whoever opens a region or a part of the table by keyboard goes on there. */
export const useFocusOnStage = (level: Level): void => useFocusGoesOn(opened, level)
