import type { Seat } from '@engawa/kernel'
import { bitokuCard, firstPoints, regions, typePoints } from '../catalogue/index.ts'
import type { Line } from './score.ts'
import type { State } from './state.ts'
import { domainOf } from './step.ts'
import { treasurePoints } from './treasures.ts'

/** BIT-423. */
export const firstLine = (state: State, seat: Seat, rule = 'BIT-423'): Line => ({
  name: 'first',
  points: state.order[0] === seat ? firstPoints : 0,
  rule,
})

/** BIT-424. */
export function typesLine(state: State, seat: Seat, rule = 'BIT-424'): Line {
  const types = new Set(domainOf(state, seat).path.map((card) => bitokuCard(card).type)).size
  return { name: 'types', points: typePoints[types] ?? 0, rule, data: { types } }
}

/** BIT-425 to BIT-429, BIT-595. */
export function treasureLines(state: State, seat: Seat): Line[] {
  return regions.map((region) => ({
    name: 'treasure',
    points: treasurePoints(state, seat, region),
    rule: 'BIT-425',
    data: { region, treasure: state.treasures[region - 1] ?? '' },
  }))
}
