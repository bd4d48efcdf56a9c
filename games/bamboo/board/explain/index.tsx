import { at, type Locale } from '@engawa/kernel'
import { type Explanation, type Explanations, Glyph, type KindsOf, type Seen } from '@engawa/web/kit'
import {
  actions,
  balanceHappiness,
  foods,
  gridColumns,
  homeKinds,
  homeSlots,
  homes,
  shoots,
  spiritOf,
  temples,
  wakeCost,
} from '../../catalogue/index.ts'
import {
  boardOf,
  harmonyLoss,
  hungerForecast,
  kindWanted,
  type Move,
  patternHolds,
  previewTile,
  previewVisit,
  type State,
  sticksToLead,
} from '../../rules/index.ts'
import { names as englishNames } from '../../words/en/names.ts'
import { names as frenchNames } from '../../words/fr/names.ts'
import { tellingOf } from '../../words/telling.ts'
import { BalancePiece } from '../balance-tile.tsx'
import type { ids, spots } from '../model.ts'
import { FoodSign, HomeTile, PieceArt, PieceSheet, ShootPiece, SpiritPlaque } from '../pieces.tsx'
import { seasonSigns } from '../seasons.ts'
import { boardWords } from '../words/index.ts'
import { about } from './about.ts'
import { en, type Phrases } from './en.ts'
import { fr } from './fr.ts'
import { type Icon, topics } from './icons.ts'
import { portrait } from './portrait.tsx'
import { told } from './told.ts'

type Kind = KindsOf<typeof ids> | KindsOf<typeof spots>
type Bamboo = Seen<State>

const phrases: Readonly<Record<Locale, Phrases>> = { en, fr }
const namePhrases = { en: englishNames, fr: frenchNames } as const

function drawIcon(icon: Icon, size: number) {
  const season = seasonSigns.find(([name]) => `season-${name}` === icon)
  return season === undefined ? (
    <PieceArt name={icon} width={size} />
  ) : (
    <Glyph shapes={season[1]} size={size} />
  )
}

const tell = ({ locale, names }: Bamboo) => tellingOf(namePhrases[locale], names)

/** The temple that a spirit tile lies on. */
const templeOf = (view: State, tile: number): number =>
  view.temples.findIndex(({ spirit }) => spirit === tile)

/** BAM-110: what one more of this spirit would bring the reader in the end. */
function spiritWorth({ view, seat, locale }: Bamboo, tile: number) {
  const { awake, asleep } = boardOf(view, seat)
  const owned = [...awake, ...asleep].some((own) => spiritOf[own] === spiritOf[tile])
  const say = phrases[locale]
  return owned ? { value: 0, text: say.alreadyOwned } : { value: 2, text: say.different }
}

function temple(seen: Bamboo, index: string): Explanation {
  const { view, seat, locale } = seen
  const say = phrases[locale]
  const name = at(temples, Number(index))
  const { spirit } = at(view.temples, Number(index))
  const need = sticksToLead(view, Number(index), seat)
  return {
    name: say.temple(boardWords[locale].temples[name]),
    picture: spirit === 0 ? drawIcon(`temple-sign-${name}`, 44) : <SpiritPlaque tile={spirit} size={48} />,
    does: spirit === 0 ? say.templeEmpty : say.templeDoes(boardWords[locale].spirits[at(spiritOf, spirit)]),
    worth:
      spirit === 0
        ? []
        : [
            { value: `${Math.max(0, need)}`, text: need > 0 ? say.templeNeed(need) : say.templeLead },
            spiritWorth(seen, spirit),
          ],
    get: say.templeGet,
    rule: 'BAM-080',
  }
}

function spirit(seen: Bamboo, id: string): Explanation {
  const { view, locale } = seen
  const say = phrases[locale]
  const tile = Number(id)
  const name = at(spiritOf, tile)
  const where = templeOf(view, tile)
  const awake = view.boards.some((board) => board.awake.includes(tile))
  return {
    ...say.icons[`spirit-${name}`],
    what:
      where < 0 ? say.spiritWhat(awake) : say.spiritInTemple(boardWords[locale].temples[at(temples, where)]),
    picture: <SpiritPlaque tile={tile} size={50} />,
    worth: where < 0 ? [{ value: 2, text: say.spiritCount }] : [spiritWorth(seen, tile)],
    get: where < 0 ? say.wake(wakeCost[name]) : say.win,
  }
}

