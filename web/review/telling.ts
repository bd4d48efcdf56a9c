import { type ReviewedTurn, type SizedDecision, turnAt } from '@engawa/bots'
import { at, type GameWords, labelText, type Names, type Seat, sameData } from '@engawa/kernel'
import { useMemo, useSyncExternalStore } from 'react'
import { useGameWords } from '../app/games.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { namesOf } from '../table/names.ts'
import type { RunningReview } from './running.ts'
import { ownSeats } from './summary.ts'
import { type ReviewWords, useReviewWords } from './words/index.ts'

/** A review with all that is needed to speak of it. */
export interface Telling {
  readonly running: RunningReview
  readonly texts: ReviewWords
  readonly words: GameWords
  readonly names: Names
  /** The seats that this person answers for. */
  readonly own: readonly Seat[]
  nameOf(seat: Seat): string
  /** What a move does, as its seat saw it then; one line of it. */
  label(decision: SizedDecision, move: unknown): string
  /** The decision of a turn that cost most; the first one where none cost anything. */
  keyDecision(turn: number): SizedDecision | undefined
  /** Why the best move is worth more, in a sentence or two. */
  reason(decision: SizedDecision): string
}

/** Chances and points below these are not worth a word. */
const noticeable = { win: 0.005, points: 0.3, line: 0.5 }
/** So many score lines are named at most. */
const mostLines = 2

export function useTelling(running: RunningReview): Telling {
  useSyncExternalStore(running.subscribe, () => running.version)
  const { locale } = useSettings()
  const shell = useWords()
  const texts = useReviewWords()
  const words = useGameWords(running.save.game, locale)
  const { review } = running
  return useMemo(() => {
    const { play, table, session } = running
    const { game } = play
    const names: Names = {
      seats: namesOf(session.seats, shell, words.automa),
      viewer: session.seating(undefined).viewer,
    }
    const label = (decision: SizedDecision, move: unknown): string => {
      const { seat, options } = decision
      const view = running.viewAt(decision)
      const own = words.move(view, seat, move, names)
      // Where two of the moves bear one name, what else is said of them tells them apart.
      const alike = options.some(
        (option) =>
          !sameData(option.move, move) && words.move(view, seat, option.move, names).title === own.title,
      )
      return alike ? labelText(own) : own.title
    }
    const lineTitle = (seat: Seat, name: string): string | undefined => {
      const line = game.score(table.reveal())[seat]?.lines.find((one) => one.name === name)
      return line === undefined ? undefined : words.scoreLine(line).title
    }
    const gains = ({ loss }: SizedDecision): string =>
      [
        ...(loss.win >= noticeable.win ? [texts.why.chance(loss.win)] : []),
        ...(loss.points >= noticeable.points ? [texts.why.points(loss.points)] : []),
      ].join(texts.why.and)
    return {
      running,
      texts,
      words,
      names,
      own: ownSeats(running),
      nameOf: (seat) => names.seats[seat] ?? String(seat + 1),
      label,
      keyDecision(turn) {
        const all = review.decisions.filter((decision) => decision.turn === turn)
        const cost = ({ loss }: SizedDecision) => Math.max(loss.win / 0.03, loss.points / 1.5)
        return all.toSorted((a, b) => cost(b) - cost(a) || a.position - b.position)[0]
      },
      reason(decision) {
        const best = decision.options[0]
        if (best === undefined || best.played || decision.size === 'best') return texts.why.best
        const lines = decision.lines
          // What speaks against the move is no reason for it.
          .filter(({ points }) => points >= noticeable.line)
          .map(({ name, points }) => ({ title: lineTitle(decision.seat, name), points }))
          .flatMap(({ title, points }) => (title === undefined ? [] : [texts.why.line(title, points)]))
          .slice(0, mostLines)
        const first = texts.why.brings(label(decision, best.move), gains(decision))
        const toTurnsEnd = running.play.adviser.search?.value !== undefined
        return lines.length === 0 ? first : `${first} ${texts.why.lines(lines.join(', '), toTurnsEnd)}`
      },
    }
  }, [running, review, shell, texts, words])
}

/** The turn that a position belongs to. */
export const turnOfPosition = ({ reviewing }: RunningReview, position: number): number =>
  turnAt(reviewing.spans, position)

/** The chance of a turn's own seat before and after it. */
export function chanceOf({ before, after, seat }: ReviewedTurn): { before: number; after: number } {
  return { before: at(before.win, seat), after: at(after.win, seat) }
}
