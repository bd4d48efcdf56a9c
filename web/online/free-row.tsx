import type { ReactNode } from 'react'
import { durationOf, listOf, numberOf } from '../app/formats.ts'
import { entryOf, posterOf } from '../app/games.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { Crest } from '../kit/crest.tsx'
import { Icon } from '../kit/icon.tsx'
import type { GlanceTable, LobbyTable } from './api.ts'
import { paceName } from './pace.ts'
import { serverClockAhead } from './stream.ts'
import { sitters } from './table-row.tsx'
import { useOnlineWords } from './use-words.ts'

/** The seats of a table: whoever sits there by their crest, a free place as an outline. */
function Seats({ table }: { table: GlanceTable }) {
  const texts = useOnlineWords().together.lobby
  const seats = table.seats.slice(0, table.people)
  const free = seats.filter(({ kind }) => kind === 'empty').length
  return (
    <span className="row-seats">
      {seats.map(({ kind }, seat) =>
        kind === 'empty' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <span key={seat} className="free-place" />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <Crest key={seat} seat={seat} size={24} />
        ),
      )}
      {free > 0 && <span className="unseen">{texts.seats(free)}</span>}
    </span>
  )
}

/** How many look on. */
export function Watching({ count }: { count: number }) {
  const texts = useOnlineWords().together.lobby
  if (count === 0) return null
  return (
    <span className="watching" title={texts.watching(count)}>
      <Icon name="eye" size={16} />
      <span aria-hidden="true">{count}</span>
      <span className="unseen">{texts.watching(count)}</span>
    </span>
  )
}

/** A public table in one line: game, who sits there, pace, what it is played for, and how long it waits. */
export function LobbyRow({ table, children }: { table: LobbyTable; children: ReactNode }) {
  const words = useWords()
  const online = useOnlineWords()
  const { locale } = useSettings()
  const { settings, ratings, created, status } = table
  const texts = online.lobby
  const minutes = Math.max(0, Math.floor((Date.now() + serverClockAhead() - created) / 60_000))
  const number = (rating: number) => numberOf(Math.round(rating), locale)
  const range = ratings === null ? '' : texts.range(number(ratings.lowest), number(ratings.highest))
  return (
    <li className="lobby-row" data-accent={entryOf(table.game)?.face.accent}>
      <img className="round-print" src={posterOf(table.game)} alt="" width="44" height="44" />
      <div>
        <h3>
          {entryOf(table.game)?.face.title ?? table.game}{' '}
          <small>{listOf(sitters(table, words), locale)}</small>
        </h3>
        <p className="quiet small">
          <Icon name="clock" size={16} />
          <span>{paceName(settings, online, locale)}</span>
          {settings.rated ? (
            <b className="paper-stamp">{texts.rated(range)}</b>
          ) : (
            <span>{texts.friendly}</span>
          )}
        </p>
      </div>
      <Seats table={table} />
      <span className="quiet small age">
        {status === 'open' &&
          (minutes === 0 ? texts.waitsNow : texts.waits(durationOf(minutes * 60_000, locale)))}
        <Watching count={table.spectators} />
      </span>
      {children}
    </li>
  )
}
