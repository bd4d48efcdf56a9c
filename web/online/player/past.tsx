import { dayOf, listOf, numberOf } from '../../app/formats.ts'
import { entryOf, posterOf } from '../../app/games.ts'
import { href } from '../../app/router.ts'
import { useSettings } from '../../app/settings.ts'
import { Icon } from '../../kit/icon.tsx'
import type { Player, PlayerRecord } from '../api.ts'
import { PlayerName } from '../player-name.tsx'
import { useOnlineWords } from '../use-words.ts'

/** Against whom somebody played most, and who was ahead how often. */
export function Against({ opponents }: Pick<Player, 'opponents'>) {
  const texts = useOnlineWords().player
  if (opponents.length === 0) return null
  return (
    <section>
      <header className="ruled-head">
        <h2>{texts.against}</h2>
        <small>{texts.wonLost}</small>
      </header>
      <ul className="player-list opponents">
        {opponents.map(({ player, won, lost }) => (
          <li key={player.id}>
            <PlayerName player={player.id} name={player.name} />
            <i aria-hidden="true">
              <b style={{ width: `${won + lost === 0 ? 50 : (100 * won) / (won + lost)}%` }} />
            </i>
            <span role="img" aria-label={texts.met(player.name, won, lost)}>
              {won} · {lost}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The most points in each game, with however many others. */
function bestOf(records: readonly PlayerRecord[]): PlayerRecord[] {
  const best = new Map<string, PlayerRecord>()
  for (const record of records)
    if (record.best > (best.get(record.game)?.best ?? Number.NEGATIVE_INFINITY)) best.set(record.game, record)
  return [...best.values()]
}

export function Records({ records }: Pick<Player, 'records'>) {
  const texts = useOnlineWords().player
  const { locale } = useSettings()
  return (
    <section>
      <header className="ruled-head">
        <h2>{texts.records}</h2>
      </header>
      <ul className="player-list">
        {bestOf(records).map(({ game, people, best, reached }) => (
          <li key={game}>
            <img className="round-print" src={posterOf(game)} alt="" width="30" height="30" />
            <span>
              {texts.group(entryOf(game)?.face.title ?? game, people)}{' '}
              <small className="quiet">{dayOf(reached, locale)}</small>
            </span>
            <b className="serif">{numberOf(best, locale)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The last tables, to be looked at again. */
export function Replays({ replays }: Pick<Player, 'replays'>) {
  const texts = useOnlineWords().player
  const { locale } = useSettings()
  if (replays.length === 0) return null
  return (
    <section>
      <header className="ruled-head">
        <h2>{texts.replays}</h2>
      </header>
      <ul className="player-list">
        {replays.map(({ table, game, score, place, others, finished }) => (
          <li key={table}>
            <Icon name="replay" size={20} />
            <a href={href({ at: 'table', kind: 'online', id: table, position: 0 })}>
              {texts.replay(entryOf(game)?.face.title ?? game, score, place, listOf(others, locale))}
            </a>
            <small className="quiet">{dayOf(finished, locale)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
