import { at, type Frame, type Label, type Names, type Seat, waitingFor } from '@engawa/kernel'
import {
  COPY,
  crystalSlots,
  forestActions,
  type Market,
  type Region,
  rockSpaces,
} from '../catalogue/index.ts'
import {
  afterCrossing,
  boardOf,
  countGoods,
  favourCard,
  LOCKED,
  type Move,
  type MoveOf,
  needOf,
  ownerOf,
  pathsOf,
  portalAt,
  priceOf,
  regionAt,
  type State,
  type Task,
  type TaskOf,
  trailFrom,
  virtuePoints,
} from '../rules/index.ts'
import { decisionOf, partOf } from './asking.ts'
import { effectText } from './effects.ts'
import type { DeclineDecision, MoveFacts } from './facts.ts'
import type { Phrases, Telling } from './phrases.ts'
import { nameOf, printedOf, tellingOf } from './telling.ts'

/** Where one looks from, and what the seat is asked there. */
interface Sight {
  readonly phrases: Phrases
  readonly view: State
  readonly seat: Seat
  readonly telling: Telling
  readonly frame: Frame<Task> | undefined
}

type Makers = {
  readonly [Kind in Move['kind']]: (move: MoveOf<Kind>, sight: Sight) => MoveFacts[Kind]
}

const domainOf = ({ view, seat }: Sight) => at(view.domains, seat)
const name = ({ phrases }: Sight, id: string) => nameOf(phrases, id)
const printed = ({ phrases }: Sight, id: string) => printedOf(phrases, id)
const region = ({ phrases }: Sight, number: Region) => phrases.names.regions[number]
const effect = ({ phrases }: Sight, notation: string) => effectText(phrases.effects, notation)
const die = (sight: Sight, number: number) => ({ die: number, value: at(domainOf(sight).dice, number) })

/** The task asked now, if it is of this kind. */
function asked<Kind extends Task['kind']>({ frame }: Sight, kind: Kind): TaskOf<Kind> | undefined {
  return frame?.kind === 'task' && frame.task.kind === kind ? (frame.task as TaskOf<Kind>) : undefined
}

const regionOfDie = (place: number): Region => {
  const found = regionAt(place)
  return found === 0 ? 3 : found
}

function priceText({ phrases, view, seat }: Sight, market: Market, tile: string, less: number): string {
  const slot = view.markets[market].indexOf(tile)
  if (slot < 0) return ''
  const { count, most } = priceOf(view, seat, market, slot, less)
  return phrases.names.price(count, most)
}

function slotOf({ view }: Sight, market: Market, tile: string): number {
  return Math.max(0, view.markets[market].indexOf(tile))
}

function favourFacts(sight: Sight, { hill, favour }: MoveOf<'favour'> | MoveOf<'cover'>) {
  const card = favourCard(sight.view, hill, favour)
  return { hill: region(sight, hill), favour, card: card === '' ? undefined : printed(sight, card) }
}

function enterFacts(sight: Sight, { from, space }: MoveOf<'enter'>): MoveFacts['enter'] {
  const paths = pathsOf(sight.view)
  const index = trailFrom(paths, from)
  const trail = at(paths.trails, index)
  const { points, amulet } = at(trail.spaces, space)
  const tile = trail.kind === 'portal' ? printed(sight, portalAt(sight.view, index)) : undefined
  return { trail: name(sight, trail.id), points, amulet, tile }
}

function rockFacts(sight: Sight, { space }: MoveOf<'rockPilgrim'>): MoveFacts['rockPilgrim'] {
  const { beside, cost } = at(rockSpaces, space)
  const rocks = beside.map((slot) => domainOf(sight).rocks[slot]).filter((rock) => rock !== undefined)
  return {
    rocks: rocks.map((rock) => name(sight, rock)),
    cost: countGoods(cost) > 0 ? sight.phrases.names.goods(cost) : undefined,
  }
}

function chooseFacts(sight: Sight, chosen: string): MoveFacts['choose'] {
  const { frame } = sight
  // On a played yokai card the agenda names the card and its crystal; every other name is an effect.
  const played = frame?.kind === 'anyOrder' || frame?.kind === 'optional'
  if (played && (chosen === 'card' || chosen === 'crystal')) return { name: chosen, effect: '' }
  return { name: 'effect', effect: effect(sight, chosen) }
}

