import { type Level, usualLevel } from '@engawa/bots'
import { games } from '@engawa/games'
import type { TournamentWish } from '../api.ts'
import { type Preset, paceOf } from '../pace.ts'

/** Every table of a tournament has a clock, or a round would never end. */
export const paces = ['brisk', 'calm', 'daily', 'weekly'] as const satisfies readonly Preset[]
export const formats = ['swiss', 'robin'] as const
export const sizes = ['4', '8', '16', '32', '64'] as const
/** In a round robin of more, nobody lives to see the end. */
export const robinSizes = ['4', '8', '16'] as const
const breaks = { none: 0, short: 120, long: 600, day: 86_400 } as const
export const breakNames = ['none', 'short', 'long', 'day'] as const
export const roundCounts = ['auto', '3', '4', '5', '7'] as const

/** What the form says. */
export interface Chosen {
  readonly game: string
  readonly people: number
  readonly format: (typeof formats)[number]
  readonly rounds: (typeof roundCounts)[number]
  readonly pace: (typeof paces)[number]
  readonly most: (typeof sizes)[number]
  readonly bots: number
  readonly level: Level
  readonly fill: boolean
  readonly pause: (typeof breakNames)[number]
  readonly takesPart: boolean
  readonly rated: boolean
  /** When it begins by itself, as the browser's field says it; empty: by hand. */
  readonly starts: string
}

export const usual: Chosen = {
  game: games[0]?.id ?? '',
  people: 2,
  format: 'swiss',
  rounds: 'auto',
  pace: 'brisk',
  most: '8',
  bots: 0,
  level: usualLevel,
  fill: true,
  pause: 'none',
  takesPart: true,
  rated: false,
  starts: '',
}

/** What is asked of the server. */
export function wishOf(name: string, club: string | undefined, chosen: Chosen): TournamentWish {
  const { game, people, format, rounds, level, most, rated } = chosen
  const { pace, clock } = paceOf(chosen.pace, 'never')
  if (clock === null) throw new Error('a tournament without a clock')
  return {
    name,
    game,
    people,
    format,
    rounds: rounds === 'auto' ? null : Number(rounds),
    pace,
    clock,
    rated,
    most: Number(most),
    // What counts for ratings is for people alone.
    bots: rated ? 0 : Math.min(chosen.bots, Number(most)),
    level,
    fill: chosen.fill && !rated,
    break: breaks[chosen.pause],
    starts: chosen.starts === '' ? null : new Date(chosen.starts).getTime(),
    club: club ?? null,
  }
}

/** A moment as a field for date and time takes it, in the time of this place. */
export function localMinute(time: number): string {
  return new Date(time - new Date(time).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
