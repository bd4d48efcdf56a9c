import type { Event } from '../../rules/index.ts'
import { ids, spots } from '../model.ts'

/** Where what an event tells of is to be found on the board, the best place first. */
export function told(event: Event): readonly string[] {
  switch (event.kind) {
    case 'painted':
    case 'idled':
    case 'cursed':
    case 'lifted':
    case 'fortune':
    case 'rewarded':
      return [ids.daruma(event.daruma), ids.seat(event.seat)]
    case 'gave':
      return [ids.daruma(event.daruma), ids.seat(event.to)]
    case 'exchanged':
      return [ids.daruma(event.first), ids.daruma(event.second), ids.seat(event.to), ids.seat(event.from)]
    case 'marked':
    case 'revealed':
    case 'renewed':
      return event.darumas.map(ids.daruma)
    case 'lost':
    case 'badLuck':
      return [ids.ledger]
    case 'poured':
      return [spots.bottle]
    case 'advanced':
    case 'closed':
      return [ids.counter]
    case 'rolled':
    case 'kept':
    case 'gathered':
    case 'shifted':
      return [ids.tray]
    case 'began':
    case 'stopped':
    case 'took':
      return [ids.seat(event.seat)]
    case 'ended':
      return event.winners.map(ids.seat)
  }
}
