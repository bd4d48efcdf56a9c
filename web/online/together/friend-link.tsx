import { use, useState } from 'react'
import { FailureScreen } from '../../app/failure-screen.tsx'
import { loadOnce } from '../../app/loads.ts'
import { say } from '../../app/notice.tsx'
import { go } from '../../app/router.ts'
import { Top } from '../../app/top.tsx'
import { Press } from '../../kit/press.tsx'
import { api, type Person, Refused } from '../api.ts'
import { becomeGuest, useMe } from '../me.ts'
import { NameField } from '../name-field.tsx'
import { submitting } from '../trying.ts'
import { useOnlineWords } from '../use-words.ts'
import { lookForFriends } from './friends.ts'

/** Whose link it is; nothing where it is no longer good. */
const owners = loadOnce(async (token): Promise<Person | undefined> => {
  try {
    return await api.friendLink(token)
  } catch (problem) {
    if (problem instanceof Refused && !problem.limited) return undefined
    throw problem
  }
})

/** The door behind a link that somebody sent to make friends. */
export function FriendLinkPage({ token }: { token: string }) {
  const texts = useOnlineWords().together.friends
  const { me, asked } = useMe()
  const [name, setName] = useState('')
  const owner = use(owners.get(token))
  if (owner === undefined)
    return <FailureScreen title={texts.linkGone} text={[texts.linkGoneHelp]} ways={['lobby', 'home']} />
  const accept = async () => {
    if (me === undefined) await becomeGuest(name.trim())
    await api.befriendByLink(token)
    lookForFriends()
    say(texts.nowFriends(owner.name))
    go({ at: 'lobby' }, 'replace')
  }
  const own = me?.id === owner.id
  const title = texts.linkTitle(owner.name)
  return (
    <div className="home">
      <Top at="friend" title={title} />
      <main id="content" tabIndex={-1} className="page">
        <h1>{title}</h1>
        <p className="quiet">{own ? texts.linkOwn : texts.linkLead}</p>
        {asked && !own && (
          <form className="sit-down stack" onSubmit={submitting(accept)}>
            {me === undefined && <NameField name={name} change={setName} />}
            <p>
              <Press type="submit" className="button primary">
                {texts.linkYes}
              </Press>
            </p>
          </form>
        )}
      </main>
    </div>
  )
}
