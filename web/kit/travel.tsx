import type { GameEvent, Seat, Viewer } from '@engawa/kernel'
import { Component } from 'react'
import type { SpotId } from './choice.ts'
import { dropped } from './dropped.ts'
import type { Beat, Beats, Travel } from './events.ts'
import { type Flight, fly } from './flight.ts'
import { markArrow } from './flight-marks.ts'
import type { Following } from './follow.ts'
import { bringIntoSight, noteScrolling } from './sight.ts'
import type { Lying, Spots } from './spots.ts'
import type { BoardModel } from './use-board.ts'
import { wanted } from './wanted.ts'

interface TravelsProps<Event extends GameEvent> {
  readonly board: Pick<BoardModel<unknown, never, Event>, 'view' | 'viewer' | 'fresh' | 'motion'>
  readonly beats: Beats<Event>
  readonly spots: Spots
  readonly seals: Seals & Pick<Following, 'pace'>
}

/** What is said of a piece that others take from the viewer, give to them, or move of theirs. */
type Seals = Readonly<Record<NonNullable<Travel['seal']> | 'given', string>>

type Table = ReadonlyMap<SpotId, Lying>

/** A travel with the time it starts at and whoever set it going. */
type Named = Travel & { readonly delay: number; readonly seat: Seat | undefined }

/** Pieces of later events start later, but nobody waits long. */
const APART = 120
const LATEST = 600
const NOTHING: ReadonlySet<SpotId> = new Set()
/** How long an arrow points, before it fades. */
const POINTS = 520

/** The travels that events name, in their order. */
export function named<Event extends GameEvent>(
  fresh: readonly Event[],
  beats: Beats<Event>,
): ReadonlyMap<SpotId, Named> {
  const found = new Map<SpotId, Named>()
  let delay = 0
  for (const event of fresh) {
    const beat = beats[event.kind as Event['kind']] as Beat<Event> | undefined
    const travels = beat?.travels?.(event) ?? []
    for (const travel of travels) {
      const starts = delay + (travel.later ?? 0)
      found.set(travel.piece, { ...travel, delay: starts, seat: event.seat })
    }
    if (travels.length > 0) delay = Math.min(LATEST, delay + APART)
  }
  return found
}

type Seal = keyof Seals

/** What happens to the viewer when another moves this: nothing, for most pieces. */
export function sealOf(travel: Travel | undefined, by: Seat | undefined, viewer: Viewer): Seal | undefined {
  if (travel?.seal === 'wanted') {
    if (by !== undefined) return wanted.lose(travel.piece) ? 'wanted' : undefined
    wanted.letGo(travel.piece)
    return undefined
  }
  if (by === undefined || travel === undefined) return undefined
  if (travel.owner === viewer) return travel.seal ?? 'taken'
  return travel.receiver === viewer ? 'given' : undefined
}

/** A stage that is larger than its room shows only a part. */
function isScrolledAway(element: Element, { left, top, width, height }: DOMRect): boolean {
  const stage = element.closest('.stage')?.getBoundingClientRect()
  if (stage === undefined) return false
  const [x, y] = [left + width / 2, top + height / 2]
  return x < stage.left || x > stage.right || y < stage.top || y > stage.bottom
}

/**
 * Compares where pieces lie before and after a new view, and lets those that changed their place travel.
 * The page shows the new view from the start; a travel can be cut at any moment.
 */
export class Travels<Event extends GameEvent> extends Component<TravelsProps<Event>> {
  /** The arrows of the step before one's eyes. */
  #unpoint: (() => void)[] = []
  #unnote: (() => void) | undefined

  /** The last moment at which the page still shows the old view. */
  override getSnapshotBeforeUpdate({ board: before }: TravelsProps<Event>): Table | null {
    const { board, spots } = this.props
    if (before.view === board.view || before.viewer !== board.viewer) return null
    return spots.lying()
  }

