import { sameData } from '@engawa/kernel'
import { GestureArbiter } from '@engawa/web/kit'
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react'
import { gridCells, gridColumns } from '../catalogue/index.ts'
import type { Move, State } from '../rules/index.ts'
import type { Scene } from './scene.ts'

/** Plays several moves one after the other, each on the view that the one before led to. */
export function useScript({ view, moves, act }: Scene) {
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

const touch = (event: PointerEvent) => ({ id: event.pointerId, x: event.clientX, y: event.clientY })

/** How far a finger goes sideways, and how much more than up or down, to turn the page. */
const swipeLength = 70
const swipeSlant = 2

/**
 * Lets a click through only where the pointer tapped: pans, pinches and drags never act.
 * A single finger that goes sideways turns the page: 1 forth, -1 back.
 */
export function useTouches(turnPage: (step: 1 | -1) => void) {
  const arbiter = useRef(new GestureArbiter())
  const start = useRef<{ x: number; y: number } | undefined>(undefined)
  const tapped = useRef(true)
  return {
    onPointerDownCapture(event: PointerEvent) {
      if (event.isPrimary) arbiter.current = new GestureArbiter()
      tapped.current = false
      arbiter.current.press(touch(event))
      start.current =
        arbiter.current.fingers === 1 && event.pointerType === 'touch' ? touch(event) : undefined
    },
    onPointerMoveCapture(event: PointerEvent) {
      arbiter.current.move(touch(event))
    },
    onPointerUpCapture(event: PointerEvent) {
      tapped.current = arbiter.current.release(touch(event)).kind === 'tap'
      if (start.current === undefined) return
      const [across, down] = [event.clientX - start.current.x, event.clientY - start.current.y]
      if (Math.abs(across) > swipeLength && Math.abs(across) > swipeSlant * Math.abs(down))
        turnPage(across < 0 ? 1 : -1)
    },
    onPointerCancelCapture(event: PointerEvent) {
      start.current = undefined
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

export interface Drag {
  /** Where the thing would be let go, e.g. a stalk; undefined over nothing. */
  over(place: number | undefined): void
  drop(place: number | undefined): void
}

/**
 * Drags a piece by pointer: the ghost follows without drawing the board anew.
 * A second finger ends it, and a pointer that hardly moved is a tap, not a drag.
 */
export function useDrag(ghost: RefObject<HTMLElement | null>, { over, drop }: Drag) {
  const arbiter = useRef(new GestureArbiter())
  const last = useRef<number | undefined>(undefined)
  const placeAt = (x: number, y: number): number | undefined => {
    const stalk = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-stalk]')?.dataset.stalk
    return stalk === undefined ? undefined : Number(stalk)
  }
  const show = (event: PointerEvent | undefined) => {
    const element = ghost.current
    if (element === null) return
    element.hidden = event === undefined
    if (event !== undefined) element.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`
  }
  const end = () => {
    show(undefined)
    last.current = undefined
    arbiter.current = new GestureArbiter()
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      arbiter.current.press(touch(event))
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      arbiter.current.move(touch(event))
      if (!arbiter.current.moving || arbiter.current.fingers !== 1) return
      show(event)
      const place = placeAt(event.clientX, event.clientY)
      if (place !== last.current) over(place)
      last.current = place
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const dragged = arbiter.current.moving && arbiter.current.fingers === 1
      const place = last.current
      end()
      if (dragged) drop(place)
      event.currentTarget.releasePointerCapture(event.pointerId)
    },
    onPointerCancel: end,
  }
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: gridColumns,
  ArrowUp: -gridColumns,
}

/** Arrows walk through the cells of the home; sideways from row to row, and from the last cell to the first. */
export function walkCells(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key]
  const from = (event.target as Element).closest<HTMLElement>('[data-cell]')?.dataset.cell
  if (step === undefined || from === undefined) return
  const to = (Number(from) + step + gridCells) % gridCells
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>(`[data-cell="${to}"]`)?.focus()
}
