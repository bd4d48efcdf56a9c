import { type Bag, type Chance, hideBag, type Viewer } from '@engawa/kernel'
import {
  ancientBuildings,
  bitokuCards,
  builtBuildings,
  commonYokai,
  crystals,
  dragonflies,
  type Market,
  markets,
  mitamas,
  portals,
  rocks,
  tenguCards,
  visions,
} from '../catalogue/index.ts'
import { piecesOnTable } from './census.ts'
import { copy } from './copy.ts'
import type { DeckName, Domain, State } from './state.ts'

const HIDDEN = ''

const hidden = (cards: readonly string[]): string[] => cards.map(() => HIDDEN)

/** Which deck the cards that somebody is looking at come from, and who looks. */
function looking(state: State): { readonly seat: number; readonly deck: DeckName } | undefined {
  const front = state.agenda[state.agenda.length - 1]
  if (front?.kind !== 'task' || front.task.kind !== 'pick') return undefined
  return { seat: front.seat, deck: front.task.deck }
}

/** BIT-042: all is open but hands, choices of spring, cards looked at, and face-down stacks. */
export function view(state: State, viewer: Viewer): State {
  const seen = copy(state)
  seen.domains.forEach((domain, seat) => {
    domain.deck = hideBag(domain.deck, HIDDEN)
    if (seat === viewer) return
    domain.hand = hidden(domain.hand)
    domain.aside = hidden(domain.aside)
  })
  if (looking(state)?.seat !== viewer) seen.drawn = hidden(seen.drawn)
  for (const market of markets) seen.stacks[market] = hideBag(seen.stacks[market], HIDDEN)
  seen.yokaiDeck = hideBag(seen.yokaiDeck, HIDDEN)
  seen.bitokuDeck = hideBag(seen.bitokuDeck, HIDDEN)
  seen.visionDeck = hideBag(seen.visionDeck, HIDDEN)
  seen.tengu.deck = hideBag(seen.tengu.deck, HIDDEN)
  const { box } = seen
  seen.box = { portals: hidden(box.portals), ancient: hidden(box.ancient), rocks: hidden(box.rocks) }
  return seen
}

/** Hands out pieces in random order to places that do not know theirs. */
class Unseen {
  readonly #pieces: string[]

  constructor(rows: readonly { readonly id: string }[], onTable: ReadonlySet<string>, chance: Chance) {
    this.#pieces = chance.shuffle(rows.map((row) => row.id).filter((id) => !onTable.has(id)))
  }

  one(): string {
    return this.#pieces.pop() ?? HIDDEN
  }

  list(marks: readonly string[]): string[] {
    return marks.map((mark) => (mark === HIDDEN ? this.one() : mark))
  }

  bag(bag: Bag<string>): Bag<string> {
    return { inside: this.list(bag.inside), under: this.list(bag.under) }
  }
}

/** Own cards: those the seat is known to own lie in hand, aside or deck; the others can only be in hand. */
function imagineCards(domain: Domain, unseen: Unseen, chance: Chance): void {
  const { hand, aside, deck, known } = domain
  const open = [...hand, ...aside]
  if (open.length > 0 && !open.includes(HIDDEN)) {
    domain.deck = { inside: known.filter((card) => !open.includes(card)), under: [] }
    return
  }
  const secret = open.length + deck.inside.length - known.length
  const cards = chance.shuffle(known.slice())
  const held: string[] = Array.from({ length: secret }, () => unseen.one())
  while (held.length < open.length) held.push(cards.pop() ?? HIDDEN)
  chance.shuffle(held)
  domain.hand = held.slice(0, hand.length)
  domain.aside = held.slice(hand.length)
  domain.deck = { inside: cards, under: [] }
}

const tilesOf: Readonly<Record<Market, readonly { readonly id: string }[]>> = {
  building: builtBuildings,
  crystal: crystals,
  mitama: mitamas,
  dragonfly: dragonflies,
}

/** The three decks of which cards may be looked at, the looked-at cards included. */
function imagineDecks(state: State, onTable: ReadonlySet<string>, chance: Chance): void {
  const unseen = {
    yokai: new Unseen(commonYokai, onTable, chance),
    bitoku: new Unseen(bitokuCards, onTable, chance),
    vision: new Unseen(visions, onTable, chance),
  }
  for (const domain of state.domains) imagineCards(domain, unseen.yokai, chance)
  const { deck } = looking(state) ?? { deck: 'vision' }
  state.drawn = unseen[deck].list(state.drawn)
  state.yokaiDeck = unseen.yokai.bag(state.yokaiDeck)
  state.bitokuDeck = unseen.bitoku.bag(state.bitokuDeck)
  state.visionDeck = unseen.vision.bag(state.visionDeck)
}

/** A full table that this view could be, each hidden piece equally likely to be anywhere. */
export function imagine(seen: State, chance: Chance): State {
  const state = copy(seen)
  const onTable = new Set(piecesOnTable(state))
  imagineDecks(state, onTable, chance)
  for (const market of markets)
    state.stacks[market] = new Unseen(tilesOf[market], onTable, chance).bag(state.stacks[market])
  state.tengu.deck = new Unseen(tenguCards, onTable, chance).bag(state.tengu.deck)
  state.box = {
    portals: new Unseen(portals, onTable, chance).list(state.box.portals),
    ancient: new Unseen(ancientBuildings, onTable, chance).list(state.box.ancient),
    rocks: new Unseen(rocks, onTable, chance).list(state.box.rocks),
  }
  return state
}
