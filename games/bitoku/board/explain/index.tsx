import { at, type Seat } from '@engawa/kernel'
import { type Explanation, type Explanations, Icon as Glyph, type Seen } from '@engawa/web/kit'
import {
  COPY,
  type Region,
  regions,
  resources,
  rockSpaces,
  treasure,
  type Wild,
  wilds,
} from '../../catalogue/index.ts'
import type { SpotKind, ThingKind } from '../../rules/index.ts'
import {
  boardOf,
  type Favour,
  favourCard,
  HILL,
  isCovered,
  LOCKED,
  type Move,
  needOf,
  pathsOf,
  portalAt,
  type State,
  treasurePoints,
  UNLOCKED,
} from '../../rules/index.ts'
import { effectText } from '../../words/effects.ts'
import { printedOf } from '../../words/telling.ts'
import { Kodama, Seal, SeatDie, Sign, SignSheet } from '../signs.tsx'
import { boardWords } from '../words/index.ts'
import { about } from './about.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { type Icon, type Topic, topics } from './icons.ts'
import { gamePhrases, type Phrases, sayOf } from './phrases.ts'
import { nameOf, pieceOf } from './pieces.tsx'
import { portrait } from './portrait.tsx'
import { told } from './told.ts'

type Bitoku = Seen<State>

function drawIcon(icon: Icon, size: number) {
  return icon === 'points' ? <Seal points={3} /> : <Sign name={icon} size={size} />
}

const regionOf = (text: string): Region | undefined => regions.find((region) => String(region) === text)
const wildOf = (text: string): Wild | undefined => wilds.find((region) => String(region) === text)

const stateOf = (place: number): keyof Phrases['dieStates'] => {
  if (place === LOCKED) return 'locked'
  if (place === UNLOCKED) return 'unlocked'
  return place > HILL ? 'across' : 'out'
}

function die(seen: Bitoku, owner: string, index: string): Explanation | undefined {
  const seat: Seat = Number(owner)
  const domain = seen.view.domains[seat]
  const value = domain?.dice[Number(index)]
  if (domain === undefined || value === undefined) return undefined
  const say = sayOf(seen.locale)
  return {
    name: say.die(value, nameOf(seen, seat)),
    what: say.dieStates[stateOf(at(domain.places, Number(index)))],
    picture: <SeatDie value={value} seat={seat} size={46} />,
    does: say.dieDoes,
    rule: 'BIT-090',
  }
}

function region({ view, locale }: Bitoku, id: string): Explanation | undefined {
  const found = regionOf(id)
  if (found === undefined) return undefined
  const say = sayOf(locale)
  const shared = { name: say.region(gamePhrases(locale).names.regions[found]) }
  if (found === 3) return { ...shared, does: say.house, rule: 'BIT-185' }
  return {
    ...shared,
    does: say.regionDoes,
    worth: [{ value: `${needOf(view, found).value}`, text: say.regionNeed }],
    rule: 'BIT-135',
  }
}

function favour(seen: Bitoku, hill: string, kind: string): Explanation | undefined {
  const wild = wildOf(hill)
  const names: readonly Favour[] = ['yokai', 'bitoku', 'double']
  const found = names.find((one) => one === kind)
  if (wild === undefined || found === undefined) return undefined
  const { view, locale } = seen
  const say = sayOf(locale)
  const shared = { name: boardWords[locale].favour[found], rule: 'BIT-241', get: say.favourGet }
  if (isCovered(view, wild, found))
    return { ...shared, picture: <Sign name="hikaru" size={44} />, does: say.favourTaken }
  if (found === 'double') {
    const effect = effectText(gamePhrases(locale).effects, 'two of (vision, rock, rockpil, kod 1)')
    return { ...shared, name: say.favourDouble, picture: <Sign name="vision" size={44} />, does: effect }
  }
  const card = favourCard(view, wild, found)
  const piece = card === '' ? undefined : pieceOf(seen, card)
  return piece === undefined
    ? { ...shared, does: say.favourNone }
    : { ...piece, what: shared.name, get: say.favourGet }
}

