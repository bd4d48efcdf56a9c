import { type BoardModel, type BoardProps, useBoard } from '@engawa/web/kit'
import { useMemo } from 'react'
import { lightOf } from '../catalogue/index.ts'
import type { Event, Move, State } from '../rules/index.ts'
import { type BoardWords, boardWords } from './words/index.ts'

export type HotaruProps = BoardProps<State, Move, Event>

/** What every part of the board works with. */
export interface HotaruBoard extends BoardModel<State, Move, Event> {
  readonly say: BoardWords
}

export function useHotaru(props: HotaruProps): HotaruBoard {
  const board = useBoard(props)
  return useMemo(() => ({ ...board, say: boardWords[board.locale] }), [board])
}

/** The ids of pieces and places, for choices, hints and motion. */
export const ids = {
  firefly: (firefly: number) => `firefly:${firefly}` as const,
  jar: (seat: number) => `jar:${seat}` as const,
  bag: 'bag',
  net: 'net',
  wish: 'wish',
} as const

/** The pieces and places a move is about. */
export function about(move: Move): readonly string[] {
  if (move.kind === 'catch') return [ids.bag]
  return move.kind === 'rescue' ? [ids.firefly(move.firefly)] : []
}

/** Where what an event tells of is to be found. */
export function told(event: Event): readonly string[] {
  if ('firefly' in event) return [ids.firefly(event.firefly), ids.net]
  return 'seat' in event ? [ids.jar(event.seat)] : []
}

/** How likely the next catch is to tear the net, in percent. */
export function riskOf({ net, bag }: State): number {
  const caught = new Set(net.map(lightOf))
  const alike = bag.inside.filter((firefly) => caught.has(lightOf(firefly))).length
  return Math.round((100 * alike) / Math.max(1, bag.inside.length))
}
