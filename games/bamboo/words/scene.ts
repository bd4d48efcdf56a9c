import { at, bagSize, clockwise, labelText, type Names, type SceneSection, type Seat } from '@engawa/kernel'
import {
  balanceHappiness,
  colours,
  gridColumns,
  gridRows,
  homeKinds,
  homeSlots,
  temples,
} from '../catalogue/index.ts'
import {
  foodList,
  ghost,
  hungerForecast,
  kindWanted,
  type Owner,
  type SeatBoard,
  type State,
  score,
  sidesOf,
  templeStanding,
} from '../rules/index.ts'
import type { Phrases, Telling } from './phrases.ts'
import { tellingOf } from './telling.ts'

/** The table in words, from the middle outwards. */
export function sceneOf(phrases: Phrases, view: State, names: Names): SceneSection[] {
  const telling = tellingOf(phrases.names, names)
  const { scene } = phrases
  const year = scene.yearLine(view.year, phrases.names.seasons[view.season], telling.person(view.first))
  return [
    { title: scene.year, lines: [year, ...springLines(phrases, view, telling)] },
    { title: scene.temples, lines: templeLines(phrases, view, telling) },
    { title: scene.field, lines: fieldLines(phrases, view, telling) },
    { title: scene.homeMarket, lines: homeLines(phrases, view, telling) },
    { title: scene.balanceMarket, lines: balanceLines(phrases, view, telling) },
    { title: scene.food, lines: foodLines(phrases, view, telling) },
    ...clockwise(view.first, view.boards.length).map((seat) => seatSection(phrases, view, seat, telling)),
  ]
}

/** What lies open only before the first summer turn. */
function springLines({ scene, names }: Phrases, view: State, telling: Telling): string[] {
  const lines: string[] = []
  if (view.offer.length > 0) lines.push(`${scene.offer} ${names.list(view.offer.map(telling.shoot))}`)
  if (view.gifts.length > 0)
    lines.push(`${scene.gifts} ${names.list(view.gifts.map((gift) => names.actions[gift]))}`)
  return lines
}

function templeLines(phrases: Phrases, view: State, telling: Telling): string[] {
  const { scene } = phrases
  const ownerName = (owner: Owner) => (owner === ghost ? scene.ghost : telling.person(owner).name)
  return view.temples.map((temple, index) => {
    const { counts } = templeStanding(view, index)
    const sticks = counts.map(({ owner, sticks: count }) => scene.sticksOf(ownerName(owner), count))
    return scene.temple(
      phrases.names.temples[at(temples, index)],
      temple.spirit === 0 ? scene.empty : telling.spiritTile(temple.spirit),
      temple.below,
      sticks.length > 0 ? phrases.names.list(sticks) : scene.noSticks,
    )
  })
}

const listOr = (phrases: Phrases, items: readonly string[]): string =>
  items.length > 0 ? phrases.names.list(items) : phrases.scene.empty

function fieldLines(phrases: Phrases, view: State, telling: Telling): string[] {
  return view.stalks.map((shoots, stalk) => {
    const under = at(view.turn.under, stalk).map(telling.shoot)
    return phrases.scene.stalk(
      stalk + 1,
      phrases.names.list(shoots.map(telling.shoot)),
      phrases.names.list(under),
    )
  })
}

function homeLines({ scene }: Phrases, view: State, telling: Telling): string[] {
  return view.homes.flatMap((column, category) => [
    ...column.map((tile, index) => {
      const { price, happiness } = at(at(homeSlots, category), index)
      return scene.slot(labelText(telling.home(tile)), price, happiness)
    }),
    scene.supply(bagSize(at(view.homeStacks, category))),
  ])
}

function balanceLines({ scene }: Phrases, view: State, telling: Telling): string[] {
  return view.balance.flatMap((column, zone) => [
    ...column.map((tile) => labelText(telling.balance(tile))),
    scene.supply(bagSize(at(view.balanceStacks, zone))),
  ])
}

function foodLines(phrases: Phrases, view: State, telling: Telling): string[] {
  const open = view.food.filter((value) => value !== 0)
  return [
    open.length > 0 ? telling.foods(open) : phrases.scene.empty,
    phrases.scene.supply(bagSize(view.foodSupply)),
  ]
}

/** The colour of a board, once it has one. */
function colourOf(phrases: Phrases, board: SeatBoard): string | undefined {
  const colour = colours[board.colour]
  return colour === undefined ? undefined : phrases.names.colours[colour]
}

function seatSection(phrases: Phrases, view: State, seat: Seat, telling: Telling): SceneSection {
  const { scene } = phrases
  const board = at(view.boards, seat)
  const { left, right } = sidesOf(board.home)
  const { need, missing } = hungerForecast(view, seat)
  const points = board.scored.reduce((sum, tile) => sum + at(balanceHappiness, tile), 0)
  return {
    title: scene.seat(telling.person(seat), colourOf(phrases, board)),
    lines: [
      scene.goods(board.happiness, board.coins, board.sticks, board.passed),
      ...stockLines(phrases, board, telling),
      ...gridLines(phrases, view, board, telling),
      scene.sides(left, right, 2 * Math.abs(left - right)),
      scene.goals(
        listOr(
          phrases,
          board.balance.map((tile) => labelText(telling.balance(tile))),
        ),
      ),
      scene.scored(board.scored.length, points),
      scene.pantry(
        listOr(
          phrases,
          [telling.foods(foodList(board.food))].filter((text) => text !== ''),
        ),
      ),
      scene.spirits(
        listOr(phrases, board.awake.map(telling.spiritTile)),
        listOr(phrases, board.asleep.map(telling.spiritTile)),
      ),
      scene.hunger(need, missing),
      scene.total(at(score(view), seat).total),
    ],
  }
}

function stockLines(phrases: Phrases, board: SeatBoard, telling: Telling): string[] {
  return board.stocks.map((shoots, stock) =>
    phrases.scene.stock(
      phrases.names.temples[at(temples, stock)],
      listOr(phrases, shoots.map(telling.shoot)),
      stock === board.marker,
    ),
  )
}

function gridLines(phrases: Phrases, view: State, board: SeatBoard, telling: Telling): string[] {
  const { scene } = phrases
  const { kinds } = phrases.names
  const cellText = (cell: number) => {
    const tile = board.home[cell] ?? 0
    if (tile !== 0) return labelText(telling.home(tile))
    const wanted = kindWanted(view, board, cell)
    return wanted < 0 ? scene.free : scene.wants(kinds[at(homeKinds, wanted)])
  }
  return Array.from({ length: gridRows }, (_, row) =>
    scene.row(
      row + 1,
      Array.from({ length: gridColumns }, (_unused, column) => cellText(row * gridColumns + column)).join(
        ' · ',
      ),
    ),
  )
}
