import { useCallback } from 'react'
import { Icon } from '../../kit/icon.tsx'
import { Press } from '../../kit/press.tsx'
import { api } from '../api.ts'
import { trying } from '../trying.ts'
import { useAsked } from '../use-asked.ts'
import { useOnlineWords } from '../use-words.ts'
import { useFriends } from './friends.ts'
import { Lantern, signOf } from './lantern.tsx'

/** Friends who are about, to be asked to the table in one press. */
export function AskFriends({ table, seated }: { table: string; seated: readonly string[] }) {
  const texts = useOnlineWords().together.calls
  const { friends } = useFriends()
  const called = useAsked(useCallback(() => api.calledTo(table), [table]))
  const about = friends.filter(({ id, presence }) => presence !== 'gone' && !seated.includes(id))
  if (about.length === 0) return null
  const ask = async (friend: string) => {
    await api.callFriend(table, friend)
    await called.again()
  }
  return (
    <div className="ask-friends">
      <b className="small">{texts.here}</b>
      <ul className="row">
        {about.map(({ id, name, presence }) => {
          const asked = called.answer?.includes(id) === true
          return (
            <li key={id}>
              <Press
                className="button chip"
                aria-label={asked ? `${name}, ${texts.asked}` : texts.ask(name)}
                disabled={asked}
                onClick={() => trying(ask(id))}
              >
                <Lantern state={presence} sign={signOf(name)} />
                {name}
                {asked ? <small>{texts.asked}</small> : <Icon name="plus" size={16} />}
              </Press>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
