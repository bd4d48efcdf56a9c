import type { Seat } from '@engawa/kernel'
import { useDeferredValue, useState } from 'react'
import type { Action } from '../catalogue/index.ts'
import { type DecisionKind, heldTile, previewTile, type State } from '../rules/index.ts'
import { focusVerb } from './focus.ts'
import type { BambooBoard } from './model.ts'

export type Pane = 'grove' | 'home' | 'market'

/** What is chosen but not yet played. Everything here can be changed for nothing. */
export interface Aim {
  /** Whose home is looked at, where it is not the own one. */
  readonly guest: Seat | undefined
  readonly stock: number | undefined
  readonly temple: number | undefined
  readonly shoot: number | undefined
  readonly stalk: number | undefined
  /** A home tile of the market. */
  readonly tile: number | undefined
  readonly cell: number | undefined
  /** A balance tile, of the market or the own ones. */
  readonly goal: number | undefined
  readonly food: number | undefined
  /** A spirit tile of the seat or of a temple. */
  readonly spirit: number | undefined
  readonly gift: Action | undefined
}

/** What is aimed at anew; a pane is turned to with it. */
export type Aimed = Partial<Aim> & { readonly pane?: Pane }

export interface Aiming extends Aim {
  set(change: Aimed): void
  /** Chooses something; one who chose it by keyboard goes on to the verb. */
  choose(change: Aimed, byKeys: boolean): void
  clear(): void
}

const nothing: Omit<Aim, 'guest'> = {
  stock: undefined,
  temple: undefined,
  shoot: undefined,
  stalk: undefined,
  tile: undefined,
  cell: undefined,
  goal: undefined,
  food: undefined,
  spirit: undefined,
  gift: undefined,
}

/** Where each decision is made. */
const paneOf: Readonly<Record<DecisionKind, Pane | undefined>> = {
  colour: 'grove',
  draft: 'grove',
  gift: undefined,
  visit: 'grove',
  offer: 'grove',
  place: 'grove',
  resolve: 'grove',
  stow: 'grove',
  end: undefined,
  balance: 'market',
  balanceAgain: 'market',
  improve: 'market',
  furnish: 'home',
  cook: 'market',
  tengu: 'market',
  wake: undefined,
  feed: undefined,
}

/** What needs no choosing is chosen already: the shoot to place, the temple visited, the only stalk, the last gift. */
export function offered(board: Pick<BambooBoard, 'view' | 'decision' | 'seat'>): Partial<Aim> {
  const { view, decision } = board
  const { turn } = view
  switch (decision) {
    case 'offer':
      return { temple: turn.stock }
    case 'place':
      return { shoot: turn.hand[0] }
    case 'resolve': {
      const waiting = turn.under.flatMap((shoots, stalk) => (shoots.length > 0 ? [stalk] : []))
      return waiting.length === 1 ? { stalk: waiting[0] } : {}
    }
    case 'gift':
      return view.gifts.length === 1 ? { gift: view.gifts[0] } : {}
    case 'furnish':
      return { cell: bestCell(view, heldTile(view), board.seat) }
    default:
      return {}
  }
}

/** The free cell where the tile brings most, as a start. */
export function bestCell(view: State, tile: number, seat: Seat): number | undefined {
  const fitting = previewTile(view, seat, tile).filter((preview) => preview.fits)
  return fitting.sort((a, b) => b.total - a.total)[0]?.cell
}

/** A choice with the pane it is made on; neither meets a view that it was not made on. */
interface Chosen {
  readonly view: State
  readonly decision: DecisionKind | undefined
  readonly start: Partial<Aim>
  readonly pane: Pane
  readonly aim: Aiming
}

/**
 * Choices last as long as the view they were made on; the pane follows the decision. An aim stays the same object
 * until something else is chosen, and `later` is for what is out of sight: that is drawn after the frame that
 * shows the press. `leave` is called where somebody looks round by hand.
 */
export function useAim(
  board: BambooBoard,
  leave: () => void,
): { readonly pane: Pane; readonly aim: Aiming; readonly later: Aiming } {
  const { view, decision } = board
  const [hand] = useState(() => {
    const change = ({ pane, ...chosen }: Aimed) =>
      setState((last) => ({
        ...last,
        pane: pane ?? last.pane,
        aim: has(last.aim, chosen) ? last.aim : { ...last.aim, ...chosen },
      }))
    const set = (aimed: Aimed) => {
      leave()
      change(aimed)
    }
    const choose: Aiming['choose'] = (aimed, byKeys) => {
      // Whoever goes on to something else has done with the spirit that was looked at.
      change({ spirit: undefined, ...aimed })
      if (byKeys) focusVerb()
    }
    const clear = () => setState((last) => ({ ...last, aim: { ...last.aim, ...nothing, ...last.start } }))
    return { set, choose, clear }
  })
  const fresh = (pane: Pane, guest: Seat | undefined): Chosen => {
    const start = offered(board)
    return { view, decision, start, pane, aim: { ...nothing, ...start, guest, ...hand } }
  }
  const [state, setState] = useState(() => fresh(decisionPane(decision) ?? 'grove', undefined))
  let now = state
  if (state.view !== view) {
    const led = decision === state.decision ? undefined : decisionPane(decision)
    now = fresh(led ?? state.pane, led === undefined ? state.aim.guest : undefined)
    setState(now)
  }
  const deferred = useDeferredValue(now)
  return { pane: now.pane, aim: now.aim, later: (deferred.view === view ? deferred : now).aim }
}

const has = (aim: Aim, chosen: Partial<Aim>): boolean =>
  Object.entries(chosen).every(([name, value]) => Reflect.get(aim, name) === value)

const decisionPane = (decision: DecisionKind | undefined): Pane | undefined =>
  decision === undefined ? undefined : paneOf[decision]

/** The home tile one holds: bought already, or looked at in the market. */
export function tileInHand(board: BambooBoard, aim: Aim): number {
  return heldTile(board.view) || (aim.tile ?? 0)
}
