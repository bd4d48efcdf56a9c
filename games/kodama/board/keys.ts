import { type BoardKey, useKeys } from '@engawa/web/kit'
import type { RefObject } from 'react'
import { MILLIMETRE } from '../catalogue/index.ts'
import type { Chosen } from './dock.tsx'
import type { Holding } from './holding.ts'
import type { KodamaBoard } from './model.ts'

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
const LEFT: readonly string[] = [',', '<']
const RIGHT: readonly string[] = ['.', '>', ';', ':']
const DIGITS: readonly string[] = ['1', '2', '3', '4']

interface Hand {
  readonly board: KodamaBoard
  readonly holding: Holding
  readonly chosen: Chosen
  choose(chosen: Partial<Chosen>): void
  readonly table: RefObject<HTMLElement | null>
}

/** Digits take a card of the display, or choose a kodama card or one to slide, whatever the decision is about. */
function pick({ board, holding, choose, table }: Hand, place: number): boolean {
  const card = board.view.display[place]
  if (!board.atHome) return false
  if (board.decision === 'kodama' && place < board.grove.hand.length) choose({ goal: place })
  else if (card === undefined) return false
  else if (board.decision === 'slide') choose({ slide: card })
  else if (board.decision === 'grow') {
    holding.take(card)
    table.current?.focus()
  } else return false
  return true
}

function step({ board, holding, table }: Hand, by: 1 | -1): boolean {
  if (board.decision !== 'grow' || !board.atHome) return false
  holding.step(by)
  table.current?.focus()
  return true
}

/** Plays what was chosen without a card in hand. */
function playChosen({ board, chosen }: Hand): boolean {
  if (!board.atHome) return false
  const goal = chosen.goal === undefined ? undefined : board.grove.hand[chosen.goal]
  if (board.decision === 'kodama' && goal !== undefined) board.attempt({ kind: 'play', goal })
  else if (board.decision === 'slide' && chosen.slide !== undefined)
    board.attempt({ kind: 'slide', card: chosen.slide })
  else return false
  return true
}

/** A key for the card in hand; without one it is left to others. */
const withCard =
  ({ holding }: Hand, run: (event: KeyboardEvent) => unknown) =>
  (event: KeyboardEvent): unknown =>
    holding.aim === undefined ? false : run(event)

function keysOf(hand: Hand): BoardKey[] {
  const { holding, board } = hand
  const { keys } = board.say
  const turn = (way: 1 | -1) =>
    withCard(hand, ({ shiftKey }) => holding.turn(way * (shiftKey ? WIDE_TURN : 1)))
  return [
    { key: DIGITS, shown: '1–4', does: keys.take, run: ({ key }) => pick(hand, Number(key) - 1) },
    { key: 'n', does: keys.next, run: () => step(hand, 1) },
    { key: 'p', does: keys.previous, run: () => step(hand, -1) },
    {
      key: 'Tab',
      does: keys.below,
      run: withCard(hand, ({ target, shiftKey }) =>
        target === hand.table.current ? holding.stepParent(shiftKey ? -1 : 1) : false,
      ),
    },
    {
      key: Object.keys(arrows),
      shown: '← → ↑ ↓',
      does: keys.move,
      run: withCard(hand, ({ key, shiftKey }) => {
        const [dx, dy] = arrows[key] ?? [0, 0]
        const far = NUDGE * (shiftKey ? FAR : 1)
        holding.nudge(dx * far, dy * far)
      }),
    },
    { key: LEFT, shown: ',', does: keys.left, run: turn(1) },
    { key: RIGHT, shown: '.', does: keys.right, run: turn(-1) },
    {
      key: 'Enter',
      does: keys.grow,
      // A key held down on a card of the display takes it, and does not grow it as well.
      run({ repeat }) {
        if (repeat) return undefined
        return holding.aim === undefined ? playChosen(hand) : holding.grow()
      },
    },
    { key: 'Escape', does: keys.cancel, run: withCard(hand, () => holding.cancel()) },
  ]
}

/** A whole game by keyboard, wherever the focus is at the table: nobody should have to look for the board first. */
export function useBoardKeys(hand: Hand): void {
  useKeys(keysOf(hand), 'table')
}
