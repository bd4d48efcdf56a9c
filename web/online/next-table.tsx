import { href } from '../app/router.ts'
import { Icon } from '../kit/icon.tsx'
import { useOwnTables } from './own-tables.ts'
import { useOnlineWords } from './use-words.ts'

/** The way to another table that waits for one, while nothing is to be done here. */
export function NextTable({ here }: { here: string }) {
  const texts = useOnlineWords().own
  const { next } = useOwnTables()
  if (next === undefined || next.id === here) return null
  return (
    <a className="button next-table" href={href({ at: 'table', kind: 'online', id: next.id })}>
      <span>{texts.next}</span>
      <Icon name="arrow" size={20} />
    </a>
  )
}
