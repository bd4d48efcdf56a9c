import { at, type Names, personOf } from '@engawa/kernel'
import {
  balanceTiles,
  colours,
  foods,
  homeKinds,
  homes,
  type Pattern,
  seatShoots,
  shoots,
  spiritOf,
  temples,
  zones,
} from '../catalogue/index.ts'
import type { NamePhrases, Telling } from './phrases.ts'

/** A pattern in words: its shape is told from the cells it has. */
function describePattern({ pattern: say, kinds }: NamePhrases, pattern: Pattern): string {
  const kindName = (kind: number) => (kind < 0 ? say.any : kinds[at(homeKinds, kind)])
  if (pattern.asks === 'comfort') return say.comfort(kindName(pattern.kind), pattern.least)
  const { cells } = pattern
  const names = cells.map((cell) => kindName(cell.kind))
  const oneRow = cells.every((cell) => cell.row === 0)
  const oneColumn = cells.every((cell) => cell.column === 0)
  const shape = () => {
    if (names.length === 1) return say.single(at(names, 0))
    if (oneRow) return say.row(names)
    if (oneColumn) return say.column(names)
    if (cells.some((cell) => cell.row === 0 && cell.column === 0)) return say.square()
    return say.diamond(at(names, 0), at(names, 1), at(names, 2), at(names, 3))
  }
  return pattern.least > 0 ? say.least(shape(), pattern.least) : shape()
}

/** What the sentences of one language need to name people and things. */
export function tellingOf(phrases: NamePhrases, names: Names): Telling {
  const signs = (id: number) => {
    const { colour, action } = at(shoots, id - 1)
    return [phrases.temples[at(temples, colour)], phrases.actions[action]] as const
  }
  return {
    person: (seat) => personOf(names, seat),
    // A move may be worded on a view in which its shoot is gone.
    shoot: (id) => (id === 0 ? '' : phrases.shoot(...signs(id))),
    seatShoots: (colour) =>
      phrases.list(at(seatShoots, colours.indexOf(colour)).map((id) => signs(id).join(' '))),
    home: (id) => {
      const { name, kind, comfort } = at(homes, id - 1)
      return phrases.home(phrases.homes[name] ?? name, phrases.kinds[at(homeKinds, kind)], comfort)
    },
    balance: (id) => {
      const { zone, pattern, happiness } = at(balanceTiles, id - 1)
      return phrases.balance(phrases.zones[at(zones, zone)], describePattern(phrases, pattern), happiness)
    },
    spiritTile: (id) => phrases.spirits[at(spiritOf, id)],
    foods: (values) =>
      phrases.list(values.map((value) => phrases.food(phrases.foods[at(foods, value - 1)], value))),
  }
}
