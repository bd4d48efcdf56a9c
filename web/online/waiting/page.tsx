import { usualLevel } from '@engawa/bots'
import type { Seat } from '@engawa/kernel'
import { type FormEvent, useEffect, useState } from 'react'
import { durationOf } from '../app/formats.ts'
import { entryOf, posterOf, useGameWords } from '../app/games.ts'
import { say } from '../app/notice.tsx'
import { go, href } from '../app/router.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { Top } from '../app/top.tsx'
import { Button } from '../kit/button.tsx'
import { Crest, seatLetter } from '../kit/crest.tsx'
import { Icon } from '../kit/icon.tsx'
import { Press } from '../kit/press.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { RuleFolder } from '../rules/folder.tsx'
import { describeSeat, namesOf } from '../table/names.ts'
import { api, type Invitation, Refused, type SeenTable } from './api.ts'
import { Invitations } from './invitations.tsx'
import { becomeGuest, useMe } from './me.ts'
import { NameField } from './name-field.tsx'
import { paceText, patienceText } from './pace.ts'
import { PlayerName } from './player-name.tsx'
import type { RemoteTable } from './remote-table.ts'
import { sessionOf } from './session.ts'
import { joinLink, ShareLink } from './share-link.tsx'
import { serverClockAhead } from './stream.ts'
import { Chat } from './talk.tsx'
import { AskFriends } from './together/ask-friends.tsx'
import { problemText, useOnlineWords } from './use-words.ts'

/** Does something with the table, shows what came of it, or says why not; true where it worked. */
async function change(remote: RemoteTable, asked: Promise<SeenTable>): Promise<boolean> {
  try {
    remote.adopt(await asked)
    await remote.refresh()
    return true
  } catch (problem) {
    say(problemText(problem))
    await remote.refresh().catch(() => undefined)
    return false
  }
}

function SeatLine({
  remote,
  seat,
  name,
  me,
}: {
  remote: RemoteTable
  seat: Seat
  name: string
  me: string | undefined
}) {
  const words = useWords()
  const texts = useOnlineWords().waiting
  const { table } = remote
  const held = table.seats[seat]
  const holder = sessionOf(remote).seats[seat]
  if (held === undefined || holder === undefined) return null
  const free = held.kind === 'empty'
  const mine = me !== undefined && held.player === me
  const owner = me !== undefined && table.owner === me
  return (
    <li className="seat-row waiting-seat" data-seat={seat % 5} data-free={free || undefined}>
      <span className="band" />
      <Crest seat={seat} size={40} />
      <p>
        <b className="serif">
          {free ? texts.free : <PlayerName name={name} player={held.player ?? undefined} />}
        </b>
        {!free && <small>{mine ? texts.you : describeSeat(holder, mine, words)}</small>}
      </p>
      <span className="row">
        {free && owner && !table.settings.rated && (
          <Button onClick={() => void change(remote, api.seatBot(table.id, seat, usualLevel))}>
            {texts.seatBot}
          </Button>
        )}
        {held.kind === 'bot' && owner && (
          <Button
            aria-label={texts.sendAwayOf(name)}
            onClick={() => void change(remote, api.sendBotAway(table.id, seat))}
          >
            {texts.sendAway}
          </Button>
        )}
        {mine && (
          <Button onClick={() => void change(remote, api.leave(table.id, seat))}>{texts.stand}</Button>
        )}
        {held.kind === 'person' && owner && !mine && (
          <Button
            aria-label={texts.sendAwayOf(name)}
            onClick={() => void change(remote, api.leave(table.id, seat))}
          >
            {texts.sendAway}
          </Button>
        )}
      </span>
    </li>
  )
}

/** How others come: by the link that serves all, or by an invitation for each of them. */
function Invite({ remote, free }: { remote: RemoteTable; free: readonly Seat[] }) {
  const texts = useOnlineWords().waiting
  const seated = remote.table.seats.flatMap(({ player }) => player ?? [])
  if (remote.table.settings.access === 'invited')
    return (
      <>
        <AskFriends table={remote.id} seated={seated} />
        <Invitations remote={remote} free={free} />
      </>
    )
  return (
    <section className="invite">
      <ShareLink label={texts.link} help={texts.linkHelp} link={joinLink(remote.id)} copied={texts.copied} />
      <AskFriends table={remote.id} seated={seated} />
    </section>
  )
}

const freeSeats = ({ table }: RemoteTable): Seat[] =>
  table.seats.flatMap(({ kind }, seat) => (kind === 'empty' ? [seat] : []))

/** Sits down on the first free seat; where somebody was faster, on the next. */
async function sitAnywhere(remote: RemoteTable, token: string | undefined): Promise<SeenTable> {
  for (let left = remote.table.seats.length; ; left--) {
    const [seat = 0] = freeSeats(remote)
    try {
      return await api.sit(remote.id, seat, token)
    } catch (problem) {
      if (!(problem instanceof Refused) || problem.code !== 'seat-taken') throw problem
      await remote.refresh()
      if (left <= 1 || freeSeats(remote).length === 0) throw problem
    }
  }
}

