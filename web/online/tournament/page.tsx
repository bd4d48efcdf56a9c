import { useCallback, useState } from 'react'
import { useCopy } from '../../app/clipboard.ts'
import { durationOf, listOf, momentOf } from '../../app/formats.ts'
import { entryOf, posterOf } from '../../app/games.ts'
import { href } from '../../app/router.ts'
import { useSettings, useWords } from '../../app/settings.ts'
import { Top } from '../../app/top.tsx'
import { Button } from '../../kit/button.tsx'
import { Crest, seatLetter } from '../../kit/crest.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Press } from '../../kit/press.tsx'
import { api, type Entrant, type Pairing, type Tournament } from '../api.ts'
import { becomeGuest, useMe } from '../me.ts'
import { NameField } from '../name-field.tsx'
import { paceName } from '../pace.ts'
import { serverClockAhead } from '../stream.ts'
import { submitting, trying } from '../trying.ts'
import { Unanswered } from '../unanswered.tsx'
import { useFollowed } from '../use-followed.ts'
import { useOnlineWords } from '../use-words.ts'
import { ownEntrant, pairingOf } from './model.ts'
import { Standings, useEntrantName } from './standings.tsx'

const AGAIN = 3000

/** The rounds as stations: done, now, to come. */
function Stations({ tournament: { round, rounds, status } }: { tournament: Tournament }) {
  const texts = useOnlineWords().together.tournaments
  return (
    <ol className="stations">
      {Array.from({ length: rounds }, (_, index) => {
        const own = index + 1
        const state = status === 'finished' || own < round ? 'done' : own === round ? 'now' : 'later'
        return (
          <li key={own} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <span aria-hidden="true">{state === 'done' ? <Icon name="check" size={20} /> : own}</span>
            <b>{texts.round(own)}</b>
            <small className="quiet">{texts[state]}</small>
          </li>
        )
      })}
    </ol>
  )
}

/** When the tables of the round are laid. */
function useBegins(due: number | null): string {
  const texts = useOnlineWords().together.tournaments
  const { locale } = useSettings()
  if (due === null) return texts.playsNow
  const left = due - Date.now() - serverClockAhead()
  return left < 2000 ? texts.beginsSoon : texts.beginsIn(durationOf(left, locale))
}

/** One's own table of this round, before all else. */
function OwnTable({ tournament, own, pairing }: { tournament: Tournament; own: Entrant; pairing: Pairing }) {
  const texts = useOnlineWords().together.tournaments
  const nameOf = useEntrantName()
  const begins = useBegins(tournament.due)
  return (
    <>
      <h2 className="small-caps">{texts.yourTable(pairing.round)}</h2>
      <ul className="meeting">
        {pairing.entrants.map((number, seat) => {
          const entrant = tournament.entrants.find((one) => one.number === number)
          if (entrant === undefined) return null
          return (
            <li key={number}>
              <Crest seat={seat} size={44} />
              <b className="serif">{nameOf(entrant)}</b>
              <small className="quiet">
                {number === own.number ? `${texts.you}, ` : ''}
                {texts.seat(seatLetter(seat))}
              </small>
            </li>
          )
        })}
      </ul>
      {pairing.points !== null && <p>{texts.waitsRound}</p>}
      {pairing.points === null && pairing.table === null && <p role="status">{begins}</p>}
      {pairing.points === null && pairing.table !== null && (
        <a className="verb safe" href={href({ at: 'table', kind: 'online', id: pairing.table })}>
          <span>
            <Icon name="house" size={30} />
          </span>
          <span>
            <b>{texts.goTo(pairing.board)}</b>
            <small>{begins}</small>
          </span>
        </a>
      )}
    </>
  )
}

/** Takes part, with a name where there is none yet. */
function Join({ tournament, adopt }: { tournament: Tournament; adopt(next: Tournament): void }) {
  const texts = useOnlineWords().together.tournaments
  const { me, asked } = useMe()
  const [name, setName] = useState('')
  const join = async () => {
    if (me === undefined) await becomeGuest(name.trim())
    adopt(await api.tournamentStep(tournament.id, 'join'))
  }
  if (!asked) return null
  return (
    <form className="stack" onSubmit={submitting(join)}>
      {me === undefined && <NameField name={name} change={setName} />}
      <Press type="submit" className="verb safe">
        <span>
          <Icon name="people" size={30} />
        </span>
        <span>
          <b>{me === undefined ? texts.join : texts.joinAs(me.name)}</b>
        </span>
      </Press>
    </form>
  )
}

/** Before it begins: who may join, begin, call off. */
function BeforeStart({ tournament, adopt }: { tournament: Tournament; adopt(next: Tournament): void }) {
  const texts = useOnlineWords().together.tournaments
  const { locale } = useSettings()
  const { me } = useMe()
  const { id, entrants, people, owner, starts } = tournament
  const step = async (asked: Promise<Tournament>) => adopt(await asked)
  const owns = me !== undefined && owner === me.id
  const own = ownEntrant(tournament, me?.id)
  return (
    <>
      <p role="status">
        {texts.notBegun} {texts.entered(entrants.length)}.{' '}
        {starts !== null && texts.beginsAt(momentOf(starts, locale))}
        {entrants.length < people && texts.needs(people)}
      </p>
      {own === undefined && entrants.length < tournament.most && (
        <Join tournament={tournament} adopt={adopt} />
      )}
      {own !== undefined && <p>{texts.joined}</p>}
      <p className="row">
        {owns && (
          <>
            <Button look="primary" onClick={() => trying(step(api.tournamentStep(id, 'start')))}>
              {texts.begin}
            </Button>
            <Button onClick={() => trying(step(api.callOff(id)))}>{texts.callOff}</Button>
          </>
        )}
        {own !== undefined && (
          <Button onClick={() => trying(step(api.tournamentStep(id, 'leave')))}>{texts.leave}</Button>
        )}
      </p>
    </>
  )
}

