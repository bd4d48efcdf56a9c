import type { Event } from '../../rules/index.ts'
import { ids, spots } from '../model.ts'

/** Where what an event tells of is to be found on the board, the best place first. */
export function told(event: Event): readonly string[] {
  switch (event.kind) {
    case 'drafted':
    case 'received':
      return [ids.shoot(event.shoot), ids.seat(event.seat)]
    case 'placed':
    case 'activated':
    case 'forwent':
    case 'pushed':
      return [ids.shoot(event.shoot), ids.stalk(event.stalk)]
    case 'giftTaken':
      return [ids.gift(event.gift), ids.seat(event.seat)]
    case 'giftsShown':
      return event.gifts.map(ids.gift)
    case 'visited':
      return [ids.stock(event.seat, event.stock), ids.seat(event.seat)]
    case 'offered':
      return [ids.temple(event.temple)]
    case 'spiritWon':
    case 'spiritLost':
    case 'spiritStayed':
    case 'spiritShown':
      return [ids.spirit(event.tile), ids.temple(event.temple)]
    case 'ghostOffered':
      return event.sticks.flatMap((sticks, temple) => (sticks > 0 ? [ids.temple(temple)] : []))
    case 'balanceTaken':
    case 'balanceScored':
      return [ids.goal(event.tile), ids.seat(event.seat)]
    case 'balanceShown':
      return [ids.goal(event.tile)]
    case 'homeBought':
      return [ids.tile(event.tile), ids.cell(event.seat, event.cell), ids.seat(event.seat)]
    case 'homeShown':
      return [ids.tile(event.tile)]
    case 'foodShown':
      return [ids.foods]
    case 'seasonBegan':
      return [spots.year]
    case 'colourChosen':
    case 'coinsGained':
    case 'foodTaken':
    case 'foodDiscarded':
    case 'spiritUsed':
    case 'woken':
    case 'fed':
    case 'hungered':
    case 'rested':
    case 'passed':
      return [ids.seat(event.seat)]
    case 'ended':
      return event.winners.map(ids.seat)
  }
}
