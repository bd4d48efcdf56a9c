import { useEffect, useState } from 'react'
import { dayOf } from '../app/formats.ts'
import { entryOf, games } from '../app/games.ts'
import { href } from '../app/router.ts'
import { useSettings } from '../app/settings.ts'
import { Choice } from '../app/settings-sheet.tsx'
import { Top } from '../app/top.tsx'
import { decimals, signed } from '../words/numbers.ts'
import { Doll } from './doll.tsx'
import { type Habit, listReviews, type SeatSummary, type StoredReview } from './store.ts'
import { useReviewWords } from './words/index.ts'
import '../styles/review.css'

/** Before so many games there is no picture. */
const fewest = 5
const recent = 10
const mostHabits = 4
const lastShown = 6
/** Fewer decisions of a kind praise nobody. */
const enough = 10
/** Cheaper habits are none. */
const leastCost = 0.1

interface Counted {
  readonly review: StoredReview
  readonly seat: SeatSummary
}

/** Every whole review with the seats of this person in it. */
function countedOf(reviews: readonly StoredReview[]): Counted[] {
  return reviews.flatMap((review) =>
    (review.summary?.seats ?? []).filter(({ own }) => own).map((seat) => ({ review, seat })),
  )
}

const shapes: Readonly<Record<number, string>> = {
  0: 'M0 -7A7 7 0 1 1 0 7A7 7 0 1 1 0 -7Z',
  1: 'M0 -8L8 6H-8Z',
  2: 'M-6.500 -6.500H6.500V6.500H-6.500Z',
  3: 'M0 -9L8 0L0 9L-8 0Z',
}

function Sign({ game, filled }: { game: string; filled: boolean }) {
  const index = games.findIndex(({ id }) => id === game)
  return (
    <path
      d={shapes[index] ?? shapes[0]}
      className={filled ? 'game-sign filled' : 'game-sign'}
      data-accent={entryOf(game)?.face.accent}
    />
  )
}

/** Every game as a point: luck across, choices up. */
function Cross({ counted }: { counted: readonly Counted[] }) {
  const texts = useReviewWords().games
  const reach = Math.max(4, ...counted.flatMap(({ seat }) => [Math.abs(seat.luck), Math.abs(seat.choices)]))
  const place = (value: number) => (value / reach) * 165
  return (
    <figure className="games-cross">
      <figcaption>
        <h2>{texts.luckAndChoices}</h2>
      </figcaption>
      <svg viewBox="-270 -200 540 400" role="img" aria-label={texts.luckAndChoices}>
        <circle r="118" className="games-sun" />
        <path d="M-190 0H190M0 -170V170" className="games-axes" />
        <text y="-180" textAnchor="middle">
          {texts.above}
        </text>
        <text y="190" textAnchor="middle">
          {texts.below}
        </text>
        <text x="196" y="4">
          {texts.lucky}
        </text>
        <text x="-196" y="4" textAnchor="end">
          {texts.unlucky}
        </text>
        {counted.map(({ review, seat }) => (
          <g
            key={`${review.key} ${seat.name}`}
            transform={`translate(${place(seat.luck)} ${-place(seat.choices)})`}
          >
            <title>
              {texts.point(
                entryOf(review.game)?.face.title ?? review.game,
                seat.luck,
                seat.choices,
                seat.won,
              )}
            </title>
            <Sign game={review.game} filled={seat.won} />
          </g>
        ))}
      </svg>
      <p className="games-legend" aria-hidden="true">
        {games.map(({ id, face }) => (
          <span key={id}>
            <svg viewBox="-10 -10 20 20" width="18" height="18" aria-hidden="true">
              <Sign game={id} filled />
            </svg>{' '}
            {face.title}
          </span>
        ))}
        <span>● {texts.won}</span>
        <span>○ {texts.lost}</span>
      </p>
    </figure>
  )
}

interface Cost extends Habit {
  readonly game: string
  /** Games in which it cost something, of all games. */
  readonly count: number
  readonly games: number
}

function habitsOf(counted: readonly Counted[]): Cost[] {
  const ids = [...new Set(counted.map(({ review }) => review.game))]
  return ids.flatMap((game) => {
    const played = counted.filter(({ review }) => review.game === game)
    const kinds = new Set(played.flatMap(({ seat }) => seat.habits.map(({ kind }) => kind)))
    return [...kinds].flatMap((kind) => {
      const found = played.flatMap(({ seat }) => seat.habits.filter((habit) => habit.kind === kind))
      const sum = (of: 'cost' | 'best' | 'all') => found.reduce((total, habit) => total + habit[of], 0)
      const [costliest] = found.toSorted((a, b) => b.cost - a.cost)
      if (costliest === undefined) return []
      return {
        game,
        kind,
        asked: costliest.asked,
        cost: sum('cost') / played.length,
        count: found.filter(({ cost }) => cost > leastCost).length,
        games: played.length,
        all: sum('all'),
        best: sum('best'),
      }
    })
  })
}