  override componentDidUpdate(before: TravelsProps<Event>, _state: unknown, table: Table | null): void {
    const { board, beats, seals } = this.props
    // Somebody else looks.
    if (before.board.viewer !== board.viewer) wanted.clear()
    if (table === null) return
    // Where nothing may move, only what happens to the viewer has its beat.
    const off = board.motion === 'off'
    if (off) dropped.clear()
    const travels = named(board.fresh, beats)
    const mover = board.fresh.find(({ seat }) => seat !== undefined)?.seat
    if (!off && mover !== undefined && mover !== board.viewer) this.#show(table, travels)
    const pointed = off ? NOTHING : this.#point(table)
    for (const id of new Set([...table.keys(), ...travels.keys()])) {
      const flight = this.#flightOf(id, table.get(id), travels.get(id))
      const travel = travels.get(id)
      const seat = travel?.seat ?? mover
      const by = seat === board.viewer ? undefined : seat
      const seal = sealOf(travel, by, board.viewer)
      const taken = off && seals.pace === 'instant' ? undefined : seal && seals[seal]
      if (flight !== undefined && (!off || taken !== undefined))
        this.#start(id, { ...flight, by, pointed: pointed.has(id), taken })
    }
  }

  override componentDidMount(): void {
    this.#unnote = noteScrolling()
  }

  override componentWillUnmount(): void {
    this.#unnote?.()
    this.#endArrows()
    for (const flying of this.props.spots.flights.values()) flying.end()
  }

  override render() {
    return null
  }

  /** A stage that is larger than its room shows where the first piece lands that others move. */
  #show(before: Table, travels: ReadonlyMap<SpotId, Named>): void {
    for (const id of new Set([...travels.keys(), ...before.keys()])) {
      const landing = this.props.spots.piece(id)
      const lay = before.get(id)?.at ?? travels.get(id)?.from
      if (lay === undefined || lay === landing?.getAttribute('data-at')) continue
      if (landing === undefined || landing.closest('.stage') === null) continue
      bringIntoSight(landing)
      return
    }
  }

  /** Draws the arrows of what others have just done; gives what they lead to. */
  #point(before: Table): ReadonlySet<SpotId> {
    const { board, beats } = this.props
    this.#endArrows()
    const found = new Set<SpotId>()
    for (const event of board.fresh) {
      if (event.seat === undefined || event.seat === board.viewer) continue
      const beat = beats[event.kind as Event['kind']] as Beat<Event> | undefined
      const pointing = beat?.points?.(event)
      const from = pointing?.from.map((id) => this.#boxOf(id, before)).find((box) => box !== undefined)
      const id = pointing?.to.find((one) => this.#boxOf(one, before) !== undefined)
      const to = id === undefined ? undefined : this.#boxOf(id, before)
      if (id === undefined || from === undefined || to === undefined || found.has(id)) continue
      found.add(id)
      const shown = { seat: event.seat, milliseconds: POINTS, motion: board.motion }
      this.#unpoint.push(markArrow({ from, to }, shown))
    }
    return found
  }

  /** Where it is drawn now, or else where it lay before. */
  #boxOf(id: SpotId, before: Table): DOMRect | undefined {
    const { spots } = this.props
    const element = spots.piece(id) ?? spots.place(id)
    if (element === undefined) {
      const lay = before.get(id)
      return lay?.holder?.isConnected === true ? lay.box : undefined
    }
    const box = element.getBoundingClientRect()
    return isScrolledAway(element, box) ? undefined : box
  }

  #endArrows(): void {
    for (const end of this.#unpoint) end()
    this.#unpoint = []
  }

  #flightOf(id: SpotId, before: Lying | undefined, travel: Named | undefined) {
    const { spots } = this.props
    const landing = spots.piece(id)
    const delay = travel?.delay ?? 0
    if (landing === undefined) {
      const to = travel?.to === undefined ? undefined : spots.place(travel.to)
      if (before === undefined || to === undefined) return undefined
      const { element: picture, box: drawn } = before
      return { picture, drawn, from: drawn, to: to.getBoundingClientRect(), delay }
    }
    if (before === undefined) {
      const from = travel?.from === undefined ? undefined : spots.place(travel.from)
      if (from === undefined) return undefined
      const to = landing.getBoundingClientRect()
      return { picture: landing, drawn: to, from: from.getBoundingClientRect(), to, landing, delay }
    }
    if (before.at === landing.getAttribute('data-at')) return undefined
    const from = dropped.take(id) ?? spots.flights.get(id)?.box() ?? before.box
    const { element: picture, box: drawn } = before
    return { picture, drawn, from, to: landing.getBoundingClientRect(), landing, delay }
  }

  #start(id: SpotId, flight: Flight): void {
    const { flights } = this.props.spots
    flights.get(id)?.end()
    const flying = fly(flight, this.props.board.motion, () => {
      if (flights.get(id) === flying) flights.delete(id)
    })
    if (flying !== undefined) flights.set(id, flying)
  }
}
