import { at, type Seat } from '@engawa/kernel'
import { type BoardModel, type BoardProps, useBoard } from '@engawa/web/kit'
import { useMemo } from 'react'
import {
  type Event,
  type Grove,
  HIDDEN,
  type Move,
  rulingSeason,
  type SeasonRules,
  type State,
  seasonRules,
} from '../rules/index.ts'
import { type BoardWords, boardWords } from './words/index.ts'

export type KodamaProps = BoardProps<State, Move, Event>

/** What the viewer is asked for now. */
export type Decision = 'grow' | 'slide' | 'kodama'

/** What every part of the board works with; `shown` is the seat whose tree is on the stage. */
export interface KodamaBoard extends BoardModel<State, Move, Event> {
  readonly say: BoardWords
  readonly shown: Seat
  /** The viewer's own tree is on the stage. */
  readonly atHome: boolean
  /** Of the seat on the stage. */
  readonly grove: Grove
  readonly rules: SeasonRules
  readonly decision: Decision | undefined
}

function decisionOf({ can }: BoardModel<State, Move, Event>): Decision | undefined {
  if (can('play')) return 'kodama'
  if (can('slide')) return 'slide'
  return can('grow') ? 'grow' : undefined
}

/** `looked` is the seat whose tree somebody asked to see. */
export function useKodama(props: KodamaProps, looked: Seat | undefined): KodamaBoard {
  const board = useBoard(props)
  return useMemo(() => {
    const shown = looked ?? board.seat
    return {
      ...board,
      say: boardWords[board.locale],
      shown,
      atHome: shown === board.own,
      grove: at(board.view.groves, shown),
      rules: seasonRules(rulingSeason(board.view)),
      decision: decisionOf(board),
    }
  }, [board, looked])
}

/** The ids of pieces and places, for hints, lessons, the log and motion. */
export const ids = {
  branch: (card: number) => `branch:${card}` as const,
  display: (place: number) => `display:${place}` as const,
  tree: (seat: Seat) => `tree:${seat}` as const,
  /** The small tree on a seat's plate. */
  plate: (seat: Seat) => `plate:${seat}` as const,
  goal: (goal: number) => `goal:${goal}` as const,
  /** A kodama card that nobody here may know, by its place in the hand. */
  hiddenGoal: (seat: Seat, place: number) => `goal:${seat}:${place}` as const,
  hand: (seat: Seat) => `hand:${seat}` as const,
  played: (seat: Seat) => `played:${seat}` as const,
  season: 'season',
} as const

/** What is neither piece nor place, but can be pointed at and asked about. */
export const spots = {
  past: 'past',
  preview: 'preview',
  deck: 'deck',
} as const

/** The kodama cards that the viewer may know. */
export const knownGoals = (grove: Grove): readonly number[] => grove.hand.filter((goal) => goal !== HIDDEN)

/** A season is over where the next one begins; the first one, 0, follows none. */
export const seasonEnds = (event: Event): boolean => event.kind === 'seasonBegan' && event.number > 0
