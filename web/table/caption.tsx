import type { Seat } from '@engawa/kernel'
import { useSettings, useWords } from '../app/settings.ts'
import { Crest } from '../kit/crest.tsx'
import type { Telling } from '../kit/stage-manager.ts'
import { toldSteps } from './joined.ts'
import type { ScreenModel } from './screen-model.ts'
import { isOther } from './telling.ts'

/** While others play, or one's own turn goes on by itself: the step before one's eyes, and those of this turn before it. */
export function Caption({ model, telling }: { model: ScreenModel; telling: Telling }) {
  const { telling: texts } = useWords()
  const steps = toldSteps(telling, model)
  const now = steps.at(-1)
  const { seat, missed } = telling
  const name = model.names.seats[seat] ?? ''
  const other = isOther(model, seat)
  return (
    <div className="prompt caption" data-seat={seat % 5}>
      <Crest seat={seat} size={40} />
      <p className="caption-turn">
        <b>{other ? texts.turnOf(name) : texts.unasked}</b>
        {other && steps.length > 0 && ` · ${texts.step(steps.length)}`}
        {missed > 1 && ` · ${texts.missed(missed)}`}
      </p>
      <div className="caption-told">
        <h2 tabIndex={-1}>{now?.sentence ?? texts.turnOf(name)}</h2>
        {/* How a game ended is told when its points were counted. */}
        <Rest text={model.turn.over ? undefined : now?.rest} />
      </div>
      <ol className="caption-steps">
        {steps
          .slice(0, -1)
          .reverse()
          .map(({ position, sentence }) => (
            <li key={position}>{sentence}</li>
          ))}
      </ol>
    </div>
  )
}

/** What came of a step, in the lines that its sentence leaves free. */
export function Rest({ text }: { text: string | undefined }) {
  return (
    <div className="rest-room">
      <p className="rest">{text}</p>
    </div>
  )
}

/**
 * Before the first step of somebody else: as high as what will be told, so that nothing above it moves when they begin.
 */
export function Waiting({ model, seat }: { model: ScreenModel; seat: Seat }) {
  const { telling: texts } = useWords()
  const { question, help } = model.words.prompt(model.view, model.names)
  return (
    <div className="prompt caption" data-seat={seat % 5}>
      <Crest seat={seat} size={40} />
      <p className="caption-turn">
        <b>{texts.turnOf(model.names.seats[seat] ?? '')}</b>
      </p>
      <div className="caption-told">
        <h2 tabIndex={-1}>{question}</h2>
        <Rest text={help} />
      </div>
      <ol className="caption-steps" />
    </div>
  )
}

/** On one's own turn: what was done last, in one line above the question. */
export function LastStep({ model, telling }: { model: ScreenModel; telling: Telling | undefined }) {
  const { telling: texts } = useWords()
  const { locale } = useSettings()
  const last = telling && toldSteps(telling, model).at(-1)
  return (
    <p className="last-step" lang={locale} data-seat={telling && telling.seat % 5}>
      {telling !== undefined && last !== undefined && (
        <>
          <Crest seat={telling.seat} size={18} />
          <span>
            {telling.missed > 1 && `${texts.missed(telling.missed)} · `}
            {last.sentence} {!model.turn.over && <span className="last-rest">{last.rest}</span>}
          </span>
        </>
      )}
    </p>
  )
}
