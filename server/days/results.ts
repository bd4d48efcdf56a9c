import { daySeat } from '@engawa/bots'
import { at, type MadeMove } from '@engawa/kernel'
import type { DayParting, DayResults } from '../schemas/day.ts'

/** Somebody's table of a day. */
export interface PlayedDay {
  readonly user: string
  readonly name: string
  readonly score: number
  /** Against the bots of that day, so that it can be compared. */
  readonly usual: boolean
  /** Their own moves in order, and where in the game each was made. */
  readonly choices: readonly Choice[]
}

interface Choice {
  readonly position: number
  readonly move: unknown
  /** The same for the same move, however its parts are ordered. */
  readonly key: string
}

export function choicesIn(moves: readonly MadeMove[]): Choice[] {
  return moves.flatMap(({ seat, move }, position) =>
    seat === daySeat ? [{ position, move, key: keyOf(move) }] : [],
  )
}

function keyOf(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}

const mostPartings = 3
const mostChoices = 5

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

const scoresOf = (played: readonly PlayedDay[]): number[] => played.map(({ score }) => score)

/**
 * Where others chose otherwise than this person while their games were still the same, up to three times: those
 * decisions that tell most about the results, in the order of the game.
 */
export function partingsOf(own: PlayedDay, all: readonly PlayedDay[]): DayParting[] {
  const found: { difference: number; parting: DayParting }[] = []
  let company = all
  for (const [index, { position, key }] of own.choices.entries()) {
    if (company.length < 2) break
    const groups = new Map<string, PlayedDay[]>()
    for (const one of company) {
      const chosen = one.choices[index]?.key ?? ''
      groups.set(chosen, [...(groups.get(chosen) ?? []), one])
    }
    if (groups.size > 1) found.push(parting(position, key, index, [...groups]))
    company = groups.get(key) ?? []
  }
  return found
    .sort((one, other) => other.difference - one.difference)
    .slice(0, mostPartings)
    .map((one) => one.parting)
    .sort((one, other) => one.position - other.position)
}

function parting(
  position: number,
  ownKey: string,
  index: number,
  groups: readonly (readonly [key: string, chosen: readonly PlayedDay[]])[],
): { difference: number; parting: DayParting } {
  const everybody = mean(scoresOf(groups.flatMap(([, chosen]) => chosen)))
  // What many did counts for more than what one did.
  const difference = groups.reduce(
    (sum, [, chosen]) => sum + chosen.length * (mean(scoresOf(chosen)) - everybody) ** 2,
    0,
  )
  const choices = groups
    .map(([key, chosen]) => ({
      move: at(chosen, 0).choices[index]?.move ?? null,
      count: chosen.length,
      mean: Math.round(mean(scoresOf(chosen)) * 10) / 10,
      yours: key === ownKey,
      players: chosen.map(({ user }) => user),
    }))
    .sort((one, other) => other.count - one.count)
  // One's own is always shown.
  const shown = choices.filter(({ yours }, place) => yours || place < mostChoices)
  const count = choices.reduce((sum, choice) => sum + choice.count, 0)
  return { difference, parting: { position, count, choices: shown } }
}

/** What somebody who has played may see of all who have. */
export function resultsOf(
  own: PlayedDay,
  all: readonly PlayedDay[],
  about: Pick<DayResults, 'day' | 'game' | 'rules' | 'bots' | 'moves' | 'friends'>,
): DayResults {
  const ranked = all.filter(({ usual }) => usual).sort((one, other) => other.score - one.score)
  const placeOf = ({ usual, score }: PlayedDay): number | null =>
    usual ? 1 + ranked.findIndex((one) => one.score === score) : null
  const listed = [...ranked, ...all.filter(({ usual }) => !usual)]
  return {
    ...about,
    yours: { score: own.score, place: placeOf(own) },
    results: listed.map((one) => ({
      player: one.user,
      name: one.name,
      score: one.score,
      place: placeOf(one),
    })),
    partings: own.usual ? partingsOf(own, ranked) : [],
  }
}
