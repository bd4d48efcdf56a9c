import { useEffect, useState } from 'react'
import { dayOf, numberOf } from '../../app/formats.ts'
import { entryOf, posterOf } from '../../app/games.ts'
import { href } from '../../app/router.ts'
import { useSettings, useWords } from '../../app/settings.ts'
import { Top } from '../../app/top.tsx'
import { api, type Player, type PlayerResult, Refused } from '../api.ts'
import { useMe } from '../me.ts'
import { BlockButton } from '../together/block-button.tsx'
import { FriendButton } from '../together/friend-button.tsx'
import { problemText, useOnlineWords } from '../use-words.ts'
import { PointsPlot } from './points-plot.tsx'
import { bounds, type Rating, RatingPlot } from './rating-plot.tsx'
import { ReportPlayer } from './report.tsx'

type Played = Player['records'][number]

const tenth = (value: number) => Math.round(value * 10) / 10

function Facts({ played }: { played: Played }) {
  const texts = useOnlineWords().player
  const { locale } = useSettings()
  const facts = [
    [texts.played, numberOf(played.played, locale)],
    [texts.won, numberOf(played.won, locale)],
    [texts.average, texts.points(tenth(played.average), numberOf(tenth(played.average), locale))],
    [texts.best, texts.points(played.best, numberOf(played.best, locale))],
  ] as const
  return (
    <dl className="facts-row">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function RatingNow({ ratings }: { ratings: readonly Rating[] }) {
  const texts = useOnlineWords().player
  const { locale } = useSettings()
  const now = ratings.at(-1)
  if (now === undefined) return <p className="quiet small">{texts.unrated}</p>
  const { low, high } = bounds(now)
  const number = (value: number) => numberOf(tenth(value), locale)
  return (
    <div className="rating">
      <p>
        {texts.rating} <b className="serif">{number(now.rating)}</b>
      </p>
      <p className="quiet small">
        {texts.ratingHelp} {texts.estimate(number(now.mu), number(low), number(high))}{' '}
        {texts.fromTables(ratings.length)}
      </p>
    </div>
  )
}

/** How somebody plays one game with so many others. */
function Group({ results: all, played }: { results: readonly PlayerResult[]; played: Played }) {
  const texts = useOnlineWords().player
  const face = entryOf(played.game)?.face
  const results = all.filter(({ game, people }) => game === played.game && people === played.people)
  const ratings = results.flatMap(({ rating }) => rating ?? [])
  return (
    <section className="player-group" data-accent={face?.accent}>
      <header>
        <img src={posterOf(played.game)} alt="" width="54" height="54" />
        <h2>{texts.group(face?.title ?? played.game, played.people)}</h2>
      </header>
      <Facts played={played} />
      <RatingNow ratings={ratings} />
      <div className="plots">
        <RatingPlot ratings={ratings} />
        <PointsPlot scores={results.map(({ score }) => score)} />
      </div>
    </section>
  )
}

/** Nothing until the server has answered. */
function usePlayer(id: string): { player?: Player; fault?: string } {
  const { gone } = useOnlineWords().player
  const [found, setFound] = useState<{ player?: Player; fault?: string }>({})
  useEffect(() => {
    api.player(id).then(
      (player) => setFound({ player }),
      (problem: unknown) => setFound({ fault: problem instanceof Refused ? gone : problemText(problem) }),
    )
  }, [id, gone])
  return found
}

/** What everybody may know of somebody: how they play, game by game. */
export function PlayerPage({ id }: { id: string }) {
  const { player: texts, account } = useOnlineWords()
  const { loading } = useWords()
  const { locale } = useSettings()
  const { me } = useMe()
  const { player, fault } = usePlayer(id)
  const own = me?.id === id
  const title = player?.name ?? texts.rating
  const groups = [...(player?.records ?? [])].sort((a, b) => b.played - a.played)
  return (
    <div className="home">
      <Top at="player" title={title} />
      <main id="content" tabIndex={-1} className="page">
        <div className="page-head">
          <div>
            <h1>{title}</h1>
            <p className="quiet" role="status">
              {player === undefined ? (fault ?? loading) : texts.since(dayOf(player.since, locale))}{' '}
              {own && texts.you}
            </p>
          </div>
          {own && (
            <a className="button" href={href({ at: 'account' })}>
              {account.title}
            </a>
          )}
          {!own && me !== undefined && player !== undefined && (
            <span className="row">
              <FriendButton id={id} name={player.name} />
              <BlockButton id={id} name={player.name} />
            </span>
          )}
        </div>
        {!own && me !== undefined && player !== undefined && <ReportPlayer id={id} name={player.name} />}
        {player?.records.length === 0 && <p className="empty">{texts.none}</p>}
        {groups.map((played) => (
          <Group key={`${played.game} ${played.people}`} results={player?.results ?? []} played={played} />
        ))}
      </main>
    </div>
  )
}
