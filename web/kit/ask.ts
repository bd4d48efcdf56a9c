import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'

/** How long a finger rests on a thing that is asked about. */
const LONG = 500
const SLOP = 10

/** A long touch, the right button or `?` asks what a thing is; that never acts, so the click after it is none. */
export function useAsk(show: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const shown = useRef(false)
  if (show === undefined) return {}
  const forget = () => clearTimeout(timer.current)
  return {
    onPointerDown(event: PointerEvent) {
      forget()
      shown.current = false
      start.current = { x: event.clientX, y: event.clientY }
      if (event.pointerType !== 'touch') return
      timer.current = setTimeout(() => {
        shown.current = true
        show()
      }, LONG)
    },
    onPointerMove(event: PointerEvent) {
      if (Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y) > SLOP) forget()
    },
    onPointerUp: forget,
    onPointerLeave: forget,
    onPointerCancel: forget,
    onContextMenu(event: MouseEvent) {
      event.preventDefault()
      forget()
      if (!shown.current) show()
      shown.current = true
    },
    onClickCapture(event: MouseEvent) {
      if (!shown.current || event.detail === 0) return
      shown.current = false
      event.stopPropagation()
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== '?') return
      event.stopPropagation()
      show()
    },
  }
}