function trail(seen: Bitoku, index: string, space: string): Explanation | undefined {
  const { view, locale } = seen
  const found = pathsOf(view).trails[Number(index)]
  const printed = found?.spaces[Number(space)]
  if (found === undefined || printed === undefined) return undefined
  const say = sayOf(locale)
  const tile = found.kind === 'portal' ? portalAt(view, Number(index)) : ''
  const portal = tile === '' ? undefined : pieceOf(seen, tile)?.does
  const { name, does, rule } = say.icons[found.kind]
  return {
    name,
    what: printedOf(gamePhrases(locale), found.id).title,
    picture: <Sign name={found.kind} size={46} />,
    does: portal === undefined ? does : `${does} ${portal}`,
    worth: [{ value: printed.points, text: say.trailWorth }],
    get: say.trailGet,
    rule,
  }
}

function track(seen: Bitoku, id: string): Explanation | undefined {
  const found = regionOf(id)
  if (found === undefined) return undefined
  const { view, seat, locale } = seen
  const say = sayOf(locale)
  const { points } = treasure(at(view.treasures, found - 1))
  return {
    name: say.track(boardWords[locale].regions[found]),
    picture: <Kodama seat={seat} size={42} />,
    does: `${say.icons.kodama.does} ${say.treasure(points.join(' / '))}`,
    worth: [{ value: treasurePoints(view, seat, found), text: say.trackNow }],
    rule: 'BIT-425',
  }
}

function kodama(seen: Bitoku, owner: string, id: string): Explanation | undefined {
  const found = regionOf(id)
  const domain = seen.view.domains[Number(owner)]
  const shared = found === undefined ? undefined : track(seen, id)
  if (found === undefined || domain === undefined || shared === undefined) return undefined
  const say = sayOf(seen.locale)
  const { regions: short } = boardWords[seen.locale]
  return {
    ...shared,
    name: say.kodama(nameOf(seen, Number(owner))),
    what: say.kodamaAt(short[found], at(domain.kodamas, found - 1)),
    picture: <Kodama seat={Number(owner)} size={42} />,
  }
}

function resource({ view, seat, locale }: Bitoku, id: string): Explanation | undefined {
  const name = resources.find((one) => one === id)
  if (name === undefined) return undefined
  const say = sayOf(locale)
  const text = say.icons[name]
  return {
    ...text,
    picture: <Sign name={name} size={46} />,
    worth: [{ value: `${at(view.domains, seat).goods[name]}`, text: say.resourceNow(text.name) }],
  }
}

const always =
  (name: (say: Phrases) => string, does: (say: Phrases) => string, rule: string, picture?: Icon) =>
  ({ locale }: Bitoku): Explanation => ({
    name: name(sayOf(locale)),
    does: does(sayOf(locale)),
    picture: picture && drawIcon(picture, 44),
    rule,
  })

const space = always(
  (say) => say.space,
  (say) => say.spaceDoes,
  'BIT-309',
  'pilgrim',
)

function verb(kind: keyof Phrases['verbs'], rule: string, icon?: Icon) {
  return ({ locale }: Bitoku): Explanation => ({
    name: boardWords[locale].verbs[kind],
    does: sayOf(locale).verbs[kind],
    picture: icon === undefined ? <Glyph name="house" size={40} /> : drawIcon(icon, 44),
    rule,
  })
}

const verbs = {
  play: verb('play', 'BIT-122', 'yokai'),
  use: verb('use', 'BIT-135', 'unlock'),
  cross: verb('cross', 'BIT-230', 'cross'),
  pass: verb('pass', 'BIT-150'),
} as const

