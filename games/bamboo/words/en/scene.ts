import type { Phrases } from '../phrases.ts'
import { coins, count, points, sticks, who } from './names.ts'

export const scene: Phrases['scene'] = {
  year: 'Year and season',
  temples: 'Temples',
  field: 'Stalk field',
  homeMarket: 'Home tiles, lowest space first',
  balanceMarket: 'Balance tiles, lowest space first',
  food: 'Food',
  gifts: 'Gifts:',
  offer: 'Shoots to choose from:',
  empty: 'none',
  yearLine: (year, season, first) => `Year ${year} of 4, ${season}; first player: ${first.name}`,
  temple: (name, spirit, below, offered) => `${name}: ${spirit}, ${count(below, 'tile')} below; ${offered}`,
  sticksOf: (owner, number) => `${owner} ${number}`,
  noSticks: 'no incense',
  ghost: 'ghost',
  stalk: (number, shoots, under) =>
    `Stalk ${number}, next to fall first: ${shoots}${under === '' ? '' : `; below it: ${under}`}`,
  slot: (tile, price, happiness) => `${tile}: ${coins(price)}, ${points(happiness)}`,
  supply: (left) => `${left} in the stack`,
  seat: (person, colour) => `${who(person)}${colour === undefined ? '' : ` (${colour})`}`,
  goods: (happiness, held, reserve, passed) =>
    `${points(happiness)}, ${coins(held)}, ${sticks(reserve)}${passed ? ', passed' : ''}`,
  stock: (name, shoots, barred) => `${name} stock${barred ? ' (last visited)' : ''}: ${shoots}`,
  row: (number, cells) => `Row ${number}: ${cells}`,
  wants: (kind) => `only ${kind}`,
  free: 'free',
  sides: (left, right, loss) => `Comfort left ${left}, right ${right}; harmony costs ${points(loss)}`,
  goals: (tiles) => `Balance tiles: ${tiles}`,
  scored: (number, gained) => `Scored: ${count(number, 'tile')}, ${points(gained)}`,
  pantry: (held) => `Food: ${held}`,
  spirits: (awake, asleep) => `Spirits awake: ${awake}; asleep: ${asleep}`,
  hunger: (need, missing) => `Winter needs ${need} food, ${missing === 0 ? 'enough' : `${missing} missing`}`,
  total: (total) => `If the game ended now: ${points(total)}`,
}
