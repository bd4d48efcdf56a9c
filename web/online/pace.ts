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

export function clockOf(preset: Preset): Pick<Settings, 'pace' | 'clock'> {
  return presets[preset]
}

function presetFor({ clock }: Pick<Settings, 'clock'>): Preset | undefined {
  return presetNames.find((name) => sameData(presets[name].clock, clock))
}

/** A table's clock in a word or two. */
export function paceName(settings: Pick<Settings, 'clock'>, words: OnlineWords, locale: Locale): string {
  const preset = presetFor(settings)
  return preset === undefined ? paceText(settings, words, locale) : words.wish.paces[preset]
}

/** A table's clock in words; programs may choose others than the presets. */
export function paceText({ clock }: Pick<Settings, 'clock'>, words: OnlineWords, locale: Locale): string {
  const preset = presetFor({ clock })
  if (preset !== undefined) return words.wish.paceHelp[preset]
  const [turn, reserve] = [clock?.turn, clock?.reserve].map((time = 0) => durationOf(time * 1000, locale))
  return words.wish.paceOther(turn ?? '', reserve ?? '')
}