function Habits({ counted }: { counted: readonly Counted[] }) {
  const texts = useReviewWords().games
  const { locale } = useSettings()
  const all = habitsOf(counted)
  const costly = all
    .filter(({ cost }) => cost >= leastCost)
    .sort((a, b) => b.cost - a.cost)
    .slice(0, mostHabits)
  const [well] = all
    .filter((one) => one.all >= enough && one.best >= 0.8 * one.all)
    .sort((a, b) => b.best / b.all - a.best / a.all)
  const top = Math.max(1, ...costly.map(({ cost }) => cost))
  const title = (game: string) => entryOf(game)?.face.title ?? game
  return (
    <section className="games-habits">
      <header>
        <h2>{texts.habits}</h2>
        <small className="quiet">{texts.habitUnit}</small>
      </header>
      <ol>
        {costly.map((habit) => (
          <li key={`${habit.game} ${habit.kind}`} data-accent={entryOf(habit.game)?.face.accent}>
            <span>
              <b className="serif">{texts.asked(habit.asked[locale])}</b>
              <small className="quiet">{texts.habit(title(habit.game), habit.count, habit.games)}</small>
            </span>
            <span className="review-bar own">
              <i style={{ width: `${Math.round((100 * habit.cost) / top)}%` }} />
            </span>
            <b>{signed(-habit.cost, locale)}</b>
          </li>
        ))}
      </ol>
      {well !== undefined && (
        <p className="games-well">
          <Doll size="best" height={28} />
          <span>
            <b className="serif">{texts.well}</b>
            <br />
            {texts.wellText(well.asked[locale], title(well.game), Math.floor((10 * well.best) / well.all))}
          </span>
        </p>
      )}
    </section>
  )
}

/** A game as a small scroll: the own chance below, the others above. */
function SmallScroll({ review, seat }: Counted) {
  const course = review.summary?.course ?? []
  const own = review.summary?.seats.indexOf(seat) ?? 0
  const x = (index: number) => ((index / Math.max(1, course.length - 1)) * 180).toFixed(1)
  const line = course.map((shares, index) => `${x(index)} ${(90 - 0.9 * (shares[own] ?? 0)).toFixed(1)}`)
  return (
    <svg viewBox="0 0 180 90" className="small-scroll" aria-hidden="true" preserveAspectRatio="none">
      <rect width="180" height="90" className="scape sky" />
      <path d={`M${line.join('L')}L180 90L0 90Z`} className="scape sea" />
      <path d={`M${line.join('L')}`} className="ridge" />
    </svg>
  )
}

function Last({ counted }: { counted: readonly Counted[] }) {
  const texts = useReviewWords().games
  const { locale } = useSettings()
  return (
    <section className="games-last">
      <h2>{texts.last}</h2>
      <ul>
        {counted.slice(0, lastShown).map(({ review, seat }) => (
          <li key={`${review.key} ${seat.name}`}>
            <a href={href({ at: 'review', kind: review.kind, id: review.id })}>
              <span className="games-last-head">
                <b className="serif">{entryOf(review.game)?.face.title ?? review.game}</b>
                <small className="quiet">{dayOf(review.changed, locale)}</small>
              </span>
              <SmallScroll review={review} seat={seat} />
              <span className="games-last-head">
                <b className="serif">{texts.place(seat.place, seat.points)}</b>
                <span>
                  {seat.dolls.stumble > 0 && <Doll size="stumble" height={18} />}
                  {seat.dolls.tumble > 0 && <Doll size="tumble" height={18} />}
                </span>
              </span>
              <small className="games-last-head">
                <span>{texts.luck(seat.luck)}</span>
                <span>{texts.choices(seat.choices)}</span>
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Dolls({ counted }: { counted: readonly Counted[] }) {
  const texts = useReviewWords().games
  const { locale } = useSettings()
  const few = counted.slice(0, recent)
  const mean = (of: keyof SeatSummary['dolls']) =>
    few.reduce((sum, { seat }) => sum + seat.dolls[of], 0) / Math.max(1, few.length)
  return (
    <section className="games-dolls">
      <h2>{texts.perGame}</h2>
      <ul>
        {(['slip', 'stumble', 'tumble'] as const).map((size) => (
          <li key={size}>
            <Doll size={size} height={28} />
            <b className="serif">{decimals(mean(size), locale)}</b>
            <small>{texts[`${size}s`]}</small>
          </li>
        ))}
      </ul>
      <p className="quiet small">{texts.noRating}</p>
    </section>
  )
}

/** What many games say about whoever played them: all that was reviewed in this browser. */
export function GamesPage() {
  const texts = useReviewWords().games
  const [reviews, setReviews] = useState<readonly StoredReview[]>()
  const [game, setGame] = useState('')
  useEffect(() => {
    listReviews().then(setReviews, () => setReviews([]))
  }, [])
  const all = countedOf(reviews ?? [])
  const counted = all.filter(({ review }) => game === '' || review.game === game)
  return (
    <div className="home">
      <Top at="tables" title={texts.title} />
      <main id="content" tabIndex={-1} className="page games-page">
        <div className="page-head">
          <div>
            <h1>{texts.title}</h1>
            <p className="quiet">{texts.looked(all.length)}</p>
          </div>
          {all.length >= fewest && (
            <Choice
              label={texts.title}
              values={['', ...games.map(({ id }) => id)]}
              value={game}
              name={(id) => (id === '' ? texts.all : (entryOf(id)?.face.title ?? id))}
              choose={setGame}
            />
          )}
        </div>
        {reviews !== undefined && all.length < fewest && (
          <section className="review-empty">
            <Doll size="slip" height={44} />
            <h2>{texts.more(fewest - all.length)}</h2>
            <p>{texts.how}</p>
          </section>
        )}
        {all.length >= fewest && (
          <div className="games-columns">
            <Dolls counted={counted} />
            <Cross counted={counted} />
            <Habits counted={counted} />
          </div>
        )}
        {all.length > 0 && <Last counted={counted} />}
      </main>
    </div>
  )
}
