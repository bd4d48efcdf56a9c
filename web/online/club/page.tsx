import { useCallback, useState } from 'react'
import { useCopy } from '../../app/clipboard.ts'
import { listOf, numberOf } from '../../app/formats.ts'
import { entryOf, games, posterOf } from '../../app/games.ts'
import { say } from '../../app/notice.tsx'
import { go, href } from '../../app/router.ts'
import { useSettings, useWords } from '../../app/settings.ts'
import { Top } from '../../app/top.tsx'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { Press } from '../../kit/press.tsx'
import { api, type Club } from '../api.ts'
import { Bar, scaleOf } from '../leaderboard/bar.tsx'
import { becomeGuest, useMe } from '../me.ts'
import { NameField } from '../name-field.tsx'
import { paceName } from '../pace.ts'
import { PlayerName } from '../player-name.tsx'
import { SureButton } from '../sure-button.tsx'
import { sitters } from '../table-row.tsx'
import { Lantern, signOf } from '../together/lantern.tsx'
import { TournamentRows } from '../tournament/list.tsx'
import { submitting, trying } from '../trying.ts'
import { Unanswered } from '../unanswered.tsx'
import { useFollowed } from '../use-followed.ts'
import { useOnlineWords } from '../use-words.ts'

const AGAIN = 10_000

