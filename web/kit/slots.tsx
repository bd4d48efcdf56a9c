import type { Seat } from '@engawa/kernel'
import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'

/** Places of the frame that a board may fill. A name not there draws nothing. */
export interface Slots {
  readonly dock: Element | null
  /** In a replay, which has no dock for the board: what is seen of a step and lies there otherwise. */
  readonly film?: Element | null
  readonly left: Element | null
  readonly right: Element | null
  readonly bar: Element | null
  readonly seats: readonly (Element | null)[]
  readonly seatSigns: readonly (Element | null)[]
  /** The shell has something of its own for the column beside the stage, e.g. a teacher. */
  readonly column?: boolean
  setFrame(frame: Frame): void
}

/**
 * How the shell lays the table out on a desktop. `sides`: seats left, log and moves right of the stage.
 * `wide`: the stage has the whole width, seats are a strip above it, log and moves open as a sheet and have a
 * column only on vast screens; the side slots are not drawn. `beside`: as `wide`, by a board that has a column
 * of its own beside its stage and leaves it to the shell where that needs one. On phones all look alike.
 */
export type Frame = 'sides' | 'wide' | 'beside'

const Places = createContext<Slots | undefined>(undefined)
export const SlotsProvider = Places.Provider

/** A board that needs the whole width says so with `useFrame('wide')`; tells whether the shell needs a column. */
export function useFrame(frame: Frame): boolean {
  const { setFrame, column = false } = useContext(Places) ?? {}
  // Before the first paint: a table that is laid out anew jumps.
  useLayoutEffect(() => {
    setFrame?.(frame)
    return () => setFrame?.('sides')
  }, [setFrame, frame])
  return column
}

function Into({ place, children }: { place: Element | null | undefined; children: ReactNode }) {
  return place ? createPortal(children, place) : null
}

/** The dock under the stage, below the shell's prompt: the game's own controls, within thumb reach. */
export function InDock({ children }: { children: ReactNode }) {
  const slots = useContext(Places)
  return slots === undefined ? children : <Into place={slots.dock}>{children}</Into>
}

/** In a replay, below what is told: what lies in the dock at the table, e.g. dice. */
export function InFilm({ children }: { children: ReactNode }) {
  return <Into place={useContext(Places)?.film}>{children}</Into>
}

/** A side column of the desktop: `left` below the seats, `right` below the log. Hidden on phones. */
export function InSide({ side, children }: { side: 'left' | 'right'; children: ReactNode }) {
  return <Into place={useContext(Places)?.[side]}>{children}</Into>
}

/** Right of the title in the bar, e.g. the round or season. */
export function InBar({ children }: { children: ReactNode }) {
  return <Into place={useContext(Places)?.bar}>{children}</Into>
}

/** A seat's plate: `children` below its name on the desktop, `tiny` beside its score on phones. */
export function InSeat({ seat, tiny, children }: { seat: Seat; tiny?: ReactNode; children?: ReactNode }) {
  const slots = useContext(Places)
  return (
    <>
      <Into place={slots?.seats[seat]}>{children}</Into>
      <Into place={slots?.seatSigns[seat]}>{tiny}</Into>
    </>
  )
}
