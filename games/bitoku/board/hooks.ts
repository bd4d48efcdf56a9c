import { useFocusGoesOn, useInSight } from '@engawa/web/kit'
import { useEffect, useLayoutEffect } from 'react'
import type { State } from '../rules/index.ts'
import type { Aiming, Level } from './aim.ts'
import type { Decision } from './scene.ts'

const ours = '.bit,.bit-dock'

const decision = { ours, stops: ['.bit-deciding button:not([aria-disabled])'] }

/**
 * After a move or a choice the focus goes on to the first control of what is asked now;
 * what was picked on the table by keyboard leads to the choices that are left.
 */
export function useFocusOnDecision(view: State, { verb, picks, byKeys }: Aiming): void {
  const picked = picks.join()
  useFocusGoesOn(decision, view)
  useFocusGoesOn(decision, `${verb} ${picked}`)
  // biome-ignore lint/correctness/useExhaustiveDependencies: focused again after every choice
  useEffect(() => {
    if (byKeys && picked !== '') document.querySelector<HTMLElement>('.bit-panel button')?.focus()
  }, [view, verb, picked, byKeys])
}

const opened = { ours, stops: ['.bit-neighbours button, .bit-print-open'] }

/** Whoever opens a region or a part of the table by keyboard goes on there. */
export const useFocusOnStage = (level: Level): void => useFocusGoesOn(opened, level)

/**
 * Another part of the table is seen from its top. A region is higher than the stage of a phone: what a die does there
 * lies below its print.
 */
export function useSightOfAsked(level: Level, decision: Decision | undefined, led: boolean): void {
  const asked = decision === 'act' && typeof level === 'number' ? '.bit-actions' : '.bit'
  useInSight(led ? undefined : { of: asked, edge: 'start' }, `${level} ${decision}`)
}

/**
 * What others act on is seen from its top as well, but before the piece that they move is brought into sight: later it
 * would fly to where it no longer lies.
 */
export function useSightOfOthers({ level, followed }: Pick<Aiming, 'level' | 'followed'>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: for another part of the table alone
  useLayoutEffect(() => {
    if (followed)
      document.querySelector('.stage .bit')?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [level])
}
