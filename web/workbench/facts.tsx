import { type GameEvent, labelText, type Viewer } from '@engawa/kernel'
import type { Table } from '@engawa/table'
import { useGameWords } from '../app/games.ts'

const text = (value: unknown): string => JSON.stringify(value, undefined, 1)

function Fact({ title, open = false, children }: { title: string; open?: boolean; children: string }) {
  return (
    <details open={open}>
      <summary>{title}</summary>
      <pre>{children === '' ? '—' : children}</pre>
    </details>
  )
}

/** The moves of every seat that is asked: what they say, and what they are. */
function movesText(table: Table, say: (seat: number, move: unknown) => string): string {
  const { turn } = table
  if (turn.over) return ''
  return turn.seats
    .flatMap((seat) =>
      table.moves(seat).map((move) => `${seat}  ${say(seat, move)}\n   ${JSON.stringify(move)}`),
    )
    .join('\n')
}

function agendaText(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('agenda' in state)) return ''
  return text(state.agenda)
}

/** All that a position is made of, as data. */
export function Facts({ table, viewer }: { table: Table; viewer: Viewer }) {
  const words = useGameWords(table.game.id, 'en')
  const names = { seats: table.seats.map((seat) => seat.name), viewer }
  const state = table.reveal()
  const { position } = table
  const last = table.history[position - 1]
  const events: readonly GameEvent[] =
    position === 0 ? table.opening() : (table.events('table', position - 1)[0] ?? [])
  return (
    <section className="workbench-facts" aria-label="Facts">
      <Fact title="Turn" open>
        {text(table.turn)}
      </Fact>
      <Fact title="Last move">{last === undefined ? '' : JSON.stringify(last)}</Fact>
      <Fact title="Events" open>
        {events
          .map((event) => `${words.event(event, names) ?? '(silent)'}\n   ${JSON.stringify(event)}`)
          .join('\n')}
      </Fact>
      <Fact title="Moves">
        {movesText(table, (seat, move) => labelText(words.move(table.view(seat), seat, move, names)))}
      </Fact>
      <Fact title="Agenda">{agendaText(state)}</Fact>
      <Fact title={`View of ${viewer === 'table' ? 'the table' : `seat ${viewer}`}`}>
        {text(table.view(viewer))}
      </Fact>
      <Fact title="State">{text(state)}</Fact>
      <Fact title="Score">{text(table.scores('table'))}</Fact>
    </section>
  )
}
