import { useEffect, useState } from 'react'
import { durationOf } from '../../app/formats.ts'
import { entryOf } from '../../app/games.ts'
import { href } from '../../app/router.ts'
import { useSettings, useWords } from '../../app/settings.ts'
import { Top } from '../../app/top.tsx'
import type { Invitation, SeenTable } from '../api.ts'
import { Watching } from '../free-row.tsx'
import { useMe } from '../me.ts'
import { paceText, patienceText } from '../pace.ts'
import type { RemoteTable } from '../remote-table.ts'
import { sessionOf } from '../session.ts'
import { serverClockAhead } from '../stream.ts'
import { Chat } from '../talk.tsx'
import { useOnlineWords } from '../use-words.ts'
import { freeSeats } from './change.ts'
import { Cushions } from './cushions.tsx'
import { Invite } from './invite.tsx'
import { RulesAtHand } from './rules-at-hand.tsx'
import { Arrive } from './sit-down.tsx'
import '../../styles/waiting.css'

/** What was decided about the table, as one line. */
function useTerms({ settings, people }: SeenTable): string {
  const words = useWords()
  const online = useOnlineWords()
  const texts = online.wish
  const { locale } = useSettings()
  const parts = [
    words.newTable.seatCount(people),
    texts.accesses[settings.access],
    `${paceText(settings, online, locale)} ${patienceText(settings, online, locale)}`.trim(),
    ...(settings.rated ? [`${texts.rated}.`] : []),
  ]
  return parts.join(' · ')
}

/** When bots take the seats that are still free. */
function BotsSoon({ table: { settings, created, seats } }: { table: SeenTable }) {
  const texts = useOnlineWords().waiting
  const { locale } = useSettings()
  const [now, setNow] = useState(() => Date.now())
  const waits = settings.fill !== null && seats.some(({ kind }) => kind === 'person')
  useEffect(() => {
    if (!waits) return
    const ticking = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(ticking)
  }, [waits])
  if (!waits || settings.fill === null) return null
  const left = created + settings.fill * 1000 - serverClockAhead() - now
  return <p className="quiet">{texts.botsIn(durationOf(Math.max(0, left), locale))}</p>
}

/** Who sits there and how one comes to sit there; or why this room waits no more. */
function WaitingSeats({ remote, invitation }: { remote: RemoteTable; invitation: Invitation | undefined }) {
  const texts = useOnlineWords().waiting
  const { me } = useMe()
  const { table } = remote
  const free = freeSeats(remote)
  const seated = me !== undefined && table.seats.some(({ player }) => player === me.id)
  const owner = me !== undefined && table.owner === me.id
  if (table.status === 'abandoned') return <p>{texts.gone}</p>
  if (table.status !== 'open')
    return (
      <>
        <p>{texts.begun}</p>
        {me === undefined && (
          <p>
            <a className="button" href={href({ at: 'account' })}>
              {texts.logIn}
            </a>
          </p>
        )}
      </>
    )
  return (
    <>
      {/* Whoever came by a link finds the one thing to do above all else. */}
      {!seated && <Arrive remote={remote} free={free} invitation={invitation} />}
      <Cushions remote={remote} />
      <BotsSoon table={table} />
      {(seated || owner) && <Invite remote={remote} free={free} />}
    </>
  )
}

/** Those who sit there already talk while they wait. */
function WaitingTalk({ remote }: { remote: RemoteTable }) {
  const { waiting: texts } = useOnlineWords()
  const { company } = sessionOf(remote)
  if (remote.table.status !== 'open' || company.seat === undefined || !company.chat) return null
  return (
    <section className="talk" aria-label={texts.talk}>
      <header className="ruled-head">
        <h2>{texts.talk}</h2>
      </header>
      <Chat company={company} />
    </section>
  )
}

/** Before a table begins: who sits there, and how others come. */
export function Waiting({ remote, invitation }: { remote: RemoteTable; invitation: Invitation | undefined }) {
  const texts = useOnlineWords().waiting
  const { me } = useMe()
  const { table } = remote
  const face = entryOf(table.game)?.face
  const title = texts.title(face?.title ?? table.game)
  const terms = useTerms(table)
  const open = table.status === 'open'
  const seated = me !== undefined && table.seats.some(({ player }) => player === me.id)
  return (
    <div className="home">
      <Top at="join" title={title} />
      <main id="content" tabIndex={-1} className="page waiting-room" data-accent={face?.accent}>
        <div className="page-head">
          <div>
            <h1>{title}</h1>
            <p className="quiet small">{terms}</p>
            {open && <p role="status">{texts.lead(freeSeats(remote).length)}</p>}
          </div>
          <Watching count={remote.spectators} />
        </div>
        <div className="waiting-columns">
          <div>
            <WaitingSeats remote={remote} invitation={invitation} />
          </div>
          <div>
            <WaitingTalk remote={remote} />
            <RulesAtHand game={table.game} />
            {seated && open && <p className="quiet small">{texts.waitHere}</p>}
            <p>
              <a className="button" href={href({ at: 'lobby' })}>
                {texts.toTheLobby}
              </a>
            </p>
          </div>
        </div>
      </main>
    </div>
  )
}
