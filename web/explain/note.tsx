import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Asked } from '../kit/asking.ts'
import { IconButton } from '../kit/button.tsx'
import type { Explanation, Worth } from '../kit/explanation.ts'
import { Press } from '../kit/press.tsx'
import { useSpace } from '../kit/space.ts'
import { type NotePlace, placeNote } from './placing.ts'
import { useExplainWords } from './words/index.ts'

const signed = (value: number): string => (value < 0 ? `−${-value}` : value === 0 ? '0' : `+${value}`)

function WorthLine({ value, text }: Worth) {
  const tone = typeof value === 'string' || value === 0 ? undefined : value > 0 ? 'gain' : 'loss'
  return (
    <div>
      <dt data-tone={tone}>{typeof value === 'number' ? signed(value) : value}</dt>
      <dd>{text}</dd>
    </div>
  )
}

interface NoteProps {
  readonly asked: Asked
  readonly explanation: Explanation
  /** What it does: the explanation's own words, or the passage of its rule. */
  readonly does: string | undefined
  close(): void
  openRule(rule: string): void
  openIcons(): void
}

function Parts({ explanation, does }: Pick<NoteProps, 'explanation' | 'does'>) {
  const words = useExplainWords()
  const { worth = [], get } = explanation
  return (
    <>
      {does !== undefined && (
        <section>
          <h3>{words.does}</h3>
          <p>{does}</p>
        </section>
      )}
      {worth.length > 0 && (
        <section>
          <h3>{words.worth}</h3>
          <dl>
            {worth.map((line) => (
              <WorthLine key={line.text} {...line} />
            ))}
          </dl>
        </section>
      )}
      {get !== undefined && (
        <section>
          <h3>{words.get}</h3>
          <p>{get}</p>
        </section>
      )}
    </>
  )
}

/** What a thing is, on a note beside it; on phones a sheet from below. A note that came by hovering takes no presses. */
export function Note({ asked, explanation, does, close, openRule, openIcons }: NoteProps) {
  const words = useExplainWords()
  const { shape } = useSpace()
  const sheet = shape !== 'columns'
  const note = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<NotePlace>()
  const { element, by, id } = asked
  useLayoutEffect(() => {
    const drawn = note.current
    if (drawn === null) return
    const size = { width: drawn.offsetWidth, height: drawn.offsetHeight }
    const screen = { width: innerWidth, height: innerHeight }
    const among = element.closest('.dock') !== null
    setPlace(sheet ? undefined : placeNote(element.getBoundingClientRect(), size, screen, among))
    if (by === 'key') drawn.focus()
  }, [element, by, sheet])
  const hovering = by === 'hover'
  const style = (
    place === undefined
      ? { visibility: sheet ? undefined : 'hidden' }
      : { left: place.left, top: place.top, '--notch': `${place.notch}px` }
  ) as CSSProperties
  return createPortal(
    <div
      ref={note}
      className="explained"
      data-explained={id}
      data-by={by}
      data-side={sheet ? 'sheet' : place?.side}
      style={style}
      // A mouse alone sees what it rests on; whoever does not, asks by `?`.
      {...(hovering ? { 'aria-hidden': true } : { role: 'dialog', 'aria-label': explanation.name })}
      tabIndex={-1}
    >
      <div className="explained-head">
        {explanation.picture !== undefined && (
          <span className="explained-picture">{explanation.picture}</span>
        )}
        <div>
          <h2>{explanation.name}</h2>
          {explanation.what !== undefined && <p>{explanation.what}</p>}
        </div>
        {!hovering && <IconButton icon="close" label={words.close} onClick={close} />}
      </div>
      <div className="explained-body">
        {explanation.face !== undefined && (
          <p className="explained-face" aria-hidden="true">
            {explanation.face}
          </p>
        )}
        <Parts explanation={explanation} does={does} />
      </div>
      <div className="explained-foot">
        {hovering ? (
          <small>{words.keep}</small>
        ) : (
          <>
            <Press className="rule-link" onClick={() => openRule(explanation.rule)}>
              {words.rule(explanation.rule)}
            </Press>
            <Press className="rule-link" onClick={openIcons}>
              {words.allIcons}
            </Press>
          </>
        )}
      </div>
    </div>,
    element.closest('dialog') ?? document.querySelector('.table') ?? document.body,
  )
}
