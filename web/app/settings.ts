import { type Locale, locales } from '@engawa/kernel'
import { useSyncExternalStore } from 'react'
import type { Motion } from '../kit/board.ts'
import { setVibration, setVolume } from '../kit/sound.ts'
import { type Pace, paces } from '../kit/stage-manager.ts'
import { shellWords, type Words } from '../words/index.ts'

export type Theme = 'auto' | 'day' | 'night'

export interface Settings {
  readonly locale: Locale
  readonly theme: Theme
  /** Pieces travel, dice tumble; without it everything is told all the same. */
  readonly motion: boolean
  /** How long one may look at what others do. */
  readonly pace: Pace
  /** From 0, which is silent, to 10. */
  readonly volume: number
  /** Rings out of sight when it is one's turn. */
  readonly bell: boolean
  /** Where a phone can. */
  readonly vibration: boolean
  /** Single letters as shortcuts; some people need them off. */
  readonly keys: boolean
}

export const themes = ['auto', 'day', 'night'] as const satisfies readonly Theme[]

/** How loud it can be, from silent on. */
export const volumes: readonly number[] = Array.from({ length: 11 }, (_, step) => step)
export const USUAL_VOLUME = 6

const KEY = 'engawa-settings'
const dark = matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

function preferredLocale(): Locale {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2))
  return locales.find((locale) => locale === wanted.find((tag) => locales.some((own) => own === tag))) ?? 'en'
}

/** How earlier versions called the paces. */
const earlierPaces: Readonly<Record<string, Pace>> = { none: 'instant', normal: 'brisk', slow: 'calm' }

const oneOf = <Value>(values: readonly Value[], value: unknown, other: Value): Value =>
  values.find((own) => own === value) ?? other

/** Whoever pays for every byte is not sent what they did not ask for. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

/** What was stored may be of an older version or tampered with: every field is checked. */
function read(): Settings {
  let stored: Record<string, unknown> = {}
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof parsed === 'object' && parsed !== null) stored = { ...parsed }
  } catch {
    stored = {}
  }
  return {
    locale: oneOf(locales, stored.locale, preferredLocale()),
    theme: oneOf(themes, stored.theme, 'auto'),
    motion: stored.motion !== 'off' && stored.motion !== false,
    pace: oneOf(paces, stored.pace, earlierPaces[String(stored.pace)] ?? 'brisk'),
    volume: oneOf(volumes, stored.volume, savesData() ? 0 : USUAL_VOLUME),
    // Sound was this bell once.
    bell: stored.bell === true || stored.sound === true,
    vibration: stored.vibration !== false,
    keys: stored.keys !== false,
  }
}

let current = read()

export function shownTheme(settings: Settings): 'day' | 'night' {
  if (settings.theme !== 'auto') return settings.theme
  return dark.matches ? 'night' : 'day'
}

function apply(): void {
  const root = document.documentElement
  const theme = shownTheme(current)
  root.lang = current.locale
  root.dataset.theme = theme
  root.dataset.motion = motionOf(current)
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', theme === 'night' ? '#141B29' : '#F2E9D8')
  setVolume(current.volume / 10)
  setVibration(current.vibration)
}

/** How boards move things: where nobody is to wait, one's own deeds still go briskly. */
export function motionOf({ motion, pace }: Settings): Motion {
  if (!motion) return 'off'
  return pace === 'calm' ? 'calm' : 'brisk'
}

export function changeSettings(change: Partial<Settings>): void {
  current = { ...current, ...change }
  localStorage.setItem(KEY, JSON.stringify(current))
  apply()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function settingsNow(): Settings {
  return current
}

export function useSettings(): Settings {
  return useSyncExternalStore(subscribe, settingsNow)
}

/** What the app says, for what is drawn by nobody. */
export const shellWordsNow = (): Words => shellWords[current.locale]

export function useWords(): Words {
  return shellWords[useSettings().locale]
}

apply()
dark.addEventListener('change', () => {
  apply()
  current = { ...current }
  for (const listener of listeners) listener()
})
