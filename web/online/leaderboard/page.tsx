import { useCallback, useState } from 'react'
import { Empty } from '../../app/empty.tsx'
import { numberOf } from '../../app/formats.ts'
import { entryOf, games, posterOf } from '../../app/games.ts'
import { say } from '../../app/notice.tsx'
import { go, href } from '../../app/router.ts'
import { useSettings } from '../../app/settings.ts'
import { Choice } from '../../app/settings-sheet.tsx'
import { Top } from '../../app/top.tsx'
import { Button } from '../../kit/button.tsx'
import { api, type Leaderboard, type LeaderRow } from '../api.ts'
import { useMe } from '../me.ts'
import { PlayerName } from '../player-name.tsx'
import { TogetherNav } from '../together/nav.tsx'
import { trying } from '../trying.ts'
import { Unanswered } from '../unanswered.tsx'
import { useAsked } from '../use-asked.ts'
import { useFollowed } from '../use-followed.ts'
import { useOnlineWords } from '../use-words.ts'
import { Bar, type Scale, scaleOf } from './bar.tsx'
import '../../styles/leaderboard.css'

const EVERYBODY = 'everybody'
function Row({ row, scale, own }: { row: LeaderRow; scale: Scale; own: boolean }) {
  const texts = useOnlineWords().leaderboard
  const { locale } = useSettings()
  const won = row.games === 0 ? 0 : Math.round((100 * row.won) / row.games)
  return (
    <tr data-own={own || undefined}>
      <td className="serif">{row.place}</td>
      <th scope="row">
        <PlayerName player={row.player.id} name={row.player.name} />
        {own && <small>{texts.you}</small>}
      </th>
      <td className="bar">
        <Bar row={row} scale={scale} />
      </td>
      <td className="serif">{numberOf(row.rating, locale)}</td>
      <td>{numberOf(row.games, locale)}</td>
      <td>{texts.percent(numberOf(won, locale))}</td>
    </tr>
  )
}

function List({
  board,
  game,
  among,
  me,
}: {
  board: Leaderboard
  game: string
  among: string | undefined
  me: string | undefined
}) {
  const { leaderboard: texts, lobby } = useOnlineWords()
  const { rows, yours } = board
  if (rows.length === 0)
    return (
      <Empty text={among === undefined ? texts.none : texts.noneAmong}>
        <p>
          <a className="button" href={href({ at: 'new', game, online: true })}>
            {lobby.open}
          </a>
        </p>
      </Empty>
    )
  const pinned = yours !== null && !rows.some(({ player }) => player.id === me) ? [yours] : []
  const scale = scaleOf([...rows, ...pinned])
  return (
    <>
      <div className="leaders-frame">
        <table className="leaders">
          <thead>
            <tr>
              <th scope="col">{texts.place}</th>
              <th scope="col">{texts.player}</th>
              <th scope="col" className="bar">
                {texts.range}
              </th>
              <th scope="col" aria-sort="descending">
                {texts.atLeast}
              </th>
              <th scope="col">{texts.tables}</th>
              <th scope="col">{texts.won}</th>
            </tr>
          </thead>
          <tbody>
            {[...rows, ...pinned].map((row) => (
              <Row key={row.player.id} row={row} scale={scale} own={row.player.id === me} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="quiet small">{texts.help}</p>
    </>
  )
}

/** A list of ratings changes slowly. */
const AGAIN = 60_000

/** Among whom: everybody, one's friends, or one of one's clubs. */
function Among({ among, choose }: { among: string | undefined; choose(among: string | undefined): void }) {
  const texts = useOnlineWords().leaderboard
  const { answer: clubs = [] } = useAsked(api.clubs)
  const own = clubs.filter(({ yours }) => yours)
  const names = new Map([
    [EVERYBODY, texts.everybody],
    ['friends', texts.friends],
    ...own.map(({ id, name }) => [id, name] as const),
  ])
  return (
    <Choice
      label={texts.among}
      values={[...names.keys()]}
      value={among ?? EVERYBODY}
      name={(key) => names.get(key) ?? key}
      choose={(key) => choose(key === EVERYBODY ? undefined : key)}
    />
  )
}

/** Who plays a game with so many seats best, as far as can be told; one may leave it at any time. */
export function LeaderboardPage({
  game: asked,
  people: seats,
}: {
  game: string | undefined
  people: number | undefined
}) {
  const texts = useOnlineWords().leaderboard
  const { me } = useMe()
  const entry = entryOf(asked ?? '') ?? games[0]
  const game = entry?.id ?? ''
  const counts = (entry?.face.seats ?? []).filter((count) => count > 1)
  const people = counts.find((count) => count === seats) ?? counts[0] ?? 2
  const [among, setAmong] = useState<string>()
  const {
    answer: board,
    fault,
    again,
  } = useFollowed(
    useCallback(() => api.leaderboard(game, people, among), [game, people, among]),
    AGAIN,
  )
  const stand = async (listed: boolean) => {
    await api.standOnLeaderboards(listed)
    say(listed ? texts.back : texts.left)
    again()
  }
  return (
    <div className="home">
      <Top at="leaderboard" title={texts.title} />
      <main id="content" tabIndex={-1} className="page leaderboard" data-accent={entry?.face.accent}>
        <h1>{texts.title}</h1>
        <TogetherNav at="leaderboard" />
        <div className="leaders-page">
          <aside className="stack">
            <img className="leaders-print" src={posterOf(game)} alt="" width="200" height="287" />
            <Choice
              label={texts.game}
              values={games.map(({ id }) => id)}
              value={game}
              name={(id) => entryOf(id)?.face.title ?? id}
              choose={(id) => go({ at: 'leaderboard', game: id }, 'replace')}
            />
            <Choice
              label={texts.seats}
              values={counts.map(String)}
              value={String(people)}
              name={(count) => count}
              choose={(count) => go({ at: 'leaderboard', game, people: Number(count) }, 'replace')}
            />
            {me !== undefined && <Among among={among} choose={setAmong} />}
            {board !== undefined && board.rated > 0 && (
              <p className="quiet small">{texts.rated(board.rated)}</p>
            )}
            {me !== undefined && board !== undefined && (
              <p>
                <Button
                  icon={board.listed ? 'eyeClosed' : 'eye'}
                  onClick={() => trying(stand(!board.listed))}
                >
                  {board.listed ? texts.leave : texts.comeBack}
                </Button>
              </p>
            )}
          </aside>
          <div>
            {board?.listed === false && <p>{texts.hidden}</p>}
            {board === undefined ? (
              <Unanswered fault={fault} again={again} />
            ) : (
              <List board={board} game={game} among={among} me={me?.id} />
            )}
          </div>
        </div>
      </main>
    </div>
  )
}
