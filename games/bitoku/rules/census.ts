import { markets } from '../catalogue/index.ts'
import { filled } from './counts.ts'
import type { Domain, State } from './state.ts'
import { isTengu } from './step.ts'
import { countBuilt } from './zones.ts'

/** The named pieces of one seat; cards it is known to own count where they are seen. */
function piecesOf(domain: Domain): string[] {
  return [
    ...domain.hand,
    ...domain.aside,
    ...domain.deck.inside,
    ...domain.discard,
    ...domain.slots,
    ...domain.removed,
    ...domain.path,
    ...domain.visions,
    ...domain.mitamas,
    ...domain.dragonflies,
    ...domain.pairs.flat(),
    ...domain.held,
    ...domain.crystals,
    ...domain.rocks,
  ]
}

/** Every card and tile that can be seen, in whatever place; hidden ones are left out. */
function namedPieces(state: State): string[] {
  const bags = [state.yokaiDeck, state.bitokuDeck, state.visionDeck, state.tengu.deck]
  for (const market of markets) bags.push(state.stacks[market])
  return [
    ...state.domains.flatMap(piecesOf),
    ...bags.flatMap((bag) => [...bag.inside, ...bag.under]),
    ...markets.flatMap((market) => state.markets[market]),
    ...state.treasures,
    ...state.portals,
    ...state.zones,
    ...state.garden,
    ...state.hillYokai,
    ...state.hillBitoku,
    ...state.yokaiDiscard,
    ...state.bitokuDiscard,
    ...state.drawn,
    ...state.gone,
    ...state.box.portals,
    ...state.box.ancient,
    ...state.box.rocks,
    ...state.tengu.row,
    ...state.tengu.discard,
  ].filter((id) => id !== '')
}

/** What a viewer can place: all it sees, and the cards that seats are known to own. */
export function piecesOnTable(state: State): string[] {
  return [...namedPieces(state), ...state.domains.flatMap((domain) => domain.known)]
}

const PAWNS = 6

/** Pawns and pilgrims have no names; each seat has so many, wherever they are. */
function unnamedPieces(state: State, seat: number, domain: Domain): string[] {
  const asleep = isTengu(state, seat) ? 0 : domain.crystals.length - filled(domain.crystals)
  const onTrails = state.trails.flat().filter((sleeper) => sleeper === seat).length
  const onRocks = domain.rockPilgrims.filter(Boolean).length
  const pilgrims = domain.pilgrims + domain.spent + domain.walkers.length + asleep + onTrails + onRocks
  const pawns = countBuilt(state, seat) + Math.max(0, PAWNS - countBuilt(state, seat))
  return [`pilgrims ${seat} ${pilgrims}`, `pawns ${seat} ${pawns}`, `dice ${seat} ${domain.dice.length}`]
}

/** Every physical component, once for each piece; tokens of the supply are unlimited (BIT-053). */
export function census(state: State): string[] {
  return [
    ...namedPieces(state),
    ...state.domains.flatMap((domain, seat) => unnamedPieces(state, seat, domain)),
  ]
}
