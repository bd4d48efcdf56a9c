import type { Seat } from '@engawa/kernel'
import { type RefCallback, useMemo, useState } from 'react'
import type { Frame, Slots } from '../kit/slots.tsx'

type Place = RefCallback<Element>

export interface SeatPlaces {
  plate(seat: Seat): Place
  signs(seat: Seat): Place
}

const put = (list: readonly (Element | null)[], index: number, element: Element | null) => {
  const next = [...list]
  next[index] = element
  return next
}

/** The places of the frame that a board may fill, found once they are drawn. */
export function usePlaces(
  seats: number,
  column: boolean,
): {
  slots: Slots
  frame: Frame
  dock: Place
  film: Place
  left: Place
  right: Place
  bar: Place
  seats: SeatPlaces
} {
  const [dock, setDock] = useState<Element | null>(null)
  const [film, setFilm] = useState<Element | null>(null)
  const [left, setLeft] = useState<Element | null>(null)
  const [right, setRight] = useState<Element | null>(null)
  const [bar, setBar] = useState<Element | null>(null)
  const [frame, setFrame] = useState<Frame>('sides')
  const [plates, setPlates] = useState<readonly (Element | null)[]>([])
  const [signs, setSigns] = useState<readonly (Element | null)[]>([])
  const refs = useMemo(() => {
    const all = Array.from({ length: seats }, (_, seat) => seat)
    return {
      plates: all.map(
        (seat): Place =>
          (element) =>
            setPlates((list) => put(list, seat, element)),
      ),
      signs: all.map(
        (seat): Place =>
          (element) =>
            setSigns((list) => put(list, seat, element)),
      ),
    }
  }, [seats])
  const slots = useMemo(
    () => ({ dock, film, left, right, bar, seats: plates, seatSigns: signs, column, setFrame }),
    [dock, film, left, right, bar, plates, signs, column],
  )
  const nowhere: Place = () => undefined
  return {
    slots,
    frame,
    dock: setDock,
    film: setFilm,
    left: setLeft,
    right: setRight,
    bar: setBar,
    seats: {
      plate: (seat) => refs.plates[seat] ?? nowhere,
      signs: (seat) => refs.signs[seat] ?? nowhere,
    },
  }
}
