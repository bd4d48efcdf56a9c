import type { GameEvent } from '@engawa/kernel'
import { createContext, type HTMLAttributes, useContext, useState } from 'react'
import { type Choice, ChoiceProvider, noChoice } from './choice.ts'
import { type Beats, useEvents } from './events.ts'
import { useFollowing } from './follow.ts'
import { markOurs } from './keys.ts'
import { finishMotion } from './motion.ts'
import { Spots, SpotsProvider, useSpots } from './spots.ts'
import { useTouches } from './touches.ts'
import { Travels } from './travel.tsx'
import type { BoardModel } from './use-board.ts'

type Nearest = Pick<BoardModel, 'asked' | 'why'>

const Board = createContext<Nearest>({ asked: false, why: () => undefined })
export const useNearestBoard = (): Nearest => useContext(Board)

type Performed<Event extends GameEvent> = Pick<
  BoardModel<unknown, never, Event>,
  'view' | 'viewer' | 'fresh' | 'motion'
>

/** Of a board that adds nothing to pieces which change their place. */
const noBeats = {}

/** After everything else of the board, so that it finds all pieces drawn. */
function Performance<Event extends GameEvent>(props: { board: Performed<Event>; beats: Beats<Event> }) {
  const spots = useSpots()
  useEvents(props.board, props.beats)
  return <Travels spots={spots} seals={useFollowing()} {...props} />
}

/**
 * The root of a board, with everything of it inside, also what it puts into the dock, the sides and the seats.
 * Pieces and places within find the board and its choice; only taps press, not pans and pinches; any press or
 * key ends motion; a key pressed anywhere within is the board's own.
 */
export function BoardRoot<Event extends GameEvent>({
  board,
  choice = noChoice,
  beats = noBeats,
  turnPage,
  children,
  ...rest
}: HTMLAttributes<HTMLDivElement> & {
  readonly board: Performed<Event> & Nearest
  readonly choice?: Choice
  /** What is seen and heard of each kind of event; write it outside the component. */
  readonly beats?: Beats<Event>
  /** A finger that goes sideways over the board turns the page, where the board has pages: 1 forth, -1 back. */
  turnPage?(step: 1 | -1): void
}) {
  const [spots] = useState(() => new Spots())
  const touches = useTouches(turnPage)
  return (
    <Board value={board}>
      <SpotsProvider value={spots}>
        <ChoiceProvider value={choice}>
          <div
            data-motion={board.motion}
            {...touches}
            onPointerDownCapture={(event) => {
              finishMotion()
              touches.onPointerDownCapture(event)
            }}
            onKeyDownCapture={(event) => {
              finishMotion()
              markOurs(event)
            }}
            {...rest}
          >
            {children}
            <Performance board={board} beats={beats} />
          </div>
        </ChoiceProvider>
      </SpotsProvider>
    </Board>
  )
}
