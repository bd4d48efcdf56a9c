import { at, type Seat } from '@engawa/kernel'
import {
  bitokuCard,
  buildingPawns,
  crystalSlots,
  firstPoints,
  regions,
  resources,
} from '../catalogue/index.ts'
import {
  bitoku,
  countBuilt,
  rockScores,
  type State,
  setProgress,
  treasurePoints,
  visionSum,
} from '../rules/index.ts'
import { bestRockSpace } from './items.ts'
import { type Mind, mindOf, pilgrimWorth, pipWorth, usualWorth } from './mind.ts'

/** What the ascension would give as things stand, Visions not yet certain. */
function ascension({ view, seat, domain }: Mind): number {
  let points = view.order[0] === seat ? firstPoints : 0
  points += setProgress(view, seat).points + visionSum(view, seat)
  for (const region of regions) points += treasurePoints(view, seat, region)
  for (const score of rockScores(view, seat)) points += score.points
  for (const pawn of buildingPawns.slice(0, countBuilt(view, seat))) points += pawn.points
  domain.crystals.forEach((id, slot) => {
    if (id !== '') points += crystalSlots[slot]?.points ?? 0
  })
  return points
}

/** What is still to come of what the seat holds. */
function prospects(mind: Mind): number {
  const { domain, left } = mind
  let worth = bestRockSpace(mind)
  for (const resource of resources) worth += domain.goods[resource] * mind.goods[resource]
  domain.amulets.forEach((count, index) => {
    worth += count * (index + 1) * pipWorth(mind)
  })
  for (const value of domain.dice) worth += value * pipWorth(mind)
  worth += (domain.pilgrims + domain.walkers.length) * pilgrimWorth(mind)
  for (const card of domain.path.slice(domain.pawn))
    worth += Math.min(1, left) * 0.6 * bitokuCard(card).points
  const waiting = Math.min(1, left) * 0.8
  worth += waiting * (domain.mitamas.length + domain.dragonflies.length)
  for (const card of domain.hand) if (card !== '') worth += 0.2 * left
  return worth + left * usualWorth('res 3 + mp 2')
}

/** How well the seat stands, in points. */
export function standingWorth(state: State, seat: Seat): number {
  if (state.season === 'over') return at(bitoku.score(state), seat).total
  const mind = mindOf(state, seat)
  return mind.domain.vp + ascension(mind) + prospects(mind)
}
