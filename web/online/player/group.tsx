import { numberOf } from '../../app/formats.ts'
import { entryOf, posterOf } from '../../app/games.ts'
import { useSettings } from '../../app/settings.ts'
import type { PlayerRecord, PlayerResult } from '../api.ts'
import { useOnlineWords } from '../use-words.ts'
import { PointsPlot } from './points-plot.tsx'
import { bounds, type Rating, RatingPlot } from './rating-plot.tsx'

const tenth = (value: number) => Math.round(value * 10) / 10

function Facts({ played }: { played: PlayerRecord }) {
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
export function Group({ results: all, played }: { results: readonly PlayerResult[]; played: PlayerRecord }) {
  const texts = useOnlineWords().player
  const face = entryOf(played.game)?.face
  const results = all.filter(({ game, people }) => game === played.game && people === played.people)
  const ratings = results.flatMap(({ rating }) => rating ?? [])
  return (
    <section className="player-group" data-accent={face?.accent}>
      <header>
        <img className="round-print" src={posterOf(played.game)} alt="" width="54" height="54" />
        <h3>{texts.group(face?.title ?? played.game, played.people)}</h3>
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
