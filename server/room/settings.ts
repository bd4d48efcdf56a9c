import { usualLevel } from '@engawa/bots'
import type { Settings } from '../schemas/table.ts'

/** What a table decides. Among friends one talks; with strangers chat is off unless the table wants it. */
export function settingsWith(wanted: Partial<Settings>): Settings {
  const access = wanted.access ?? 'link'
  const defaults: Settings = {
    access,
    spectators: access === 'public',
    chat: access !== 'public',
    rated: false,
    pace: 'live',
    clock: null,
    patience: null,
    standIn: usualLevel,
    fill: null,
    tournament: null,
  }
  return { ...defaults, ...wanted }
}

/** Settings as they were stored, maybe before there was all that can be decided today. */
export function settingsFrom(stored: string): Settings {
  return settingsWith(JSON.parse(stored) as Partial<Settings>)
}
