import type { ScoreLine } from '@engawa/kernel'
import { building, buildingPawns, mitama, regions, yokaiCard } from '../../catalogue/index.ts'
import { kodamaAt } from '../kodamas.ts'
import { firstLine, treasureLines, typesLine } from '../scorelines.ts'
import type { State } from '../state.ts'
import { countGoods, domainOf, TENGU } from '../step.ts'
import { builtBy, countBuilt } from '../zones.ts'
import { hasRockOf, prefersBuilding, prefersMitama, prefersYokai, SEAT } from './terms.ts'

const line = (name: string, points: number, rule: string): ScoreLine => ({ name, points, rule })

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
function aheadPoints(state: State): number {
  if (!state.options.tenguKodamaPoints) return 0
  return 3 * regions.filter((region) => kodamaAt(state, TENGU, region) > kodamaAt(state, SEAT, region)).length
}

/** The final count of the Tengu, A to H (BIT-588 to BIT-597). */
export function tenguLines(state: State): ScoreLine[] {
  const domain = domainOf(state, TENGU)
  const pawns = buildingPawns.slice(0, countBuilt(state, TENGU))
  return [
    line('game', domain.vp, 'BIT-065'),
    line(
      'destiny',
      pawns.reduce((sum, pawn) => sum + pawn.points, 0),
      'BIT-589',
    ),
    line('shown', 3 * countShown(state), 'BIT-590'),
    line('yokai', yokaiPoints(state), 'BIT-591'),
    line('resources', countGoods(domain.goods), 'BIT-592'),
    line('crystals', 2 * domain.crystals.length, 'BIT-593'),
    typesLine(state, TENGU, 'BIT-594'),
    ...treasureLines(state, TENGU),
    firstLine(state, TENGU, 'BIT-596'),
    line('ahead', aheadPoints(state), 'BIT-609'),
  ]
}
