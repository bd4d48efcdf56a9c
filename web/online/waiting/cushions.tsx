import { usualLevel } from '@engawa/bots'
import type { Seat } from '@engawa/kernel'
import { posterOf, useGameWords } from '../../app/games.ts'
import { useSettings, useWords } from '../../app/settings.ts'
import { Button } from '../../kit/button.tsx'
import { Crest, seatLetter } from '../../kit/crest.tsx'
import { describeSeat, namesOf } from '../../table/names.ts'
import { api } from '../api.ts'
import { useMe } from '../me.ts'
import { PlayerName } from '../player-name.tsx'
import type { RemoteTable } from '../remote-table.ts'
import { sessionOf } from '../session.ts'
import { useOnlineWords } from '../use-words.ts'
import { change } from './change.ts'

/** A cushion in the ink of its seat; a free one is an outline. */
function Cushion({ seat, free }: { seat: Seat; free: boolean }) {
  return (
    <span className="cushion" data-seat={seat % 5} data-free={free || undefined}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path d="M6 8Q50 2 94 8Q100 50 94 92Q50 98 6 92Q0 50 6 8Z" />
        {!free && <path className="seam" d="M14 16Q50 11 86 16Q91 50 86 84Q50 89 14 84Q9 50 14 16Z" />}
        {free && <path className="plus" d="M50 34V66M34 50H66" />}
      </svg>
      {!free && <Crest seat={seat} size={48} />}
    </span>
  )
}

/** What those at the table do with a seat. */
function SeatActs({ remote, seat, name }: { remote: RemoteTable; seat: Seat; name: string }) {
  const texts = useOnlineWords().waiting
  const { me } = useMe()
  const { table } = remote
  const held = table.seats[seat]
  const mine = me !== undefined && held?.player === me.id
  const owner = me !== undefined && table.owner === me.id
  if (held === undefined) return null
  if (mine)
    return <Button onClick={() => void change(remote, api.leave(table.id, seat))}>{texts.stand}</Button>
  if (!owner) return null
  if (held.kind === 'empty')
    return table.settings.rated ? null : (
      <Button onClick={() => void change(remote, api.seatBot(table.id, seat, usualLevel))}>
        {texts.seatBot}
      </Button>
    )
  const away = held.kind === 'bot' ? api.sendBotAway : api.leave
  return (
    <Button aria-label={texts.sendAwayOf(name)} onClick={() => void change(remote, away(table.id, seat))}>
      {texts.sendAway}
    </Button>
  )
}

function SeatPlace({ remote, seat, name }: { remote: RemoteTable; seat: Seat; name: string }) {
  const words = useWords()
  const texts = useOnlineWords().waiting
  const { me } = useMe()
  const held = remote.table.seats[seat]
  const holder = sessionOf(remote).seats[seat]
  if (held === undefined || holder === undefined) return null
  const free = held.kind === 'empty'
  const mine = me !== undefined && held.player === me.id
  const who = mine ? texts.you : describeSeat(holder, mine, words)
  return (
    <li className="waiting-seat" data-free={free || undefined}>
      <Cushion seat={seat} free={free} />
      <div className="seat-plate">
        <span>
          <b>{free ? texts.free : <PlayerName name={name} player={held.player ?? undefined} />}</b>
          <small>{[...(free ? [] : [who]), texts.seat(seatLetter(seat))].join(', ')}</small>
        </span>
        <SeatActs remote={remote} seat={seat} name={name} />
      </div>
    </li>
  )
}

/** The room: cushions round a low table, each with whoever sits there. */
export function Cushions({ remote }: { remote: RemoteTable }) {
  const words = useWords()
  const { game } = remote.table
  const { automa } = useGameWords(game, useSettings().locale)
  const names = namesOf(sessionOf(remote).seats, words, automa)
  return (
    <div className="tatami">
      <img className="low-table" src={posterOf(game)} alt="" width="140" height="140" />
      <ul data-people={names.length}>
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <SeatPlace key={seat} remote={remote} seat={seat} name={name} />
        ))}
      </ul>
    </div>
  )
}
