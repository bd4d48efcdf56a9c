import { at, type Seat } from '@engawa/kernel'
import type { Explanation, Seen, Worth } from '@engawa/web/kit'
import { type Goods, type Market, markets, resources } from '../../catalogue/index.ts'
import {
  boardOf,
  canPay,
  ownerOf,
  priceOf,
  type State,
  virtuePoints,
  visionProgress,
} from '../../rules/index.ts'
import { printedOf } from '../../words/telling.ts'
import { Face } from '../face.tsx'
import { signOf } from '../read.ts'
import { Sign } from '../signs.tsx'
import { gamePhrases, type Phrases, sayOf } from './phrases.ts'

type Bitoku = Seen<State>

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The rule that explains a piece, by the letter its id begins with. */
const pieceRules: Readonly<Record<string, string>> = {
  Y: 'BIT-080',
  S: 'BIT-080',
  B: 'BIT-330',
  V: 'BIT-405',
  C: 'BIT-387',
  M: 'BIT-360',
  D: 'BIT-375',
  P: 'BIT-319',
  I: 'BIT-350',
}

export const nameOf = ({ names, view, locale }: Bitoku, seat: Seat): string =>
  view.solo && seat === 1 ? gamePhrases(locale).tengu : (names.seats[seat] ?? '')

const hasAny = (goods: Goods): boolean => resources.some((name) => goods[name] > 0)

/** What a tile of a market costs the reader, what they have, and whether it is enough. */
function priceText({ view, seat, locale }: Bitoku, market: Market, slot: number): string {
  const say: Phrases = sayOf(locale)
  const { names } = gamePhrases(locale)
  const price = priceOf(view, seat, market, slot, 0)
  if (price.gives > 0) return `${say.free} ${say.gains(price.gives)}`
  if (price.count === 0) return say.free
  const asked = names.price(price.count, price.most)
  const { goods } = at(view.domains, seat)
  const have = hasAny(goods) ? names.goods(goods) : say.nothing
  return `${say.costs(asked)} ${canPay(view, seat, price) ? say.canPay : say.cannotPay(have)}`
}

function marketPlace({ view }: Bitoku, id: string): { market: Market; slot: number } | undefined {
  for (const market of markets) {
    const slot = view.markets[market].indexOf(id)
    if (slot >= 0) return { market, slot }
  }
  return undefined
}

/** A Vision that the reader holds: what it would bring as things stand. */
function visionNow(seen: Bitoku, id: string): { worth: readonly Worth[]; get?: string } {
  const progress = visionProgress(seen.view, seen.seat).find(({ vision }) => vision.id === id)
  if (progress === undefined) return { worth: [] }
  const say = sayOf(seen.locale)
  const { names, list } = gamePhrases(seen.locale)
  if (progress.met) return { worth: [{ value: progress.vision.points, text: say.visionMet }] }
  const missing = progress.items.filter(({ have, need }) => have < need)
  return {
    worth: [{ value: -progress.vision.loss, text: say.visionMissed }],
    ...(missing.length === 0
      ? {}
      : {
          get: say.visionMissing(
            list(missing.map(({ item, have, need }) => names.visionItem(item, need - have))),
          ),
        }),
  }
}

/** A card or tile, wherever it lies. */
export function pieceOf(seen: Bitoku, id: string): Explanation | undefined {
  const { view, seat, locale } = seen
  const { title, full } = printedOf(gamePhrases(locale), id)
  if (title === '') return undefined
  const say = sayOf(locale)
  const shared = {
    name: capital(title),
    picture: <Sign name={signOf(id)} size={46} />,
    face: <Face id={id} size={26} />,
    does: full === '' ? undefined : `${capital(full)}.`,
    rule: pieceRules[id[0] ?? ''] ?? 'BIT-200',
  }
  const place = marketPlace(seen, id)
  if (place !== undefined) {
    const points = place.market === 'mitama' ? at(boardOf(view).mitamaPoints, place.slot) : 0
    return {
      ...shared,
      what: say.inMarket(gamePhrases(locale).names.markets[place.market], place.slot + 1),
      worth: points > 0 ? [{ value: points, text: say.slotPays }] : [],
      get: `${priceText(seen, place.market, place.slot)} ${say.whereToBuy}`,
    }
  }
  if (/^[YS]/.test(id)) {
    const held = at(view.domains, seat).hand.includes(id)
    return {
      ...shared,
      what: held ? say.inHand : undefined,
      worth: [{ value: virtuePoints(view, seat, id), text: say.virtueNow }],
      get: held ? say.cardGet : undefined,
    }
  }
  if (id.startsWith('V')) return { ...shared, ...visionNow(seen, id) }
  if (id.startsWith('I')) return { ...shared, get: view.garden.includes(id) ? say.rockGet : undefined }
  if (id.startsWith('B')) {
    const { path, pawn } = at(view.domains, seat)
    const index = path.indexOf(id)
    return index < 0
      ? { ...shared, get: say.bitokuGet }
      : { ...shared, what: index < pawn ? say.pathDone : say.pathAhead }
  }
  if (!view.zones.includes(id)) return shared
  const owner = ownerOf(view, id)
  return owner < 0
    ? shared
    : { ...shared, what: say.ofSeat(nameOf(seen, owner), owner === seat), get: say.ownerGets }
}
