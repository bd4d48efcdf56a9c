import { useCallback, useEffect, useState } from 'react'
import { momentOf, numberOf } from '../app/formats.ts'
import { entryOf, posterOf } from '../app/games.ts'
import { say } from '../app/notice.tsx'
import { useSettings } from '../app/settings.ts'
import { Choice } from '../app/settings-sheet.tsx'
import { Top } from '../app/top.tsx'
import { Button } from '../kit/button.tsx'
import { Press } from '../kit/press.tsx'
import { type AuditEntry, api, type OperatorState, type RecentTable, type Report } from '../online/api.ts'
import { submitting, trying } from '../online/trying.ts'
import { problemText } from '../online/use-words.ts'
import { ReportView } from './report.tsx'
import { useOperatorWords } from './use-words.ts'
import '../styles/operator.css'

/** The key lives as long as the tab. */
const KEY = 'engawa-operator'

interface OperatorDesk {
  readonly state: OperatorState
  readonly reports: readonly Report[]
  readonly tables: readonly RecentTable[]
  readonly audit: readonly AuditEntry[]
}

async function look(key: string, closed: boolean): Promise<OperatorDesk> {
  const [state, reports, tables, audit] = await Promise.all([
    api.operatorState(key),
    api.operatorReports(key, closed),
    api.operatorTables(key),
    api.audit(key),
  ])
  return { state, reports, tables, audit }
}

function AskKey({ open }: { open(key: string): Promise<void> }) {
  const texts = useOperatorWords()
  const [key, setKey] = useState('')
  return (
    <form className="stack narrow" onSubmit={submitting(() => open(key))}>
      <p>{texts.keyLead}</p>
      <label className="field">
        <b>{texts.key}</b>
        <input
          type="password"
          required
          autoComplete="off"
          value={key}
          onChange={(event) => setKey(event.target.value)}
        />
      </label>
      <p>
        <Press type="submit" className="button primary">
          {texts.open}
        </Press>
      </p>
    </form>
  )
}

