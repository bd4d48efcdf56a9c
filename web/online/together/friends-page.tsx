import { type ReactNode, useState } from 'react'
import { Empty } from '../../app/empty.tsx'
import { dayOf } from '../../app/formats.ts'
import { say } from '../../app/notice.tsx'
import { href } from '../../app/router.ts'
import { useSettings } from '../../app/settings.ts'
import { Button } from '../../kit/button.tsx'
import { Press } from '../../kit/press.tsx'
import { api, type FoundPlayer, type FriendLink, type Person } from '../api.ts'
import { becomeGuest, useMe } from '../me.ts'
import { NameField } from '../name-field.tsx'
import { PlayerName } from '../player-name.tsx'
import { ShareLink } from '../share-link.tsx'
import { submitting, trying } from '../trying.ts'
import { useOnlineWords } from '../use-words.ts'
import { BlockButton } from './block-button.tsx'
import { FriendButton } from './friend-button.tsx'
import { lookForFriends, useFriends } from './friends.ts'
import { Lantern, signOf } from './lantern.tsx'
import { whereIs } from './lanterns.tsx'
import { TogetherPage } from './page.tsx'

const HANDLE = '[a-z0-9][a-z0-9_.\\-]{1,31}'

/** People in a list, each with what one can do about them. */
function PeopleList<Somebody extends Person>({
  title,
  people,
  children,
}: {
  title: string
  people: readonly Somebody[]
  children(person: Somebody): ReactNode
}) {
  if (people.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul className="own-things">
        {people.map((person) => (
          <li key={person.id}>
            <b>
              <PlayerName name={person.name} player={person.id} />
            </b>
            <span className="row">{children(person)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function FriendList() {
  const texts = useOnlineWords().together.friends
  const { locale } = useSettings()
  const { friends } = useFriends()
  const end = async ({ id, name }: Person) => {
    await api.unfriend(id)
    lookForFriends()
    say(texts.ended(name))
  }
  if (friends.length === 0) return <Empty text={texts.none} />
  return (
    <section>
      <h2>{texts.all}</h2>
      <ul className="own-things friend-list">
        {friends.map((friend) => (
          <li key={friend.id}>
            <Lantern state={friend.presence} sign={signOf(friend.name)} />
            <span>
              <b>
                <PlayerName name={friend.name} player={friend.id} />
              </b>
              <small className="quiet">{whereIs(friend, texts, locale)}</small>
            </span>
            <span className="row">
              <Button aria-label={`${texts.end}: ${friend.name}`} onClick={() => trying(end(friend))}>
                {texts.end}
              </Button>
              <BlockButton id={friend.id} name={friend.name} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Who asked, and whom one asked. */
function Requests() {
  const texts = useOnlineWords().together.friends
  const { asked, asking } = useFriends()
  const accept = async ({ id, name }: Person) => {
    await api.befriend(id)
    lookForFriends()
    say(texts.nowFriends(name))
  }
  const refuse = async ({ id }: Person) => {
    await api.unfriend(id)
    lookForFriends()
  }
  return (
    <>
      <PeopleList title={texts.asked} people={asked}>
        {(person) => (
          <>
            <Button
              look="primary"
              aria-label={texts.acceptOf(person.name)}
              onClick={() => trying(accept(person))}
            >
              {texts.accept}
            </Button>
            <Button aria-label={texts.refuseOf(person.name)} onClick={() => trying(refuse(person))}>
              {texts.refuse}
            </Button>
            <BlockButton id={person.id} name={person.name} />
          </>
        )}
      </PeopleList>
      <PeopleList title={texts.asking} people={asking}>
        {(person) => (
          <Button aria-label={texts.takeBackOf(person.name)} onClick={() => trying(refuse(person))}>
            {texts.takeBack}
          </Button>
        )}
      </PeopleList>
    </>
  )
}

/** A link that makes friends: shown when it is made, for it is not kept. */
function OwnLink() {
  const texts = useOnlineWords().together.friends
  const { locale } = useSettings()
  const [link, setLink] = useState<FriendLink>()
  const make = async () => setLink(await api.makeFriendLink())
  return (
    <section className="invite">
      <h2>{texts.link}</h2>
      {link === undefined ? (
        <>
          <p className="quiet small">{texts.linkHelp}</p>
          <p>
            <Button look="primary" icon="link" onClick={() => trying(make())}>
              {texts.linkMake}
            </Button>
          </p>
        </>
      ) : (
        <ShareLink
          label={texts.link}
          help={`${texts.linkHelp} ${texts.linkUntil(dayOf(link.expires, locale))}`}
          link={link.url}
          copied={texts.linkCopied}
        />
      )}
    </section>
  )
}

function Find() {
  const texts = useOnlineWords().together.friends
  const [handle, setHandle] = useState('')
  const [found, setFound] = useState<readonly FoundPlayer[]>()
  const look = async () => setFound(await api.findPlayers(handle))
  return (
    <section>
      <form onSubmit={submitting(look)}>
        <label className="field">
          <b>{texts.find}</b>
          <span className="say">
            <input
              type="search"
              required
              pattern={HANDLE}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={handle}
              onChange={(event) => setHandle(event.target.value.toLowerCase())}
            />
            <Press type="submit" className="button">
              {texts.findGo}
            </Press>
          </span>
          <small>{texts.findHelp}</small>
        </label>
      </form>
      <div role="status">
        {found?.length === 0 && <p className="quiet">{texts.foundNone}</p>}
        <ul className="own-things">
          {found?.map(({ id, name, handle: own }) => (
            <li key={id}>
              <span>
                <b>
                  <PlayerName name={name} player={id} />
                </b>{' '}
                <small className="quiet">{own}</small>
              </span>
              <FriendButton id={id} name={name} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** A first name here, for whoever comes to find friends before playing with anybody. */
function Introduce() {
  const texts = useOnlineWords().together.friends
  const [name, setName] = useState('')
  return (
    <form className="stack" onSubmit={submitting(() => becomeGuest(name.trim()))}>
      <NameField name={name} change={setName} />
      <p>
        <Press type="submit" className="button primary">
          {texts.begin}
        </Press>
      </p>
    </form>
  )
}

/** Friends: where they are, who asks, and how one finds them. */
export function FriendsPage() {
  const { together, account } = useOnlineWords()
  const texts = together.friends
  const { me, asked } = useMe()
  return (
    <TogetherPage at="friends" title={texts.title} lead={texts.lead}>
      {asked && me === undefined && (
        <Empty text={texts.nobody}>
          <Introduce />
          <p>
            <a className="button" href={href({ at: 'account' })}>
              {account.logIn}
            </a>
          </p>
        </Empty>
      )}
      {me !== undefined && (
        <>
          <Requests />
          <FriendList />
          <OwnLink />
          <Find />
        </>
      )}
    </TogetherPage>
  )
}
