import type { Locale } from '@engawa/kernel'
import { useState } from 'react'
import { sinceText } from '../../app/formats.ts'
import { entryOf } from '../../app/games.ts'
import { say } from '../../app/notice.tsx'
import { go, href } from '../../app/router.ts'
import { useSettings, useWords } from '../../app/settings.ts'
import { Button } from '../../kit/button.tsx'
import { Press } from '../../kit/press.tsx'
import { Sheet } from '../../kit/sheet.tsx'
import { api, type Friend } from '../api.ts'
import { paceOf } from '../pace.ts'
import { lastChosen } from '../quick-choice.ts'
import { serverClockAhead } from '../stream.ts'
import { trying } from '../trying.ts'
import { useOnlineWords } from '../use-words.ts'
import type { OnlineWords } from '../words/index.ts'
import { BlockButton } from './block-button.tsx'
import { lookForFriends, useFriends } from './friends.ts'
import { Lantern, signOf } from './lantern.tsx'

/** So many hang under the eave; the others are on the page of friends. */
const MOST = 6

/** Where somebody is, in a word or two. */
export function whereIs(
  { presence, seen, table }: Friend,
  texts: OnlineWords['together']['friends'],
  locale: Locale,
): string {
  if (presence === 'here' && table !== null) return texts.at(entryOf(table.game)?.face.title ?? table.game)
  if (presence !== 'gone') return texts[presence]
  if (seen === null) return texts.gone
  return texts.ago(sinceText(seen - serverClockAhead(), locale))
}

/** What one can do with a friend. */
function FriendSheet({ friend, close }: { friend: Friend; close(): void }) {
  const words = useWords()
  const texts = useOnlineWords().together.friends
  const { locale } = useSettings()
  const { id, name, table } = friend
  const { game, pace } = lastChosen()
  /** A table for two, of the game and the pace one chose last, to which the friend is asked. */
  const invite = async () => {
    const seats = [{ kind: 'me' as const }, { kind: 'open' as const }]
    const opened = await api.openTable({ game, seats, settings: paceOf(pace, 'never') })
    await api.callFriend(opened.id, id)
    close()
    go({ at: 'table', kind: 'online', id: opened.id })
  }
  const end = async () => {
    await api.unfriend(id)
    lookForFriends()
    say(texts.ended(name))
    close()
  }
  return (
    <Sheet title={name} close={close} closeLabel={words.close}>
      <div className="stack">
        <p className="quiet">{whereIs(friend, texts, locale)}</p>
        <p className="row">
          <Button look={table === null ? 'primary' : 'plain'} onClick={() => trying(invite())}>
            {texts.inviteTo(entryOf(game)?.face.title ?? game)}
          </Button>
          {table !== null && (
            <a className="button primary" href={href({ at: 'join', id: table.id })}>
              {texts.lookOn}
            </a>
          )}
          <a className="button" href={href({ at: 'player', id })}>
            {texts.visit}
          </a>
        </p>
        <p className="row">
          <Button onClick={() => trying(end())}>{texts.end}</Button>
          <BlockButton id={id} name={name} done={close} />
        </p>
      </div>
    </Sheet>
  )
}

/** Friends as lanterns under the eave: a lit one is somebody who is here. */
export function Lanterns() {
  const texts = useOnlineWords().together.friends
  const { locale } = useSettings()
  const { friends } = useFriends()
  const [open, setOpen] = useState<Friend>()
  return (
    <>
      <ul className="lanterns" aria-label={texts.row}>
        {friends.slice(0, MOST).map((friend) => {
          const where = whereIs(friend, texts, locale)
          return (
            <li key={friend.id}>
              <Press aria-label={texts.lantern(friend.name, where)} onClick={() => setOpen(friend)}>
                <Lantern state={friend.presence} sign={signOf(friend.name)} />
                <b>{friend.name}</b>
                <small>{where}</small>
              </Press>
            </li>
          )
        })}
        <li>
          <a href={href({ at: 'friends' })}>
            <Lantern state="free" sign="+" />
            <b>{friends.length > MOST ? texts.all : texts.invite}</b>
            <small>{friends.length > MOST ? friends.length : texts.byLink}</small>
          </a>
        </li>
      </ul>
      {open !== undefined && <FriendSheet friend={open} close={() => setOpen(undefined)} />}
    </>
  )
}
