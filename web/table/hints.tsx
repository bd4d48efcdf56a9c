import type { Judgement } from '@engawa/bots'
import { at } from '@engawa/kernel'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSettings, useWords } from '../app/settings.ts'
import { Button, IconButton } from '../kit/button.tsx'
import { Press } from '../kit/press.tsx'
import { decimals, signed } from '../words/numbers.ts'
import { hints } from '../worker/client.ts'
import { Coin } from './coin.tsx'
import type { ScreenModel } from './screen-model.ts'
import '../styles/hints.css'

const MOST = 3
/** More score lines than two make no reason. */
const MOST_LINES = 2

/** Hints belong to the view they were asked for: on another one their words may mean nothing. */
interface Answer {
  readonly view: unknown
  readonly judgements: readonly Judgement[]
}

/** What is thought of for this view, off the main thread; nothing as long as it is thought about. */
function useJudgements({ session, view, seat }: ScreenModel): readonly Judgement[] | undefined {
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (seat === undefined) return
    hints(session.play.game, view, seat, MOST).then(
      (judgements) => setAnswer({ view, judgements }),
      () => setAnswer({ view, judgements: [] }),
    )
  }, [session, view, seat])
  return answer !== undefined && answer.view === view ? answer.judgements : undefined
}

/**
 * Why a move is better or worse than the one it is compared with: the first, for that the second. What lies within the
 * noise of the trials is said to be alike, and nothing is made up to explain it.
 */
function Reasons({
  model,
  judgements,
  index,
}: {
  model: ScreenModel
  judgements: readonly Judgement[]
  index: number
}) {
  const { table: texts } = useWords()
  const { locale } = useSettings()
  const { session, view, seat } = model
  const own = at(judgements, index)
  const other = index === 0 ? 1 : 0
  const compared = judgements[other]
  if (seat === undefined || compared === undefined || own.trials === 0) return null
  const ahead = own.gain - compared.gain
  const better = index < other
  const noise = Math.max(own.error, compared.error)
  if (!(better ? ahead > noise : -ahead > noise)) return <small>{texts.hintAlike(other + 1)}</small>
  const scored = at(session.play.game.score(view), seat).lines
  const lines = own.why.lines
    .filter(({ points }) => points > 0 === better)
    .flatMap(({ name, points }) => {
      const line = scored.find((one) => one.name === name)
      return line === undefined ? [] : [`${model.words.scoreLine(line).title} ${signed(points, locale)}`]
    })
  const toTurnsEnd = session.play.adviser.search?.value !== undefined
  return (
    <>
      <small>{texts.hintAhead(decimals(Math.abs(ahead), locale), ahead < 0, other + 1)}</small>
      {lines.length > 0 && (
        <small>{texts.hintLines(lines.slice(0, MOST_LINES).join(', '), toTurnsEnd)}</small>
      )}
    </>
  )
}

function Idea({
  model,
  judgements,
  index,
}: {
  model: ScreenModel
  judgements: readonly Judgement[]
  index: number
}) {
  const { table: texts } = useWords()
  const { locale } = useSettings()
  const { move, why } = at(judgements, index)
  const { title, detail } = model.words.move(model.view, model.seat ?? 0, move, model.names)
  return (
    <div className="idea" data-idea={index + 1}>
      <b>{title}</b>
      {detail !== undefined && <small>{detail}</small>}
      {why.now !== 0 && <small className="idea-now">{texts.hintNow(signed(why.now, locale))}</small>}
      <Reasons model={model} judgements={judgements} index={index} />
    </div>
  )
}

/**
 * The moves that are worth a thought, best first, one at a time: so nothing of it lies over what it speaks of. Coins on
 * the board say where each is to be found, and the same coins turn to another one.
 */
export function Hints({
  model,
  act,
  show,
  close,
}: {
  model: ScreenModel
  act(move: unknown): void
  /** Shows on the board what a move is about, and where the others are. */
  show(looked: unknown, all: readonly unknown[]): void
  close(): void
}) {
  const { table: texts, close: closing } = useWords()
  const judgements = useJudgements(model)
  const [looked, setLooked] = useState<{ readonly of: unknown; readonly index: number }>()
  const index = looked !== undefined && looked.of === judgements ? looked.index : 0
  const look = (next: number) => {
    setLooked({ of: judgements, index: next })
    show(judgements?.[next]?.move, judgements?.map(({ move }) => move) ?? [])
  }
  const showFirst = useEffectEvent(() => judgements !== undefined && judgements.length > 0 && look(0))
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once for each answer
  useEffect(() => {
    showFirst()
  }, [judgements])
  const closeBy = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape' && document.querySelector('dialog[open]') === null) close()
  })
  // Before the board hears of it, which may have a use for Escape as well.
  useEffect(() => {
    addEventListener('keydown', closeBy, { capture: true })
    return () => removeEventListener('keydown', closeBy, { capture: true })
  }, [])
  if (model.seat === undefined) return null
  return (
    <section className="hints" aria-label={texts.hints}>
      {judgements !== undefined && judgements.length > 1 && (
        <div className="hint-turns">
          {judgements.map(({ move }, turn) => (
            <Press
              key={JSON.stringify(move)}
              className="icon-button"
              aria-label={texts.hintOf(turn + 1, judgements.length)}
              aria-pressed={turn === index}
              onClick={() => look(turn)}
            >
              <Coin number={turn + 1} />
            </Press>
          ))}
        </div>
      )}
      <div className="hint-words" role="status">
        {judgements === undefined ? texts.hintsThinking : judgements.length === 0 && texts.hintsNone}
        {judgements !== undefined && judgements.length > 0 && (
          <Idea model={model} judgements={judgements} index={index} />
        )}
      </div>
      {judgements !== undefined && judgements.length > 0 && (
        <Button look="primary" icon="check" onClick={() => act(judgements[index]?.move)}>
          {judgements.length > 1 ? texts.playHint(index + 1) : texts.play}
        </Button>
      )}
      <IconButton icon="close" label={closing} onClick={close} />
    </section>
  )
}
