import { type GameEvent, type GameWords, labelText } from '@engawa/kernel'
import { eventsFor, type Table } from './table.ts'

/** The whole game as a person would write it down: every move, what came of it, and the count. */
export function transcript<State, Move, Options, Event extends GameEvent>(
  table: Table<State, Move, Options, Event>,
  words: GameWords<State, Move, Event>,
): string {
  const names = { seats: table.seats.map((seat) => seat.name), viewer: 'table' as const }
  const options = JSON.stringify(table.setup.options)
  const told = (events: readonly Event[]): string[] =>
    events.flatMap((event) => words.event(event, names) ?? []).map((line) => `     ${line}`)
  const lines = [
    `${words.title}, ${table.setup.people} seats, options ${options}, rules ${table.game.rules}`,
    ...told(table.opening('table')),
    '',
  ]
  let number = 0
  for (const { seat, move, view, events } of table.story()) {
    const who = names.seats[seat] ?? String(seat)
    number++
    lines.push(`${number}. ${who}: ${labelText(words.move(view, seat, move, names))}`)
    lines.push(...told(table.turn.over ? events : eventsFor('table', events)))
  }
  lines.push('')
  for (const sheet of table.scores('table')) {
    lines.push(`${names.seats[sheet.seat] ?? sheet.seat}: ${sheet.total}`)
    for (const line of sheet.lines)
      if (line.points !== 0) lines.push(`     ${labelText(words.scoreLine(line))}: ${line.points}`)
  }
  const turn = table.turn
  if (turn.over) lines.push('', `Won by ${turn.winners.map((seat) => names.seats[seat]).join(', ')}`)
  return `${lines.join('\n')}\n`
}
