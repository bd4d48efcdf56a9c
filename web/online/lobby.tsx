import { useEffect, useState } from 'react'
import { durationOf, numberOf } from '../app/formats.ts'
import { games, posterOf } from '../app/games.ts'
import { polling } from '../app/retry.ts'
import { href } from '../app/router.ts'
import { useSettings } from '../app/settings.ts'
import { Top } from '../app/top.tsx'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { api, type LobbyTable } from './api.ts'
import { useMe } from './me.ts'
import { OwnList } from './own-list.tsx'
import { QuickMatch } from './quick.tsx'
import { serverClockAhead } from './stream.ts'
import { TableRow } from './table-row.tsx'
import { problemText, useOnlineWords } from './use-words.ts'

const AGAIN = 10_000

interface Found {
  readonly open: readonly LobbyTable[]
  readonly playing: readonly LobbyTable[]
  readonly fault?: string
}

/** Public tables, looked up again from time to time. */
function usePublicTables(): { found: Found | undefined; look(): void } {
  const [found, setFound] = useState<Found>()
  const [look, setLook] = useState<() => void>(() => () => {})
  useEffect(() => {
    const { now, stop } = polling(async () => {
      try {
        const [open, playing] = await Promise.all([api.lobby('open'), api.lobby('playing')])
        setFound({ open, playing })
      } catch (problem) {
        setFound({ open: [], playing: [], fault: problemText(problem) })
        throw problem
      }
    }, AGAIN)
    setLook(() => now)
    return stop
  }, [])
  return { found, look }
}

/** Every game as a small print that opens a table. */
function OpenDoors() {
  const texts = useOnlineWords().lobby
  return (
    <section>
      <h2>{texts.open}</h2>
      <ul className="open-doors">
        {games.map(({ id, face }) => {
          return (
            <li key={id}>
              <a
                href={href({ at: 'new', game: id, online: true })}
                data-accent={face.accent}
                aria-label={texts.openGame(face.title)}
              >
                <img src={posterOf(id)} alt="" width="96" height="96" />
                <b className="serif">{face.title}</b>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** How long a table has waited, and what its people play for. */
function Waited({ table: { created, settings, ratings } }: { table: LobbyTable }) {
  const texts = useOnlineWords().lobby
  const { locale } = useSettings()
  const minutes = Math.max(0, Math.floor((Date.now() + serverClockAhead() - created) / 60_000))
  const number = (rating: number) => numberOf(Math.round(rating), locale)
  const range = ratings === null ? '' : texts.range(number(ratings.lowest), number(ratings.highest))
  return (
    <>
      {' · '}
      {settings.rated ? texts.rated(range) : texts.friendly}
      {' · '}
      {minutes === 0 ? texts.waitsNow : texts.waits(durationOf(minutes * 60_000, locale))}
    </>
  )
}

function PublicTables({ found, look }: { found: Found | undefined; look(): void }) {
  const texts = useOnlineWords().lobby
  const { me } = useMe()
  const taken = ({ seats, people }: LobbyTable) =>
    texts.taken(seats.slice(0, people).filter(({ kind }) => kind !== 'empty').length, people)
  return (
    <>
      <section>
        <div className="page-head">
          <h2>{texts.free}</h2>
          <Button icon="restart" onClick={look}>
            {texts.refresh}
          </Button>
        </div>
        {found?.fault !== undefined && <p role="alert">{found.fault}</p>}
        {found?.fault === undefined && found?.open.length === 0 && <p className="quiet">{texts.freeNone}</p>}
        <ul className="stored-list">
          {found?.open.map((table) => (
            <TableRow key={table.id} table={table} state={taken(table)} fresh={<Waited table={table} />}>
              {me !== undefined && table.seats.some(({ player }) => player === me.id) ? (
                <a className="button" href={href({ at: 'table', kind: 'online', id: table.id })}>
                  {texts.yoursGo}
                </a>
              ) : (
                <a className="button primary" href={href({ at: 'join', id: table.id })}>
                  {texts.sit}
                </a>
              )}
            </TableRow>
          ))}
        </ul>
      </section>
      {found !== undefined && found.playing.length > 0 && (
        <section>
          <h2>{texts.running}</h2>
          <ul className="stored-list">
            {found.playing.map((table) => (
              <TableRow key={table.id} table={table} state={taken(table)}>
                <a className="button" href={href({ at: 'table', kind: 'online', id: table.id })}>
                  {texts.look}
                </a>
              </TableRow>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Where one finds company: a table of one's own, or a free seat at another's. */
export function Lobby() {
  const { lobby: texts, account } = useOnlineWords()
  const { me } = useMe()
  const { found, look } = usePublicTables()
  return (
    <div className="home">
      <Top at="lobby" title={texts.title} />
      <main id="content" tabIndex={-1} className="page">
        <div className="page-head">
          <div>
            <h1>{texts.title}</h1>
            <p className="quiet">{texts.lead}</p>
          </div>
          <a className="button" href={href({ at: 'account' })}>
            <Icon name="person" size={20} />
            {me?.name ?? account.logIn}
          </a>
        </div>
        <QuickMatch tables={found?.open ?? []} />
        <OpenDoors />
        <OwnList title={texts.yours} />
        <PublicTables found={found} look={look} />
      </main>
    </div>
  )
}
