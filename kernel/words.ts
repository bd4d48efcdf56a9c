import type { GameEvent, Refusal, Seat, Viewer } from './contract.ts'
import type { ScoreLine } from './score.ts'

export const locales = ['en', 'fr'] as const
export type Locale = (typeof locales)[number]

/** Who sits where, and who is reading. */
export interface Names {
  readonly seats: readonly string[]
  readonly viewer: Viewer
}

/** One passage of the rules for players, in our own words. */
export interface RulePassage {
  /** The rule ids it explains; a refusal that cites one of them opens here. */
  readonly rules: readonly string[]
  readonly text: string
}

export interface RuleChapter {
  readonly id: string
  readonly title: string
  readonly passages: readonly RulePassage[]
}

/** How we know what is printed on a component: the rulebook says it, others report it, or it is our own. */
export type Provenance = 'stated' | 'reported' | 'reconstructed'

/** One printed component or set of them, and how we know what is on it. */
export interface ComponentNote {
  readonly name: string
  readonly provenance: Provenance
  readonly text: string
}

export interface Credits {
  readonly designers: string
  readonly artists: string
  readonly publishers: string
  /** Says that this is unofficial and asks to buy the box. */
  readonly note: string
}

/** One question that names a decision, and one line of help. */
export interface Prompt {
  readonly question: string
  readonly help?: string
}

/** What a control or a list entry says, in parts, so that nobody has to take a sentence apart. */
export interface Label {
  readonly title: string
  /** What is printed on the piece, a price, a reason: below the title or in brackets behind it. */
  readonly detail?: string
}

/** A label in one line. */
export const labelText = ({ title, detail }: Label): string =>
  detail === undefined || detail === '' ? title : `${title} (${detail})`

/** What somebody needs to hear who does not know the game yet. */
export interface Coaching<State = unknown, Kind extends string = string> {
  /** What wins, in one sentence. */
  readonly wins: string
  /** Short names for kinds of points, by the names of score lines; those of one name are counted together. */
  readonly kinds: Readonly<Record<Kind, string>>
  /** What matters in this part of the game. */
  matters(view: State): string
  /** What each kind of decision is about: said the first time it comes. */
  readonly decisions: Readonly<Record<string, string>>
}

/**
 * Everything a game says, in one language. Sentences take the view of whoever reads them,
 * never the full state, so that words cannot tell a secret.
 */
export interface GameWords<
  State = unknown,
  Move = unknown,
  Event extends GameEvent = GameEvent,
  Reason extends Refusal = Refusal,
  Line extends ScoreLine = ScoreLine,
> {
  readonly title: string
  readonly tagline: string
  /** What a seat is called that the rules themselves play. */
  readonly automa?: string
  prompt(view: State, names: Names): Prompt
  /** What a move does, as a control or a list entry says it. */
  move(view: State, seat: Seat, move: Move, names: Names): Label
  /** One sentence for the log; nothing where the event needs no words. */
  event(event: Event, names: Names): string | undefined
  /** Several small steps of one deed, in fewer sentences than one for each; nothing where that would not be shorter. */
  joined?(events: readonly Event[], names: Names): readonly string[] | undefined
  refusal(refusal: Reason): string
  /** The reason for points, and beside it how they came about. */
  scoreLine(line: Line): Label
  /** Where the points of a line came from that grows while one plays, so that its number unfolds. */
  readonly earned?: Earned<Event, Line['name']>
  option(name: string): { readonly title: string; readonly help: string }
  optionValue(name: string, value: string): string
  /** What one sees, in words: the table as a list of headings and lines, for the terminal and the screen reader. */
  scene(view: State, names: Names): readonly SceneSection[]
  readonly coaching: Coaching<State, Line['name']>
  readonly rules: readonly RuleChapter[]
  readonly components: readonly ComponentNote[]
  readonly credits: Credits
}

/** Points of one reason, one gain after the other. */
export interface Earned<Event extends GameEvent = GameEvent, Name extends string = string> {
  /** The line of the sheet that they are. */
  readonly line: Name
  /** What everybody begins with. */
  readonly start?: { readonly points: number; readonly label: Label }
  /** What an event brought, and to whom; nothing where it brought none of them. */
  of(event: Event): { readonly seat: Seat; readonly points: number; readonly label: Label } | undefined
}

export interface SceneSection {
  readonly title: string
  readonly lines: readonly string[]
}
