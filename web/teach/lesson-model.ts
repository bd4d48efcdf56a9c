import { type Lesson, type Locale, labelText, type Said } from '@engawa/kernel'
import { previewMove } from '@engawa/table'
import { useMemo, useSyncExternalStore } from 'react'
import { useGameWords } from '../app/games.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { namesOf } from '../table/names.ts'
import type { EyeState } from './drawings.tsx'
import type { LessonSession, LessonState } from './lesson-session.ts'
import { type TeachWords, useTeachWords } from './words/index.ts'

/** What a puzzle has besides. */
export interface PuzzleModel {
  /** The clue, once somebody asked for it. */
  readonly clue: Said | undefined
  readonly difficulty: string
  /** The puzzles of its idea: solved ones, and this one. */
  readonly eyes: readonly EyeState[]
  showClue(): void
  toNext(): void
}

/** Everything the teacher draws from. */
export interface LessonModel {
  readonly session: LessonSession
  readonly lesson: Lesson
  readonly state: LessonState
  readonly step: number
  readonly locale: Locale
  readonly words: TeachWords
  /** What is said large: the step, the answer to it, or about a move that was not asked for. */
  readonly says: string
  /** What was said of the step before, while the next one is open. */
  readonly before: string | undefined
  readonly task: string | undefined
  readonly how: string | undefined
  /** What a held move would do, a line for each fact. */
  readonly facts: readonly string[]
  /** A step that asks for no move waits for “Go on”. */
  readonly goesOn: boolean
  readonly points: readonly string[]
  readonly looks: readonly string[]
  /** What is neither and does not rest. */
  readonly needs: readonly string[]
  readonly resting: boolean
  readonly puzzle: PuzzleModel | undefined
}

/** What a move that was not asked for would do: its name, the lesson's own word, and the points. */
function useFacts(session: LessonSession, words: TeachWords, locale: Locale): readonly string[] {
  const { state, lesson } = session
  const game = useGameWords(lesson.position.game, locale)
  const shell = useWords()
  return useMemo(() => {
    if (state.at !== 'held') return []
    const { seat } = lesson
    const view = session.view(seat)
    const names = { seats: namesOf(session.seats, shell, game.automa), viewer: seat }
    const { before, after, final } = previewMove(session.play.game, view, seat, state.move)
    const gained = (after[seat]?.total ?? 0) - (before[seat]?.total ?? 0)
    const own = session.otherWay?.[locale]
    return [
      labelText(game.move(view, seat, state.move, names)),
      ...(own === undefined ? [] : [own]),
      // What is rolled or drawn in a preview is imagined: its points are nobody's.
      ...(gained === 0 || final ? [] : [words.points(shell.table.gain(gained))]),
      ...(final && own === undefined ? [words.rolls] : []),
    ]
  }, [state, session, lesson, game, shell, words, locale])
}

export function useLessonModel(session: LessonSession, puzzle?: PuzzleModel): LessonModel {
  useSyncExternalStore(session.subscribe, () => session.version)
  const { locale } = useSettings()
  const words = useTeachWords()
  const facts = useFacts(session, words, locale)
  const { state, lesson, open, answer } = session
  const text = (said: Said | undefined) => said?.[locale]
  const asking = state.at === 'asking'
  const view = session.view(lesson.seat)
  const says = {
    asking: text(open?.says),
    held: puzzle === undefined ? words.otherWayLead : words.notBest,
    trying: words.trying,
    answered: text(answer) ?? text(open?.says),
    over: puzzle === undefined ? words.overLead : text(answer),
  }[state.at]
  const points = (asking ? open?.points?.(view) : undefined) ?? []
  return {
    session,
    lesson,
    state,
    step: session.step,
    locale,
    words,
    says: says ?? '',
    before: session.changed ? words.changed : asking ? text(answer) : undefined,
    task: asking ? text(open?.task) : undefined,
    how: asking ? text(puzzle?.clue ?? open?.how) : undefined,
    facts,
    goesOn: asking && open?.asks === undefined,
    points,
    looks: (asking ? open?.looks?.(view) : undefined) ?? [],
    needs: (asking ? open?.needs?.(view) : undefined) ?? [],
    // Whoever may do anything sees everything.
    puzzle,
    resting: asking && (points.length > 0 || open?.asks === undefined),
  }
}
