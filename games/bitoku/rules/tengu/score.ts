import { building, buildingPawns, mitama, regions, yokaiCard } from '../../catalogue/index.ts'
import { kodamaAt } from '../kodamas.ts'
import type { Line } from '../score.ts'
import { firstLine, treasureLines, typesLine } from '../scorelines.ts'
import type { State } from '../state.ts'
import { countGoods, domainOf, TENGU } from '../step.ts'
import { builtBy, countBuilt } from '../zones.ts'
import { hasRockOf, prefersBuilding, prefersMitama, prefersYokai, SEAT } from './terms.ts'

/** BIT-590: what its rocks show, wild ones where a rock of their kind is there. */
function countShown(state: State): number {
  const { discard, mitamas, pairs } = domainOf(state, TENGU)
  const yokai = discard.filter(
    (card) => prefersYokai(state, card) || (yokaiCard(card).type === 'yamauba' && hasRockOf(state, 'yokai')),
  )
  const spirits = [...mitamas, ...pairs.map(([spirit]) => spirit)].filter(
    (tile) => prefersMitama(state, tile) || (mitama(tile).type === 'shinigami' && hasRockOf(state, 'mitama')),
  )
  const built = builtBy(state, TENGU).filter((tile) => prefersBuilding(state, building(tile).id))
  return yokai.length + spirits.length + built.length
}

/** BIT-591. */
function yokaiPoints(state: State): number {
  return domainOf(state, TENGU).discard.reduce(
    (sum, card) => sum + (yokaiCard(card).colour === undefined ? 6 : 3),
    0,
  )
}

/** BIT-609: level does not count. */
function tracksAhead(state: State): number {
  if (!state.options.tenguKodamaPoints) return 0
  return regions.filter((region) => kodamaAt(state, TENGU, region) > kodamaAt(state, SEAT, region)).length
}

/** BIT-589: only its building pawns; its crystals have a line of their own. */
function destinyLine(state: State): Line {
  const buildings = countBuilt(state, TENGU)
  const points = buildingPawns.slice(0, buildings).reduce((sum, pawn) => sum + pawn.points, 0)
  return { name: 'destiny', points, rule: 'BIT-589', data: { buildings, crystals: 0 } }
}

/** The final count of the Tengu, A to H (BIT-588 to BIT-597). */
export function tenguLines(state: State): Line[] {
  const { vp, goods, crystals, discard } = domainOf(state, TENGU)
  const shown = countShown(state)
  const resources = countGoods(goods)
  const tracks = tracksAhead(state)
  return [
    { name: 'game', points: vp, rule: 'BIT-065' },
    destinyLine(state),
    { name: 'shown', points: 3 * shown, rule: 'BIT-590', data: { count: shown } },
    { name: 'yokai', points: yokaiPoints(state), rule: 'BIT-591', data: { count: discard.length } },
    { name: 'resources', points: resources, rule: 'BIT-592', data: { count: resources } },
    { name: 'crystals', points: 2 * crystals.length, rule: 'BIT-593', data: { count: crystals.length } },
    typesLine(state, TENGU, 'BIT-594'),
    ...treasureLines(state, TENGU),
    firstLine(state, TENGU, 'BIT-596'),
    { name: 'ahead', points: 3 * tracks, rule: 'BIT-609', data: { tracks } },
  ]
}
