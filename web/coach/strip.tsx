import { labelText, type Seat } from '@engawa/kernel'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { numberOf } from '../app/formats.ts'
import { useSettings } from '../app/settings.ts'
import teacher from '../art/built/teacher.svg'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { useKeys } from '../kit/keys.ts'
import { Press } from '../kit/press.tsx'
import type { ScreenModel } from '../table/screen-model.ts'
import type { Coach, HeldMove, Tip } from './use-coach.ts'
import { useCoachWords } from './words/index.ts'
import '../styles/coach.css'

/** In the bar: that the coach sits here, and the one press that sends it away. */
export function CoachTag({ coach }: { coach: Coach }) {
  const words = useCoachWords()
  if (!coach.on) return null
  return (
    <Press className="coach-tag" title={words.turnOff} onClick={coach.turnOff}>
      <Icon name="eye" size={18} />
      <span>{words.on}</span>
      <span className="unseen">{words.turnOff}</span>
    </Press>
  )
}

/** A text in which one phrase stands between stars: what it is about. */
function Marked({ text }: { text: string }) {
  const [before, mark, after] = text.split('*')
  return (
    <>
      {before}
      {mark !== undefined && <em>{mark}</em>}
      {after}
    </>
  )
}

function Said({ tip, coach }: { tip: Tip; coach: Coach }) {
  const words = useCoachWords()
  return (
    <section className="coach" data-coach="says" aria-label={words.title}>
      <img src={teacher} alt="" width="90" height="75" />
      <div role="status">
        {tip.head !== undefined && <h3>{tip.head}</h3>}
        <p>{tip.text}</p>
      </div>
      <div className="coach-acts">
        <Button onClick={coach.understood}>{words.understood}</Button>
      </div>
    </section>
  )
}

/** Marks the control that was pressed as held, points the notch at it, and hands the focus to the answer. */
function usePressedControl(strip: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const paper = strip.current
    const control = document.activeElement?.closest('.dock button')
    if (paper !== null && control) {
      const { left, width } = control.getBoundingClientRect()
      const { left: edge, width: room } = paper.getBoundingClientRect()
      const notch = Math.max(20, Math.min(room - 20, left + width / 2 - edge))
      paper.style.setProperty('--notch', `${notch}px`)
      control.setAttribute('data-held-move', '')
    }
    paper?.querySelector<HTMLElement>('.primary')?.focus({ preventScroll: true })
    return () => control?.removeAttribute('data-held-move')
  }, [strip])
}

function Asks({
  model,
  seat,
  held,
  coach,
  play,
}: {
  model: ScreenModel
  seat: Seat
  held: HeldMove
  coach: Coach
  play(moves: readonly unknown[]): void
}) {
  const words = useCoachWords()
  const { locale } = useSettings()
  const strip = useRef<HTMLDivElement>(null)
  usePressedControl(strip)
  useKeys(
    [
      { key: 'l', does: words.keys.look, run: coach.look },
      { key: 'Escape', run: coach.letGo },
    ],
    'table',
  )
  const name = (move: unknown) => labelText(model.words.move(held.view, seat, move, model.names))
  const pressed = model.words.move(held.view, seat, held.moves[0], model.names).title
  const better = name(held.better.move)
  const kind = held.line === undefined ? undefined : model.words.coaching.kinds[held.line]
  const points = numberOf(Math.round(held.points), locale)
  const reason = kind === undefined ? words.reason(better) : words.reasonLine(better, kind)
  const anyway = () => {
    coach.letGo()
    play(held.moves)
  }
  return (
    <section
      ref={strip}
      className="coach"
      data-coach={held.looking ? 'shows' : 'asks'}
      role="alertdialog"
      aria-labelledby="coach-asks"
      aria-describedby="coach-reason"
    >
      <img src={teacher} alt="" width="90" height="75" />
      <div>
        <h3 id="coach-asks">
          <Marked text={held.looking ? words.lookedAt(better) : words.leaves(pressed, points)} />
        </h3>
        <p id="coach-reason">{reason}</p>
      </div>
      <div className="coach-acts">
        <Button onClick={anyway}>{words.anyway(pressed)}</Button>
        {held.looking ? (
          <Button look="primary" onClick={coach.letGo}>
            {words.understood}
          </Button>
        ) : (
          <Button look="primary" icon="eye" onClick={coach.look}>
            {words.look}
          </Button>
        )}
      </div>
    </section>
  )
}

/** Paper on the upper edge of the dock: what is said once, or the question before a move that gives much away. */
export function CoachStrip({
  model,
  coach,
  play,
}: {
  model: ScreenModel
  coach: Coach
  play(moves: readonly unknown[]): void
}) {
  const { seat } = model
  if (seat === undefined) return null
  if (coach.held !== undefined)
    return <Asks key="asks" model={model} seat={seat} held={coach.held} coach={coach} play={play} />
  return coach.tip === undefined ? null : <Said tip={coach.tip} coach={coach} />
}
