import { labelText } from '@engawa/kernel'
import { useEffect, useState } from 'react'
import { useWords } from '../app/settings.ts'
import { IconButton } from '../kit/button.tsx'
import { Press } from '../kit/press.tsx'
import { hints } from '../worker/client.ts'
import type { ScreenModel } from './screen-model.ts'

const MOST = 3

/** Hints belong to the view they were asked for: on another one their words may mean nothing. */
interface Answer {
  readonly view: unknown
  readonly moves: readonly unknown[]
}

/** What the game's adviser would consider, best first. It thinks off the main thread. */
export function Hints({
  model,
  act,
  close,
}: {
  model: ScreenModel
  act(move: unknown): void
  close(): void
}) {
  const words = useWords()
  const { seat, view, session } = model
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    if (seat === undefined) return
    hints(session.play.game, view, seat, MOST).then(
      (moves) => setAnswer({ view, moves }),
      () => setAnswer({ view, moves: [] }),
    )
  }, [session, view, seat])
  if (seat === undefined) return null
  const found = answer !== undefined && answer.view === view ? answer.moves : undefined
  return (
    <section className="hints" aria-label={words.table.hints}>
      <header>
        <h3>{words.table.hints}</h3>
        <IconButton icon="close" label={words.close} onClick={close} />
      </header>
      <p className="quiet small" role="status">
        {found === undefined ? words.table.hintsThinking : words.table.hintsHelp}
      </p>
      <ol>
        {found?.map((move) => (
          <li key={JSON.stringify(move)}>
            <Press className="button" onClick={() => act(move)}>
              {labelText(model.words.move(view, seat, move, model.names))}
            </Press>
          </li>
        ))}
      </ol>
    </section>
  )
}
