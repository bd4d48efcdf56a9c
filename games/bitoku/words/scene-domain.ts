import { at, bagSize, type SceneSection, type Seat } from '@engawa/kernel'
import { crystalSlots } from '../catalogue/index.ts'
import {
  bitoku,
  builtBy,
  countItem,
  HILL,
  LOCKED,
  nextPawn,
  regionAt,
  rockScores,
  type State,
  setProgress,
  TENGU,
  UNLOCKED,
  visionProgress,
} from '../rules/index.ts'
import type { Phrases } from './phrases.ts'
import type { Sight } from './scene.ts'
import { detailOf, nameOf } from './telling.ts'

const hills: readonly (1 | 2 | 4 | 5)[] = [1, 2, 4, 5]

/** Where a die is, in words. */
function whereIs({ scene, names }: Phrases, place: number): string {
  if (place === LOCKED) return scene.locked
  if (place === UNLOCKED) return scene.unlocked
  const region = regionAt(place)
  if (region !== 0) return names.regions[region]
  const hill = hills.find((one) => one === Math.floor((place - HILL) / 10)) ?? 1
  return scene.onHill(names.regions[hill])
}

const listOr = ({ list, scene }: Phrases, items: readonly string[]): string =>
  items.length > 0 ? list(items) : scene.empty

function namesOf(phrases: Phrases, ids: readonly string[]): string[] {
  return ids.filter((id) => id !== '').map((id) => nameOf(phrases, id))
}

function standingLine({ phrases, view }: Sight, seat: Seat): string {
  const { vp, goods, amulets, pilgrims, passed } = at(view.domains, seat)
  const total = bitoku.score(view)[seat]?.total ?? vp
  return phrases.scene.standing({ vp, total, goods: phrases.names.goods(goods), amulets, pilgrims, passed })
}

function slotLines({ phrases, view }: Sight, seat: Seat): string[] {
  const { dice, places, slots, crystals } = at(view.domains, seat)
  return slots.map((card, slot) => {
    const crystal = crystals[slot] ?? ''
    return phrases.scene.slot({
      slot,
      die: at(dice, slot),
      where: whereIs(phrases, at(places, slot)),
      card: card === '' ? '' : nameOf(phrases, card),
      crystal: crystal === '' ? '' : nameOf(phrases, crystal),
    })
  })
}

function visionLines({ phrases, view }: Sight, seat: Seat): string[] {
  return visionProgress(view, seat).map(({ vision, items, met }) => {
    const progress = items.map(({ item, have, need }) =>
      phrases.scene.progress(phrases.names.visionItem(item, need), have, need),
    )
    return phrases.scene.vision(nameOf(phrases, vision.id), phrases.list(progress), met)
  })
}

function pathLine({ phrases, view }: Sight, seat: Seat): string {
  const { path, pawn } = at(view.domains, seat)
  const { types, points } = setProgress(view, seat)
  const names = namesOf(phrases, path)
  return phrases.scene.path(names.slice(0, pawn), names.slice(pawn), types, points)
}

function rockLines({ phrases, view }: Sight, seat: Seat): string[] {
  return rockScores(view, seat).map(({ rock, pilgrims, items, points }) =>
    phrases.scene.rock(nameOf(phrases, rock), pilgrims, items, points),
  )
}

function buildingLine({ phrases, view }: Sight, seat: Seat): string {
  const pawn = nextPawn(view, seat)
  const next = pawn === undefined ? '' : phrases.names.goods({ ...pawn, jade: 0, sake: 0 })
  return phrases.scene.buildings(listOr(phrases, namesOf(phrases, builtBy(view, seat))), next)
}

/** Everything before the seat that reads. */
export function domainSection(sight: Sight, seat: Seat): SceneSection {
  const { phrases, view, telling } = sight
  const { scene } = phrases
  const domain = at(view.domains, seat)
  const beyondSlots = domain.crystals.filter((_id, slot) => slot >= 3 && slot < crystalSlots.length)
  const spirits = scene.spirits(
    listOr(phrases, namesOf(phrases, [...domain.mitamas, ...domain.held])),
    listOr(phrases, namesOf(phrases, domain.dragonflies)),
    domain.pairs.length,
  )
  return {
    title: scene.seat(telling.person(seat)),
    lines: [
      standingLine(sight, seat),
      ...slotLines(sight, seat),
      scene.hand(
        listOr(
          phrases,
          domain.hand.filter((card) => card !== '').map((card) => detailOf(phrases, card)),
        ),
        domain.hand.length,
      ),
      scene.deck(bagSize(domain.deck), listOr(phrases, namesOf(phrases, domain.discard))),
      pathLine(sight, seat),
      ...visionLines(sight, seat),
      spirits,
      scene.dreams(listOr(phrases, namesOf(phrases, beyondSlots))),
      ...rockLines(sight, seat),
      buildingLine(sight, seat),
    ],
  }
}

function ownedBy(view: State, seat: Seat) {
  const { visions, path, pawn, rocks } = at(view.domains, seat)
  return {
    buildings: countItem(view, seat, 'building'),
    crystals: countItem(view, seat, 'crystal'),
    mitamas: countItem(view, seat, 'mitama'),
    pairs: countItem(view, seat, 'pair'),
    visions: visions.length,
    bitoku: path.length,
    accomplished: pawn,
    rocks: rocks.length,
  }
}

/** Another seat in a few lines. */
export function shortSection(sight: Sight, seat: Seat): SceneSection {
  const { phrases, view, telling } = sight
  const { scene } = phrases
  const { dice, places, hand } = at(view.domains, seat)
  const seen = dice.map((value, die) => `${value} ${whereIs(phrases, at(places, die))}`)
  const unlocked = places.filter((place) => place === UNLOCKED).length
  return {
    title: scene.seat(telling.person(seat)),
    lines: [
      standingLine(sight, seat),
      scene.short(hand.length, unlocked, seen.join(' · ')),
      scene.shortOwned(ownedBy(view, seat)),
    ],
  }
}

/** The Tengu as another seat, with its cards, its attitude and its last roll. */
export function tenguSection(sight: Sight): SceneSection {
  const { phrases, view } = sight
  const { scene, names } = phrases
  const { row, active, will } = view.tengu
  const { discard, rocks } = at(view.domains, TENGU)
  const cards = row
    .filter((card) => card !== '')
    .map((card, place) => scene.tenguCard(names.places[place] ?? '', nameOf(phrases, card)))
  return {
    title: scene.titles.tengu,
    lines: [
      ...shortSection(sight, TENGU).lines,
      scene.tenguRocks(discard.length, phrases.list(namesOf(phrases, rocks))),
      ...cards,
      scene.attitude(active),
      ...(will.length > 0 ? [scene.will(will)] : []),
    ],
  }
}
