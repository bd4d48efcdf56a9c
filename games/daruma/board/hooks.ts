import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'

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
