import type { Seat } from '@engawa/kernel'
import { useLayoutEffect, useRef } from 'react'
import { useWords } from '../app/settings.ts'
import { Crest } from '../kit/crest.tsx'
import { Press } from '../kit/press.tsx'
import { sentences } from './log.tsx'
import type { ScreenModel } from './screen-model.ts'

/** Hangs before the table until the next person has the device; behind it only open things are drawn. */
export function Curtain({ model, seat, lift }: { model: ScreenModel; seat: Seat; lift(): void }) {
  const words = useWords()
  const dialog = useRef<HTMLDialogElement>(null)
  const hang = () => {
    if (dialog.current?.open === false) dialog.current.showModal()
  }
  useLayoutEffect(() => {
    const element = dialog.current
    if (element !== null && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  const name = model.names.seats[seat] ?? ''
  const since = model.session.movers.lastIndexOf(seat) + 1
  const opening = since === 0 ? model.session.opening('table') : []
  const events = [...opening, ...model.session.log('table').slice(since).flat()]
  const told = sentences(events, model.words, model.names)
  return (
    <dialog
      ref={dialog}
      className="curtain"
      data-seat={seat % 5}
      aria-labelledby="curtain-title"
      onCancel={(event) => event.preventDefault()}
      // A browser closes a dialog that is escaped twice, whatever one says: it hangs again at once.
      onClose={hang}
    >
      <div className="curtain-cloth" aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
      <div className="curtain-card">
        <Crest seat={seat} size={88} />
        <h2 id="curtain-title">{words.curtain.title(name)}</h2>
        <p className="quiet">{words.curtain.help}</p>
        <Press className="button primary pill" onClick={lift}>
          {words.curtain.lift(name)}
        </Press>
        {told.length > 0 && (
          <details>
            <summary>{words.recap.title}</summary>
            <ol>
              {told.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows
                <li key={index}>{line}</li>
              ))}
            </ol>
          </details>
        )}
      </div>
    </dialog>
  )
}
