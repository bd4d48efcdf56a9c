import { at, type Seat } from '@engawa/kernel'
import { spiritOf } from '../../catalogue/index.ts'
import { boardOf, type Move, type State } from '../../rules/index.ts'
import { ids, spots } from '../model.ts'

/** The food counters of this value that lie open. */
const foodsOf = (view: State, value: number): readonly string[] =>
  view.food.flatMap((food, space) => (food === value ? [ids.food(space)] : [])).slice(0, 1)

/** Where a move is to be found on the board. */
export function about(view: State, seat: Seat, move: Move): readonly string[] {
  switch (move.kind) {
    case 'colour':
      return [ids.colour(move.colour)]
    case 'draft':
      return [ids.shoot(move.shoot)]
    case 'gift':
      return [ids.gift(move.gift)]
    case 'visit':
    case 'stow':
      return [ids.stock(seat, move.stock)]
    case 'offer':
      return [ids.temple(move.temple)]
    case 'place':
      return [ids.shoot(move.shoot), ids.stalk(move.stalk)]
    case 'activate':
    case 'forgo':
      return [ids.stalk(move.stalk)]
    case 'spirit':
    case 'wake': {
      const { awake, asleep } = boardOf(view, seat)
      return (move.kind === 'wake' ? asleep : awake)
        .filter((tile) => at(spiritOf, tile) === move.spirit)
        .slice(0, 1)
        .map(ids.spirit)
    }
    case 'take':
    case 'score':
      return [ids.goal(move.tile)]
    case 'buy':
      return [ids.tile(move.tile)]
    case 'furnish':
      return [ids.cell(seat, move.cell)]
    case 'cook':
      return foodsOf(view, move.food)
    case 'feed':
      return [spots.hunger]
    case 'pass':
    case 'rest':
    case 'earn':
    case 'renew':
    case 'done':
      return []
  }
}
