import type { Seat } from '@engawa/kernel'
import { useState } from 'react'
import type { Action } from '../catalogue/index.ts'
import { type DecisionKind, heldTile, previewTile, type State } from '../rules/index.ts'
import { focusVerb } from './focus.ts'
import type { BambooBoard } from './model.ts'

export type Pane = 'grove' | 'home' | 'market'

/** What is chosen but not yet played. Everything here can be changed for nothing. */
export interface Aim {
  readonly pane: Pane
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

export interface Aiming extends Aim {
  set(change: Partial<Aim>): void
  /** Chooses something; one who chose it by keyboard goes on to the verb. */
  choose(change: Partial<Aim>, byKeys: boolean): void
  clear(): void
}

const nothing: Omit<Aim, 'pane' | 'guest'> = {
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

/** What needs no choosing is chosen already: the shoot to place, the temple visited, the only stalk. */
function offered(board: BambooBoard): Partial<Aim> {
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

/** Choices last as long as the view they were made on; the pane follows the decision. */
export function useAim(board: BambooBoard): Aiming {
  const { view, decision } = board
  const fresh = (pane: Pane, guest: Seat | undefined): Aim => ({ ...nothing, ...offered(board), pane, guest })
  const [state, setState] = useState(() => ({
    view,
    decision,
    aim: fresh(decisionPane(decision) ?? 'grove', undefined),
  }))
  let { aim } = state
  if (state.view !== view) {
    const led = decision === state.decision ? undefined : decisionPane(decision)
    aim = fresh(led ?? aim.pane, led === undefined ? aim.guest : undefined)
    setState({ view, decision, aim })
  }
  const set = (change: Partial<Aim>) => setState((last) => ({ ...last, aim: { ...last.aim, ...change } }))
  return {
    ...aim,
    set,
    choose(change, byKeys) {
      set(change)
      if (byKeys) focusVerb()
    },
    clear: () => setState((last) => ({ ...last, aim: { ...last.aim, ...nothing, ...offered(board) } })),
  }
}

const decisionPane = (decision: DecisionKind | undefined): Pane | undefined =>
  decision === undefined ? undefined : paneOf[decision]

/** The home tile one holds: bought already, or looked at in the market. */
export function tileInHand(board: BambooBoard, aim: Aim): number {
  return heldTile(board.view) || (aim.tile ?? 0)
}