/** What each thing of the board is. */
export const explanations: Explanations<State, ThingKind | SpotKind, Icon, Move> = {
  spots: {
    card: (seen, id = '') => pieceOf(seen, id),
    tile: (seen, id = '') => pieceOf(seen, id),
    rock: (seen, id = '') => pieceOf(seen, id),
    die: (seen, owner = '', index = '') => die(seen, owner, index),
    slot: always(
      (say) => say.slot,
      (say) => say.slotDoes,
      'BIT-122',
      'yokai',
    ),
    region: (seen, id = '') => region(seen, id),
    floor({ view, locale }, id) {
      const say = sayOf(locale)
      const board = boardWords[locale]
      const gain = boardOf(view).houseSpaces[Number(id) - 1]
      if (gain === undefined) return undefined
      const text = gain === COPY ? board.copySpace : effectText(gamePhrases(locale).effects, gain)
      return { name: say.floor(board.ordinal(Number(id))), does: say.floorDoes(text), rule: 'BIT-190' }
    },
    tier({ locale }, value) {
      const say = sayOf(locale)
      return { name: say.tier(Number(value)), does: say.regionDoes, rule: 'BIT-135' }
    },
    zone({ locale }, id = '', type = '') {
      const found = regionOf(id)
      const { buildings } = gamePhrases(locale).names
      const kind = (Object.keys(buildings) as (keyof typeof buildings)[]).find((one) => one === type)
      if (found === undefined || kind === undefined) return undefined
      const say = sayOf(locale)
      return {
        name: say.zone(boardWords[locale].regions[found]),
        picture: <Sign name={kind} size={44} />,
        does: say.zoneDoes(buildings[kind]),
        rule: 'BIT-204',
      }
    },
    favour: (seen, hill = '', kind = '') => favour(seen, hill, kind),
    amulet({ view, seat, locale }, worth) {
      const say = sayOf(locale)
      const count = at(view.domains, seat).amulets[Number(worth) - 1] ?? 0
      return {
        ...say.icons.amulet,
        name: say.amulet(Number(worth)),
        picture: <Sign name="amulet" size={46} />,
        worth: [{ value: `${count}`, text: say.amuletNow }],
      }
    },
    resource: (seen, id = '') => resource(seen, id),
    space,
    walker: space,
    trail: (seen, index = '', place = '') => trail(seen, index, place),
    track: (seen, id = '') => track(seen, id),
    kodama: (seen, owner = '', id = '') => kodama(seen, owner, id),
    rockSpace({ locale }, index) {
      const say = sayOf(locale)
      const cost = rockSpaces[Number(index)]?.cost
      const { names } = gamePhrases(locale)
      return {
        name: say.rockSpace(Number(index) + 1),
        picture: <Sign name="rockPilgrim" size={46} />,
        does: say.icons.rockPilgrim.does,
        get: cost === undefined ? undefined : say.costs(names.goods(cost)),
        rule: 'BIT-355',
      }
    },
    crystalSlot({ locale }, index) {
      const say = sayOf(locale)
      const slot = Number(index)
      const kind = slot < 3 ? 'sense' : slot < 6 ? 'dream' : 'memory'
      return {
        name: say.crystalSlot,
        picture: <Sign name={kind} size={46} />,
        does: `${say.crystalSlotDoes(gamePhrases(locale).names.crystals[kind])} ${say.icons[kind].does}`,
        rule: say.icons[kind].rule,
      }
    },
    path({ view, seat, locale }) {
      const { path, pawn } = at(view.domains, seat)
      const next = path[pawn]
      const say = sayOf(locale)
      return {
        name: say.path,
        picture: <Sign name="bitoku" size={46} />,
        does: say.icons.bitoku.does,
        get: next === undefined ? undefined : printedOf(gamePhrases(locale), next).title,
        rule: 'BIT-333',
      }
    },
    plate(seen, seat) {
      const say = sayOf(seen.locale)
      return { name: say.plate(nameOf(seen, Number(seat))), does: say.plateDoes, rule: 'BIT-082' }
    },
    pilgrims({ view, seat, locale }) {
      const say = sayOf(locale)
      return {
        ...say.icons.pilgrim,
        picture: <Sign name="pilgrim" size={46} />,
        worth: [{ value: `${at(view.domains, seat).pilgrims}`, text: say.pilgrims }],
      }
    },
    verb: (seen, kind) =>
      kind === 'play' || kind === 'use' || kind === 'cross' || kind === 'pass'
        ? verbs[kind](seen)
        : undefined,
    ledger: always(
      (say) => say.ledger,
      (say) => say.ledgerDoes,
      'BIT-441',
      'points',
    ),
    queue: always(
      (say) => say.queue,
      (say) => say.queueDoes,
      'BIT-070',
    ),
    tengu({ locale }, id = '') {
      const { title, full } = printedOf(gamePhrases(locale), id)
      return title === '' ? undefined : { name: title, does: full, rule: 'BIT-512' }
    },
    'trail-end': (seen, index = '') => trail(seen, index, '0'),
    year: always(
      (say) => say.year,
      (say) => say.yearDoes,
      'BIT-001',
    ),
  },
  icons: { en: en.icons, fr: fr.icons },
  legend: (Object.keys(topics) as Topic[]).map((topic) => ({
    title: { en: en.legend[topic], fr: fr.legend[topic] },
    icons: topics[topic],
  })),
  about,
  told,
  portrait,
  drawIcon,
  sheet: () => <SignSheet />,
}
