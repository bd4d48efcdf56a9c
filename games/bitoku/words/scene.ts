import { at, bagSize, type Names, type SceneSection, type Seat } from '@engawa/kernel'
import {
  building,
  COPY,
  forestActions,
  type Market,
  markets,
  neutralSpace,
  type Region,
  regions,
  tiers,
  type Wild,
  wilds,
  zoneSlots,
} from '../catalogue/index.ts'
import {
  boardOf,
  favourCard,
  HILL,
  isCovered,
  isTengu,
  needOf,
  ownerOf,
  pathsOf,
  pending,
  portalAt,
  priceOf,
  type State,
} from '../rules/index.ts'
import { effectText } from './effects.ts'
import type { Phrases, Telling } from './phrases.ts'
import { domainSection, shortSection, tenguSection } from './scene-domain.ts'
import { detailOf, nameOf, sourceName, tellingOf } from './telling.ts'

/** Where one looks from. */
export interface Sight {
  readonly phrases: Phrases
  readonly view: State
  readonly telling: Telling
  /** The seat that reads, or the first where the table itself does. */
  readonly reader: Seat
}

/** The table in words, from the middle outwards. */
export function sceneOf(phrases: Phrases, view: State, names: Names): SceneSection[] {
  const reader = names.viewer === 'table' ? 0 : names.viewer
  const sight: Sight = { phrases, view, reader, telling: tellingOf(phrases, names, view) }
  const { titles } = phrases.scene
  const own = view.domains[reader] !== undefined && names.viewer !== 'table' ? [reader] : []
  const others = view.order.filter((seat) => !own.includes(seat))
  return [
    { title: titles.year, lines: yearLines(sight) },
    ...section(titles.pending, pendingLines(sight)),
    ...own.map((seat) => domainSection(sight, seat)),
    { title: titles.regions, lines: regions.flatMap((region) => regionLines(sight, region)) },
    { title: titles.hills, lines: hillLines(sight) },
    { title: titles.zones, lines: wilds.map((zone) => zoneLine(sight, zone)) },
    ...markets.map((market) => marketSection(sight, market)),
    { title: titles.paths, lines: pathLines(sight) },
    { title: titles.kodamas, lines: regions.map((region) => trackLine(sight, region)) },
    { title: titles.garden, lines: gardenLines(sight) },
    ...others.map((seat) => (isTengu(view, seat) ? tenguSection(sight) : shortSection(sight, seat))),
  ]
}

const section = (title: string, lines: readonly string[]): SceneSection[] =>
  lines.length > 0 ? [{ title, lines }] : []

function yearLines({ phrases, view, telling }: Sight): string[] {
  const { scene, names } = phrases
  return [scene.year(view.year, names.seasons[view.season]), scene.order(view.order.map(telling.person))]
}

function pendingLines({ phrases, view, telling }: Sight): string[] {
  return pending(view).map(({ kind, seat, source, options }) => {
    const known = options.filter((name) => name !== 'card' && name !== 'crystal')
    const texts = known.map((name) => effectText(phrases.effects, name))
    return phrases.scene.pending(kind, telling.person(seat), sourceName(phrases, source), texts.join(' / '))
  })
}

/** The dice that stand on places from `first` on, in the order of the places. */
function diceAt({ phrases, view, telling }: Sight, first: number, count: number): string[] {
  const found: string[] = []
  for (let place = first; place < first + count; place++)
    view.domains.forEach(({ dice, places }, seat) => {
      const die = places.indexOf(place)
      if (die >= 0) found.push(phrases.scene.die({ person: telling.person(seat), value: at(dice, die) }))
    })
  return found
}

function regionLines(sight: Sight, region: Region): string[] {
  const { phrases, view } = sight
  const { scene, names, effects } = phrases
  const { houseSpaces, dieSpaces } = boardOf(view)
  if (region === 3) {
    const floors = houseSpaces.map((space, index) => {
      const [die = scene.free] = diceAt(sight, 31 + index, 1)
      return scene.floor(index + 1, space === COPY ? scene.copySpace : effectText(effects, space), die)
    })
    return [scene.house(names.regions[3]), ...floors]
  }
  const dice = diceAt(sight, region * 10 + 1, dieSpaces)
  const actions = tiers.map((tier) => scene.action(tier, effectText(effects, forestActions[region][tier])))
  const line = scene.region(names.regions[region], dice, dieSpaces - dice.length, needOf(view, region))
  return [line, actions.join(' · ')]
}