function Figures({ state }: { state: OperatorState }) {
  const texts = useOperatorWords()
  const { locale } = useSettings()
  const number = (value: number) => numberOf(value, locale)
  const figures = [
    [number(state.here), texts.here],
    [number(state.running), texts.running],
    [number(state.open), texts.waiting],
    [number(state.moves), texts.moves],
    [state.p99 === null ? texts.unknown : texts.ms(number(state.p99)), texts.p99],
    [state.disk === null ? texts.unknown : texts.percent(number(Math.round(100 * state.disk))), texts.disk],
  ] as const
  return (
    <dl className="operator-figures">
      {figures.map(([value, name]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="serif">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Audit({ entries, undo }: { entries: readonly AuditEntry[]; undo(entry: AuditEntry): void }) {
  const texts = useOperatorWords()
  const { locale } = useSettings()
  const lifted = new Set(entries.filter(({ act }) => act === 'lift').map(({ target }) => target))
  const undone = ({ act, target }: AuditEntry) => act === 'lift' || act === 'reopen' || lifted.has(target)
  return (
    <section>
      <header className="ruled-head">
        <h2>{texts.audit}</h2>
      </header>
      {entries.length === 0 && <p className="quiet">{texts.noAudit}</p>}
      <ul className="operator-audit">
        {entries.map((entry) => (
          <li key={entry.id}>
            <span>
              <b>{texts.acts[entry.act](entry.about?.name ?? texts.gone)}</b>
              {entry.note !== '' && entry.act !== 'lift' && <span>{entry.note}</span>}
              <small>{texts.at(momentOf(entry.time, locale), entry.key)}</small>
            </span>
            {!undone(entry) && <Button onClick={() => undo(entry)}>{texts.undo}</Button>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tables({ tables }: { tables: readonly RecentTable[] }) {
  const texts = useOperatorWords()
  const { locale } = useSettings()
  const stateOf = (status: string) =>
    Object.entries(texts.states).find(([name]) => name === status)?.[1] ?? status
  return (
    <section className="operator-recent">
      <header className="ruled-head">
        <h2>{texts.tables}</h2>
      </header>
      <ul className="operator-tables">
        {tables.map(({ id, game, people, status, updated }) => (
          <li key={id}>
            <img className="round-print" src={posterOf(game)} alt="" width="32" height="32" />
            <span>
              <b>{entryOf(game)?.face.title ?? game}</b> {texts.table(people, stateOf(status))}
              <small>{momentOf(updated, locale)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const shelves = ['open', 'closed'] as const

/** Reports, recent tables, what is decided about people, and all of it written down: behind a key. */
export function OperatorPage() {
  const texts = useOperatorWords()
  const [key, setKey] = useState(() => sessionStorage.getItem(KEY) ?? undefined)
  const [shelf, setShelf] = useState<(typeof shelves)[number]>('open')
  const [desk, setDesk] = useState<OperatorDesk>()
  const [chosen, setChosen] = useState<string>()
  const putAway = useCallback(() => {
    sessionStorage.removeItem(KEY)
    setKey(undefined)
    setDesk(undefined)
  }, [])
  const open = async (given: string) => {
    setDesk(await look(given, false))
    sessionStorage.setItem(KEY, given)
    setKey(given)
  }
  const again = useCallback(async () => {
    if (key !== undefined) setDesk(await look(key, shelf === 'closed'))
  }, [key, shelf])
  useEffect(() => {
    again().catch((problem: unknown) => {
      say(problemText(problem))
      putAway()
    })
  }, [again, putAway])
  /** Does something behind the key, says so, and looks again. */
  const act = (work: (key: string) => Promise<unknown>) => {
    if (key === undefined) return
    trying(
      work(key).then(async () => {
        say(texts.done)
        await again()
      }),
    )
  }
  const undo = ({ act: kind, target }: AuditEntry) =>
    act((own) => (kind === 'close' ? api.closeReport(own, target, false) : api.liftSanction(own, target)))
  const report = desk?.reports.find(({ id }) => id === chosen) ?? desk?.reports[0]
  return (
    <div className="home">
      <Top at="operator" title={texts.title} />
      <main id="content" tabIndex={-1} className="page operator">
        <div className="page-head">
          <div>
            <h1>{texts.title}</h1>
            {desk !== undefined && <p className="quiet">{texts.lead(desk.state.key)}</p>}
          </div>
          {key !== undefined && (
            <Button icon="lock" onClick={putAway}>
              {texts.putAway}
            </Button>
          )}
        </div>
        {key === undefined && <AskKey open={open} />}
        {desk !== undefined && (
          <>
            <Figures state={desk.state} />
            <div className="operator-rooms">
              <section>
                <header className="ruled-head">
                  <h2>
                    {texts.reports}
                    {desk.state.reports > 0 && <span className="seal-count">{desk.state.reports}</span>}
                  </h2>
                </header>
                <Choice
                  label={texts.which}
                  values={shelves}
                  value={shelf}
                  name={(own) => (own === 'open' ? texts.notLooked : texts.looked)}
                  choose={(own) => setShelf(own)}
                />
                {desk.reports.length === 0 && <p className="quiet">{texts.noReports}</p>}
                <ul className="operator-reports">
                  {desk.reports.map(({ id, about, reason, people }) => (
                    <li key={id}>
                      <Press aria-pressed={id === report?.id} onClick={() => setChosen(id)}>
                        <b>{reason}</b>
                        <small>
                          {about?.name ?? texts.gone} · {texts.by(people)}
                        </small>
                      </Press>
                    </li>
                  ))}
                </ul>
              </section>
              <div>{report !== undefined && <ReportView key={report.id} report={report} act={act} />}</div>
              <Audit entries={desk.audit} undo={undo} />
              <Tables tables={desk.tables} />
            </div>
          </>
        )}
      </main>
    </div>
  )
}
