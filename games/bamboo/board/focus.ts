import { useFocusGoesOn } from '@engawa/web/kit'
import { useEffect, useEffectEvent } from 'react'
import type { State } from '../rules/index.ts'

/** Keys and focus are ours while something of the board has the focus, so that they are nobody else's shortcuts. */
const ours = '.bam,.bam-dock'
const ready = ':not([aria-disabled="true"])'

/** Where a keyboard goes on when a decision comes: what is laid out, the verb, a lit piece, any control. */
const stops = [
  `.bam-choices button${ready}`,
  `.bam-controls .verb${ready}`,
  '.bam-stock[data-legal]',
  '.bam-queue button',
  '.bam-grove [data-legal], .bam-house [data-legal]',
  `.bam-controls button${ready}`,
]

/** A verb without anything to do hands the focus on like a control that is gone. */
const way = { ours, stops, idle: '.bam-controls .verb[aria-disabled="true"]' }

export const useFocusOnDecision = (view: State): void => useFocusGoesOn(way, view)

/** Puts the focus on the large verb, once it says what was chosen; where there is none, on a smaller control. */
function focusVerb(): void {
  requestAnimationFrame(() => {
    const controls = document.querySelector('.bam-controls')
    const verb =
      controls?.querySelector<HTMLElement>('.verb') ?? controls?.querySelector<HTMLElement>('.button')
    if (verb?.matches(ready)) verb.focus()
  })
}

/** Pieces that are chosen before the verb does something with them. */
const pieces = ':is(.bam-grove,.bam-plan,.bam-market,.bam-stocks,.bam-queue,.bam-choices) [aria-pressed]'

/**
 * Keys of the board: digits name a place, Escape lets go of what is chosen.
 * A piece that is chosen by keyboard leads on to the verb.
 */
export function useKeys(pick: (digit: number) => void, letGo: () => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (!(event.target instanceof Element) || event.target.closest(ours) === null) return
    if (event.key === 'Escape') letGo()
    const digit = Number(event.key)
    if (digit < 1 || digit > 8 || Number.isNaN(digit)) return
    pick(digit)
    focusVerb()
  })
  useEffect(() => {
    // A click without a pointer comes from the keyboard or an assistive device.
    const clicked = (event: MouseEvent) => {
      if (event.detail === 0 && event.target instanceof Element && event.target.closest(pieces) !== null)
        focusVerb()
    }
    document.addEventListener('keydown', pressed)
    document.addEventListener('click', clicked)
    return () => {
      document.removeEventListener('keydown', pressed)
      document.removeEventListener('click', clicked)
    }
  }, [])
}
