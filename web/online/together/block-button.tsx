import { useState } from 'react'
import { say } from '../../app/notice.tsx'
import { useWords } from '../../app/settings.ts'
import { Button } from '../../kit/button.tsx'
import { api } from '../api.ts'
import { trying } from '../trying.ts'
import { useOnlineWords } from '../use-words.ts'
import { lookForFriends } from './friends.ts'

/** Blocks somebody, once it is said what that means. */
export function BlockButton({ id, name, done }: { id: string; name: string; done?: () => void }) {
  const words = useWords()
  const texts = useOnlineWords().together.friends
  const [sure, setSure] = useState(false)
  const block = async () => {
    await api.block(id)
    lookForFriends()
    setSure(false)
    say(texts.blocked(name))
    done?.()
  }
  if (!sure)
    return (
      <Button aria-label={texts.blockOf(name)} onClick={() => setSure(true)}>
        {texts.block}
      </Button>
    )
  return (
    <span className="row">
      <small className="quiet">{texts.blockHelp}</small>
      <Button look="primary" onClick={() => trying(block())}>
        {texts.blockOf(name)}
      </Button>
      <Button onClick={() => setSure(false)}>{words.cancel}</Button>
    </span>
  )
}
