import { type Locale, sameData } from '@engawa/kernel'
import { durationOf } from '../app/formats.ts'
import type { Settings } from './api.ts'
import type { OnlineWords } from './words/index.ts'

const day = 86_400

/** Clocks in plain words: what a table may choose, in seconds. */
const presets = {
  none: { pace: 'live', clock: null },
  brisk: { pace: 'live', clock: { turn: 60, reserve: 600 } },
  calm: { pace: 'live', clock: { turn: 180, reserve: 1200 } },
  daily: { pace: 'slow', clock: { turn: day, reserve: 2 * day } },
  weekly: { pace: 'slow', clock: { turn: 3 * day, reserve: 7 * day } },
} as const satisfies Record<string, Pick<Settings, 'pace' | 'clock'>>

export type Preset = keyof typeof presets

export const presetNames = ['none', 'brisk', 'calm', 'daily', 'weekly'] as const satisfies readonly Preset[]

/** After how long a bot may step in for somebody who is away, in seconds. */
const spans = { minutes: 300, hour: 3600, day, days: 3 * day } as const
const spanNames = ['minutes', 'hour', 'day', 'days'] as const satisfies readonly (keyof typeof spans)[]

export type Patience = 'never' | (typeof spanNames)[number]

/** The patience a table with this clock may have: it ends before the clock does, at a slow table after a day or more. */
export function patiencesFor(preset: Preset): readonly Patience[] {
  const { pace, clock } = presets[preset]
  const longest = clock === null ? Number.POSITIVE_INFINITY : clock.turn + clock.reserve
  const shortest = pace === 'slow' ? day : 0
  return ['never', ...spanNames.filter((name) => spans[name] >= shortest && spans[name] < longest)]
}

/** How a table with this clock and this patience goes. */
export function paceOf(preset: Preset, chosen: Patience): Pick<Settings, 'pace' | 'clock' | 'patience'> {
  const { pace, clock } = presets[preset]
  const patience = chosen === 'never' ? null : spans[chosen]
  // Whoever may stay away for days sleeps in between.
  return { pace: patience !== null && patience >= day ? 'slow' : pace, clock, patience }
}

/** A table's patience in words; none where it has no end. */
export function patienceText(
  { patience }: Pick<Settings, 'patience'>,
  { wish }: OnlineWords,
  locale: Locale,
): string {
  if (patience === null) return ''
  const known = spanNames.find((name) => spans[name] === patience)
  return wish.stepsIn(known === undefined ? durationOf(patience * 1000, locale) : wish.spans[known])
}

function presetFor({ clock }: Pick<Settings, 'clock'>): Preset | undefined {
  return presetNames.find((name) => sameData(presets[name].clock, clock))
}

/** A table's clock in a word or two. */
export function paceName(settings: Pick<Settings, 'clock'>, words: OnlineWords, locale: Locale): string {
  const preset = presetFor(settings)
  if (preset !== undefined) return words.wish.paces[preset]
  return words.wish.paceShort(durationOf((settings.clock?.turn ?? 0) * 1000, locale))
}

/** A table's clock in words; programs may choose others than the presets. */
export function paceText({ clock }: Pick<Settings, 'clock'>, words: OnlineWords, locale: Locale): string {
  const preset = presetFor({ clock })
  if (preset !== undefined) return words.wish.paceHelp[preset]
  const [turn, reserve] = [clock?.turn, clock?.reserve].map((time = 0) => durationOf(time * 1000, locale))
  return words.wish.paceOther(turn ?? '', reserve ?? '')
}
