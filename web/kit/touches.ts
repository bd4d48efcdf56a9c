import { type PointerEvent, type SyntheticEvent, useRef } from 'react'
import { GestureArbiter, type Touch } from './gesture.ts'

export const touchOf = (event: PointerEvent): Touch => ({
  id: event.pointerId,
  x: event.clientX,
  y: event.clientY,
})

/** How far a finger goes sideways, and how much more than up or down, to turn the page. */
const SWIPE = 70
const SLANT = 2

/**
 * Lets a click through only where the pointer tapped: pans, pinches and drags never act.
 * A single finger that goes sideways turns the page, where the board has pages: 1 forth, -1 back.
 */
export function useTouches(turnPage?: (step: 1 | -1) => void) {
  const arbiter = useRef(new GestureArbiter())
  const start = useRef<Touch | undefined>(undefined)
  const tapped = useRef(true)
  return {
    onPointerDownCapture(event: PointerEvent) {
      if (event.isPrimary) arbiter.current = new GestureArbiter()
      tapped.current = false
      arbiter.current.press(touchOf(event))
      const alone = arbiter.current.fingers === 1 && event.pointerType === 'touch'
      // What a board puts into the dock or a sheet has no pages, and what is dragged turns none.
      const { target } = event
      const onBoard =
        target instanceof Element &&
        event.currentTarget.contains(target) &&
        target.closest('[data-drags]') === null
      start.current = alone && onBoard ? touchOf(event) : undefined
    },
    onPointerMoveCapture(event: PointerEvent) {
      arbiter.current.move(touchOf(event))
    },
    onPointerUpCapture(event: PointerEvent) {
      tapped.current = arbiter.current.release(touchOf(event)).kind === 'tap'
      if (start.current === undefined) return
      const across = event.clientX - start.current.x
      const down = event.clientY - start.current.y
      if (Math.abs(across) > SWIPE && Math.abs(across) > SLANT * Math.abs(down))
        turnPage?.(across < 0 ? 1 : -1)
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
