import type { Lesson } from '@engawa/kernel'
import type { LessonRecord } from '@engawa/table'
import { useEffect, useState, useSyncExternalStore } from 'react'

/** What is remembered of a lesson in this browser. */
export interface LessonProgress {
  /** The version of the lesson it was made with. */
  readonly version: number
  /** Taken to its end once. */
  readonly done: boolean
  /** Where it waits; nothing where it is not under way. */
  readonly record?: LessonRecord | 'unreadable'
}

const KEY = 'engawa-lessons'
const OFFERED = 'offered'
const listeners = new Set<() => void>()

const isRecord = (value: unknown): value is LessonRecord => {
  const { step, starts, moves } = (value ?? {}) as Record<string, unknown>
  return (
    Number.isInteger(step) &&
    Array.isArray(starts) &&
    starts.every(Number.isInteger) &&
    Array.isArray(moves) &&
    moves.every((made) => typeof made === 'object' && made !== null && Number.isInteger(made.seat))
  )
}

/** What was stored may be of an older version or tampered with: the lesson is told so, and says it. */
export function readProgress(value: unknown): LessonProgress | undefined {
  if (value === undefined) return undefined
  const { version, done, record } = (value ?? {}) as Record<string, unknown>
  if (typeof version !== 'number') return { version: 0, done: false, record: 'unreadable' }
  if (record === undefined) return { version, done: done === true }
  return { version, done: done === true, record: isRecord(record) ? record : 'unreadable' }
}

function read(): Readonly<Record<string, unknown>> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}

let current = read()

function write(name: string, value: unknown): void {
  // Another tab may have learnt something meanwhile.
  current = { ...read(), [name]: value }
  try {
    localStorage.setItem(KEY, JSON.stringify(current))
  } catch {
    // A lesson that cannot be stored is still a lesson.
  }
  for (const listener of listeners) listener()
}

const nameOf = ({ position, id }: Lesson) => `${position.game}/${id}`

export const progressOf = (lesson: Lesson): LessonProgress | undefined =>
  readProgress(current[nameOf(lesson)])

export function rememberStep(lesson: Lesson, record: LessonRecord): void {
  const over = record.step >= lesson.steps.length
  const done = over || progressOf(lesson)?.done === true
  write(nameOf(lesson), { version: lesson.version, done, ...(over ? {} : { record }) })
}

function subscribe(listener: () => void): () => void {
  const stored = (event: StorageEvent) => {
    if (event.key !== KEY) return
    current = read()
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', stored)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', stored)
  }
}

const now = () => current

/** Draws anew whenever something was learnt. */
export function useProgress(): (lesson: Lesson) => LessonProgress | undefined {
  useSyncExternalStore(subscribe, now)
  return progressOf
}

/** The lessons are offered beside Play on the first visit, and no more after it. */
export function useOffer(): boolean {
  const [first] = useState(() => Object.keys(current).length === 0)
  useEffect(() => {
    if (first) write(OFFERED, true)
  }, [first])
  return first
}
