import { at, type Bag } from '@engawa/kernel'
import { balanceTiles, foodCounts, homeSlots, homes, spiritTiles, zones } from '../catalogue/index.ts'
import { copy, copyWith } from './copy.ts'
import { foodList } from './food.ts'
import type { State } from './state.ts'

/** Stands for a piece that nobody has seen. */
const unseen = 0

/** BAM-028: what is not drawn is unknown; what was put under a stack in winter, everybody saw. */
function hideInside(bag: Bag<number>): Bag<number> {
  return { inside: bag.inside.map(() => unseen), under: bag.under.slice() }
}

/** All viewers see the same. */
export function view(state: State): State {
  return copyWith(state, hideInside)
}

/** What each stack held before anything was drawn. */
const balanceIds = zones.map((_, zone) =>
  balanceTiles.filter((tile) => tile.zone === zone).map((tile) => tile.id),
)
const homeIds = homeSlots.map((_, category) =>
  homes.filter((tile) => tile.category === category).map((tile) => tile.id),
)

/** The pieces of the list that are not among the seen ones. A search imagines often, so this makes no set. */
function rest(all: readonly number[], seen: readonly (readonly number[])[]): number[] {
  const known = new Uint8Array(Math.max(...all) + 1)
  for (const pieces of seen) for (const piece of pieces) known[piece] = 1
  return all.filter((piece) => known[piece] === 0)
}

/**
 * A full state that this view could be. Which pieces a bag holds follows from what lies open;
 * their order in it is nothing, since the next one is drawn at random.
 */
export function imagine(seen: State): State {
  const state = copy(seen)
  const fill = (bag: Bag<number>, pieces: readonly number[]) => {
    bag.inside.splice(0, bag.inside.length, ...pieces)
  }
  const { boards, box } = state
  const tilesTaken = boards.flatMap((board) => [board.balance, board.scored])
  state.balanceStacks.forEach((bag, zone) => {
    fill(bag, rest(at(balanceIds, zone), [...tilesTaken, state.balance[zone] ?? [], bag.under]))
  })
  const homesTaken = [...boards.map((board) => board.home), box.homes]
  state.homeStacks.forEach((bag, category) => {
    fill(bag, rest(at(homeIds, category), [...homesTaken, state.homes[category] ?? [], bag.under]))
  })
  const owned = boards.flatMap((board) => [board.awake, board.asleep])
  const tops = state.temples.map((temple) => temple.spirit)
  fill(state.spirits, rest(spiritTiles, [...owned, tops, box.spirits]))
  fill(state.foodSupply, unseenFood(state))
  return state
}

function unseenFood(state: State): number[] {
  const left = foodCounts.map((count, index) => {
    const held = state.boards.reduce((sum, board) => sum + (board.food[index] ?? 0), 0)
    const open = state.food.filter((value) => value === index + 1).length
    return count - held - open - (state.spent[index] ?? 0)
  })
  return foodList(left)
}
