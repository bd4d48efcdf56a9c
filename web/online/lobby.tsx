import { lazy, Suspense } from 'react'
import { sinceText } from '../app/formats.ts'
import { entryOf, games, posterOf } from '../app/games.ts'
import { href } from '../app/router.ts'
import { useSettings } from '../app/settings.ts'
import { Top } from '../app/top.tsx'
import teacher from '../art/built/teacher.svg'
import { Button } from '../kit/button.tsx'
import { Icon, type IconName } from '../kit/icon.tsx'
import { type Activity, api, type LobbyTable } from './api.ts'
import { LobbyRow } from './free-row.tsx'
import { useMe } from './me.ts'
import { OwnList } from './own-list.tsx'
import { QuickMatch } from './quick.tsx'
import { serverClockAhead } from './stream.ts'
import { Lanterns } from './together/lanterns.tsx'
import { TogetherNav } from './together/nav.tsx'
import { TournamentRow } from './tournament/list.tsx'
import { useFollowed } from './use-followed.ts'
import { useOnlineWords } from './use-words.ts'

const AGAIN = 10_000
const MOST_TOURNAMENTS = 3

const everyTournament = () => api.tournaments(undefined)
/** It brings the games' bots along, which the tables need not wait for. */
const DayCard = lazy(async () => ({ default: (await import('../day/card.tsx')).DayCard }))

interface Found {
  readonly open: readonly LobbyTable[]
  readonly playing: readonly LobbyTable[]
  readonly activity: Activity
}

/** Public tables and how much company there is. */
async function lookAround(): Promise<Found> {
  const [open, playing, activity] = await Promise.all([
    api.lobby('open'),
    api.lobby('playing'),
    api.activity(),
  ])
  return { open, playing, activity }
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
                <img className="round-print" src={posterOf(id)} alt="" width="56" height="56" />
                <b className="serif">{face.title}</b>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function FreeSeats({
  found,
  fault,
  look,
}: {
  found: Found | undefined
  fault: string | undefined
  look(): void
}) {
  const texts = useOnlineWords().lobby
  const { me } = useMe()
  return (
    <section>
      <div className="page-head">
        <h2>
          {texts.free}
          {found !== undefined && found.open.length > 0 && <span className="count">{found.open.length}</span>}
        </h2>
        <Button icon="restart" onClick={look}>
          {texts.refresh}
        </Button>
      </div>
      {fault !== undefined && <p role="alert">{fault}</p>}
      {fault === undefined && found?.open.length === 0 && <p className="quiet">{texts.freeNone}</p>}
      <ul className="lobby-rows">
        {found?.open.map((table) => (
          <LobbyRow key={table.id} table={table}>
            {me !== undefined && table.seats.some(({ player }) => player === me.id) ? (
              <a className="button" href={href({ at: 'table', kind: 'online', id: table.id })}>
                {texts.yoursGo}
              </a>
            ) : (
              <a className="button primary" href={href({ at: 'join', id: table.id })}>
                {texts.sit}
              </a>
            )}
          </LobbyRow>
        ))}
      </ul>
    </section>
  )
}

function ToLookOn({ tables }: { tables: readonly LobbyTable[] }) {
  const texts = useOnlineWords().lobby
  if (tables.length === 0) return null
  return (
    <section>
      <h2>
        {texts.running}
        <span className="count">{tables.length}</span>
      </h2>
      <ul className="lobby-rows narrow">
        {tables.map((table) => (
          <LobbyRow key={table.id} table={table}>
            <a className="button" href={href({ at: 'table', kind: 'online', id: table.id })}>
              {texts.look}
            </a>
          </LobbyRow>
        ))}
      </ul>
    </section>
  )
}

/** Tournaments that one plays in or may join. */
function Tonight() {
  const texts = useOnlineWords().together.lobby
  const { answer: all = [] } = useFollowed(everyTournament, AGAIN)
  const soon = all
    .filter(({ status, yours }) => status === 'open' || (status === 'playing' && yours))
    .sort((one, other) => Number(other.yours) - Number(one.yours))
    .slice(0, MOST_TOURNAMENTS)
  if (soon.length === 0) return null
  return (
    <section>
      <h2>{texts.tonight}</h2>
      <ul className="lobby-rows">
        {soon.map((tournament) => (
          <TournamentRow key={tournament.id} tournament={tournament} />
        ))}
      </ul>
    </section>
  )
}

/** Who won the last public tables. */
function Lately({ lately }: Pick<Activity, 'lately'>) {
  const texts = useOnlineWords().together.lobby
  const { locale } = useSettings()
  if (lately.length === 0) return null
  return (
    <section>
      <h2>{texts.lately}</h2>
      <ul className="lobby-rows">
        {lately.map(({ player, game, table, score, finished }) => (
          <li key={`${table} ${player.id}`} className="lately-row">
            <img className="round-print" src={posterOf(game)} alt="" width="30" height="30" />
            <a href={href({ at: 'table', kind: 'online', id: table })}>
              {texts.won(player.name, entryOf(game)?.face.title ?? game, score)}
            </a>
            <small className="quiet">{sinceText(finished - serverClockAhead(), locale)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What there is to do where nobody is. */
function Meanwhile() {
  const texts = useOnlineWords().together.lobby
  const game = games[0]?.id ?? ''
  const offers: readonly [IconName, string, string, string, string][] = [
    ['bot', texts.bots, texts.botsHelp, texts.botsGo, href({ at: 'home' })],
    ['rules', texts.learn, texts.learnHelp, texts.learnGo, href({ at: 'learn' })],
    ['link', texts.link, texts.linkHelp, texts.linkGo, href({ at: 'new', game, online: true })],
  ]
  return (
    <section className="meanwhile">
      <img src={teacher} alt="" width="180" height="200" />
      <div>
        <h2>{texts.meanwhile}</h2>
        <ul>
          {offers.map(([icon, title, help, act, to]) => (
            <li key={title}>
              <Icon name={icon} />
              <span>
                <b className="serif">{title}</b>
                <small className="quiet">{help}</small>
              </span>
              <a className="button" href={to} aria-label={`${title}: ${act}`}>
                {act}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** Where one finds company: friends under the eave, a table that fits, a free seat, or a table of one's own. */
export function Lobby() {
  const { lobby, together } = useOnlineWords()
  const texts = together.lobby
  const { answer: found, fault, again } = useFollowed(lookAround, AGAIN)
  const { here = 0, playing = 0, open = 0 } = found?.activity ?? {}
  const quiet =
    found?.activity !== undefined && here < 2 && found.open.length === 0 && found.playing.length === 0
  return (
    <div className="home">
      <Top at="lobby" title={texts.title} />
      <div className="eave" aria-hidden="true" />
      <main id="content" tabIndex={-1} className="page lobby">
        <div className="lobby-head">
          <div>
            <h1>{quiet ? texts.quiet : texts.title}</h1>
            <p className="quiet">{quiet ? texts.quietLead : texts.lead(here, playing, open)}</p>
            <TogetherNav at="lobby" />
          </div>
          <Lanterns />
        </div>
        <QuickMatch tables={found?.open ?? []} />
        <div className="lobby-columns">
          <div>
            {quiet ? <Meanwhile /> : <FreeSeats found={found} fault={fault} look={again} />}
            <OwnList title={lobby.yours} />
          </div>
          <div>
            <Suspense>
              <DayCard />
            </Suspense>
            <OpenDoors />
            <ToLookOn tables={found?.playing ?? []} />
            <Tonight />
            <Lately lately={found?.activity.lately ?? []} />
          </div>
        </div>
      </main>
    </div>
  )
}