function shoot(seen: Bamboo, id: string): Explanation | undefined {
  const found = shoots[Number(id) - 1]
  if (found === undefined) return undefined
  const { locale } = seen
  const board = boardWords[locale]
  const say = phrases[locale]
  const { rule, does } = say.icons[`action-${found.action}`]
  const name = at(temples, found.colour)
  return {
    name: board.shoot(board.temples[name], board.actions[found.action]),
    picture: <ShootPiece shoot={Number(id)} letter={board.letters[name]} />,
    does: say.shootDoes(does),
    rule,
  }
}

function tile(seen: Bamboo, id: string): Explanation | undefined {
  const { view, seat, locale } = seen
  const say = phrases[locale]
  const number = Number(id)
  const found = homes[number - 1]
  if (found === undefined) return undefined
  const { title } = tell(seen).home(number)
  const shared = {
    name: title,
    what: say.tileWhat(boardWords[locale].kinds[at(homeKinds, found.kind)], found.comfort),
    picture: <HomeTile tile={number} size={52} />,
    does: say.tileDoes,
    rule: 'BAM-057',
  }
  const category = view.homes.findIndex((column) => column.includes(number))
  if (category < 0) return shared
  const { price, happiness } = at(at(homeSlots, category), view.homes[category]?.indexOf(number) ?? 0)
  const best = Math.max(
    ...previewTile(view, seat, number)
      .filter(({ fits }) => fits)
      .map(({ total }) => total),
  )
  return {
    ...shared,
    worth: [
      { value: happiness, text: say.tileAtOnce },
      ...(Number.isFinite(best) ? [{ value: best, text: say.tileBest }] : []),
    ],
    get: say.price(price, boardOf(view, seat).coins),
    rule: 'BAM-053',
  }
}

function goal(seen: Bamboo, id: string): Explanation {
  const { view, seat, locale } = seen
  const say = phrases[locale]
  const number = Number(id)
  const { title, detail } = tell(seen).balance(number)
  const happiness = at(balanceHappiness, number)
  const { home, balance } = boardOf(view, seat)
  const held = view.boards.some((board) => board.balance.includes(number))
  const complete = patternHolds(home, number)
  const get = !held ? say.goalTake : complete ? say.goalComplete : say.goalOpen
  return {
    name: title.charAt(0).toUpperCase() + title.slice(1),
    picture: <BalancePiece tile={number} size={50} />,
    does: say.goalDoes(detail),
    worth: [
      { value: complete || !balance.includes(number) ? happiness : `${happiness}`, text: say.goalNow },
      { value: `${Math.ceil(happiness / 2)}`, text: say.goalHalf },
    ],
    get,
    rule: 'BAM-070',
  }
}

function hungerNow({ view, seat, locale }: Bamboo) {
  const { missing } = hungerForecast(view, seat)
  const say = phrases[locale]
  return [{ value: `${missing}`, text: missing > 0 ? say.foodMissing : say.foodEnough }]
}

function food(seen: Bamboo, value: number): Explanation | undefined {
  const name = foods[value - 1]
  if (name === undefined) return undefined
  const say = phrases[seen.locale]
  return {
    name: say.food(say.icons[`food-${name}`].name, value),
    picture: <FoodSign value={value} size={48} />,
    does: say.foodDoes,
    worth: hungerNow(seen),
    get: say.foodGet,
    rule: 'BAM-055',
  }
}

function cell(seen: Bamboo, owner: string, index: string): Explanation | undefined {
  const { view, locale } = seen
  const say = phrases[locale]
  const board = boardOf(view, Number(owner))
  const number = Number(index)
  const lies = board.home[number] ?? 0
  if (lies > 0) return tile(seen, `${lies}`)
  const wanted = homeKinds[kindWanted(view, board, number)]
  return {
    name: say.cell(Math.floor(number / gridColumns) + 1, (number % gridColumns) + 1),
    picture: drawIcon(wanted === undefined ? 'good-home' : `kind-${wanted}`, 40),
    does: wanted === undefined ? say.cellDoes : say.cellWants(boardWords[locale].kinds[wanted]),
    rule: wanted === undefined ? 'BAM-057' : 'BAM-113',
  }
}

