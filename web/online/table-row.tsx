import type { Seat } from '@engawa/kernel'
import type { ReactNode } from 'react'
import { listOf } from '../app/formats.ts'
import { entryOf, posterOf } from '../app/games.ts'
import { href } from '../app/router.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { Icon } from '../kit/icon.tsx'
import { namesOf } from '../table/names.ts'
import type { Words } from '../words/index.ts'
import type { GlanceTable, OwnTable } from './api.ts'
import { paceName } from './pace.ts'
import { useOnlineWords } from './use-words.ts'
import type { OnlineWords } from './words/index.ts'

const holders = ({ seats }: GlanceTable) =>
  seats.map(({ kind, name, level }) => ({
    kind: kind === 'empty' ? ('person' as const) : kind,
    name,
    ...(level === null ? {} : { level }),
  }))

/** The names of those who sit there already, without one seat; what the rules play is nobody. */
export function sitters(table: GlanceTable, words: Words, without?: Seat): string[] {
  const names = namesOf(holders(table), words)
  return table.seats.flatMap(({ kind }, seat) =>
    kind === 'empty' || kind === 'automa' || seat === without ? [] : [names[seat] ?? ''],
  )
}

/** A table of the server in a list. */
export function TableRow({
  table,
  state,
  fresh,
  turn = false,
  children,
}: {
  table: GlanceTable
  state: string
  /** What is new there. */
  fresh?: ReactNode
  /** It waits for whoever looks at the list. */
  turn?: boolean
  children: ReactNode
}) {
  const words = useWords()
  const online = useOnlineWords()
  const { locale } = useSettings()
  const face = entryOf(table.game)?.face
  return (
    <li className="stored" data-accent={face?.accent} data-turn={turn || undefined}>
      <img src={posterOf(table.game)} alt="" width="54" height="78" />
      <div>
        <h3>{face?.title ?? table.game}</h3>
        <p>{listOf(sitters(table, words), locale)}</p>
        <p className="quiet small">
          <b>{state}</b> · {paceName(table.settings, online, locale)}
          {fresh}
        </p>
      </div>
      <div className="row">{children}</div>
    </li>
  )
}

export function isOver({ status }: GlanceTable): boolean {
  return status === 'finished' || status === 'abandoned'
}

function stateOf(
  table: OwnTable,
  names: readonly string[],
  texts: OnlineWords['own'],
  list: (names: string[]) => string,
) {
  if (table.status === 'open') return texts.notBegun
  if (table.status === 'abandoned') return texts.stopped
  if (table.status === 'finished')
    return table.result === null ? texts.over : texts.place(table.result.place, table.result.score)
  return table.yourTurn
    ? texts.yourTurn
    : texts.waitsFor(list(table.waiting.map((seat) => names[seat] ?? '')))
}

/** How much others did and said since one was there: quiet numbers, told in words to whoever asks. */
function Unread({ unread: { moves, words } }: { unread: OwnTable['unread'] }) {
  const texts = useOnlineWords().own
  if (moves + words === 0) return null
  const told = texts.unread(moves, words)
  return (
    <span className="unread" role="img" aria-label={told} title={told}>
      {moves > 0 && (
        <>
          <Icon name="moves" size={16} />
          {moves}
        </>
      )}
      {words > 0 && (
        <>
          <Icon name="speech" size={16} />
          {words}
        </>
      )}
    </span>
  )
}

/** One of one's own tables, and whose turn it is there. */
export function OwnRow({ table }: { table: OwnTable }) {
  const words = useWords()
  const texts = useOnlineWords().own
  const { locale } = useSettings()
  const over = isOver(table)
  const names = namesOf(holders(table), words)
  const state = stateOf(table, names, texts, (some) => listOf(some, locale))
  return (
    <TableRow table={table} state={state} turn={table.yourTurn} fresh={<Unread unread={table.unread} />}>
      <a
        className={table.yourTurn ? 'button primary' : 'button'}
        href={href({ at: 'table', kind: 'online', id: table.id })}
      >
        {over ? texts.replay : texts.resume}
      </a>
    </TableRow>
  )
}
