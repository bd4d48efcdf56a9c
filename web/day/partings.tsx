import { daySeat, dayTable } from '@engawa/bots'
import type { GameWords, Names } from '@engawa/kernel'
import { openPosition, type SeatPlan } from '@engawa/table'
import { use } from 'react'
import { listOf, numberOf } from '../app/formats.ts'
import { entryOf, loadPlay, UnknownGame, useGameWords } from '../app/games.ts'
import { loadOnce } from '../app/loads.ts'
import { useSettings, useWords } from '../app/settings.ts'
import type { DayParting, DayResults } from '../online/api.ts'
import { namesOf } from '../table/names.ts'
import { shellWords, type Words } from '../words/index.ts'
import { daySeats } from './open.ts'
import { useDayWords } from './use-words.ts'

const seats = loadOnce<SeatPlan[]>((game) => daySeats(game, shellWords.en))

/** What the person saw before a decision of their own. */
async function viewBefore(
  day: string,
  { game, rules, moves }: DayResults,
  position: number,
): Promise<unknown> {
  const entry = entryOf(game)
  if (entry === undefined) throw new UnknownGame(game)
  const play = await loadPlay(game)
  const laid = dayTable(play.game, entry.face, day)
  return openPosition(play, { game, rules, ...laid, moves: moves.slice(0, position) }).view(daySeat)
}

/** Asked for anew with every page, for nothing of it is kept. */
const views = new WeakMap<DayResults, Promise<readonly unknown[]>>()

function viewsOf(day: string, results: DayResults): Promise<readonly unknown[]> {
  const known = views.get(results)
  if (known !== undefined) return known
  const found = Promise.all(results.partings.map(({ position }) => viewBefore(day, results, position)))
  views.set(results, found)
  return found
}

/** Which friends chose so. */
function FriendsWay({ names }: { names: readonly string[] }) {
  const { locale } = useSettings()
  const { friendsWay } = useDayWords()
  if (names.length === 0) return null
  return <small className="friends-way">{friendsWay(listOf(names, locale))}</small>
}

function Parting({
  parting,
  friends,
  view,
  words,
  names,
}: {
  parting: DayParting
  /** Their names by who they are. */
  friends: ReadonlyMap<string, string>
  view: unknown
  words: GameWords
  names: Names
}) {
  const texts = useDayWords()
  const { locale } = useSettings()
  const { position, count, choices } = parting
  const hidden = count - choices.reduce((sum, choice) => sum + choice.count, 0)
  const titles = choices.map(({ move }) => words.move(view, daySeat, move, names).title)
  // A card can be laid in many ways that are called the same.
  const labels = titles.map((title, index) => {
    const before = titles.slice(0, index).filter((other) => other === title).length
    return before === 0 ? title : texts.anotherWay(title, before + 1)
  })
  const part = (people: number) => Math.round((100 * people) / count)
  return (
    <li>
      <h3>
        {words.prompt(view, names).question} <small>{texts.afterMove(position)}</small>
      </h3>
      <ul>
        {choices.map((choice, index) => {
          const label = labels[index]
          return (
            <li key={label} data-own={choice.yours || undefined}>
              <span>
                {label}
                {choice.yours && <span className="unseen"> ({texts.yourWay})</span>}
                <FriendsWay names={choice.players.flatMap((player) => friends.get(player) ?? [])} />
              </span>
              <i aria-hidden="true">
                <b style={{ width: `${part(choice.count)}%` }} />
              </i>
              <span>{texts.share(String(part(choice.count)))}</span>
              <span>{texts.mean(numberOf(choice.mean, locale))}</span>
            </li>
          )
        })}
        {hidden > 0 && (
          <li>
            <span>…</span>
            <i aria-hidden="true">
              <b style={{ width: `${part(hidden)}%` }} />
            </i>
            <span>{texts.share(String(part(hidden)))}</span>
            <span />
          </li>
        )}
      </ul>
    </li>
  )
}

function named(plans: readonly SeatPlan[], words: Words, automa: string | undefined): Names {
  return { seats: namesOf(plans, words, automa), viewer: daySeat }
}

/** The decisions in which others, whose games were the same until then, chose otherwise. */
export function Partings({ day, results }: { day: string; results: DayResults }) {
  const texts = useDayWords()
  const shell = useWords()
  const words = useGameWords(results.game, useSettings().locale)
  const plans = use(seats.get(results.game))
  const seen = use(viewsOf(day, results))
  const friends = new Map(
    results.results
      .filter(({ player }) => results.friends.includes(player))
      .map(({ player, name }) => [player, name]),
  )
  return (
    <section>
      <header className="ruled-head">
        <h2>{texts.parted}</h2>
        {results.partings.length > 0 && <small>{texts.partedHelp}</small>}
      </header>
      {results.partings.length === 0 ? (
        <p className="quiet">{texts.partedNone}</p>
      ) : (
        <ul className="day-partings">
          {results.partings.map((parting, index) => (
            <Parting
              key={parting.position}
              parting={parting}
              friends={friends}
              view={seen[index]}
              words={words}
              names={named(plans, shell, words.automa)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
