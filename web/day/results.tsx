import { dayPeople } from '@engawa/bots'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { entryOf } from '../app/games.ts'
import { say } from '../app/notice.tsx'
import { href } from '../app/router.ts'
import { hasServer, useHasServer } from '../app/server.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { Press } from '../kit/press.tsx'
import { api, type DayResults, Refused } from '../online/api.ts'
import { becomeGuest, useMe, whoAmI } from '../online/me.ts'
import { NameField } from '../online/name-field.tsx'
import { PlayerName } from '../online/player-name.tsx'
import { submitting } from '../online/trying.ts'
import { problemText } from '../online/use-words.ts'
import type { DayEntry } from './days.ts'
import { Dots } from './dots.tsx'
import { DayAct, DayRows, DayStrip } from './page.tsx'
import { Partings } from './partings.tsx'
import { sendDay } from './send.ts'
import { shareDayCard } from './share-card.ts'
import { dayTableId } from './table-id.ts'
import { useDayWords } from './use-words.ts'

type Found =
  | { readonly kind: 'looking' | 'nobody' | 'refused' }
  | { readonly kind: 'known'; readonly results: DayResults }
  | { readonly kind: 'failed'; readonly why: string }

async function find(day: string, { game, state }: DayEntry): Promise<Found> {
  if (!(await hasServer())) return { kind: 'looking' }
  if ((await whoAmI()) === undefined) return { kind: 'nobody' }
  try {
    return { kind: 'known', results: await api.dayResults(day, game) }
  } catch (problem) {
    if (!(problem instanceof Refused) || problem.code !== 'not-played' || state !== 'over') throw problem
  }
  return { kind: 'known', results: await sendDay(day, game) }
}

/** What everybody made of it, once the own result is among theirs. */
function useResults(day: string, entry: DayEntry): { found: Found; look(): void } {
  const [found, setFound] = useState<Found>({ kind: 'looking' })
  const { game, state } = entry
  const look = useCallback(() => {
    find(day, { game, state, score: undefined, glance: undefined }).then(setFound, (problem: unknown) =>
      setFound(
        problem instanceof Refused && [409, 422].includes(problem.status)
          ? { kind: 'refused' }
          : { kind: 'failed', why: problemText(problem) },
      ),
    )
  }, [day, game, state])
  useEffect(look, [look])
  return { found, look }
}

/** A guest's name is all it takes. */
function NameFirst({ look }: { look(): void }) {
  const texts = useDayWords()
  const [name, setName] = useState('')
  const send = async () => {
    await becomeGuest(name.trim())
    look()
  }
  return (
    <form className="invite" onSubmit={submitting(send)}>
      <p>{texts.nameFirst}</p>
      <NameField name={name} change={setName} />
      <Press type="submit" className="button primary">
        {texts.show}
      </Press>
    </form>
  )
}

const AT_FIRST = 12

/** Everybody by points; of many those at the top, one's friends, and oneself. */
function ResultList({ results, me }: { results: DayResults; me: string | undefined }) {
  const texts = useDayWords()
  const [all, setAll] = useState(false)
  const near = (player: string) => player === me || results.friends.includes(player)
  const shown = results.results.filter(({ player }, index) => all || index < AT_FIRST || near(player))
  const hidden = results.results.length - shown.length
  return (
    <section>
      <header className="ruled-head">
        <h2>{texts.results}</h2>
      </header>
      <table className="day-results">
        <thead className="unseen">
          <tr>
            <th scope="col">{texts.place}</th>
            <th scope="col">{texts.player}</th>
            <th scope="col">{texts.score}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ player, name, score, place }) => (
            <tr key={player} data-own={player === me || undefined}>
              <td className="serif">{place ?? '–'}</td>
              <td>
                {player === me ? <b>{texts.you}</b> : <PlayerName player={player} name={name} />}
                {results.friends.includes(player) && <small className="quiet"> {texts.friend}</small>}
                {place === null && <small className="quiet"> {texts.noPlace}</small>}
              </td>
              <td className="serif">{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && <Button onClick={() => setAll(true)}>{texts.more(hidden)}</Button>}
    </section>
  )
}

