import { bagSize, type Seat } from '@engawa/kernel'
import { type Colour, colours, type Daruma, darumaOf, type TokenFace, tokenOf } from '../catalogue/index.ts'
import { type Event, eyesAt, foursOn, type Move, pointsOf, type State, valuesOf } from '../rules/index.ts'
import type { EyeState } from './pieces.tsx'

// What the board draws, read off the view. Nothing here decides what is legal.

export interface Place {
  readonly index: number
  readonly daruma: Daruma
  readonly eyes: readonly [EyeState, EyeState]
  readonly painted: number
  /** Both eyes painted and one of them this turn: taken by a stop. */
  readonly complete: boolean
}

/** The face-up darumas; a place the deck could not fill is left out. */
export function placesOf(view: State): Place[] {
  return view.display.flatMap((id, index) => {
    if (id === 0) return []
    const pupils = view.pupils[index] ?? 0
    const dice = view.painted[index] ?? 0
    const marks: EyeState[] = [
      ...Array.from({ length: pupils }, (): EyeState => 'pupil'),
      ...Array.from({ length: dice }, (): EyeState => 'die'),
    ]
    const eyes = [marks[0] ?? 'blank', marks[1] ?? 'blank'] as const
    const painted = eyesAt(view, index)
    return [{ index, daruma: darumaOf(id), eyes, painted, complete: painted === 2 }]
  })
}

export type LampState = 'lit' | 'ghost' | 'off'

/** Four lamps: real fours, then fictitious ones, then those not lit. */
export function lampsOf(view: State): LampState[] {
  return [0, 1, 2, 3].map((lamp) => (lamp < view.ledger ? 'lit' : lamp < foursOn(view) ? 'ghost' : 'off'))
}

/** The lamps that the last step lit: fours of a roll, or a fictitious one. */
export function newLamps(view: State, fresh: readonly Event[]): ReadonlySet<number> {
  const lit = new Set<number>()
  for (const event of fresh) {
    if (event.kind === 'cursed') lit.add(foursOn(view) - 1)
    if (event.kind === 'lost')
      for (let lamp = view.ledger - event.count; lamp < view.ledger; lamp++) lit.add(lamp)
  }
  return lit
}

export interface Holding {
  readonly colour: Colour
  /** The newest last. */
  readonly darumas: readonly number[]
}

/** What lies in front of a seat, by colour; alike darumas count alike once they are taken. */
export function holdingsOf(view: State, seat: Seat): Holding[] {
  const own = view.owned[seat] ?? []
  return colours.flatMap((colour) => {
    const darumas = own.filter((id) => darumaOf(id).colour === colour)
    return darumas.length === 0 ? [] : [{ colour, darumas }]
  })
}

export interface Space {
  readonly token: number
  readonly face: TokenFace
}

export function spacesOf(view: State): Space[] {
  return view.track.map((token) => ({ token, face: tokenOf(token).face }))
}

export function deckSize(view: State): number {
  return bagSize(view.deck)
}

/** What stopping now would bring, from the view that the stop leads to. */
export interface StopGain {
  readonly kept: number
  /** Of the kept darumas alone; unknown without the own objective. */
  readonly points: number
  readonly steps: number
  readonly reaches: number
  readonly reward: boolean
}

export function stopGain(view: State, after: State): StopGain {
  const kept = placesOf(view).filter((place) => place.complete)
  const objective = view.objectives[view.seat] ?? 0
  const steps = stepsBetween(view, after)
  return {
    kept: kept.length,
    points: kept.reduce((sum, place) => sum + pointsOf(place.daruma.id, objective), 0),
    steps,
    reaches: after.counter,
    reward: steps > 0 && tokenOf(view.track[after.counter] ?? 0).face === 'daruma',
  }
}

/** Spaces that the counter went, also round the right end. */
function stepsBetween(before: State, after: State): number {
  const end = before.track.length - 1
  if (before.homeward === after.homeward) return Math.abs(after.counter - before.counter)
  return end - before.counter + (end - after.counter)
}

export type Role = 'still' | 'pour' | 'roll' | 'keep'

export interface TrayDie {
  readonly key: string
  /** 0 for a die that was not rolled yet. */
  readonly value: number
  readonly role: Role
  /** Lies where a move put it, so that only undo brings it back. */
  readonly fixed: boolean
}

/** A choice of dice that no move was made of yet: the die to pour, and those to leave out of the roll. */
export interface Draft {
  readonly pour: string | undefined
  readonly out: readonly string[]
}

export const noDraft: Draft = { pour: undefined, out: [] }

function keyed(values: readonly number[], from: string): { key: string; value: number }[] {
  return values.map((value, index) => ({ key: `${from}${value}-${index}`, value }))
}

/** The dice of the tray from left to right, each with what would happen to it. */
export function trayOf(view: State, draft: Draft): TrayDie[] {
  const lying = keyed(valuesOf(view.dice), 'd')
  const hand = keyed(valuesOf(view.hand), 'h')
  const poured = view.phase === 'pour' ? view.bottle.slice(-1) : []
  const pouring = draft.pour !== undefined
  const role = (key: string): Role =>
    draft.pour === key ? 'pour' : draft.out.includes(key) ? 'keep' : 'roll'
  const dice: TrayDie[] = [
    ...keyed(poured, 'b').map((die) => ({ ...die, role: 'pour' as const, fixed: true })),
    ...hand.map((die) => ({ ...die, role: role(die.key), fixed: view.phase !== 'pour' })),
    ...lying.map((die) => ({
      ...die,
      role: pouring ? role(die.key) : view.phase === 'pour' ? ('keep' as const) : ('still' as const),
      fixed: view.phase !== 'dice',
    })),
  ]
  const first = (die: TrayDie) => (die.role === 'pour' ? 0 : 1)
  return dice.sort((a, b) => first(a) - first(b))
}

/** What was rolled in bad luck, the fours apart: it lies in the tray until that was told, though it is gone already. */
export function fatedDice(fresh: readonly Event[]): TrayDie[] | undefined {
  const rolled = fresh.findLast((event) => event.kind === 'rolled')
  if (rolled === undefined || !fresh.some(({ kind }) => kind === 'badLuck')) return undefined
  const lying = rolled.values.filter((value) => value !== 4).sort((a, b) => a - b)
  return keyed(lying, 'd').map((die) => ({ ...die, role: 'still', fixed: true }))
}

/** How many dice are to be rolled; before any is chosen, how many may be at most: all but the one that is used. */
export function offeredDice(tray: readonly TrayDie[]): number {
  const rolling = tray.filter((die) => die.role === 'roll').length
  return rolling > 0 ? rolling : Math.max(0, tray.length - 1)
}

/** The moves that a draft stands for, in the order they are to be played. */
export function movesOf(view: State, draft: Draft): Move[] {
  const tray = trayOf(view, draft)
  const keeps = tray.filter((die) => die.role === 'keep' && (view.phase === 'dice' || !die.fixed))
  const pour = view.phase === 'dice' ? tray.find((die) => die.role === 'pour') : undefined
  return [
    ...(pour === undefined ? [] : [{ kind: 'pour', value: pour.value } as const]),
    ...keeps.map((die) => ({ kind: 'keep', value: die.value }) as const),
    { kind: 'roll' },
  ]
}
