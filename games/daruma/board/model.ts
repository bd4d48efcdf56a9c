import { type BoardModel, type BoardProps, useBoard } from '@engawa/web/kit'
import { useMemo } from 'react'
import { type Action, darumaOf } from '../catalogue/index.ts'
import type { Event, Move, State } from '../rules/index.ts'
import { type BoardWords, boardWords } from './words/index.ts'

export type DarumaProps = BoardProps<State, Move, Event>

/** What every part of the board works with. */
export interface DarumaBoard extends BoardModel<State, Move, Event> {
  readonly say: BoardWords
}

export function useDaruma(props: DarumaProps): DarumaBoard {
  const board = useBoard(props)
  return useMemo(() => ({ ...board, say: boardWords[board.locale] }), [board])
}

/** The ids of pieces and places, for choices, hints, lessons and motion. */
export const ids = {
  daruma: (daruma: number) => `daruma:${daruma}` as const,
  display: (place: number) => `display:${place}` as const,
  seat: (seat: number) => `seat:${seat}` as const,
  die: (key: string) => `die:${key}` as const,
  space: (space: number) => `space:${space}` as const,
  tray: 'tray',
  ledger: 'ledger',
  deck: 'deck',
  counter: 'counter',
} as const

/** What is neither piece nor place, but can be pointed at and asked about. */
export const spots = {
  eye: (daruma: number, eye: number) => `eye:${daruma}:${eye}` as const,
  objective: 'objective',
  bottle: 'bottle',
  odds: 'odds',
  stop: 'stop',
  roll: 'roll',
  paint: 'paint',
  gift: 'gift',
  renew: 'renew',
} as const

/** The rule that explains each special action. */
export const actionRules: Readonly<Record<Action, string>> = {
  'reroll-all': 'DAR-30',
  'reroll-group': 'DAR-31',
  'reroll-singles': 'DAR-32',
  'shift-group': 'DAR-33',
  'shift-singles': 'DAR-34',
  curse: 'DAR-35',
  exchange: 'DAR-36',
}

export const actionIcons = {
  'reroll-all': 'rerollAll',
  'reroll-group': 'rerollGroup',
  'reroll-singles': 'rerollSingles',
  'shift-group': 'shiftGroup',
  'shift-singles': 'shiftSingles',
  curse: 'ghostFour',
  exchange: 'exchange',
} as const satisfies Record<Action, string>

/** The colour of a daruma in words. */
export function colourName(board: DarumaBoard, daruma: number): string {
  return board.say.colour[darumaOf(daruma).colour]
}
