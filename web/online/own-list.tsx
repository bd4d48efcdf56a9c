import type { ReactNode } from 'react'
import { href } from '../app/router.ts'
import { Icon } from '../kit/icon.tsx'
import { useOwnTables } from './own-tables.ts'
import { OwnRow } from './table-row.tsx'
import { useOnlineWords } from './use-words.ts'

/** One's tables on this server, those that wait for one first. */
export function OwnList({ title, running = false }: { title: string; running?: boolean }) {
  const texts = useOnlineWords().own
  const { tables, next } = useOwnTables()
  const several = tables.filter(({ yourTurn }) => yourTurn).length > 1
  const shown = running ? tables.filter(({ status }) => status === 'open' || status === 'playing') : tables
  if (shown.length === 0) return null
  return (
    <section>
      <div className="page-head">
        <h2>{title}</h2>
        {next !== undefined && several && (
          <a className="button primary" href={href({ at: 'table', kind: 'online', id: next.id })}>
            {texts.next}
            <Icon name="arrow" size={20} />
          </a>
        )}
      </div>
      <ul className="stored-list">
        {shown.map((table) => (
          <OwnRow key={table.id} table={table} />
        ))}
      </ul>
    </section>
  )
}

/** The online half of "My tables"; something else where there are none. */
export function OnlineTables({ otherwise }: { otherwise: ReactNode }) {
  const { title } = useOnlineWords().own
  return useOwnTables().tables.length === 0 ? otherwise : <OwnList title={title} />
}
