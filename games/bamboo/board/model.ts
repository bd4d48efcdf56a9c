import { at, labelText, type Seat } from '@engawa/kernel'
import { type BoardModel, type BoardProps, useBoard } from '@engawa/web/kit'
import { useMemo } from 'react'
import { homes, shoots, temples } from '../catalogue/index.ts'
import {
  currentTask,
  type DecisionKind,
  type Event,
  type Move,
  type SeatBoard,
  type State,
} from '../rules/index.ts'
import { type BoardWords, boardWords } from './words/index.ts'

export type BambooProps = BoardProps<State, Move, Event>

/** What every part of the board works with. */
export interface BambooBoard extends BoardModel<State, Move, Event> {
  readonly say: BoardWords
  /** What lies before the seat in front. */
  readonly seatBoard: SeatBoard
  /** What the viewer is asked for now. */
  readonly decision: DecisionKind | undefined
  /** The move in the words of the game, with all they say. */
  sentence(move: Move): string
  shootName(shoot: number): string
  homeName(tile: number): string
}

export function useBamboo(props: BambooProps): BambooBoard {
  // What a hint shows, the shell shows here: nothing is drawn anew for it.
  const board = useBoard({ ...props, hinted: undefined })
  return useMemo(() => {
    const say = boardWords[board.locale]
    return {
      ...board,
      say,
      seatBoard: at(board.view.boards, board.seat),
      decision: board.asked ? (currentTask(board.view)?.task.kind as DecisionKind | undefined) : undefined,
      sentence: (move) => labelText(board.label(move)),
      shootName(shoot) {
        const { colour, action } = at(shoots, shoot - 1)
        return say.shoot(say.temples[at(temples, colour)], say.actions[action])
      },
      homeName: (tile) => say.homes[at(homes, tile - 1).name] ?? '',
    }
  }, [board])
}

/** The ids of pieces and places, for hints, lessons and motion. */
export const ids = {
  temple: (temple: number) => `temple:${temple}` as const,
  spirit: (tile: number) => `spirit:${tile}` as const,
  seat: (seat: Seat) => `seat:${seat}` as const,
  stalk: (stalk: number) => `stalk:${stalk}` as const,
  /** Where new shoots wait under a stalk. */
  under: (stalk: number) => `under:${stalk}` as const,
  stock: (seat: Seat, stock: number) => `stock:${seat}:${stock}` as const,
  shoot: (shoot: number) => `shoot:${shoot}` as const,
  /** Plain shoots and gifts that lie open. */
  offer: 'offer',
  gift: (gift: string) => `gift:${gift}` as const,
  colour: (colour: string) => `colour:${colour}` as const,
  tile: (tile: number) => `tile:${tile}` as const,
  homeSlot: (category: number, place: number) => `home-slot:${category}:${place}` as const,
  cell: (seat: Seat, cell: number) => `cell:${seat}:${cell}` as const,
  goal: (goal: number) => `goal:${goal}` as const,
  balanceColumn: (zone: number) => `balance-column:${zone}` as const,
  goals: (seat: Seat, zone: number) => `goals:${seat}:${zone}` as const,
  /** Counters are alike: each is named by the space it lies on. */
  food: (space: number) => `food:${space}` as const,
  foods: 'foods',
} as const

/** What is neither piece nor place, but can be pointed at and asked about. */
export const spots = {
  hunger: 'hunger',
  scale: 'scale',
  year: 'year',
  freeGoal: (zone: number) => `free-goal:${zone}` as const,
  /** A counter that the family may get in winter, by its value. */
  fed: (food: number) => `fed:${food}` as const,
} as const
