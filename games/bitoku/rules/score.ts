import {
  highest,
  type NoData,
  type ScoreLineOf,
  type ScoreSheet,
  type Seat,
  scoreSheet,
} from '@engawa/kernel'
import { buildingPawns, crystalSlots, type Region, vision } from '../catalogue/index.ts'
import { filled } from './counts.ts'
import { rockScores } from './rockscore.ts'
import { firstLine, treasureLines, typesLine } from './scorelines.ts'
import type { State } from './state.ts'
import { countGoods, domainOf, isTengu, TENGU } from './step.ts'
import { tenguLines } from './tengu/score.ts'
import { visionsMet } from './visions.ts'
import { countBuilt } from './zones.ts'

/** The reasons for points, and what their words need. */
export interface Lines {
  game: NoData
  first: NoData
  types: { readonly types: number }
  treasure: { readonly region: Region; readonly treasure: string }
  rock: { readonly rock: string; readonly pilgrims: number; readonly items: number }
  guardians: { readonly sum: number }
  vision: { readonly vision: string }
  missed: { readonly vision: string }
  floor: NoData
  destiny: { readonly buildings: number; readonly crystals: number }
  // The Tengu's own
  shown: { readonly count: number }
  yokai: { readonly count: number }
  resources: { readonly count: number }
  crystals: { readonly count: number }
  ahead: { readonly tracks: number }
}

export type Line = ScoreLineOf<Lines>

/** BIT-420, BIT-588: everything but the points of the game itself is counted in the ascension. */
export const atEnd: readonly Line['name'][] = [
  'first',
  'types',
  'treasure',
  'rock',
  'guardians',
  'vision',
  'missed',
  'floor',
  'destiny',
  'shown',
  'yokai',
  'resources',
  'crystals',
  'ahead',
]

/** BIT-435. */
function guardiansLine(state: State, seat: Seat): Line {
  const { dice, goods } = domainOf(state, seat)
  const sum = dice.reduce((total, value) => total + value, 0) + countGoods(goods)
  return { name: 'guardians', points: Math.floor(sum / 4), rule: 'BIT-435', data: { sum } }
}

/** BIT-436 to BIT-438: the losses never take a score below nothing (BIT-065). */
function visionLines(state: State, seat: Seat, before: number): Line[] {
  const met = visionsMet(state, seat)
  const lines = domainOf(state, seat).visions.map((id): Line => {
    const { points, loss } = vision(id)
    const fulfilled = met.includes(id)
    return fulfilled
      ? { name: 'vision', points, rule: 'BIT-436', data: { vision: id } }
      : { name: 'missed', points: -loss, rule: 'BIT-437', data: { vision: id } }
  })
  const after = before + lines.reduce((sum, line) => sum + line.points, 0)
  if (after < 0) lines.push({ name: 'floor', points: -after, rule: 'BIT-438' })
  return lines
}

/** BIT-440: VP uncovered in the building row and on the crystal slots. */
function destinyLine(state: State, seat: Seat): Line {
  const built = countBuilt(state, seat)
  let points = buildingPawns.slice(0, built).reduce((sum, pawn) => sum + pawn.points, 0)
  const { crystals } = domainOf(state, seat)
  crystals.forEach((id, slot) => {
    if (id !== '') points += crystalSlots[slot]?.points ?? 0
  })
  return { name: 'destiny', points, rule: 'BIT-440', data: { buildings: built, crystals: filled(crystals) } }
}

/** The ascension of a seat, step by step (BIT-420). */
function seatLines(state: State, seat: Seat): Line[] {
  const lines: Line[] = [
    { name: 'game', points: domainOf(state, seat).vp, rule: 'BIT-065' },
    firstLine(state, seat),
    typesLine(state, seat),
    ...treasureLines(state, seat),
    ...rockScores(state, seat).map(
      ({ rock, pilgrims, items, points }): Line => ({
        name: 'rock',
        points,
        rule: 'BIT-431',
        data: { rock, pilgrims, items },
      }),
    ),
    guardiansLine(state, seat),
  ]
  const before = lines.reduce((sum, line) => sum + line.points, 0)
  return [...lines, ...visionLines(state, seat, before), destinyLine(state, seat)]
}

function sheetOf(state: State, seat: Seat): ScoreSheet<Line> {
  return scoreSheet(seat, isTengu(state, seat) ? tenguLines(state) : seatLines(state, seat))
}

export const score = (state: State): ScoreSheet<Line>[] =>
  state.domains.map((_domain, seat) => sheetOf(state, seat))

export const totals = (state: State): number[] => score(state).map(({ total }) => total)

/** BIT-442 to BIT-444, BIT-598. */
export function winners(state: State): Seat[] {
  const points = totals(state)
  if (state.solo) return [(points[0] ?? 0) > (points[TENGU] ?? 0) ? 0 : TENGU]
  const best = highest(state.order, (seat) => points[seat] ?? 0)
  const seers = highest(best, (seat) => visionsMet(state, seat).length)
  return seers.slice(0, 1)
}