function Members({ club, adopt }: { club: Club; adopt(club: Club): void }) {
  const { clubs: texts, friends } = useOnlineWords().together
  const { me } = useMe()
  const owns = me !== undefined && club.owner === me.id
  const remove = async (player: string) => adopt(await api.leaveClub(club.id, player))
  return (
    <section>
      <h2>
        {texts.people}
        <span className="count">{club.members.length}</span>
      </h2>
      <ul className="own-things friend-list">
        {club.members.map(({ id, name, presence }) => (
          <li key={id}>
            {/* Whether somebody is here is for members alone: others see no lamp, not one that is out. */}
            {presence === null ? <Icon name="person" /> : <Lantern state={presence} sign={signOf(name)} />}
            <span>
              <b>
                <PlayerName name={name} player={id} />
              </b>
              {presence !== null && <small className="quiet">{friends[presence]}</small>}
            </span>
            {owns && id !== me.id && (
              <Button aria-label={texts.removeOf(name)} onClick={() => trying(remove(id))}>
                {texts.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function OpenTables({ club }: { club: Club }) {
  const words = useWords()
  const online = useOnlineWords()
  const texts = online.together.clubs
  const { locale } = useSettings()
  return (
    <section>
      <h2>{texts.tables}</h2>
      {club.tables.length === 0 && <p className="quiet">{texts.tablesNone}</p>}
      <ul className="lobby-rows">
        {club.tables.map((table) => (
          <li key={table.id} className="tournament-row">
            <img className="round-print" src={posterOf(table.game)} alt="" width="44" height="44" />
            <span>
              <b className="serif">{entryOf(table.game)?.face.title ?? table.game}</b>{' '}
              {listOf(sitters(table, words), locale)}
              <small className="quiet"> · {paceName(table.settings, online, locale)}</small>
            </span>
            <a className="button primary" href={href({ at: 'join', id: table.id })}>
              {online.lobby.sit}
            </a>
          </li>
        ))}
      </ul>
      <h3>{texts.openTable}</h3>
      <p className="row">
        {games.map(({ id, face }) => (
          <a key={id} className="button" href={href({ at: 'new', game: id, online: true, club: club.id })}>
            {face.title}
          </a>
        ))}
      </p>
    </section>
  )
}

/** Who of the club plays how well, game by game. */
function Ladder({ club: { ladder } }: { club: Club }) {
  const { together, player } = useOnlineWords()
  const texts = together.clubs
  const { locale } = useSettings()
  const kinds = [...new Set(ladder.map(({ game, people }) => `${game} ${people}`))].sort()
  const [chosen, setChosen] = useState<string>()
  const kind = chosen ?? kinds[0]
  const nameOf = (own: string) => {
    const [game = '', people] = own.split(' ')
    return player.group(entryOf(game)?.face.title ?? game, Number(people))
  }
  if (kind === undefined)
    return (
      <section>
        <h2>{texts.ladder}</h2>
        <p className="quiet">{texts.ladderNone}</p>
      </section>
    )
  const steps = ladder.filter(({ game, people }) => `${game} ${people}` === kind)
  const scale = scaleOf(steps)
  return (
    <section data-accent={entryOf(kind.split(' ')[0] ?? '')?.face.accent}>
      <h2>{texts.ladder}</h2>
      <label className="field ladder-of">
        <b>{texts.ladderOf}</b>
        <select value={kind} onChange={({ target }) => setChosen(target.value)}>
          {kinds.map((own) => (
            <option key={own} value={own}>
              {nameOf(own)}
            </option>
          ))}
        </select>
      </label>
      <ol className="round-tables ladder">
        {steps.map((step, index) => (
          <li key={step.player}>
            <b className="serif">{index + 1}</b>
            <PlayerName name={step.name} player={step.player} />
            <Bar row={step} scale={scale} />
            <span>
              {texts.rating} <b className="serif">{numberOf(step.rating, locale)}</b>{' '}
              <small className="quiet">({texts.games(step.games)})</small>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Joins or leaves; whoever keeps the club may close it. */
function Belong({ club, adopt }: { club: Club; adopt(club: Club): void }) {
  const texts = useOnlineWords().together.clubs
  const { me, asked } = useMe()
  const [name, setName] = useState('')
  const join = async () => {
    if (me === undefined) await becomeGuest(name.trim())
    adopt(await api.joinClub(club.id))
  }
  const leave = async (player: string) => {
    adopt(await api.leaveClub(club.id, player))
    say(texts.left)
  }
  const close = async () => {
    await api.closeClub(club.id)
    say(texts.closed)
    go({ at: 'clubs' }, 'replace')
  }
  if (!asked) return null
  if (!club.yours || me === undefined)
    return (
      <form className="stack invite" onSubmit={submitting(join)}>
        {me === undefined && <NameField name={name} change={setName} />}
        <p>
          <Press type="submit" className="button primary">
            {me === undefined ? texts.join : texts.joinAs(me.name)}
          </Press>
        </p>
      </form>
    )
  return (
    <p className="row">
      {/* The last one closes it by leaving: that is asked twice. */}
      {club.members.length > 1 && <Button onClick={() => trying(leave(me.id))}>{texts.leave}</Button>}
      {club.owner === me.id && <SureButton label={texts.close} run={close} />}
    </p>
  )
}

/** A club: its members, their open tables, tournaments and ladder. */
export function ClubPage({ id }: { id: string }) {
  const texts = useOnlineWords().together.clubs
  const copy = useCopy()
  const {
    answer: club,
    fault,
    adopt,
    again,
  } = useFollowed(
    useCallback(() => api.club(id), [id]),
    AGAIN,
  )
  const { failure } = useWords()
  const title = club?.name ?? (fault === undefined ? texts.title : failure.page)
  return (
    <div className="home">
      <Top at="club" title={title} />
      <main id="content" tabIndex={-1} className="page tournament">
        {club === undefined ? (
          <>
            <h1>{title}</h1>
            <Unanswered fault={fault} again={again} />
          </>
        ) : (
          <>
            <div className="page-head">
              <div>
                <h1>{title}</h1>
                <p className="quiet">
                  {[texts.members(club.members.length), club.about].filter(Boolean).join(' · ')}
                </p>
              </div>
              <Button icon="link" onClick={() => copy(location.href, texts.shared)}>
                {texts.share}
              </Button>
            </div>
            <div className={`tournament-columns${club.yours ? ' tables-first' : ''}`}>
              <div>
                {club.yours && <OpenTables club={club} />}
                <section>
                  <div className="page-head">
                    <h2>{texts.tournaments}</h2>
                    {club.yours && (
                      <a className="button" href={href({ at: 'new-tournament', club: id })}>
                        <Icon name="plus" size={20} />
                        {texts.openTournament}
                      </a>
                    )}
                  </div>
                  <TournamentRows club={id} />
                </section>
                <Ladder club={club} />
              </div>
              <div>
                <Belong club={club} adopt={adopt} />
                <Members club={club} adopt={adopt} />
              </div>
            </div>
          </>
        )}
      </main>
    </div>
  )
}
