import { useSyncExternalStore } from 'react'

/** What the coach remembers in this browser. */
interface Kept {
  /** Games that were finished once: the coach is off at new tables of them. */
  readonly finished: readonly string[]
  /** Tables at which the coach sits. */
  readonly tables: readonly string[]
  /** What was said already, e.g. `bamboo visit`. */
  readonly heard: readonly string[]
}

const KEY = 'engawa-coach'
const nothing: Kept = { finished: [], tables: [], heard: [] }
/** Tables come and go: only the latest are remembered. */
const MOST_TABLES = 40

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

/** What is stored may be of another version, or no JSON at all: whatever is not understood is forgotten. */
export function readKept(text: string | null): Kept {
  try {
    const found: unknown = JSON.parse(text ?? '{}')
    if (typeof found !== 'object' || found === null) return nothing
    const { finished, tables, heard } = found as Record<string, unknown>
    return { finished: texts(finished), tables: texts(tables), heard: texts(heard) }
  } catch {
    return nothing
  }
}

let kept: Kept | undefined
const listeners = new Set<() => void>()

function now(): Kept {
  kept ??= readKept(localStorage.getItem(KEY))
  return kept
}

function keep(change: Partial<Kept>): void {
  kept = { ...now(), ...change }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // Without storage the coach forgets when the page is closed.
  }
  for (const listener of listeners) listener()
}

const added = (list: readonly string[], one: string): readonly string[] =>
  list.includes(one) ? list : [...list, one]

export const hasFinished = (game: string): boolean => now().finished.includes(game)
export const noteFinished = (game: string): void => keep({ finished: added(now().finished, game) })

export function setCoach(table: string, on: boolean): void {
  const others = now().tables.filter((one) => one !== table)
  keep({ tables: on ? [...others, table].slice(-MOST_TABLES) : others })
}

export const hasHeard = (what: string): boolean => now().heard.includes(what)
export const noteHeard = (what: string): void => keep({ heard: added(now().heard, what) })

/** Whether the coach sits at a table. */
export function useCoachAt(table: string): boolean {
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return useSyncExternalStore(subscribe, () => now().tables.includes(table))
}
