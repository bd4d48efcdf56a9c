import type { Seat } from '@engawa/kernel'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { settingsNow } from '../app/settings.ts'
import type { StageManager, Telling, ToldStep } from '../kit/stage-manager.ts'
import { beginsTurn, leadsOn } from './joined.ts'
import type { ScreenModel } from './screen-model.ts'

/** Somebody who does not act on this screen: a bot, an automa, a person far away. */
export function isOther({ session }: ScreenModel, seat: Seat): boolean {
  const holder = session.seats[seat]
  return holder === undefined || holder.kind !== 'person' || holder.far === true
}

/** What happened between two positions, one step for each move. */
function stepsBetween(model: ScreenModel, from: number, to: number): ToldStep[] {
  const { session, seating, turn } = model
  const { movers, play } = session
  const alone = to - from === 1
  return Array.from({ length: to - from }, (_, index) => {
    const position = from + index + 1
    const events = alone ? model.fresh : (session.log(seating.viewer)[position - 1] ?? [])
    const seat = movers[position - 1] ?? 0
    const ends = position === to && (turn.over || !turn.seats.includes(seat))
    const leads = !ends && leadsOn(events, play)
    return { position, seat, events, begins: beginsTurn(events, play), leads, ends }
  })
}

/** Tells the stage manager what is played at this table, and gives what it tells. */
export function useTelling(model: ScreenModel, manager: StageManager): Telling | undefined {
  const told = useRef(model.position)
  useEffect(() => {
    if (model.past !== undefined) return
    const { pace } = settingsNow()
    const from = told.current
    told.current = model.position
    if (model.position < from) {
      manager.takeBack(model.position)
      return
    }
    const own = model.seating.viewer
    const isPressed = ({ seat, position }: ToldStep) =>
      (seat === own || !isOther(model, seat)) && !manager.cameUnasked(position)
    const steps = stepsBetween(model, from, model.position)
    if (steps.some(isPressed)) manager.rest(pace)
    manager.tell(
      steps.filter((step) => !isPressed(step)),
      pace,
    )
  }, [model, manager])
  return useSyncExternalStore(manager.subscribe, () => manager.telling)
}

/** The last step of the others is still being told, whoever may act meanwhile. */
export function useShowing(manager: StageManager): boolean {
  return useSyncExternalStore(manager.subscribe, () => manager.showing)
}
