import { useFocusGoesOn, useInSight } from '@engawa/web/kit'
import type { DecisionKind, State } from '../rules/index.ts'

/** What of the page is this board's: a focus that was elsewhere stays there. */
const ours = '.bam,.bam-dock'
const ready = ':not([aria-disabled="true"])'

/** Where a keyboard goes on when a decision comes: what is laid out, the verb, a lit piece, any control. */
const stops = [
  `.bam-choices button${ready}`,
  `.bam-controls .verb${ready}`,
  '.bam-stock[data-lit]',
  '.bam-queue button',
  '.bam-grove [data-lit], .bam-house [data-lit]',
  `.bam-controls button${ready}`,
]

/** A verb without anything to do hands the focus on like a control that is gone. */
const way = { ours, stops, idle: '.bam-controls .verb[aria-disabled="true"]' }

export const useFocusOnDecision = (view: State): void => useFocusGoesOn(way, view)

/** Puts the focus on the large verb, once it says what was chosen; where there is none, on a smaller control. */
export function focusVerb(): void {
  requestAnimationFrame(() => {
    const controls = document.querySelector('.bam-controls')
    const verb =
      controls?.querySelector<HTMLElement>('.verb') ?? controls?.querySelector<HTMLElement>('.button')
    if (verb?.matches(ready)) verb.focus()
  })
}

const asksForStalks: readonly (DecisionKind | undefined)[] = ['place', 'resolve']
const asksForTemples: readonly (DecisionKind | undefined)[] = ['visit', 'offer']

/** Where the grove is higher than its stage, what is asked about is in sight: the boards, or the temples. */
export function useSightOnDecision(decision: DecisionKind | undefined): void {
  const stalks = asksForStalks.includes(decision) ? ({ of: '.bam-field', edge: 'end' } as const) : undefined
  const temples = asksForTemples.includes(decision)
    ? ({ of: '.bam-temples', edge: 'start' } as const)
    : undefined
  useInSight(stalks ?? temples, decision)
}
