import { say } from '../../app/notice.tsx'
import { Button } from '../../kit/button.tsx'
import { api } from '../api.ts'
import { useMe } from '../me.ts'
import { trying } from '../trying.ts'
import { useOnlineWords } from '../use-words.ts'
import { lookForFriends, useFriends } from './friends.ts'

/** Asks somebody to be friends, or says yes; nothing where that is done, or it is oneself. */
export function FriendButton({ id, name }: { id: string; name: string }) {
  const texts = useOnlineWords().together.friends
  const { me } = useMe()
  const { friends, asked, asking } = useFriends()
  const known = [...friends, ...asking].some((one) => one.id === id)
  if (me === undefined || me.id === id || known) return null
  const add = async () => {
    await api.befriend(id)
    lookForFriends()
    say(asked.some((one) => one.id === id) ? texts.nowFriends(name) : texts.askedNow(name))
  }
  return (
    <Button icon="plus" aria-label={texts.addOf(name)} onClick={() => trying(add())}>
      {texts.add}
    </Button>
  )
}
