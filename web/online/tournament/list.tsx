import { useCallback } from 'react'
import { Empty } from '../../app/empty.tsx'
import { entryOf, posterOf } from '../../app/games.ts'
import { href } from '../../app/router.ts'
import { useSettings } from '../../app/settings.ts'
import { Icon } from '../../kit/icon.tsx'
import { api, type GlanceTournament } from '../api.ts'
import { paceName } from '../pace.ts'
import { TogetherPage } from '../together/page.tsx'
import { Unanswered } from '../unanswered.tsx'
import { useFollowed } from '../use-followed.ts'
import { useOnlineWords } from '../use-words.ts'

const AGAIN = 10_000

/** One tournament in a list. */
export function TournamentRow({ tournament }: { tournament: GlanceTournament }) {
  const online = useOnlineWords()
  const texts = online.together.tournaments
  const { locale } = useSettings()
  const { id, name, game, people, round, rounds, status, entered, yours } = tournament
  const face = entryOf(game)?.face
  const facts = [
    texts.about(face?.title ?? game, people, paceName(tournament, online, locale)),
    texts.formats[tournament.format],
    texts.entered(entered),
    ...(status === 'playing' ? [texts.roundOf(round, rounds)] : []),
  ]
  return (
    <li className="tournament-row" data-accent={face?.accent}>
      <img className="round-print" src={posterOf(game)} alt="" width="44" height="44" />
      <a href={href({ at: 'tournament', id })}>
        <b className="serif">{name}</b>
        <small className="quiet">{facts.join(' · ')}</small>
      </a>
      {yours && <b className="paper-stamp">{texts.you}</b>}
      <Icon name="arrow" size={20} />
    </li>
  )
}

/** Tournaments by what they do: to be joined, being played, over. */
export function TournamentRows({ club }: { club?: string }) {
  const texts = useOnlineWords().together.tournaments
  const {
    answer: tournaments,
    fault,
    again,
  } = useFollowed(
    useCallback(() => api.tournaments(club), [club]),
    AGAIN,
  )
  if (tournaments === undefined) return <Unanswered fault={fault} again={again} />
  if (tournaments.length === 0)
    return club === undefined ? <Empty text={texts.none} /> : <p className="quiet">{texts.none}</p>
  const groups = { open: texts.joinable, playing: texts.playing, finished: texts.over }
  return Object.entries(groups).map(([status, title]) => {
    const some = tournaments.filter((one) => one.status === status)
    if (some.length === 0) return null
    return (
      <section key={status}>
        <h2>
          {title}
          <span className="count">{some.length}</span>
        </h2>
        <ul className="lobby-rows">
          {some.map((tournament) => (
            <TournamentRow key={tournament.id} tournament={tournament} />
          ))}
        </ul>
      </section>
    )
  })
}

/** All tournaments, and the way to one of one's own. */
export function TournamentsPage() {
  const texts = useOnlineWords().together.tournaments
  return (
    <TogetherPage
      at="tournaments"
      title={texts.title}
      lead={texts.lead}
      begin={
        <a className="button primary" href={href({ at: 'new-tournament' })}>
          <Icon name="plus" size={20} />
          {texts.open}
        </a>
      }
    >
      <TournamentRows />
    </TogetherPage>
  )
}
