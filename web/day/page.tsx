import { dayAt, dayPeople, endOfDay, startOfDay } from '@engawa/bots'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { durationOf, listOf } from '../app/formats.ts'
import { entryOf, games, posterOf } from '../app/games.ts'
import { say } from '../app/notice.tsx'
import { go, href } from '../app/router.ts'
import { useHasServer } from '../app/server.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { Top } from '../app/top.tsx'
import { Icon } from '../kit/icon.tsx'
import { Press } from '../kit/press.tsx'
import { TogetherNav } from '../online/together/nav.tsx'
import { type DayEntry, useDay } from './days.ts'
import { openDayTable } from './open.ts'
import { DayResultsView } from './results.tsx'
import { useDayWords } from './use-words.ts'
import '../styles/day.css'

const DAY = 24 * 60 * 60 * 1000

function dateOf(day: string, locale: 'en' | 'fr'): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const written = new Intl.DateTimeFormat(locale === 'fr' ? 'fr-FR' : 'en-GB', format).format(startOfDay(day))
  return written.charAt(0).toUpperCase() + written.slice(1)
}

/** Which day it is, and the way to those before it. */
function DayNav({ day, today }: { day: string; today: string }) {
  const texts = useDayWords()
  const { locale } = useSettings()
  const start = startOfDay(day) ?? 0
  return (
    <nav className="day-nav" aria-label={dateOf(day, locale)}>
      <a
        className="icon-button"
        aria-label={texts.earlier}
        title={texts.earlier}
        href={href({ at: 'day', day: dayAt(start - DAY) })}
      >
        <Icon name="back" />
      </a>
      <b className="serif">{dateOf(day, locale)}</b>
      {day < today ? (
        <a
          className="icon-button"
          aria-label={texts.later}
          title={texts.later}
          href={href({ at: 'day', day: dayAt(start + DAY) })}
        >
          <Icon name="arrow" />
        </a>
      ) : (
        <span className="icon-button" role="img" aria-label={texts.tomorrow} title={texts.tomorrow}>
          <Icon name="lock" />
        </span>
      )}
    </nav>
  )
}

/** The four prints edge to edge, each with its result once there is one. */
export function DayStrip({ entries }: { entries: readonly DayEntry[] }) {
  return (
    <div className="day-strip" aria-hidden="true">
      {entries.map(({ game, score }) => (
        <span key={game}>
          <img src={posterOf(game)} alt="" />
          {score === undefined ? <i /> : <b>{score}</b>}
        </span>
      ))}
    </div>
  )
}

/** What can be done with one of the day's tables. */
export function DayAct({ day, entry, open }: { day: string; entry: DayEntry; open: boolean }) {
  const texts = useDayWords()
  const words = useWords()
  const { game, state, score } = entry
  const title = entryOf(game)?.face.title ?? game
  const [busy, setBusy] = useState(false)
  if (score !== undefined)
    return (
      <a className="button" aria-label={texts.compareGame(title)} href={href({ at: 'day', day, game })}>
        {texts.compare}
      </a>
    )
  if (state === 'new' && !open) return <span className="quiet small">{texts.notPlayed}</span>
  const sit = async () => {
    setBusy(true)
    try {
      go({ at: 'table', kind: 'local', id: await openDayTable(day, game, words) })
    } catch {
      setBusy(false)
      say(words.faults.storage)
    }
  }
  return (
    <Press
      className="button primary"
      aria-label={state === 'begun' ? undefined : texts.playGame(title)}
      disabled={busy}
      onClick={() => void sit()}
    >
      {state === 'begun' ? texts.goOn : texts.play}
    </Press>
  )
}

/** The day's tables as a list. */
export function DayRows({
  day,
  entries,
  open,
}: {
  day: string
  entries: readonly DayEntry[]
  open: boolean
}) {
  const texts = useDayWords()
  return (
    <ul className="day-rows">
      {entries.map((entry) => {
        const face = entryOf(entry.game)?.face
        const played = entry.glance?.played
        return (
          <li key={entry.game} data-accent={face?.accent}>
            <img className="round-print" src={posterOf(entry.game)} alt="" width="56" height="56" />
            <div>
              <h3>{face?.title ?? entry.game}</h3>
              <p className="quiet small">
                {entry.score !== undefined
                  ? texts.points(entry.score)
                  : face && `${texts.bots(dayPeople(face) - 1)} · ${texts.minutes(face.minutes)}`}
              </p>
              {played !== undefined && (
                <p className="quiet small">{played === 0 ? texts.nobodyYet : texts.played(played)}</p>
              )}
            </div>
            <DayAct day={day} entry={entry} open={open} />
          </li>
        )
      })}
    </ul>
  )
}

/** Before one has played: what waits, and who has been there. */
function Before({ day, entries, open }: { day: string; entries: readonly DayEntry[]; open: boolean }) {
  const texts = useDayWords()
  const { locale } = useSettings()
  const hasServer = useHasServer()
  const title = (game: string) => entryOf(game)?.face.title ?? game
  const known = entries.flatMap(({ game, glance, score }) => {
    const friends = glance?.friends ?? []
    const names = friends.map(({ name }) => name)
    return score !== undefined || names.length === 0
      ? []
      : [texts.friendsPlayed(listOf(names, locale), names.length, title(game))]
  })
  return (
    <div className="day-before">
      <figure className="day-print">
        <DayStrip entries={entries} />
        <figcaption>
          <h2>{texts.headline(games.length)}</h2>
          <p>{texts.lead}</p>
        </figcaption>
      </figure>
      <div className="stack">
        <section>
          <header className="ruled-head">
            <h2>{open ? texts.today : texts.that}</h2>
            {open && <small>{texts.left(durationOf(endOfDay(day) - Date.now(), locale))}</small>}
          </header>
          <DayRows day={day} entries={entries} open={open} />
        </section>
        <section>
          <header className="ruled-head">
            <h2>{texts.sealed}</h2>
          </header>
          {known.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p className="quiet small">{texts.sealedHelp}</p>
          <p className="quiet small day-note">
            <Icon name="save" size={20} />
            {hasServer ? texts.offline : texts.alone}
          </p>
          <details className="fair">
            <summary>{texts.fair}</summary>
            <p className="quiet small">{texts.fairHelp}</p>
          </details>
        </section>
      </div>
    </div>
  )
}

function Framed({ day, today, children }: { day: string; today: string; children: ReactNode }) {
  const texts = useDayWords()
  // Without a server there is nobody to meet elsewhere.
  const hasServer = useHasServer()
  return (
    <div className="home">
      <Top at="day" title={texts.title} />
      <main id="content" tabIndex={-1} className="page day-page">
        <h1>{texts.title}</h1>
        <div className="day-bar">
          {hasServer && <TogetherNav at="day" />}
          <DayNav day={day} today={today} />
        </div>
        {children}
      </main>
    </div>
  )
}

/** The table of the day: the same for everybody, once a day in each game. */
export function DayPage({ day: asked, game }: { day: string | undefined; game: string | undefined }) {
  const texts = useDayWords()
  const [today] = useState(() => dayAt(Date.now()))
  const known = asked === undefined || (startOfDay(asked) !== undefined && asked <= today)
  const day = asked !== undefined && known ? asked : today
  const entries = useDay(day)
  const entry = entries.find((one) => one.game === game)
  return (
    <Framed day={day} today={today}>
      {!known && <p role="status">{texts.noDay}</p>}
      {entry === undefined ? (
        <Before day={day} entries={entries} open={day === today} />
      ) : (
        <DayResultsView day={day} today={today} entry={entry} entries={entries} />
      )}
    </Framed>
  )
}
