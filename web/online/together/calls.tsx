import { entryOf } from '../../app/games.ts'
import { href, useRoute } from '../../app/router.ts'
import { Button } from '../../kit/button.tsx'
import { Icon } from '../../kit/icon.tsx'
import { api, type Call } from '../api.ts'
import { trying } from '../trying.ts'
import { useOnlineWords } from '../use-words.ts'
import { lookForFriends, useFriends } from './friends.ts'

function CallNote({ call: { table, from } }: { call: Call }) {
  const texts = useOnlineWords().together.calls
  const later = async () => {
    await api.putCallAway(table.id)
    lookForFriends()
  }
  return (
    <li>
      <Icon name="people" size={20} />
      <span>{texts.asks(from.name, entryOf(table.game)?.face.title ?? table.game)}</span>
      <span className="row">
        <a className="button primary" href={href({ at: 'join', id: table.id })}>
          {texts.go}
        </a>
        <Button onClick={() => trying(later())}>{texts.later}</Button>
      </span>
    </li>
  )
}

/** On every page: the tables to which friends ask one. Where one already goes there, nothing is said. */
export function Calls() {
  const texts = useOnlineWords().together.calls
  const route = useRoute()
  const { calls } = useFriends()
  const here = route.at === 'join' || route.at === 'table' ? route.id : undefined
  const [first] = calls.filter(({ table }) => table.id !== here)
  if (first === undefined) return null
  return (
    <aside className="calls" aria-label={texts.title}>
      <ul role="status">
        <CallNote call={first} />
      </ul>
    </aside>
  )
}
