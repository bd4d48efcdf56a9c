import { type RefObject, useEffect } from 'react'

/** Where one goes on when what had the focus is gone: in the sheet that lies open, else at the question. */
function whereToGoOn(table: Element): Element | null {
  const sheet = [...table.querySelectorAll('dialog[open]')].at(-1)
  return sheet === undefined ? table.querySelector('.dock h2') : sheet.querySelector('.sheet-body')
}

/** Nobody went there: the focus was put there because what had it is gone. */
export const isWhereOneGoesOn = (place: Element): boolean => place.matches('.dock h2, .sheet-body')

/** It was taken away, hidden (with its sheet, say) or switched off: nothing there can have the focus any more. */
function isGone(control: Element): boolean {
  return !control.isConnected || !control.checkVisibility() || control.matches(':disabled')
}

/**
 * Most presses at a table take away the very control that was pressed, and a browser then
 * puts the focus on nothing: whoever plays by keyboard or screen reader would start from the top.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const table = place.current
    if (table === null) return
    // A sheet that comes with the table has the focus before anybody listens.
    let last: EventTarget | null = table.contains(document.activeElement) ? document.activeElement : null
    let frame = 0
    let hidden = false
    const remember = (event: FocusEvent) => {
      last = event.target
    }
    const goOn = () => {
      const wasHidden = hidden
      // As React hides what waits; asking the browser what is in sight would make it style a half-drawn table.
      hidden = table.style.display === 'none'
      if (hidden || document.activeElement !== document.body || !(last instanceof Element)) return
      const back = wasHidden ? last : null
      const next = isGone(last) ? whereToGoOn(table) : back
      if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    }
    // A control that is hidden or switched off stays in the document: the browser lets go of it without a change there.
    const lose = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(goOn)
    }
    const observer = new MutationObserver(goOn)
    // While the words of another language are fetched the whole table is hidden, and then there again.
    const reveal = new MutationObserver(goOn)
    table.addEventListener('focusin', remember)
    table.addEventListener('focusout', lose)
    observer.observe(table, { childList: true, subtree: true })
    reveal.observe(table, { attributeFilter: ['style'] })
    return () => {
      cancelAnimationFrame(frame)
      table.removeEventListener('focusin', remember)
      table.removeEventListener('focusout', lose)
      observer.disconnect()
      reveal.disconnect()
    }
  }, [place])
}
