import type { GameEntry } from '@engawa/kernel'
import { lazy, Suspense, useEffect, useState } from 'react'
import { listOf } from '../app/formats.ts'
import { entryOf, games, posterOf } from '../app/games.ts'
import { href } from '../app/router.ts'
import { useHasServer } from '../app/server.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { Top } from '../app/top.tsx'
import { Icon } from '../kit/icon.tsx'
import { listTables, type StoredTable } from '../store/tables.ts'
import { useOffer } from '../teach/progress.ts'
import { OpenFile } from './open-file.tsx'

// Only a server has company.
const HomeDoor = lazy(async () => ({ default: (await import('../online/home-door.tsx')).HomeDoor }))

/** 2–5, or 1, 3. */
export function seatRange(seats: readonly number[]): string {
  const first = seats[0] ?? 0
  const last = seats.at(-1) ?? 0
  if (first === last) return String(first)
  return last - first + 1 === seats.length ? `${first}–${last}` : seats.join(', ')
}

function Weight({ weight }: { weight: number }) {
  const words = useWords()
  return (
    <span className="weight" role="img" aria-label={words.home.weight(weight)}>
      {[1, 2, 3, 4].map((step) => (
        <svg key={step} viewBox="0 0 12 12" width="11" height="11" aria-hidden="true">
          <path
            d="M6 1C9 1 11 4 11 7C11 10 9 11 6 11C3 11 1 10 1 7C1 4 3 1 6 1Z"
            fill={step <= weight ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth="1.4"
          />
        </svg>
      ))}
    </span>
  )
}

/** One game as a print that hangs on the veranda. */
function Print({ entry, offered }: { entry: GameEntry; offered: boolean }) {
  const words = useWords()
  const { locale } = useSettings()
  const { face } = entry
  return (
    <article className="print" data-accent={face.accent}>
      <div className="picture">
        <img src={posterOf(entry.id)} alt="" width="300" height="430" />
      </div>
      <div className="print-caption">
        <h2>{face.title}</h2>
        <p>{face.tagline[locale]}</p>
        <ul className="facts">
          <li>
            <Icon name="people" size={17} />
            <span aria-hidden="true">{seatRange(face.seats)}</span>
            <span className="unseen">{words.home.seats(seatRange(face.seats))}</span>
          </li>
          <li>
            <Icon name="clock" size={17} />
            {words.home.minutes(face.minutes)}
          </li>
          <li>
            <Weight weight={face.weight} />
          </li>
        </ul>
        <div className="doors">
          <a
            className="play"
            href={href({ at: 'new', game: entry.id })}
            aria-label={words.home.playGame(face.title)}
          >
            {words.home.play}
          </a>
          <a
            className="learn"
            href={href({ at: 'learn', game: entry.id })}
            aria-label={words.home.learnGame(face.title)}
          >
            {words.home.learn}
          </a>
          {offered && face.lessonMinutes !== undefined && (
            <a className="offer" href={href({ at: 'learn', game: entry.id })}>
              {words.home.offer(face.lessonMinutes)}
            </a>
          )}
        </div>
      </div>
    </article>
  )
}

/** The table that waits, and how many others do. */
function Resume({ tables }: { tables: readonly StoredTable[] }) {
  const words = useWords()
  const { locale } = useSettings()
  const [table, ...others] = tables
  if (table === undefined) return null
  const face = entryOf(table.game)?.face
  const title = face?.title ?? table.game
  const company = listOf(table.company, locale)
  return (
    <div className="resume-place">
      <a
        className="resume"
        href={href({ at: 'table', kind: 'local', id: table.id })}
        data-accent={face?.accent}
      >
        <img className="round-print" src={posterOf(table.game)} alt="" width="54" height="54" />
        <span>
          <b>{table.waiting ? words.home.yourTurn(title) : words.home.goesOn(title)}</b>
          {company !== '' && <small>{words.home.against(company)}</small>}
        </span>
        <span className="go">
          {words.home.resume}
          <Icon name="arrow" size={20} />
        </span>
      </a>
      {others.length > 0 && (
        <a className="more-tables" href={href({ at: 'tables' })}>
          {words.home.more(others.length)}
        </a>
      )}
    </div>
  )
}

export function Home() {
  const words = useWords()
  const hasServer = useHasServer()
  const offered = useOffer()
  const [tables, setTables] = useState<readonly StoredTable[]>([])
  useEffect(() => {
    listTables().then(
      (stored) => setTables(stored.filter((table) => !table.over && entryOf(table.game) !== undefined)),
      () => setTables([]),
    )
  }, [])
  return (
    <div className="home">
      <Top at="home" title={words.appName} />
      <main id="content" tabIndex={-1} className="home-page">
        <section className="hero">
          <div>
            <h1>{words.home.title(games.length)}</h1>
            <p>{words.home.promise}</p>
          </div>
          {hasServer ? (
            <Suspense fallback={<Resume tables={tables} />}>
              <HomeDoor otherwise={<Resume tables={tables} />} />
            </Suspense>
          ) : (
            <Resume tables={tables} />
          )}
        </section>
        <section className="prints" aria-label={words.nav.games}>
          {games.map((entry) => (
            <Print key={entry.id} entry={entry} offered={offered} />
          ))}
          {games.length === 0 && <p>{words.home.none}</p>}
        </section>
      </main>
      <footer className="plank">
        <OpenFile label={words.home.openFile} look="plank-door" />
        <a className="plank-door" href={href({ at: 'tables' })}>
          {words.nav.tables}
        </a>
        <a className="plank-door" href={href({ at: 'day' })}>
          {words.nav.day}
        </a>
        <span className="push" />
        <a className="plank-door" href={href({ at: 'about' })}>
          {words.nav.about}
        </a>
      </footer>
    </div>
  )
}
