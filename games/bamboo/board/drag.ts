import { GestureArbiter, touchOf } from '@engawa/web/kit'
import { type PointerEvent, type RefObject, useRef } from 'react'

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
      arbiter.current.press(touchOf(event))
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      arbiter.current.move(touchOf(event))
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
