import type { GameEvent, Seat } from '@engawa/kernel'
import { useEffect } from 'react'
import type { SpotId } from './choice.ts'
import { type Sounding, soundsOf } from './hearing.ts'
import { enact, still } from './motion.ts'
import { playSound } from './sound.ts'
import { useSpots } from './spots.ts'
import type { BoardModel } from './use-board.ts'

/** How a beat reaches the board, which already shows the result of all events. */
export interface BeatTools<Event extends GameEvent> {
  /** Everything that happened with this event, oldest first. */
  readonly fresh: readonly Event[]
  piece(id: SpotId): Element | undefined
  place(id: SpotId): Element | undefined
  /** Milliseconds until a piece that travels has landed; none where it lies already. */
  landing(id: SpotId): number
  /** Moves an element, at the speed that is set and not at all where motion is off. */
  enact(
    element: Element | null | undefined,
    frames: Keyframe[],
    milliseconds: number,
    delay?: number,
  ): Animation | undefined
}

/** The way of one piece. Where it was or will not be drawn as a piece itself, say which place it comes from or goes to. */
export interface Travel {
  readonly piece: SpotId
  readonly from?: SpotId
  readonly to?: SpotId
  /** So many milliseconds later: what it is the outcome of lies still first. */
  readonly later?: number
  /** Whose piece it was: what others take from the viewer gets a beat of its own. */
  readonly owner?: Seat
  /** Who gets it unasked: what others give to the viewer gets such a beat as well. */
  readonly receiver?: Seat
  /**
   * What the seal says of what is the owner's: taken away, unless it only comes to lie elsewhere. What was `wanted` lay
   * there for everybody: it gets such a beat for whoever had taken it up last and left it.
   */
  readonly seal?: 'taken' | 'moved' | 'wanted'
}

/** An arrow from what sets something going to whatever it is about: of each the first that is in sight. */
export interface Pointing {
  readonly from: readonly SpotId[]
  /** A piece that is drawn no more is pointed at where it lay. */
  readonly to: readonly SpotId[]
}

/** What an event adds to pieces that change their place, which travel by themselves. */
export interface Beat<One extends GameEvent, Event extends GameEvent = One> {
  readonly sound?:
    | Sounding
    | readonly Sounding[]
    | ((event: One) => Sounding | readonly Sounding[] | undefined)
  /** The pieces it moves, so that pieces travel in the order of events. Those not named here start first. */
  travels?(event: One): readonly Travel[]
  /** Where an arrow leads while others do this; nothing where none is needed. */
  points?(event: One): Pointing | undefined
  beat?(event: One, tools: BeatTools<Event>): void
}

/** One table for a board: kind of event → what is seen and heard of it. */
export type Beats<Event extends GameEvent> = {
  readonly [Kind in Event['kind']]?: Beat<Extract<Event, { readonly kind: Kind }>, Event>
}

/** Plays what just happened. */
export function useEvents<Event extends GameEvent>(
  { fresh, motion }: Pick<BoardModel<unknown, never, Event>, 'fresh' | 'motion'>,
  beats: Beats<Event>,
): void {
  const spots = useSpots()
  useEffect(() => {
    const tools: BeatTools<Event> = {
      fresh,
      piece: (id) => spots.piece(id),
      place: (id) => spots.place(id),
      landing: (id) => spots.flights.get(id)?.milliseconds ?? 0,
      enact: (element, frames, milliseconds, delay = 0) =>
        element ? enact(element, frames, milliseconds, motion, { delay }) : undefined,
    }
    const inSight = document.hidden ? [] : fresh
    for (const { sound, ...heard } of soundsOf(inSight, beats, still(motion))) playSound(sound, heard)
    for (const event of fresh) {
      const found = beats[event.kind as Event['kind']] as Beat<Event> | undefined
      found?.beat?.(event, tools)
    }
  }, [fresh, motion, beats, spots])
}