function favourText({ phrases, view }: Sight, hill: Wild, favour: 'bitoku' | 'yokai'): string {
  if (isCovered(view, hill, favour)) return phrases.scene.given
  const card = favourCard(view, hill, favour)
  return card === '' ? phrases.scene.empty : detailOf(phrases, card)
}

function hillLines(sight: Sight): string[] {
  const { phrases, view } = sight
  const { scene, names } = phrases
  const { hills, hillSpaces } = boardOf(view)
  const lines = wilds.map((hill) =>
    scene.hill(
      names.regions[hill],
      favourText(sight, hill, 'bitoku'),
      favourText(sight, hill, 'yokai'),
      !isCovered(view, hill, 'double'),
    ),
  )
  const leaders = wilds.filter((hill) => hills[hill][0] === hill)
  const across = leaders.map((leader) => {
    const dice = diceAt(sight, HILL + leader * 10 + 1, hillSpaces)
    const group = phrases.list(hills[leader].map((hill) => names.regions[hill]))
    return scene.across(group, dice, hillSpaces - dice.length)
  })
  return [...lines, ...across]
}

function zoneLine({ phrases, view, telling }: Sight, zone: Wild): string {
  const { scene, names } = phrases
  const first = wilds.indexOf(zone) * 4
  const tiles = zoneSlots[zone].map((type, index) => {
    const tile = at(view.zones, first + index)
    if (tile === '') return scene.openSlot(names.buildings[type])
    const owner = ownerOf(view, tile)
    const ancient = building(tile).type === 'ancient'
    return scene.built(nameOf(phrases, tile), ancient || owner < 0 ? undefined : telling.person(owner))
  })
  return scene.zone(names.regions[zone], tiles)
}

function marketSection({ phrases, view, reader }: Sight, market: Market): SceneSection {
  const { scene, names } = phrases
  const { mitamaPoints } = boardOf(view)
  const lines = view.markets[market].map((tile, slot) => {
    if (tile === '') return scene.empty
    const { count, most, gives } = priceOf(view, reader, market, slot, 0)
    const text = market === 'mitama' ? nameOf(phrases, tile) : detailOf(phrases, tile)
    if (gives > 0) return scene.gives(text, gives)
    return scene.tile(text, names.price(count, most), market === 'mitama' ? at(mitamaPoints, slot) : 0)
  })
  return { title: names.markets[market], lines: [...lines, scene.stack(bagSize(view.stacks[market]))] }
}

function pathLines({ phrases, view, telling }: Sight): string[] {
  const { scene } = phrases
  const walking = view.domains.flatMap(({ walkers }, seat) => {
    if (walkers.length === 0) return []
    const spaces = phrases.list(walkers.map((space) => nameOf(phrases, space)))
    return [scene.walkers(telling.person(seat), spaces)]
  })
  const trails = pathsOf(view).trails.map((trail, index) => {
    const spaces = trail.spaces.map(({ points, amulet }, space) => {
      const sleeper = at(at(view.trails, index), space)
      return scene.trailSpace(points, amulet, sleeper < 0 ? '' : telling.person(sleeper).name)
    })
    const tile = trail.kind === 'portal' ? nameOf(phrases, portalAt(view, index)) : ''
    return scene.trail(nameOf(phrases, trail.id), tile, spaces)
  })
  return [...walking, ...trails]
}

function trackLine({ phrases, view, telling }: Sight, region: Region): string {
  const { scene, names } = phrases
  const kodamas = view.domains.map(({ kodamas: spaces }, seat) =>
    scene.kodama(telling.person(seat), at(spaces, region - 1)),
  )
  if (boardOf(view).neutralKodama) kodamas.push(scene.neutral(neutralSpace))
  return scene.track(names.regions[region], nameOf(phrases, at(view.treasures, region - 1)), kodamas)
}

function gardenLines({ phrases, view }: Sight): string[] {
  const there = view.garden.filter((rock) => rock !== '').map((rock) => nameOf(phrases, rock))
  return there.length > 0 ? there : [phrases.scene.empty]
}