/** Who won, and where one ended oneself. */
function Ended({ tournament, own }: { tournament: Tournament; own: Entrant | undefined }) {
  const texts = useOnlineWords().together.tournaments
  const { locale } = useSettings()
  const nameOf = useEntrantName()
  const first = tournament.entrants.filter(({ place }) => place === 1)
  return (
    <>
      <p>
        <b className="serif">{texts.wonBy(listOf(first.map(nameOf), locale), first.length)}</b>
      </p>
      {own !== undefined && <p>{texts.finalPlace(own.place)}</p>}
    </>
  )
}

/** The one thing to do now. */
function TournamentDock({ tournament, adopt }: { tournament: Tournament; adopt(next: Tournament): void }) {
  const texts = useOnlineWords().together.tournaments
  const { me } = useMe()
  const { id, status, round } = tournament
  const own = ownEntrant(tournament, me?.id)
  const pairing = own && pairingOf(tournament, round, own.number)
  const leave = async () => adopt(await api.tournamentStep(id, 'leave'))
  return (
    <section className="tournament-dock">
      {status === 'open' && <BeforeStart tournament={tournament} adopt={adopt} />}
      {status === 'cancelled' && <p>{texts.cancelled}</p>}
      {status === 'finished' && <Ended tournament={tournament} own={own} />}
      {status === 'playing' && own === undefined && <p>{texts.roundOf(round, tournament.rounds)}</p>}
      {status === 'playing' && own !== undefined && (
        <>
          {pairing === undefined || pairing.free ? (
            <p>{texts.freeRound}</p>
          ) : (
            <OwnTable tournament={tournament} own={own} pairing={pairing} />
          )}
          <p>
            <Button title={texts.leaveHelp} onClick={() => trying(leave())}>
              {texts.leave}
            </Button>
          </p>
          <p className="quiet small">{texts.leaveHelp}</p>
        </>
      )}
    </section>
  )
}

/** The tables of the round, to look on. */
function RoundTables({ tournament }: { tournament: Tournament }) {
  const texts = useOnlineWords().together.tournaments
  const { locale } = useSettings()
  const nameOf = useEntrantName()
  const { round, pairings, entrants } = tournament
  const tables = pairings.filter((one) => one.round === round)
  if (tables.length === 0) return null
  const namesOf = (numbers: readonly number[]) =>
    numbers.flatMap((number) => entrants.filter((one) => one.number === number).map(nameOf))
  return (
    <section>
      <h2>{texts.tables(round)}</h2>
      <ul className="round-tables">
        {tables.map(({ board, entrants: numbers, table, points, free }) => (
          <li key={board}>
            <b className="serif">{board}</b>
            <span>{listOf(namesOf(numbers), locale)}</span>
            {free ? (
              <small className="quiet">{texts.free}</small>
            ) : (
              table !== null && (
                <a
                  className="button"
                  href={href({ at: 'table', kind: 'online', id: table })}
                  aria-label={points === null ? texts.lookAt(board) : texts.replayOf(board)}
                >
                  {points === null ? texts.look : texts.replay}
                </a>
              )
            )}
          </li>
        ))}
      </ul>
      {tournament.status === 'playing' && <p className="quiet small">{texts.noShow}</p>}
    </section>
  )
}

/** A tournament: its rounds, who stands where, one's own table, and the tables of the round. */
export function TournamentPage({ id }: { id: string }) {
  const online = useOnlineWords()
  const texts = online.together.tournaments
  const { locale } = useSettings()
  const { me } = useMe()
  const copy = useCopy()
  const {
    answer: tournament,
    fault,
    adopt,
    again,
  } = useFollowed(
    useCallback(() => api.tournament(id), [id]),
    AGAIN,
  )
  const { failure } = useWords()
  const title = tournament?.name ?? (fault === undefined ? texts.title : failure.page)
  const face = tournament && entryOf(tournament.game)?.face
  return (
    <div className="home">
      <Top at="tournament" title={title} />
      <main id="content" tabIndex={-1} className="page tournament" data-accent={face?.accent}>
        {tournament === undefined ? (
          <>
            <h1>{title}</h1>
            <Unanswered fault={fault} again={again} />
          </>
        ) : (
          <>
            <header className="tournament-head">
              <img className="round-print" src={posterOf(tournament.game)} alt="" width="72" height="72" />
              <div>
                <h1>{title}</h1>
                <p className="quiet">
                  {[
                    texts.about(
                      face?.title ?? tournament.game,
                      tournament.people,
                      paceName(tournament, online, locale),
                    ),
                    texts.formats[tournament.format],
                    texts.entered(tournament.entrants.length),
                  ].join(' · ')}
                </p>
              </div>
              <span className="row">
                <Button icon="link" onClick={() => copy(location.href, texts.shared)}>
                  {texts.share}
                </Button>
                <a className="button" href={href({ at: 'tournaments' })}>
                  {texts.all}
                </a>
              </span>
            </header>
            {fault !== undefined && <p role="alert">{fault}</p>}
            <div className="tournament-columns">
              <div>
                {tournament.rounds > 0 && <Stations tournament={tournament} />}
                <Standings tournament={tournament} me={me?.id} />
              </div>
              <div>
                <TournamentDock tournament={tournament} adopt={adopt} />
                <RoundTables tournament={tournament} />
              </div>
            </div>
          </>
        )}
      </main>
    </div>
  )
}
