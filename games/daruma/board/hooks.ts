import { sameData } from '@engawa/kernel'
import { GestureArbiter } from '@engawa/web/kit'
import {
  type KeyboardEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import type { Move, State } from '../rules/index.ts'

/** Plays several moves one after the other, each on the view that the one before led to. */
export function useScript(view: State, moves: readonly Move[], act: (move: Move) => void) {
  const queue = useRef<readonly Move[]>([])
  const played = useRef<State | undefined>(undefined)
  useEffect(() => {
    const [next, ...rest] = queue.current
    if (next === undefined || played.current === view) return
    const legal = moves.some((move) => sameData(move, next))
    queue.current = legal ? rest : []
    played.current = view
    if (legal) act(next)
  }, [view, moves, act])
  return (script: readonly Move[]) => {
    const [first, ...rest] = script
    if (first === undefined) return
    queue.current = rest
    played.current = view
    act(first)
  }
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** One stop of the tab key for a row of buttons; the arrow keys, Home and End go between them. */
export function useArrows(count: number) {
  const [current, setCurrent] = useState(0)
  const stop = Math.min(current, Math.max(0, count - 1))
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')]
    const step = steps[event.key]
    const from = buttons.indexOf(document.activeElement as HTMLElement)
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? buttons.length - 1
          : step === undefined || from < 0
            ? -1
            : (from + step + buttons.length) % buttons.length
    const target = buttons[to]
    if (target === undefined) return
    event.preventDefault()
    setCurrent(to)
    target.focus()
  }
  return {
    row: { onKeyDown },
    stop: (index: number) => ({
      'data-stop': true,
      tabIndex: index === stop ? 0 : -1,
      onFocus: () => setCurrent(index),
    }),
  }
}

/** Lets a click through only where the pointer tapped: pans, pinches and drags never act. */
export function useTapsOnly() {
  const arbiter = useRef(new GestureArbiter())
  const tapped = useRef(true)
  const touch = (event: PointerEvent) => ({ id: event.pointerId, x: event.clientX, y: event.clientY })
  return {
    onPointerDownCapture(event: PointerEvent) {
      if (event.isPrimary) arbiter.current = new GestureArbiter()
      tapped.current = false
      arbiter.current.press(touch(event))
    },
    onPointerMoveCapture(event: PointerEvent) {
      arbiter.current.move(touch(event))
    },
    onPointerUpCapture(event: PointerEvent) {
      tapped.current = arbiter.current.release(touch(event)).kind === 'tap'
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

/** True while a control is held by pointer or key; for a secret, or for dice to be shaken. */
export function useHold() {
  const [held, setHeld] = useState(false)
  const release = () => setHeld(false)
  const press = () => setHeld(true)
  const onKey = (event: KeyboardEvent) => event.key === ' ' || event.key === 'Enter'
  return {
    held,
    press,
    release,
    pointer: {
      onPointerDown: press,
      onPointerUp: release,
      onPointerLeave: release,
      onPointerCancel: release,
      onContextMenu: (event: SyntheticEvent) => event.preventDefault(),
    },
    keys: {
      onKeyDown: (event: KeyboardEvent) => onKey(event) && press(),
      onKeyUp: (event: KeyboardEvent) => onKey(event) && release(),
      onBlur: release,
    },
  }
}

/** Space rolls from anywhere on the page that does not use the key itself: down shakes, up lets go. */
export function useSpace(active: boolean, shake: (shaking: boolean) => void, roll: () => void) {
  const armed = useRef(false)
  const down = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!active || !isFreeSpace(event)) return
    event.preventDefault()
    armed.current = true
    shake(true)
  })
  const up = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.code !== 'Space' || !armed.current) return
    armed.current = false
    shake(false)
    if (active) roll()
  })
  useEffect(() => {
    document.addEventListener('keydown', down)
    document.addEventListener('keyup', up)
    return () => {
      document.removeEventListener('keydown', down)
      document.removeEventListener('keyup', up)
    }
  }, [])
}

function isFreeSpace(event: globalThis.KeyboardEvent): boolean {
  if (event.code !== 'Space' || event.ctrlKey || event.metaKey || event.altKey) return false
  if (!(event.target instanceof Element)) return false
  return event.target.closest('button,a,input,select,textarea,summary,dialog,[tabindex]') === null
}