const always =
  (name: (say: Phrases) => string, does: (say: Phrases) => string, rule: string, picture?: Icon) =>
  ({ locale }: Bamboo): Explanation => ({
    name: name(phrases[locale]),
    does: does(phrases[locale]),
    picture: picture && drawIcon(picture, 40),
    rule,
  })

const goals = always(
  (say) => say.goals,
  (say) => say.goalsDoes,
  'BAM-051',
  'action-balance',
)

/** What each thing of the board is. */
export const explanations: Explanations<State, Kind, Icon, Move> = {
  spots: {
    temple: (seen, index = '') => temple(seen, index),
    spirit: (seen, id = '') => spirit(seen, id),
    seat(seen, seat) {
      const say = phrases[seen.locale]
      return { name: say.seat(seen.names.seats[Number(seat)] ?? ''), does: say.seatDoes, rule: 'BAM-028' }
    },
    stalk(seen, index) {
      const { view, locale } = seen
      const say = phrases[locale]
      const [next = 0] = at(view.stalks, Number(index))
      return {
        name: say.stalk(Number(index) + 1),
        does: `${say.stalkDoes} ${next === 0 ? '' : say.stalkNext(tell(seen).shoot(next))}`,
        rule: 'BAM-046',
      }
    },
    under: always(
      (say) => say.under,
      (say) => say.underDoes,
      'BAM-044',
    ),
    stock({ view, locale }, seat, index) {
      const say = phrases[locale]
      const name = at(temples, Number(index))
      const { sticks } = previewVisit(view, Number(seat), Number(index))
      return {
        name: say.stock(boardWords[locale].temples[name]),
        picture: drawIcon(`temple-sign-${name}`, 44),
        does: say.stockDoes,
        worth: [{ value: `${sticks}`, text: say.stockSticks(sticks) }],
        rule: 'BAM-041',
      }
    },
    shoot: (seen, id = '') => shoot(seen, id),
    offer: always(
      (say) => say.offer,
      (say) => say.offerDoes,
      'BAM-023',
    ),
    gift({ locale }, name) {
      const action = actions.find((one) => one === name)
      if (action === undefined) return undefined
      const say = phrases[locale]
      const text = say.icons[`action-${action}`]
      return {
        ...text,
        name: say.gift(text.name),
        what: say.giftWhat,
        picture: drawIcon(`action-${action}`, 44),
      }
    },
    colour({ locale }, name) {
      const { colours } = boardWords[locale]
      const say = phrases[locale]
      return {
        name: say.colour(name !== undefined && name in colours ? colours[name as keyof typeof colours] : ''),
        does: say.colourDoes,
        rule: 'BAM-018',
      }
    },
    tile: (seen, id = '') => tile(seen, id),
    'home-slot': always(
      (say) => say.slot,
      (say) => say.slotDoes,
      'BAM-053',
      'good-coin',
    ),
    cell: (seen, owner = '', index = '') => cell(seen, owner, index),
    goal: (seen, id = '') => goal(seen, id),
    'balance-column': goals,
    goals,
    'free-goal': goals,
    food: (seen, space) => food(seen, seen.view.food[Number(space)] ?? 0),
    fed: (seen, value) => food(seen, Number(value)),
    foods: always(
      (say) => say.hunger,
      (say) => say.foodDoes,
      'BAM-101',
      'food-rice',
    ),
    hunger(seen) {
      const say = phrases[seen.locale]
      return {
        name: say.hunger,
        picture: drawIcon('food-rice', 44),
        does: say.foodDoes,
        worth: hungerNow(seen),
        get: say.foodGet,
        rule: 'BAM-101',
      }
    },
    scale({ view, seat, locale }) {
      const say = phrases[locale]
      return {
        name: say.scale,
        picture: drawIcon('good-cushion', 40),
        does: say.scaleDoes,
        worth: [{ value: 0 - harmonyLoss(boardOf(view, seat).home), text: say.scaleNow }],
        rule: 'BAM-111',
      }
    },
    year: always(
      (say) => say.year,
      (say) => say.yearDoes,
      'BAM-029',
    ),
  },
  icons: { en: en.icons, fr: fr.icons },
  legend: (['goods', 'actions', 'temples', 'kinds', 'spirits', 'seasons'] as const).map((topic) => ({
    title: { en: en.legend[topic], fr: fr.legend[topic] },
    icons: topics[topic],
  })),
  about,
  told,
  portrait,
  drawIcon,
  sheet: () => <PieceSheet />,
}