/** The own table: its print, the picture, the way back to the game. */
function OwnCard({
  day,
  open,
  entry,
  entries,
  results,
}: {
  day: string
  /** It can still be played. */
  open: boolean
  entry: DayEntry
  entries: readonly DayEntry[]
  results: DayResults | undefined
}) {
  const texts = useDayWords()
  const words = useWords()
  const { locale } = useSettings()
  const { game } = entry
  const face = entryOf(game)?.face
  const score = results?.yours.score ?? entry.score
  const scored = entries.map((one) => (one.game === game ? { ...one, score } : one))
  const share = (score: number) =>
    shareDayCard({ day, game, score, entries: scored, results }, texts, words, locale).catch(() =>
      say(texts.again),
    )
  return (
    <figure className="day-print day-own">
      <DayStrip entries={scored} />
      <figcaption>
        <h2>{face?.title ?? game}</h2>
        <p>{face && texts.who(dayPeople(face) - 1)}</p>
        <div className="row">
          {score === undefined ? (
            <DayAct day={day} entry={entry} open={open} />
          ) : (
            <Button look="primary" icon="link" onClick={() => void share(score)}>
              {texts.picture}
            </Button>
          )}
          {entry.state === 'over' && (
            <a
              className="icon-button"
              aria-label={texts.replay}
              title={texts.replay}
              href={href({ at: 'table', kind: 'local', id: dayTableId(day, game), position: 0 })}
            >
              <Icon name="replay" />
            </a>
          )}
        </div>
        {score !== undefined && <p className="quiet small">{texts.pictureHelp}</p>}
      </figcaption>
    </figure>
  )
}

/** What stands where the others' results would, as long as there are none. */
function Without({ found, entry, look }: { found: Found; entry: DayEntry; look(): void }) {
  const texts = useDayWords()
  const words = useWords()
  const online = useHasServer()
  if (entry.score === undefined && entry.state !== 'over')
    return (
      <section>
        <h2>{texts.sealed}</h2>
        <p className="quiet">{texts.sealedHelp}</p>
      </section>
    )
  return (
    <section className="stack" aria-live="polite">
      <header className="ruled-head">
        <h2>{entry.score === undefined ? words.loading : texts.made(entry.score)}</h2>
      </header>
      {!online && <p className="quiet">{texts.alone}</p>}
      {found.kind === 'nobody' && <NameFirst look={look} />}
      {found.kind === 'refused' && (
        <p>
          <b>{texts.refused}</b>
          <br />
          {texts.refusedHelp}
        </p>
      )}
      {found.kind === 'failed' && (
        <div className="stack">
          <p>
            <b>{texts.waitsTitle}</b>
            <br />
            {found.why}
          </p>
          <p>
            <Button icon="restart" onClick={look}>
              {texts.again}
            </Button>
          </p>
        </div>
      )}
    </section>
  )
}

/** After one has played: every person a dot, where ways parted, and the picture to share. */
export function DayResultsView({
  day,
  today,
  entry,
  entries,
}: {
  day: string
  today: string
  entry: DayEntry
  entries: readonly DayEntry[]
}) {
  const texts = useDayWords()
  const words = useWords()
  const { me } = useMe()
  const { found, look } = useResults(day, entry)
  const results = found.kind === 'known' ? found.results : undefined
  const placed = results?.results.filter(({ place }) => place !== null) ?? []
  const others = entries.filter(({ game }) => game !== entry.game)
  return (
    <div className="day-after" data-accent={entryOf(entry.game)?.face.accent}>
      <div className="stack">
        <OwnCard day={day} open={day === today} entry={entry} entries={entries} results={results} />
        <section>
          <header className="ruled-head">
            <h2>{day === today ? texts.stillOpen : texts.alsoThatDay}</h2>
          </header>
          <DayRows day={day} entries={others} open={day === today} />
        </section>
      </div>
      <div className="stack">
        {results === undefined ? (
          <Without found={found} entry={entry} look={look} />
        ) : (
          <>
            <section>
              <header className="ruled-head">
                <h2>{texts.yours(results.yours.score, results.yours.place, placed.length)}</h2>
                <small>{results.bots === null ? texts.dots : texts.dotsBots(results.bots)}</small>
              </header>
              {results.yours.place === null && <p className="quiet">{texts.otherBots}</p>}
              {placed.length > 0 && <Dots results={{ ...results, results: placed }} me={me?.id} />}
            </section>
            <Suspense fallback={<p className="loading">{words.loading}</p>}>
              <Partings day={day} results={results} />
            </Suspense>
          </>
        )}
        <p className="quiet small">{texts.seed(`${day} ${entry.game}`)}</p>
      </div>
      {results !== undefined && <ResultList results={results} me={me?.id} />}
    </div>
  )
}
