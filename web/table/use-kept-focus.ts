import { type RefObject, useEffect } from 'react'

/** Where one goes on when what had the focus is gone: in the sheet that lies open, else at the question. */
function whereToGoOn(table: Element): Element | null {
  const sheet = [...table.querySelectorAll('dialog[open]')].at(-1)
  return sheet === undefined ? table.querySelector('.dock h2') : sheet.querySelector('.sheet-body')
}

/**
 * Most presses at a table take away the very control that was pressed, and a browser then
 * puts the focus on nothing: whoever plays by keyboard or screen reader would start from the top.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = place.current
    if (table === null) return
    let last: EventTarget | null = null
    const remember = (event: FocusEvent) => {
      last = event.target
    }
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || !(last instanceof Element) || last.isConnected) return
      const next = whereToGoOn(table)
      if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    })
    table.addEventListener('focusin', remember)
    observer.observe(table, { childList: true, subtree: true })
    return () => {
      table.removeEventListener('focusin', remember)
      observer.disconnect()
    }
  }, [place])
}