const makers: Makers = {
  discard: ({ card }, sight) => ({ card: printed(sight, card) }),
  harvest: ({ crystal }, sight) => ({ crystal: printed(sight, crystal) }),
  lay: ({ values }) => ({ values }),
  virtue: ({ card }, sight) => ({
    card: printed(sight, card),
    points: virtuePoints(sight.view, sight.seat, card),
  }),
  play: ({ card, slot }, sight) => {
    const { dice, places, crystals } = domainOf(sight)
    const crystal = crystals[slot] ?? ''
    return {
      card: printed(sight, card),
      slot,
      value: places[slot] === LOCKED ? at(dice, slot) : 0,
      crystal: crystal === '' ? undefined : printed(sight, crystal),
    }
  },
  use: (move, sight) => die(sight, move.die),
  sacrifice: (move, sight) => die(sight, move.die),
  cross: (move, sight) => {
    const own = die(sight, move.die)
    const from = regionOfDie(at(domainOf(sight).places, move.die))
    return { ...own, after: afterCrossing(own.value), region: region(sight, from) }
  },
  pass: () => ({}),
  amulet: ({ worth }, sight) => {
    const placing = asked(sight, 'place')
    const value = placing === undefined ? 6 : at(domainOf(sight).dice, placing.die)
    return { worth, after: placing === undefined ? 0 : Math.min(6, value + worth) }
  },
  place: (move, sight) => {
    const placing = asked(sight, 'place')
    const { value: need, amulet } = needOf(sight.view, move.region)
    const value = placing === undefined ? 0 : at(domainOf(sight).dice, placing.die)
    return { region: region(sight, move.region), value, need, amulet }
  },
  visit: ({ floor }, sight) => {
    const space = at(boardOf(sight.view).houseSpaces, floor - 1)
    return { floor, effect: space === COPY ? '' : effect(sight, space) }
  },
  forest: ({ tier }, sight) => {
    const acting = asked(sight, 'act')?.region ?? 3
    return { tier, effect: acting === 3 ? '' : effect(sight, forestActions[acting][tier]) }
  },
  building: ({ tile }, sight) => {
    const owner = ownerOf(sight.view, tile)
    const rival = owner === -1 || owner === sight.seat ? undefined : sight.telling.person(owner)
    return { tile: printed(sight, tile), owner: rival }
  },
  copy: (move, sight) => {
    const { dice, places } = at(sight.view.domains, move.seat)
    return {
      owner: sight.telling.person(move.seat),
      value: at(dice, move.die),
      region: region(sight, regionOfDie(at(places, move.die))),
    }
  },
  favour: (move, sight) => favourFacts(sight, move),
  cover: (move, sight) => favourFacts(sight, move),
  take: ({ resource }) => ({ resource }),
  pay: ({ resource }) => ({ resource }),
  follow: (_move, sight) => {
    const { path, pawn } = domainOf(sight)
    return { card: printed(sight, path[pawn] ?? '') }
  },
  start: (move, sight) => ({ at: name(sight, move.at) }),
  walk: ({ from }, sight) => ({
    from: name(sight, from),
    to: name(sight, pathsOf(sight.view).spaces[from]?.next ?? ''),
  }),
  enter: (move, sight) => enterFacts(sight, move),
  advance: (move, sight) => ({
    region: region(sight, move.region),
    to: at(domainOf(sight).kodamas, move.region - 1) + 1,
  }),
  back: (move, sight) => ({
    owner: sight.telling.person(move.seat),
    region: region(sight, move.region),
    to: at(at(sight.view.domains, move.seat).kodamas, move.region - 1) - 1,
  }),
  unlock: (move, sight) => die(sight, move.die),
  look: (_move, sight) => ({ deck: asked(sight, 'look')?.deck ?? 'vision' }),
  keep: ({ card }, sight) => ({ card: printed(sight, card) }),
  refuse: () => ({}),
  rock: (move, sight) => ({ rock: name(sight, move.rock) }),
  rockPilgrim: (move, sight) => rockFacts(sight, move),
  build: ({ tile, zone, less }, sight) => ({
    tile: printed(sight, tile),
    zone: region(sight, zone),
    price: priceText(sight, 'building', tile, less),
  }),
  crystal: ({ tile, slot, less }, sight) => ({
    tile: printed(sight, tile),
    price: priceText(sight, 'crystal', tile, less),
    slot,
    points: at(crystalSlots, slot).points,
  }),
  mitama: ({ tile, less }, sight) => ({
    tile: printed(sight, tile),
    price: priceText(sight, 'mitama', tile, less),
    points: at(boardOf(sight.view).mitamaPoints, slotOf(sight, 'mitama', tile)),
  }),
  dragonfly: ({ tile, less }, sight) => ({
    tile: printed(sight, tile),
    price: priceText(sight, 'dragonfly', tile, less),
    gives: Math.max(0, -at(boardOf(sight.view).dragonflyCosts, slotOf(sight, 'dragonfly', tile))),
  }),
  combine: ({ tile }, sight) => ({ tile: printed(sight, tile) }),
  choose: (move, sight) => chooseFacts(sight, move.name),
  decline: (_move, { frame }) => {
    if (frame?.kind === 'optional') return { decision: partOf(frame) }
    return { decision: (frame === undefined ? 'choice' : decisionOf(frame)) as DeclineDecision }
  },
  tengu: (_move, sight) => ({
    points: asked(sight, 'tenguMovement')?.points ?? 0,
    begun: asked(sight, 'tenguPart') !== undefined,
  }),
}

/** What a move does, as a control or a list entry says it. */
export function moveLabel(phrases: Phrases, view: State, seat: Seat, move: Move, names: Names): Label {
  const telling = tellingOf(phrases, names, view)
  const sight: Sight = { phrases, view, seat, telling, frame: waitingFor(view.agenda, seat) }
  // The kind of the move says which maker takes it and which sentence takes its facts.
  const make = makers[move.kind] as (move: Move, sight: Sight) => MoveFacts[Move['kind']]
  const sentence = phrases.moves[move.kind] as (facts: MoveFacts[Move['kind']]) => Label
  return sentence(make(move, sight))
}
