import { useState } from 'react'
import { dayOf, momentOf } from '../app/formats.ts'
import { useSettings } from '../app/settings.ts'
import { Choice } from '../app/settings-sheet.tsx'
import { Button } from '../kit/button.tsx'
import { Press } from '../kit/press.tsx'
import { api, type Report } from '../online/api.ts'
import { PlayerName } from '../online/player-name.tsx'
import { useOperatorWords } from './use-words.ts'

const kinds = ['nothing', 'warn', 'mute', 'ban'] as const
type Kind = (typeof kinds)[number]
const onlyNothing: readonly Kind[] = ['nothing']
const spans = ['24', '72', '168', '720', '8760'] as const
type Span = (typeof spans)[number]

type Act = (work: (key: string) => Promise<unknown>) => void

/** The words in their context, and nothing else of the table. */
function Lines({ report }: { report: Report }) {
  const texts = useOperatorWords()
  const { locale } = useSettings()
  if (report.lines.length === 0) return <p className="quiet">{texts.noWords}</p>
  return (
    <ol className="operator-lines" aria-label={texts.words}>
      {report.lines.map(({ position, name, text, time, reported }) => (
        <li key={position} data-reported={reported || undefined}>
          <span>
            <b>{name}</b> {text}
          </span>
          <time dateTime={new Date(time).toISOString()}>{momentOf(time, locale)}</time>
        </li>
      ))}
    </ol>
  )
}

/** What is done about it: one choice, how long, and the reason that the person reads. */
function Decide({ report, act }: { report: Report; act: Act }) {
  const texts = useOperatorWords()
  const [kind, setKind] = useState<Kind>('nothing')
  const [span, setSpan] = useState<Span>('72')
  const [reason, setReason] = useState('')
  const { about } = report
  const verb = kind === 'nothing' || kind === 'warn' ? texts.act[kind] : texts.act[kind](texts.spans[span])
  const decide = () =>
    act((key) =>
      kind === 'nothing' || about === null
        ? api.closeReport(key, report.id, true)
        : api.sanction(key, {
            player: about.id,
            kind,
            hours: Number(span),
            reason: reason.trim(),
            report: report.id,
          }),
    )
  return (
    <form
      className="invite operator-decide"
      onSubmit={(event) => {
        event.preventDefault()
        decide()
      }}
    >
      <Choice
        label={texts.what}
        values={about === null ? onlyNothing : kinds}
        value={kind}
        name={(own) => texts.kinds[own]}
        choose={(own) => setKind(own)}
      />
      {kind !== 'nothing' && (
        <>
          {kind !== 'warn' && (
            <label className="field">
              <b>{texts.until}</b>
              <select
                value={span}
                onChange={(event) => setSpan(spans.find((own) => own === event.target.value) ?? '72')}
              >
                {spans.map((own) => (
                  <option key={own} value={own}>
                    {texts.spans[own]}
                  </option>
                ))}
              </select>
            </label>
          )}
          <label className="field">
            <b>{texts.reason(about?.name ?? '')}</b>
            <input
              required
              maxLength={500}
              autoComplete="off"
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          </label>
        </>
      )}
      <p className="quiet small">{texts.effects[kind]}</p>
      <p>
        <Press type="submit" className="button primary">
          {verb}
        </Press>
      </p>
    </form>
  )
}

/** One report: what was said, who said it, what happened before. */
export function ReportView({ report, act }: { report: Report; act: Act }) {
  const texts = useOperatorWords()
  const { locale } = useSettings()
  const { about, since, sanctions } = report
  return (
    <section className="stack">
      <header className="ruled-head">
        <h2>{texts.report(about?.name ?? texts.gone)}</h2>
        <small>{momentOf(report.created, locale)}</small>
      </header>
      <p>
        <q>{report.reason}</q>
      </p>
      <Lines report={report} />
      {about !== null && since !== null && (
        <p className="quiet small">
          <PlayerName player={about.id} name={about.name} />{' '}
          {texts.before(dayOf(since, locale), report.tables)}
        </p>
      )}
      {sanctions.length > 0 && (
        <ul className="quiet small" aria-label={texts.earlier}>
          {sanctions.map(({ id, kind, reason, created }) => (
            <li key={id}>
              {dayOf(created, locale)} · {texts.kinds[kind]}: {reason}
            </li>
          ))}
        </ul>
      )}
      {report.closed === null ? (
        <Decide report={report} act={act} />
      ) : (
        <p>
          <Button icon="restart" onClick={() => act((key) => api.closeReport(key, report.id, false))}>
            {texts.reopen}
          </Button>
        </p>
      )}
    </section>
  )
}
