import type { Judgement } from '@engawa/bots'
import { labelText } from '@engawa/kernel'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '../app/settings.ts'
import { IconButton } from '../kit/button.tsx'
import { Press } from '../kit/press.tsx'
import { useSpace } from '../kit/space.ts'
import type { Words } from '../words/index.ts'
import { hints } from '../worker/client.ts'
import type { ScreenModel } from './screen-model.ts'

const MOST = 3

/** Hints belong to the view they were asked for: on another one their words may mean nothing. */
interface Answer {
  readonly view: unknown
  readonly judgements: readonly Judgement[]
}

/** What a move brings at once, and how far it stays behind the first in what it is expected to bring. */
function bringing({ worth, trials, why }: Judgement, best: Judgement | undefined, words: Words): string {
  const behind = trials === 0 || best === undefined ? 0 : best.worth - worth
  const parts = [
    ...(why.now === 0 ? [] : [words.table.hintNow(why.now)]),
    ...(behind < 0.05 ? [] : [words.table.hintBehind(behind)]),
  ]
  return parts.join(' · ')
}

/**
 * The moves that are worth a thought, best first. They are thought out off the main thread. Where there are no
 * columns they come one at a time: a list of whole sentences would lie over what they speak of.
 */
export function Hints({
  model,
  act,
  show,
  close,
}: {
  model: ScreenModel
  act(move: unknown): void
  /** Shows on the board what a move is about. */
  show(move: unknown): void
  close(): void
}) {
  const words = useWords()
  const { seat, view, session } = model
  const [answer, setAnswer] = useState<Answer>()
  const [turned, setTurned] = useState(0)
  const single = useSpace().shape !== 'columns'
  useEffect(() => {
    if (seat === undefined) return
    hints(session.play.game, view, seat, MOST).then(
      (judgements) => {
        setTurned(0)
        setAnswer({ view, judgements })
      },
      () => setAnswer({ view, judgements: [] }),
    )
  }, [session, view, seat])
  const best = answer !== undefined && answer.view === view ? answer.judgements[0] : undefined
  const showBest = useEffectEvent(() => best !== undefined && show(best.move))
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown once for each answer
  useEffect(() => {
    showBest()
  }, [best])
  if (seat === undefined) return null
  const found = answer !== undefined && answer.view === view ? answer.judgements : undefined
  const all = found?.length ?? 0
  const listed = single ? found?.slice(turned, turned + 1) : found
  const turn = () => {
    const next = (turned + 1) % all
    setTurned(next)
    show(found?.[next]?.move)
  }
  return (
    <section className="hints" aria-label={words.table.hints} data-single={single || undefined}>
      <header>
        <h3>{single && all > 1 ? words.table.hintOf(turned + 1, all) : words.table.hints}</h3>
        {single && all > 1 && <IconButton icon="next" label={words.table.hintNext} onClick={turn} />}
        <IconButton icon="close" label={words.close} onClick={close} />
      </header>
      <p className={single && all > 0 ? 'unseen' : 'quiet small'} role="status">
        {found === undefined ? words.table.hintsThinking : words.table.hintsHelp}
      </p>
      <ol>
        {listed?.map((judgement) => (
          <li key={JSON.stringify(judgement.move)}>
            <Press
              className="button"
              onClick={() => act(judgement.move)}
              onPointerEnter={() => show(judgement.move)}
              onFocus={() => show(judgement.move)}
            >
              {labelText(model.words.move(view, seat, judgement.move, model.names))}
            </Press>
            <small className="quiet">{bringing(judgement, found?.[0], words)}</small>
          </li>
        ))}
      </ol>
    </section>
  )
}
