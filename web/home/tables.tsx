import { lazy, Suspense, useEffect, useState } from 'react'
import { listOf, momentOf } from '../app/formats.ts'
import { entryOf, posterOf } from '../app/games.ts'
import { say } from '../app/notice.tsx'
import { href } from '../app/router.ts'
import { useHasServer } from '../app/server.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { Top } from '../app/top.tsx'
import { Button, IconButton } from '../kit/button.tsx'
import { download } from '../store/files.ts'
import { listTables, removeTable, type StoredTable } from '../store/tables.ts'
import { fileOf, forgetSession } from '../table/local.ts'
import { OpenFile } from './open-file.tsx'

// Only a server keeps tables for people far apart.
const OnlineTables = lazy(async () => ({
  default: (await import('../online/own-list.tsx')).OnlineTables,
}))

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

export function Tables() {
  const words = useWords()
  const hasServer = useHasServer()
  const [tables, setTables] = useState<readonly StoredTable[]>()
  const refresh = () => {
    listTables().then(setTables, () => setTables([]))
  }
  useEffect(refresh, [])
  const groups = [
    { title: words.tables.running, tables: tables?.filter((table) => !table.over) ?? [] },
    { title: words.tables.over, tables: tables?.filter((table) => table.over) ?? [] },
  ]
  const none = tables?.length === 0 && <p className="empty">{words.tables.none}</p>
  return (
    <div className="home">
      <Top at="tables" title={words.tables.title} />
      <main id="content" tabIndex={-1} className="page">
        <div className="page-head">
          <div>
            <h1>{words.tables.title}</h1>
            <p className="quiet">{hasServer ? words.tables.leadOnline : words.tables.lead}</p>
          </div>
          <OpenFile label={words.tables.open} look="button" />
        </div>
        {hasServer && (
          <Suspense>
            <OnlineTables otherwise={none} />
          </Suspense>
        )}
        {!hasServer && none}
        {groups.map(
          (group) =>
            group.tables.length > 0 && (
              <section key={group.title}>
                <h2>{group.title}</h2>
                <ul className="stored-list">
                  {group.tables.map((table) => (
                    <Row key={table.id} table={table} removed={refresh} />
                  ))}
                </ul>
              </section>
            ),
        )}
      </main>
    </div>
  )
}
