import type { Event } from '../../rules/index.ts'
import { ids, spots } from '../model.ts'

/** Where what an event tells of is to be found on the board, the best place first. */
export function told(event: Event): readonly string[] {
  switch (event.kind) {
    case 'grown':
      return [ids.branch(event.card), ids.plate(event.seat)]
    case 'played':
    case 'unplayed':
      return [ids.goal(event.goal), ids.played(event.seat), ids.plate(event.seat)]
    case 'slid':
    case 'renewed':
      return [spots.deck]
    case 'shown':
      return event.cards.map(ids.branch)
    case 'seasonBegan':
      return [ids.season]
    case 'bonus':
    case 'seasonScored':
      return [ids.season, ids.plate(event.seat)]
    case 'firstSeat':
      return [ids.plate(event.seat)]
    case 'ended':
      return event.winners.map(ids.plate)
  }
}
