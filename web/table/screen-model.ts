import {
  type GameEvent,
  type GameWords,
  type Names,
  type Refusal,
  type ScoreSheet,
  type Seat,
  sureSheet,
  type Turn,
  type Viewer,
} from '@engawa/kernel'
import { eventsFor, previewMove, tableWords } from '@engawa/table'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useGameWords } from '../app/games.ts'
import { useSettings, useWords } from '../app/settings.ts'
import type { Preview } from '../kit/board.ts'
import { namesOf } from './names.ts'
import type { Presses } from './presses.ts'
import type { Seating } from './seating.ts'
import type { Session } from './session.ts'

/** Everything the screen draws from, at the present or at an earlier position. */
export interface ScreenModel {
  readonly session: Session
  readonly words: GameWords
  readonly names: Names
  readonly seating: Seating
  readonly turn: Turn
  readonly view: unknown
  /** The same without what a shared device draws only while it is held: for words and scores. */
  readonly plain: unknown
  readonly moves: readonly unknown[]
  readonly scores: readonly ScoreSheet[]
  /** The same without what only the end would bring; all of it once the game is over. */
  readonly sure: readonly ScoreSheet[]
  readonly fresh: readonly GameEvent[]
  /** The seat that may act on this device now. */
  readonly seat: Seat | undefined
  /** How many moves stand. */
  readonly position: number
  /** The position shown where it is not the present one. */
  readonly past: number | undefined
  /** What is shown does not follow from what was shown before it: nothing travels there. */
  readonly jumped: boolean
  check(move: unknown): Refusal | undefined
  preview(move: unknown): Preview | undefined
  refusal(refusal: Refusal): string
}

function useVersion(session: Session, { follow, shownVersion }: Presses): number {
  const subscribe = useCallback(
    (draw: () => void) => session.subscribe(() => follow(draw)),
    [session, follow],
  )
  return useSyncExternalStore(subscribe, () => shownVersion(session.version))
}

function previews(session: Session, view: unknown, seat: Seat | undefined): ScreenModel['preview'] {
  const known = new Map<string, Preview>()
  return (move) => {
    if (seat === undefined) return undefined
    const key = JSON.stringify(move)
    const found = known.get(key) ?? previewMove(session.play.game, view, seat, move)
    known.set(key, found)
    return found
  }
}

const told = new WeakMap<readonly GameEvent[], Map<Viewer, readonly GameEvent[]>>()

/** The same news is the same list however often it is asked for: boards move pieces once for each. */
function freshFor(viewer: Viewer, events: readonly GameEvent[]): readonly GameEvent[] {
  const known = told.get(events) ?? new Map<Viewer, readonly GameEvent[]>()
  told.set(events, known)
  const found = known.get(viewer) ?? eventsFor(viewer, events)
  known.set(viewer, found)
  return found
}

/** The present, as the person before the device may see it. */
function present(session: Session, shown: Seat | undefined) {
  const seats = session.seating(shown)
  const { viewer } = seats
  const { turn } = session
  const acts = viewer !== 'table' && !turn.over && turn.seats.includes(viewer)
  const seat = acts ? viewer : undefined
  const view = session.view(viewer)
  const plain = seats.shared ? session.view('table') : view
  return {
    seating: seats,
    turn,
    view,
    plain,
    seat,
    moves: seat === undefined ? [] : session.moves(seat),
    scores: session.scores(seats.shared ? 'table' : viewer),
    fresh: freshFor(viewer, session.fresh),
    check: (move: unknown) => (viewer === 'table' ? undefined : session.check(viewer, move)),
    preview: previews(session, view, seat),
  }
}

/** An earlier position: to be looked at, not played. */
function earlier(session: Session, shown: Seat | undefined, past: number) {
  const { game } = session.play
  const seats = session.seating(shown)
  const view = session.viewAt(past, seats.viewer)
  const plain = seats.shared ? session.viewAt(past, 'table') : view
  return {
    seating: { ...seats, curtain: undefined },
    turn: game.turn(view),
    view,
    plain,
    seat: undefined,
    moves: [],
    scores: game.score(plain),
    fresh: past === 0 ? session.opening(seats.viewer) : (session.log(seats.viewer)[past - 1] ?? []),
    check: () => undefined,
    preview: () => undefined,
  }
}

interface Shown {
  readonly past: number | undefined
  readonly version: number
  readonly jumped: boolean
}

/** Whether somebody has just turned to another moment of the game: only the next one is watched as it happens. */
function useJumped(past: number | undefined, version: number): boolean {
  const [shown, setShown] = useState<Shown>({ past, version, jumped: past !== undefined })
  const live = past === undefined
  if (shown.past === past && (!live || shown.version === version)) return shown.jumped
  const jumped = live ? shown.past !== undefined : past !== (shown.past ?? past) + 1
  setShown({ past, version, jumped })
  return jumped
}

export function useScreenModel(
  session: Session,
  shown: Seat | undefined,
  position: number | undefined,
  presses: Presses,
): ScreenModel {
  const version = useVersion(session, presses)
  const { locale } = useSettings()
  const words = useGameWords(session.play.game.id, locale)
  const shell = useWords()
  const past = position === undefined ? undefined : Math.min(position, session.position)
  const jumped = useJumped(past, version)
  return useMemo(() => {
    // The session is one object that changes: its version says when to look again.
    void version
    const model = past === undefined ? present(session, shown) : earlier(session, shown, past)
    const { atEnd } = session.play.game
    return {
      ...model,
      sure: model.turn.over ? model.scores : model.scores.map((sheet) => sureSheet(sheet, atEnd)),
      session,
      words,
      position: session.position,
      past,
      jumped,
      names: {
        seats: namesOf(session.seats, shell, words.automa),
        viewer: model.seating.viewer,
      },
      refusal: (refusal) => tableWords[locale].refusal(refusal) ?? words.refusal(refusal),
    }
  }, [session, version, shown, past, jumped, words, shell, locale])
}
