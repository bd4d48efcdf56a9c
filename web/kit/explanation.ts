import type { GameEvent, GameWords, Locale, Names, RuleChapter, ScoreSheet, Seat } from '@engawa/kernel'
import type { ReactNode } from 'react'

/** What something is worth to the reader now: points with their sign, or a count such as `1 / 4`. */
export interface Worth {
  readonly value: number | string
  readonly text: string
}

/** What a thing on the table is. A part that has nothing to say is left out. */
export interface Explanation {
  readonly name: string
  /** Its kind, and where it lies. */
  readonly what?: string | undefined
  readonly picture?: ReactNode
  /** What is printed on it, in its own signs; `does` says the same in words. */
  readonly face?: ReactNode
  /** Without it the passage of its rule says what it does. */
  readonly does?: string | undefined
  readonly worth?: readonly Worth[] | undefined
  /** Price, what one has, what one lacks. */
  readonly get?: string | undefined
  /** The rule that says it. */
  readonly rule: string
}

/** The table as its reader may know it. */
export interface Seen<State = unknown> {
  readonly view: State
  /** The seat to which things are worth something: the reader's, or of whoever is to move. */
  readonly seat: Seat
  readonly locale: Locale
  readonly names: Names
  readonly words: GameWords
  readonly scores: readonly ScoreSheet[]
}

/** A drawn sign by itself, as the legend shows it. */
export interface IconText {
  readonly name: string
  readonly does: string
  readonly rule: string
}

/**
 * What `board/explain/index.tsx` of a game exports. Methods, so that those of one game's types fit.
 * `Kind` are the first words of the ids that its board draws, `Icon` the names of its signs.
 */
export interface Explanations<
  State = unknown,
  Kind extends string = string,
  Icon extends string = string,
  Move = unknown,
> {
  /** For each kind of piece, place or spot: what the one with these further words of its id is. */
  readonly spots: {
    readonly [Each in Kind]: {
      of(seen: Seen<State>, ...rest: readonly string[]): Explanation | undefined
    }['of']
  }
  readonly icons: Readonly<Record<Locale, Readonly<Record<Icon, IconText>>>>
  /** All of them, by topic. */
  readonly legend: readonly {
    readonly title: Readonly<Record<Locale, string>>
    readonly icons: readonly Icon[]
  }[]
  /** Where a move is to be found: ids of what is pressed for it, in order. */
  about(view: State, seat: Seat, move: Move): readonly string[]
  /** Where what an event tells of is to be found, the best place first; those that are not drawn are passed over. */
  told(event: GameEvent): readonly string[]
  /** What a seat has made, as one drawing made of the sheet's symbols: for the last count and the picture to share. */
  portrait?(view: State, seat: Seat): ReactNode
  drawIcon(icon: Icon, size: number): ReactNode
  /** The sheet of symbols that the drawings are taken from, for pages without the board. */
  sheet(): ReactNode
}

type Made<Ids> = {
  [Name in keyof Ids]: Ids[Name] extends (...given: never) => infer Id ? Id : Ids[Name]
}[keyof Ids]

/** The first words of all ids that a board's `ids` make: `die` of `die:3`. */
export type KindsOf<Ids, Id = Made<Ids>> = Id extends `${infer Kind}:${string}` ? Kind : Id & string

/** What a thing is called whose id names a sign: `icon:coin`. */
export const ICON = 'icon'

/** What the thing with this id is; nothing where the game does not say. */
export function explain(of: Explanations, id: string, seen: Seen): Explanation | undefined {
  const [kind = '', ...rest] = id.split(':')
  if (kind !== ICON) return of.spots[kind]?.(seen, ...rest)
  const icon = rest.join(':')
  const text = of.icons[seen.locale][icon]
  return text && { ...text, picture: of.drawIcon(icon, 44) }
}

/** The passage of the rules that a rule stands in. */
export function passageOf(chapters: readonly RuleChapter[], rule: string): string | undefined {
  for (const { passages } of chapters)
    for (const { rules, text } of passages) if (rules.includes(rule)) return text
  return undefined
}
