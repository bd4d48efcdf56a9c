import { href } from '../app/router.ts'
import { useWords } from '../app/settings.ts'
import { fitsFilter, type TableFilter, type TableRows, TableSections } from '../home/tables.tsx'
import { Icon } from '../kit/icon.tsx'
import { useOwnTables } from './own-tables.ts'
import { isOver, OwnRow, sitters } from './table-row.tsx'
import { useOnlineWords } from './use-words.ts'

/** One's running tables on this server, those that wait for one first. */
export function OwnList({ title }: { title: string }) {
  const texts = useOnlineWords().own
  const { tables, next } = useOwnTables()
  const several = tables.filter(({ yourTurn }) => yourTurn).length > 1
  const shown = tables.filter((table) => !isOver(table))
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

/** One's tables on this server and in this browser, what runs and what is over apart. */
export function AllTables({
  local,
  total,
  filter,
}: {
  local: TableRows
  /** How many there are in this browser. */
  total: number
  filter: TableFilter
}) {
  const words = useWords()
  const texts = useOnlineWords().own
  const { tables, next } = useOwnTables()
  const shown = tables.filter((table) => fitsFilter(filter, table.game, sitters(table, words, table.seat)))
  const rowsOf = (over: boolean) =>
    shown.filter((table) => isOver(table) === over).map((table) => <OwnRow key={table.id} table={table} />)
  return (
    <>
      {next !== undefined && (
        <p>
          <a className="button primary" href={href({ at: 'table', kind: 'online', id: next.id })}>
            {texts.next}
            <Icon name="arrow" size={20} />
          </a>
        </p>
      )}
      <TableSections
        rows={{
          running: [...rowsOf(false), ...local.running],
          over: [...rowsOf(true), ...local.over],
        }}
        total={total + tables.length}
        filter={filter}
      />
    </>
  )
}
