import { useCallback } from 'react'
import { dayOf } from '../../app/formats.ts'
import { href } from '../../app/router.ts'
import { useSettings, useWords } from '../../app/settings.ts'
import { Top } from '../../app/top.tsx'
import { api, type Player, Refused } from '../api.ts'
import { useMe } from '../me.ts'
import { BlockButton } from '../together/block-button.tsx'
import { FriendButton } from '../together/friend-button.tsx'
import { useFriends } from '../together/friends.ts'
import { signOf } from '../together/lantern.tsx'
import { whereIs } from '../together/lanterns.tsx'
import { Unanswered } from '../unanswered.tsx'
import { useFollowed } from '../use-followed.ts'
import { problemText, useOnlineWords } from '../use-words.ts'
import { Curtain } from './curtain.tsx'
import { Group } from './group.tsx'
import { Against, Records, Replays } from './past.tsx'
import { ReportPlayer } from './report.tsx'
import '../../styles/player.css'

const AGAIN = 60_000

/** Who it is, where they are, and what one can do about them. */
function Door({ player }: { player: Player }) {
  const { player: texts, account, together } = useOnlineWords()
  const { locale } = useSettings()
  const { me } = useMe()
  const { friends } = useFriends()
  const { id, name } = player
  const friend = friends.find((one) => one.id === id)
  return (
    <div className="player-door">
      <Curtain sign={signOf(name)} />
      <h1>{name}</h1>
      <p className="quiet">
        {texts.since(dayOf(player.since, locale))} {me?.id === id && texts.you}
      </p>
      {friend !== undefined && <p>{whereIs(friend, together.friends, locale)}</p>}
      {me?.id === id && (
        <p>
          <a className="button" href={href({ at: 'account' })}>
            {account.title}
          </a>
        </p>
      )}
      {me !== undefined && me.id !== id && (
        <>
          <p className="row">
            <FriendButton id={id} name={name} />
            <BlockButton id={id} name={name} />
          </p>
          <ReportPlayer id={id} name={name} />
        </>
      )}
    </div>
  )
}

/** What everybody may know of somebody: how they play, game by game, against whom, and their last tables. */
export function PlayerPage({ id }: { id: string }) {
  const { player: texts } = useOnlineWords()
  const explain = useCallback(
    (problem: unknown) => (problem instanceof Refused ? texts.gone : problemText(problem)),
    [texts],
  )
  const {
    answer: player,
    fault,
    again,
  } = useFollowed(
    useCallback(() => api.player(id), [id]),
    AGAIN,
    explain,
  )
  const { failure } = useWords()
  const title = player?.name ?? (fault === undefined ? texts.rating : failure.page)
  const groups = [...(player?.records ?? [])].sort((a, b) => b.played - a.played)
  return (
    <div className="home">
      <Top at="player" title={title} />
      <main id="content" tabIndex={-1} className="page player-page">
        {player === undefined ? (
          <>
            <h1>{title}</h1>
            <Unanswered fault={fault} again={again} />
          </>
        ) : (
          <div className="player-columns">
            <Door player={player} />
            <div>
              <header className="ruled-head">
                <h2>{texts.ratings}</h2>
              </header>
              {groups.length === 0 && <p className="quiet">{texts.none}</p>}
              {groups.map((played) => (
                <Group key={`${played.game} ${played.people}`} results={player.results} played={played} />
              ))}
            </div>
            {groups.length > 0 && (
              <div className="player-past">
                <Against opponents={player.opponents} />
                <Records records={player.records} />
                <Replays replays={player.replays} />
              </div>
            )}
          </div>
        )}
      </main>
    </div>
  )
}
