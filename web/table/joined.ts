import type { GameEvent, GamePlay, Names, Seat } from '@engawa/kernel'
import type { Telling, ToldStep } from '../kit/stage-manager.ts'
import type { ScreenModel } from './screen-model.ts'

/** More of the same deed follows what ends like this. */
export function leadsOn(events: readonly GameEvent[], { leads = [] }: Pick<GamePlay, 'leads'>): boolean {
  const last = events.at(-1)
  return last === undefined || leads.includes(last.kind)
}

/** A turn of its seat begins with what was told. */
export function beginsTurn(events: readonly GameEvent[], { begins = [] }: Pick<GamePlay, 'begins'>): boolean {
  return events.some(({ kind }) => begins.includes(kind))
}

/** Rows that belong to one deed, each row up to the one that nothing of it follows. */
export function deedsOf<Row>(rows: readonly Row[], leads: (row: Row, next: Row) => boolean): Row[][] {
  const deeds: Row[][] = []
  let last: Row | undefined
  for (const row of rows) {
    const deed = deeds.at(-1)
    if (last !== undefined && deed !== undefined && leads(last, row)) deed.push(row)
    else deeds.push([row])
    last = row
  }
  return deeds
}

/** A deed in words: what was decided, and what came of it. */
export interface Told {
  readonly sentence: string
  readonly rest: string
}

interface Speaking extends Pick<ScreenModel, 'words' | 'names'> {
  readonly session: { readonly play: Pick<GamePlay, 'outcomes'> }
}

/** The lines with this one at their head, where it is one of them. */
function firstOf(first: string, lines: readonly string[]): readonly string[] {
  const at = lines.indexOf(first)
  return at < 0 ? lines : [first, ...lines.slice(0, at), ...lines.slice(at + 1)]
}

/**
 * What the last step came to is told first, or else what whoever acted decided in it; a deed that needs no words is
 * not told.
 */
export function toldDeed(
  steps: readonly Pick<ToldStep, 'seat' | 'events'>[],
  { words, names, session }: Speaking,
): Told | undefined {
  const all = steps.flatMap(({ events }) => events)
  const joined = words.joined?.(all, names)
  const { outcomes = [] } = session.play
  const deed = steps
    .map(({ seat, events }) => {
      const own = events.filter((event) => event.seat === seat && words.event(event, names) !== undefined)
      return own.find(({ kind }) => outcomes.includes(kind)) ?? own[0]
    })
    .findLast((found) => found !== undefined)
  const lines = joined ?? all.flatMap((event) => words.event(event, names) ?? [])
  // What is joined begins with what was decided; of that the outcome alone is told before it.
  const first = deed && (joined === undefined || outcomes.includes(deed.kind)) && words.event(deed, names)
  const [sentence, ...rest] = typeof first === 'string' ? firstOf(first, lines) : lines
  return sentence === undefined ? undefined : { sentence, rest: rest.join(' ') }
}

/** The deeds of a turn in words, each with the position at which it began. */
export function toldSteps(
  { steps }: Telling,
  speaking: Speaking,
): readonly (Told & { readonly position: number })[] {
  const deeds = deedsOf(steps, ({ leads }) => leads === true)
  // What is under way is told when it is done, not piece by piece.
  const done = steps.at(-1)?.leads === true && deeds.length > 1 ? deeds.slice(0, -1) : deeds
  return done.flatMap((deed) => {
    const told = toldDeed(deed, speaking)
    return told === undefined ? [] : [{ ...told, position: deed[0]?.position ?? 0 }]
  })
}

export interface LogLine {
  /** The position after the move this line tells of; 0 where it tells of the set-up. */
  readonly position: number
  /** Whose doing it was, where it was somebody's. */
  readonly seat: Seat | undefined
  readonly text: string
  /** What it tells of. */
  readonly events: readonly GameEvent[]
}

/** What was told of one deed; small steps of it in one line. */
export function linesOf(
  rows: readonly { readonly events: readonly GameEvent[]; readonly position: number }[],
  words: Pick<ScreenModel['words'], 'event' | 'joined'>,
  names: Names,
): readonly LogLine[] {
  const events = rows.flatMap((row) => row.events)
  const joined = rows.length > 1 ? words.joined?.(events, names) : undefined
  const position = rows.at(-1)?.position ?? 0
  if (joined !== undefined)
    return joined.map((text) => {
      // What came of the deed may be another's: the next turn begins with it.
      const told = events.find((event) => words.event(event, names) === text)
      return { position, seat: (told ?? events[0])?.seat, text, events: told === undefined ? events : [told] }
    })
  return rows.flatMap((row) =>
    row.events.flatMap((event) => {
      const text = words.event(event, names)
      return text === undefined ? [] : [{ position: row.position, seat: event.seat, text, events: [event] }]
    }),
  )
}
