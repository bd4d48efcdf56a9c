import { createContext, useContext, useState, useSyncExternalStore } from 'react'

/**
 * Names a piece or a place of the table through a whole game, e.g. `die:2:1` or `stalk:3`: first what it is,
 * then what tells it from its like. Choices, hints, lessons and motion all point at pieces by it.
 */
export type SpotId = string

/** How a game's moves are chosen among its pieces. */
export interface ChoiceRules<Move> {
  /** The pieces and places that a move is about, in the order in which one names them. */
  about(move: Move): readonly SpotId[]
  /** Those of them that are lit while `picked` is chosen; all of them, unless said otherwise. */
  lights?(move: Move, picked: readonly SpotId[]): readonly SpotId[]
  /** What a second press on a chosen piece does where one move is left; otherwise it lets the piece go. */
  again?(move: Move): void
  /** What is chosen from the start, e.g. the only shoot in hand. */
  readonly start?: readonly SpotId[]
}

/** What a piece shows of the choice. */
export interface Marks {
  readonly lit: boolean
  readonly chosen: boolean
  /** It was pressed last and could not be chosen. */
  readonly refused: boolean
}

const LIT = 1
const CHOSEN = 2
const REFUSED = 4

/**
 * What is chosen but not yet played, among the legal moves of one view. Pieces ask it for their own marks,
 * so that a press draws anew only the pieces whose marks changed and whoever reads the choice as a whole.
 */
export class Choice<Move = unknown> {
  readonly #moves: readonly Move[]
  readonly #rules: ChoiceRules<Move>
  readonly #listeners = new Set<() => void>()
  #about: readonly (readonly SpotId[])[] | undefined
  #lit: ReadonlySet<SpotId> | undefined
  #refused: SpotId | undefined
  /** In the order in which they were chosen; replaced by each change. */
  picked: readonly SpotId[]
  /** The last one was chosen by keyboard or an assistive device. */
  byKeys = false

  constructor(moves: readonly Move[], rules: ChoiceRules<Move>) {
    this.#moves = moves
    this.#rules = rules
    this.picked = rules.start ?? []
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The legal moves about everything that is chosen. */
  get fitting(): readonly Move[] {
    return this.#fit(this.picked).flatMap((index) => this.#moves[index] ?? [])
  }

  marks(id: SpotId): number {
    this.#lit ??= this.#lights()
    return (
      (this.#lit.has(id) ? LIT : 0) |
      (this.picked.includes(id) ? CHOSEN : 0) |
      (this.#refused === id ? REFUSED : 0)
    )
  }

  /** Is a legal move about it, as the choice stands? */
  isLit(id: SpotId): boolean {
    return (this.marks(id) & LIT) > 0
  }

  /** Chooses a piece, or lets it go; what was chosen before stays where a legal move is about both. */
  pick(id: SpotId, byKeys = false): void {
    if (this.picked.includes(id)) {
      this.#pickAgain(id)
      return
    }
    const kept: SpotId[] = [id]
    for (const other of this.picked.toReversed())
      if (this.#fit([other, ...kept]).length > 0) kept.unshift(other)
    this.#set(kept, byKeys)
  }

  #pickAgain(id: SpotId): void {
    const { again } = this.#rules
    const [move, ...others] = this.fitting
    if (again !== undefined && move !== undefined && others.length === 0) again(move)
    else this.#set(this.picked.filter((other) => other !== id))
  }

  /** Chooses exactly these. */
  choose(ids: readonly SpotId[]): void {
    this.#set(ids)
  }

  /** Back to what was chosen from the start. */
  clear(): void {
    this.#set(this.#rules.start ?? [])
  }

  /** Marks a piece that cannot be chosen, until the next press. */
  refuse(id: SpotId): void {
    this.#refused = id
    this.#tell()
  }

  #fit(picked: readonly SpotId[]): number[] {
    return this.#aboutAll().flatMap((ids, index) => (picked.every((id) => ids.includes(id)) ? [index] : []))
  }

  #aboutAll(): readonly (readonly SpotId[])[] {
    this.#about ??= this.#moves.map((move) => this.#rules.about(move))
    return this.#about
  }

  #lights(): ReadonlySet<SpotId> {
    const { lights } = this.#rules
    if (lights === undefined) return new Set(this.#aboutAll().flat())
    return new Set(this.#moves.flatMap((move) => lights(move, this.picked)))
  }

  #set(picked: readonly SpotId[], byKeys = false): void {
    this.picked = picked
    this.byKeys = byKeys
    this.#refused = undefined
    this.#lit = undefined
    this.#tell()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

/**
 * The choice of a board, or of a part of its moves. It belongs to the list of moves that it was made from
 * and is gone with it; so `rules` may be written in place, and may read the view.
 */
export function useChoice<Move>(
  { moves }: { readonly moves: readonly Move[] },
  rules: ChoiceRules<Move>,
): Choice<Move> {
  const [kept, setKept] = useState(() => ({ moves, choice: new Choice(moves, rules) }))
  if (kept.moves === moves) return kept.choice
  const choice = new Choice(moves, rules)
  setKept({ moves, choice })
  return choice
}

/** What is chosen now, for a part that reads all of it: it is drawn anew with each press that changes it. */
export function usePicked(choice: Choice): readonly SpotId[] {
  return useSyncExternalStore(
    choice.subscribe,
    () => choice.picked,
    () => choice.picked,
  )
}

/** Of a board that chooses by itself. */
export const noChoice: Choice = new Choice<never>([], { about: () => [] })
const Chosen = createContext<Choice>(noChoice)
export const ChoiceProvider = Chosen.Provider

export const useNearestChoice = (): Choice => useContext(Chosen)

/** The marks of one piece; only it is drawn anew where they change. */
export function useMarks(id: SpotId): Marks {
  const choice = useNearestChoice()
  const now = () => choice.marks(id)
  const marks = useSyncExternalStore(choice.subscribe, now, now)
  return {
    lit: (marks & LIT) > 0,
    chosen: (marks & CHOSEN) > 0,
    refused: (marks & REFUSED) > 0,
  }
}
