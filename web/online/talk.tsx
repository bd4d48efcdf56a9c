import { useEffect, useRef, useState } from 'react'
import { saidAt } from '../app/formats.ts'
import { say } from '../app/notice.tsx'
import { useSettings, useWords } from '../app/settings.ts'
import { Button, IconButton } from '../kit/button.tsx'
import { Crest } from '../kit/crest.tsx'
import { Press } from '../kit/press.tsx'
import type { Company, Saying } from '../table/company.ts'
import { submitting, trying } from './trying.ts'
import { useOnlineWords } from './use-words.ts'

const MOST_LETTERS = 500
const MOST_NOTES = 10_000
const KEEP_AFTER = 800

/** Tells whoever runs the server about something that was said, and why. */
function Report({ saying, company, close }: { saying: Saying; company: Company; close(): void }) {
  const words = useWords()
  const texts = useOnlineWords().talk
  const [why, setWhy] = useState('')
  const send = async () => {
    await company.report(saying.position, why.trim())
    say(texts.reported)
    close()
  }
  return (
    <form className="stack report" onSubmit={submitting(send)}>
      <label className="field">
        <b>{texts.reportWhy}</b>
        <input
          required
          maxLength={MOST_LETTERS}
          autoComplete="off"
          value={why}
          onChange={(event) => setWhy(event.target.value)}
        />
        <small>{texts.reportHelp}</small>
      </label>
      <p className="row">
        <Press type="submit" className="button primary">
          {texts.report}
        </Press>
        <Button onClick={close}>{words.cancel}</Button>
      </p>
    </form>
  )
}

function Line({ saying, company }: { saying: Saying; company: Company }) {
  const texts = useOnlineWords().talk
  const { locale } = useSettings()
  const [reporting, setReporting] = useState(false)
  const { player, name, seat } = saying
  const foreign = seat !== company.seat && player !== undefined
  const mute = async (other: string) => {
    await company.mute(other)
    say(texts.muted(name))
  }
  return (
    <li>
      {seat !== undefined && <Crest seat={seat} size={22} />}
      <div>
        <p className="small">
          <b>{name}</b>{' '}
          <time dateTime={new Date(saying.time).toISOString()}>{saidAt(saying.time, locale)}</time>
        </p>
        <p>{saying.text}</p>
      </div>
      {foreign && company.seat !== undefined && (
        <span className="row">
          <IconButton
            icon="flag"
            label={texts.report}
            aria-expanded={reporting}
            onClick={() => setReporting(!reporting)}
          />
          <IconButton icon="eyeClosed" label={texts.mute(name)} onClick={() => trying(mute(player))} />
        </span>
      )}
      {reporting && <Report saying={saying} company={company} close={() => setReporting(false)} />}
    </li>
  )
}

/** What people say at the table; `follow`: what is said last, and where one answers, is kept in sight. */
export function Chat({ company, follow = false }: { company: Company; follow?: boolean }) {
  const texts = useOnlineWords().talk
  const [text, setText] = useState('')
  const { said, unread } = company
  const end = useRef<HTMLDivElement>(null)
  const last = said.at(-1)?.position
  useEffect(() => {
    if (follow && last !== undefined) end.current?.scrollIntoView({ block: 'nearest' })
  }, [follow, last])
  useEffect(() => {
    if (unread > 0) company.read()
  }, [company, unread])
  async function send(): Promise<void> {
    const words = text.trim()
    if (words === '') return
    await company.say(words)
    setText('')
  }
  if (!company.chat) return <p className="quiet">{texts.off}</p>
  return (
    <>
      {said.length === 0 && <p className="quiet">{texts.nothing}</p>}
      <ol className="said" aria-live="polite">
        {said.map((saying) => (
          <Line key={saying.position} saying={saying} company={company} />
        ))}
      </ol>
      <div ref={end}>
        {company.seat === undefined ? (
          <p className="quiet small">{texts.onlySeated}</p>
        ) : (
          <form className="say" onSubmit={submitting(send)}>
            <input
              aria-label={texts.write}
              placeholder={texts.write}
              value={text}
              maxLength={MOST_LETTERS}
              autoComplete="off"
              onChange={(event) => setText(event.target.value)}
            />
            <Press type="submit" className="button primary">
              {texts.send}
            </Press>
          </form>
        )}
      </div>
    </>
  )
}

/** Notes keep themselves a moment after the last letter. */
function Notes({ company }: { company: Company }) {
  const words = useWords()
  const texts = useOnlineWords().talk
  const [text, setText] = useState<string>()
  const [changed, setChanged] = useState(false)
  const [kept, setKept] = useState(false)
  useEffect(() => {
    company.notes().then(setText, () => setText(''))
  }, [company])
  useEffect(() => {
    if (!changed || text === undefined) return
    const keep = () => trying(company.keepNotes(text).then(() => setKept(true)))
    const timer = setTimeout(keep, KEEP_AFTER)
    return () => clearTimeout(timer)
  }, [company, changed, text])
  if (text === undefined) return <p className="quiet">{words.loading}</p>
  return (
    <label className="field">
      <b>{texts.notes}</b>
      <textarea
        rows={4}
        value={text}
        maxLength={MOST_NOTES}
        onChange={(event) => {
          setText(event.target.value)
          setChanged(true)
          setKept(false)
        }}
      />
      <small role="status">{kept ? texts.kept : texts.notesHelp}</small>
    </label>
  )
}

/** What people say at the table, and what one notes for oneself. */
export function Talk({ company }: { company: Company }) {
  return (
    <div className="talk">
      <Chat company={company} follow />
      {company.seat !== undefined && <Notes company={company} />}
    </div>
  )
}
