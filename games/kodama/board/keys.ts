import { finishMotion } from '@engawa/web/kit'
import { useEffect, useEffectEvent } from 'react'
import { MILLIMETRE } from '../catalogue/index.ts'
import type { Chosen } from './dock.tsx'
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

/** Where keys mean something else: fields, dialogs, the list of moves and other panels. */
const FOREIGN = 'input, select, textarea, [contenteditable], dialog, [role=tablist], [role=tabpanel]'

/** Keys are ours wherever the focus is at the table, or nobody could begin without looking for the board. */
function isOurs(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(FOREIGN) === null
}

interface Keyboard {
  readonly scene: Scene
  readonly holding: Holding
  readonly chosen: Chosen
  choose(chosen: Partial<Chosen>): void
  stage(): HTMLElement | null
}

/** Digits take a card of the display, or choose a kodama card or one to slide, whatever the decision is about. */
function pick({ scene, holding, choose, stage }: Keyboard, place: number): boolean {
  const card = scene.view.display[place]
  if (!scene.atHome) return false
  if (scene.decision === 'kodama' && place < scene.grove.hand.length) choose({ goal: place })
  else if (card === undefined) return false
  else if (scene.decision === 'slide') choose({ slide: card })
  else if (scene.decision === 'grow') {
    holding.take(card)
    stage()?.focus()
  } else return false
  return true
}

function step({ scene, holding, stage }: Keyboard, by: 1 | -1): boolean {
  if (scene.decision !== 'grow' || !scene.atHome) return false
  holding.step(by)
  stage()?.focus()
  return true
}

/** Plays what was chosen without a card in hand. */
function playChosen({ scene, chosen }: Keyboard): boolean {
  if (!scene.atHome) return false
  const goal = chosen.goal === undefined ? undefined : scene.grove.hand[chosen.goal]
  if (scene.decision === 'kodama' && goal !== undefined) scene.attempt({ kind: 'play', goal })
  else if (scene.decision === 'slide' && chosen.slide !== undefined)
    scene.attempt({ kind: 'slide', card: chosen.slide })
  else return false
  return true
}

/** Keys for a card in hand; true where one of them was meant. */
function steer({ holding, stage }: Keyboard, event: KeyboardEvent): boolean {
  const arrow = arrows[event.key]
  const turn = turns[event.key]
  if (arrow !== undefined) {
    const far = NUDGE * (event.shiftKey ? FAR : 1)
    holding.nudge(arrow[0] * far, arrow[1] * far)
  } else if (turn !== undefined) holding.turn(turn * (event.shiftKey ? WIDE_TURN : 1))
  else if (event.key === 'Enter') holding.grow()
  else if (event.key === 'Escape') holding.cancel()
  else if (event.key === 'Tab' && event.target === stage()) return holding.stepParent(event.shiftKey ? -1 : 1)
  else return false
  return true
}

function press(board: Keyboard, event: KeyboardEvent): boolean {
  const onButton = event.target instanceof Element && event.target.closest('button') !== null
  if (/^[1-9]$/.test(event.key)) return pick(board, Number(event.key) - 1)
  if (event.key === 'n' || event.key === 'N') return step(board, 1)
  if (event.key === 'p' || event.key === 'P') return step(board, -1)
  if (event.key === 'Enter' && onButton) return false
  if (board.holding.aim !== undefined) return steer(board, event)
  return event.key === 'Enter' && playChosen(board)
}

/** A whole game by keyboard: the stage's label says what each key does. */
export function useKeys(board: Keyboard): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    if (!isOurs(event.target) || document.querySelector('dialog[open]') !== null) return
    finishMotion()
    if (press(board, event)) event.preventDefault()
  })
  useEffect(() => {
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [])
}
