import type { Judgement } from '@engawa/bots'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ScreenModel } from '../table/screen-model.ts'
import type { Actions } from '../table/use-actions.ts'
import { hints } from '../worker/client.ts'
import { type Doubt, doubtOf } from './doubt.ts'
import { hasHeard, noteFinished, noteHeard, setCoach, useCoachAt } from './store.ts'

/** A move that waits for an answer: it was pressed, not played. */
export interface HeldMove extends Doubt {
  readonly moves: readonly unknown[]
  readonly view: unknown
  /** The better thing was asked for and is shown. */
  readonly looking: boolean
}

/** Something that is said once. */
export interface Tip {
  readonly head: string | undefined
  readonly text: string
}

/** So many moves are looked at: more than a bot compares, for who is new often plays what no bot would think of. */
const MOST = 24

/** A judgement belongs to the view it was made on. */
interface Judged {
  readonly view: unknown
  readonly judgements: readonly Judgement[]
}

/** What is to be said now, and was not said in an earlier game: the aim, the phase, the kind of decision. */
function tipOf({ words, view, turn, session, seat }: ScreenModel): { tip: Tip; keys: string[] } | undefined {
  if (seat === undefined || turn.over) return undefined
  const { wins, matters, decisions } = words.coaching
  const game = session.play.game.id
  const phase = matters(view)
  const decision = decisions[turn.decision]
  const [aimKey, phaseKey, decisionKey] = [
    `${game} aim`,
    `${game} phase ${phase}`,
    `${game} ${turn.decision}`,
  ]
  if (!hasHeard(aimKey)) return { tip: { head: wins, text: phase }, keys: [aimKey, phaseKey] }
  if (decision !== undefined && !hasHeard(decisionKey))
    return { tip: { head: undefined, text: decision }, keys: [decisionKey] }
  return hasHeard(phaseKey) ? undefined : { tip: { head: undefined, text: phase }, keys: [phaseKey] }
}

/** Which question this is to the person: others may move meanwhile without making it another one. */
function questionOf({ seat, turn, session }: ScreenModel): string | undefined {
  if (seat === undefined || turn.over) return undefined
  return `${session.movers.filter((mover) => mover === seat).length} ${turn.decision}`
}

/**
 * The coach of first games: says what is new, and judges in the background while the person thinks, so that a
 * move which clearly gives much away is asked about once. It sits at tables of this browser alone, never at
 * tables with people far away, and never at a device that people share.
 */
export function useCoach(model: ScreenModel, able: boolean) {
  const { session, view, seat, seating, past } = model
  const here = able && session.kind === 'local' && !seating.shared && past === undefined
  const on = useCoachAt(session.id) && here
  const [judged, setJudged] = useState<Judged>()
  const [held, setHeld] = useState<HeldMove>()
  const [tip, setTip] = useState<{ readonly question: string | undefined; readonly tip: Tip }>()
  /** Asked in this turn already. */
  const asked = useRef(false)
  const mine = seat !== undefined
  useEffect(() => {
    if (!mine) asked.current = false
  }, [mine])
  const ended = here && model.turn.over
  useEffect(() => {
    if (ended) noteFinished(session.play.game.id)
  }, [ended, session])

  const question = questionOf(model)
  const tell = useEffectEvent(() => {
    if (tip !== undefined && tip.question === question) return
    const found = tipOf(model)
    for (const key of found?.keys ?? []) noteHeard(key)
    setTip(found && { question, tip: found.tip })
  })
  const choices = model.moves.length
  useEffect(() => {
    if (!on || seat === undefined) return
    void view
    tell()
    if (choices < 2 || session.play.adviser.search === undefined) return
    let meant = true
    hints(session.play.game, view, seat, MOST).then(
      (judgements) => meant && setJudged({ view, judgements }),
      // Nobody misses a judgement that does not come.
      () => undefined,
    )
    return () => {
      meant = false
    }
  }, [on, session, view, seat, choices])

  const shown = held?.view === view && on ? held : undefined
  return {
    /** It may sit here, and does. */
    on,
    tip: on && tip !== undefined && tip.question === question && shown === undefined ? tip.tip : undefined,
    held: shown,
    /** Answers true where the moves wait for an answer instead of being played. */
    doubts(moves: readonly unknown[]): boolean {
      if (!on || asked.current || judged === undefined || judged.view !== view) return false
      const doubt = doubtOf(judged.judgements, moves[0], session.play.adviser.alike)
      if (doubt === undefined) return false
      asked.current = true
      setHeld({ ...doubt, moves, view, looking: false })
      return true
    },
    look: () => shown && setHeld({ ...shown, looking: true }),
    /** Lets go of what waits. */
    letGo: () => setHeld(undefined),
    /** What was said is understood; the next thing may follow. */
    understood() {
      const next = tipOf(model)
      for (const key of next?.keys ?? []) noteHeard(key)
      setTip(next && { question, tip: next.tip })
    },
    turnOff: () => setCoach(session.id, false),
  }
}

export type Coach = ReturnType<typeof useCoach>

/** What the person may do, asked about once where it gives much away; boards keep the same functions. */
export function useDoubted(coach: Coach, actions: Actions): Actions {
  const doubts = useRef(coach.doubts)
  useLayoutEffect(() => {
    doubts.current = coach.doubts
  })
  const { act, actAll } = actions
  return {
    ...actions,
    act: useCallback(async (move: unknown) => (doubts.current([move]) ? undefined : act(move)), [act]),
    actAll: useCallback(
      async (moves: readonly unknown[]) => (doubts.current(moves) ? undefined : actAll(moves)),
      [actAll],
    ),
  }
}
