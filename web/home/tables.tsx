import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Empty } from '../app/empty.tsx'
import { listOf, momentOf } from '../app/formats.ts'
import { entryOf, games, posterOf } from '../app/games.ts'
import { say } from '../app/notice.tsx'
import { go, href, parseRoute } from '../app/router.ts'
import { useHasServer } from '../app/server.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { Choice } from '../app/settings-sheet.tsx'
import { Top } from '../app/top.tsx'
import { Button, IconButton } from '../kit/button.tsx'
import { removeReview } from '../review/store.ts'
import { download } from '../store/files.ts'
import { listTables, removeTable, type StoredTable } from '../store/tables.ts'
import { fileOf, forgetSession } from '../table/local.ts'
import { OpenFile } from './open-file.tsx'

// Only a server keeps tables for people far apart.
const AllTables = lazy(async () => ({ default: (await import('../online/own-list.tsx')).AllTables }))

function Row({ table, removed }: { table: StoredTable; removed(): void }) {
  const words = useWords()
  const { locale } = useSettings()
  const [sure, setSure] = useState(false)
  const face = entryOf(table.game)?.face
  async function save(): Promise<void> {
    download(`${table.game}-${table.id}.engawa.json`, await fileOf(table.id))
  }
  async function remove(): Promise<void> {
    await removeTable(table.id)
    await removeReview({ kind: 'local', id: table.id }).catch(() => undefined)
    forgetSession(table.id)
    say(words.tables.removed)
    removed()
  }
  return (
    <li className="stored" data-accent={face?.accent}>
      <img src={posterOf(table.game)} alt="" width="54" height="78" />
      <div>
        <h3>{face?.title ?? table.game}</h3>
        <p>{listOf(table.names, locale)}</p>
        <p className="quiet small">
          {words.tables.moves(table.moves)} · {momentOf(table.changed, locale)}
        </p>
      </div>
      <div className="row">
        {sure ? (
          <>
            <span>{words.tables.removeSure}</span>
            <Button onClick={() => void remove()}>{words.tables.remove}</Button>
            <Button onClick={() => setSure(false)}>{words.cancel}</Button>
          </>
        ) : (
          <>
            <IconButton icon="trash" label={words.tables.remove} onClick={() => setSure(true)} />
            {table.over && (
              <a className="button" href={href({ at: 'review', kind: 'local', id: table.id })}>
                {words.tables.review}
              </a>
            )}
            <IconButton icon="save" label={words.tables.save} onClick={() => void save()} />
            <a
              className="button primary"
              href={href(
                table.over
                  ? { at: 'table', kind: 'local', id: table.id, position: 0 }
                  : { at: 'table', kind: 'local', id: table.id },
              )}
            >
              {table.over ? words.tables.replay : words.tables.resume}
            </a>
          </>
        )}
      </div>
    </li>
  )
}

/** Which of the tables are asked for. */
export interface TableFilter {
  readonly game: string | undefined
  readonly company: string | undefined
}

/** Whether a table of this game, with these names at it, is among those asked for. */
export function fitsFilter(filter: TableFilter, game: string, names: readonly string[]): boolean {
  const asked = filter.company?.trim().toLowerCase() ?? ''
  return (
    (filter.game === undefined || filter.game === game) &&
    (asked === '' || names.some((name) => name.toLowerCase().includes(asked)))
  )
}

/** Chooses a game and a name; both stand in the address. */
function Filters({ filter }: { filter: TableFilter }) {
  const texts = useWords().tables
  const ids = games.map(({ id }) => id)
  const show = (change: Partial<TableFilter>) => {
    // What stands in the address, not what is drawn: the page may not have followed the change before.
    const now = parseRoute(location.hash)
    const { game, company } = { ...(now.at === 'tables' ? now : filter), ...change }
    go({ at: 'tables', ...(game === undefined ? {} : { game }), ...(company ? { company } : {}) }, 'replace')
  }
  return (
    <search className="table-filters">
      <Choice
        label={texts.game}
        values={['', ...ids]}
        value={filter.game ?? ''}
        name={(id) => (id === '' ? texts.allGames : (entryOf(id)?.face.title ?? id))}
        choose={(id) => show({ game: id === '' ? undefined : id })}
      />
      <label className="field">
        <b>{texts.withWhom}</b>
        <input
          type="search"
          autoComplete="off"
          value={filter.company ?? ''}
          onChange={(event) => show({ company: event.target.value })}
        />
      </label>
    </search>
  )
}

export interface TableRows {
  readonly running: readonly ReactNode[]
  readonly over: readonly ReactNode[]
}

/** So many tables one sees at a glance. */
const AT_A_GLANCE = 3

/** What runs and what is over, apart; where there are many, those asked for. `total` counts all there are. */
export function TableSections({
  rows,
  total,
  filter,
}: {
  rows: TableRows
  total: number
  filter: TableFilter
}) {
  const texts = useWords().tables
  const none = rows.running.length + rows.over.length === 0
  const filtered = filter.game !== undefined || filter.company !== undefined
  return (
    <>
      {(filtered || total > AT_A_GLANCE) && <Filters filter={filter} />}
      {none && (
        <Empty text={filtered ? texts.noneSuch : texts.none}>
          {!filtered && (
            <p>
              <a className="button primary" href={href({ at: 'home' })}>
                {texts.toTheGames}
              </a>
            </p>
          )}
        </Empty>
      )}
      {(['running', 'over'] as const).map(
        (state) =>
          rows[state].length > 0 && (
            <section key={state}>
              <h2>
                {texts[state]} <span className="count">{rows[state].length}</span>
              </h2>
              <ul className="stored-list">{rows[state]}</ul>
            </section>
          ),
      )}
    </>
  )
}

export function Tables({ game, company }: { game: string | undefined; company: string | undefined }) {
  const words = useWords()
  const hasServer = useHasServer()
  const [tables, setTables] = useState<readonly StoredTable[]>()
  const refresh = () => {
    listTables().then(setTables, () => setTables([]))
  }
  useEffect(refresh, [])
  const filter = { game, company }
  const rowsOf = (over: boolean) =>
    (tables ?? [])
      .filter((table) => table.over === over && fitsFilter(filter, table.game, table.names))
      .map((table) => <Row key={table.id} table={table} removed={refresh} />)
  const local = { running: rowsOf(false), over: rowsOf(true) }
  const total = tables?.length ?? 0
  return (
    <div className="home">
      <Top at="tables" title={words.tables.title} />
      <main id="content" tabIndex={-1} className="page">
        <div className="page-head">
          <div>
            <h1>{words.tables.title}</h1>
            <p className="quiet">{hasServer ? words.tables.leadOnline : words.tables.lead}</p>
          </div>
          <div className="row">
            <a className="button" href={href({ at: 'games' })}>
              {words.tables.myGames}
            </a>
            <OpenFile label={words.tables.open} look="button" />
          </div>
        </div>
        {tables !== undefined && !hasServer && <TableSections rows={local} total={total} filter={filter} />}
        {tables !== undefined && hasServer && (
          <Suspense>
            <AllTables local={local} total={total} filter={filter} />
          </Suspense>
        )}
      </main>
    </div>
  )
}
