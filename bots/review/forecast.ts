import { at, type GamePlay } from '@engawa/kernel'
import { Ridge } from '../ridge.ts'
import { weightedSum } from '../value.ts'
import { type Outcome, outcomeOf } from './outcome.ts'

/** A turn's end that was seen in a trial, and how that trial ended. */
export interface Glimpse {
  /** For each seat. */
  readonly features: readonly (readonly number[])[]
  readonly totals: readonly number[]
  readonly outcome: Outcome
}

/** What a turn's end is worth in this very game: learned from trials that began at its own positions. */
export interface Forecast {
  readonly points: readonly number[]
  readonly lead: readonly number[]
  /** A lead counts for less the more points are still to come: their spread at the end, and for each such point. */
  readonly spread: readonly [number, number]
}

/** How much the fit prefers small weights. */
const penalty = 0.003

/** What the forecast goes by, for each seat; nothing where the game names no features. */
export function featuresOf(
  { game, adviser }: GamePlay,
  state: unknown,
): Pick<Glimpse, 'features' | 'totals'> | undefined {
  const value = adviser.search?.value
  if (value === undefined) return undefined
  const totals = game.score(state).map(({ total }) => total)
  const all = totals.reduce((sum, total) => sum + total, 0)
  return {
    totals,
    features: totals.map((total, seat) => [...value.features(state, seat), total, all - total]),
  }
}

function leads(points: readonly number[]): number[] {
  return points.map((own, seat) => own - Math.max(...points.filter((_, other) => other !== seat)))
}

/** Leads as chances, which make one together. */
function chances(expected: readonly number[], spread: number): number[] {
  const best = Math.max(...expected)
  const weights = expected.map((lead) => Math.exp((lead - best) / (2 * spread)))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return weights.map((weight) => weight / sum)
}

function toCome(points: readonly number[], totals: readonly number[]): number {
  return Math.max(
    0,
    points.reduce((sum, expected, seat) => sum + expected - at(totals, seat), 0) / points.length,
  )
}

const ends = [0.25, 0.5, 1, 1.5, 2, 3, 4, 6]
const slopes = [0, 0.02, 0.05, 0.1, 0.15, 0.2, 0.3, 0.5]

/** Fits a forecast; nothing where there is nothing to fit it to. */
export function learnForecast(glimpses: readonly Glimpse[]): Forecast | undefined {
  const size = glimpses[0]?.features[0]?.length
  if (size === undefined) return undefined
  const points = new Ridge(size)
  const lead = new Ridge(size)
  for (const { features, outcome } of glimpses) {
    const ahead = leads(outcome.points)
    features.forEach((row, seat) => {
      points.add({ features: row, outcome: at(outcome.points, seat) })
      lead.add({ features: row, outcome: at(ahead, seat) })
    })
  }
  const weights = { points: points.fit(penalty), lead: lead.fit(penalty) }
  const seen = glimpses.map(({ features, totals, outcome }) => {
    const expected = features.map((row) => weightedSum(weights.points, row))
    return {
      ahead: features.map((row) => weightedSum(weights.lead, row)),
      left: toCome(expected, totals),
      win: outcome.win,
    }
  })
  let best: { spread: [number, number]; error: number } | undefined
  for (const end of ends)
    for (const slope of slopes) {
      let error = 0
      for (const { ahead, left, win } of seen) {
        const guess = chances(ahead, end + slope * left)
        for (let seat = 0; seat < win.length; seat++) error += (at(guess, seat) - at(win, seat)) ** 2
      }
      if (best === undefined || error < best.error) best = { spread: [end, slope], error }
    }
  return { ...weights, spread: best?.spread ?? [1, 0.1] }
}

/** What a state is worth to every seat: by the forecast, or as it ended. */
export function expect(play: GamePlay, forecast: Forecast | undefined, state: unknown): Outcome {
  if (forecast === undefined || play.game.turn(state).over) return outcomeOf(play.game, state)
  const seen = featuresOf(play, state)
  if (seen === undefined) return outcomeOf(play.game, state)
  const points = seen.features.map((row) => weightedSum(forecast.points, row))
  const [end, slope] = forecast.spread
  const ahead = seen.features.map((row) => weightedSum(forecast.lead, row))
  return { points, win: chances(ahead, end + slope * toCome(points, seen.totals)) }
}