/** A name, where there is none yet, and one button. */
function SitDown({ remote, invitation }: { remote: RemoteTable; invitation: Invitation | undefined }) {
  const texts = useOnlineWords().waiting
  const { me, asked } = useMe()
  const [name, setName] = useState('')
  const [busy, setBusy] = useState(false)
  async function sit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    try {
      if (me === undefined) await becomeGuest(name.trim())
      const { token, seat } = invitation ?? {}
      const sitting = typeof seat === 'number' ? api.sit(remote.id, seat, token) : sitAnywhere(remote, token)
      const sat = await change(remote, sitting)
      // An invitation is used up: what stays in the history is the table.
      if (sat && token !== undefined) go({ at: 'table', kind: 'online', id: remote.id }, 'replace')
    } catch (problem) {
      say(problemText(problem))
    }
    setBusy(false)
  }
  if (!asked) return null
  return (
    <form className="sit-down" onSubmit={(event) => void sit(event)}>
      {me === undefined && <NameField name={name} change={setName} />}
      <Press type="submit" className="verb start" disabled={busy}>
        <span>
          <Icon name="house" size={30} />
        </span>
        <span>
          <b>{me === undefined ? texts.sit : texts.sitAs(me.name)}</b>
        </span>
      </Press>
    </form>
  )
}

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

/** How whoever opens the page comes to sit here, or why not. */
function Arrive({
  remote,
  free,
  invitation,
}: {
  remote: RemoteTable
  free: readonly Seat[]
  invitation: Invitation | undefined
}) {
  const { waiting, invitations, problems } = useOnlineWords()
  const [first] = free
  const seat = invitation?.seat ?? first
  if (seat === undefined) return null
  if (!remote.welcome && invitation === undefined) return <p>{waiting.onlyInvited}</p>
  if (!free.includes(seat)) return <p>{problems['seat-taken']}</p>
  return (
    <>
      {typeof invitation?.seat === 'number' && <p>{invitations.forYou(seatLetter(seat))}</p>}
      <SitDown remote={remote} invitation={invitation} />
    </>
  )
}

function State({ remote, invitation }: { remote: RemoteTable; invitation: Invitation | undefined }) {
  const texts = useOnlineWords().waiting
  const words = useWords()
  const { automa } = useGameWords(remote.table.game, useSettings().locale)
  const { me } = useMe()
  const { table } = remote
  const names = namesOf(sessionOf(remote).seats, words, automa)
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
      <p role="status">{texts.lead(free.length)}</p>
      <BotsSoon table={table} />
      <ul className="seat-rows">
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <SeatLine key={seat} remote={remote} seat={seat} name={name} me={me?.id} />
        ))}
      </ul>
      {!seated && <Arrive remote={remote} free={free} invitation={invitation} />}
      {(seated || owner) && <Invite remote={remote} free={free} />}
      {seated && <p className="quiet small">{texts.waitHere}</p>}
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
      <h2>{texts.talk}</h2>
      <Chat company={company} />
    </section>
  )
}

/** The rules, over the page: whoever reads them still sees who comes. */
function RulesAtHand({ game, close }: { game: string; close(): void }) {
  const words = useWords()
  const gameWords = useGameWords(game, useSettings().locale)
  return (
    <Sheet wide title={words.rules.title(gameWords.title)} close={close} closeLabel={words.close}>
      <RuleFolder game={game} words={gameWords} />
    </Sheet>
  )
}

/** Before a table begins: who sits there, and how others come. */
export function Waiting({ remote, invitation }: { remote: RemoteTable; invitation: Invitation | undefined }) {
  const texts = useOnlineWords().waiting
  const { table } = remote
  const face = entryOf(table.game)?.face
  const title = texts.title(face?.title ?? table.game)
  const terms = useTerms(table)
  const [reading, setReading] = useState(false)
  return (
    <div className="home">
      <Top at="join" title={title} />
      <main id="content" tabIndex={-1} className="page new-table" data-accent={face?.accent}>
        <img className="side-print" src={posterOf(table.game)} alt="" width="300" height="430" />
        <div className="new-form">
          <h1>{title}</h1>
          <p className="quiet small">{terms}</p>
          <State remote={remote} invitation={invitation} />
          <WaitingTalk remote={remote} />
          <p className="row">
            <Button icon="rules" onClick={() => setReading(true)}>
              {texts.learn}
            </Button>
            <a className="button" href={href({ at: 'lobby' })}>
              {texts.toTheLobby}
            </a>
          </p>
          {reading && <RulesAtHand game={table.game} close={() => setReading(false)} />}
        </div>
      </main>
    </div>
  )
}
