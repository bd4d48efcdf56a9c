import { useEffect, useEffectEvent } from 'react'
import { MILLIMETRE } from '../catalogue/index.ts'
import type { Holding } from './holding.ts'
import type { Scene } from './scene.ts'

/** Half a millimetre, and ten times as much with Shift. */
const NUDGE = MILLIMETRE / 2
const FAR = 10
const WIDE_TURN = 15

const arrows: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}
/** Comma and period, and what Shift makes of them on most keyboards; to the left is positive. */
const turns: Readonly<Record<string, number>> = { ',': 1, '<': 1, '.': -1, '>': -1, ';': -1, ':': -1 }

/** Keys are ours on the page itself and inside the board, never in fields, lists or dialogs. */
function isOurs(target: EventTarget | null): boolean {
  if (target === document.body) return true
  if (!(target instanceof Element) || target.closest('dialog') !== null) return false
  return target.closest('.kod, .kod-dock') !== null
}

/** A whole game by keyboard: see the sentence of the stage for what each key does. */
export function useKeys(scene: Scene, holding: Holding, stage: () => HTMLElement | null): void {
  const { aim } = holding
  const onButton = (event: KeyboardEvent) =>
    event.target instanceof Element && event.target.closest('button') !== null
  const act = (event: KeyboardEvent): boolean => {
    const arrow = arrows[event.key]
    const turn = turns[event.key]
    const by = event.shiftKey ? FAR : 1
    const card = scene.view.display[Number(event.key) - 1]
    if (card !== undefined) return take(card)
    if (event.key === 'n' || event.key === 'N') return step(1)
    if (event.key === 'p' || event.key === 'P') return step(-1)
    if (aim === undefined) return false
    if (arrow !== undefined) return done(holding.nudge(arrow[0] * NUDGE * by, arrow[1] * NUDGE * by))
    if (turn !== undefined) return done(holding.turn(turn * (event.shiftKey ? WIDE_TURN : 1)))
    if (event.key === 'Enter' && !onButton(event)) return done(holding.grow())
    if (event.key === 'Escape') return done(holding.cancel())
    if (event.key === 'Tab' && event.target === stage()) return holding.stepParent(event.shiftKey ? -1 : 1)
    return false
  }
  const done = (_: unknown): true => true
  const take = (card: number): boolean => {
    if (scene.decision !== 'grow' || scene.shown !== scene.own) return false
    holding.take(card)
    stage()?.focus()
    return true
  }
  const step = (by: 1 | -1): boolean => {
    if (scene.decision !== 'grow') return false
    holding.step(by)
    stage()?.focus()
    return true
  }
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !isOurs(event.target))
      return
    if (document.querySelector('dialog[open]') !== null) return
    if (act(event)) event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}
