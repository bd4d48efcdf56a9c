import { createContext, useContext, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { usePicture } from './space.ts'

/** A key of a board, and what the keys sheet says of it. */
export interface BoardKey {
  /** As `KeyboardEvent.key` says it, or several that do the same; letters count large and small. */
  readonly key: string | readonly string[]
  /** How the sheet shows it, where not as itself: `1–8`. */
  readonly shown?: string
  /** What it does, in the language of the board. A key without it is not listed. */
  readonly does?: string
  /** Answers false where it had nothing to do: the key then goes on to others. */
  run(event: KeyboardEvent): unknown
  /** The key was let go again, for what is held, e.g. dice that are shaken. */
  release?(event: KeyboardEvent): void
}

/** `board`: while something of the board has the focus. `table`: wherever the focus is beside it. */
export type KeyScope = 'board' | 'table'

/** Where keys mean something else. */
const TYPING = 'input, select, textarea, [contenteditable], dialog'
const WALKED = '[role=tablist], [role=tabpanel]'
/** A focused control has these keys for itself. */
const CONTROL = 'button, a, summary, [role=button]'
const OWN_OF_CONTROLS: readonly string[] = ['Enter', ' ']

const ours = new WeakSet<Event>()

/** The root of a board says of every key that is pressed within it, also in the dock and the seats, that it is ours. */
export function markOurs({ nativeEvent }: { readonly nativeEvent: Event }): void {
  ours.add(nativeEvent)
}

const Letters = createContext(true)
/** Whether single letters are on; whoever turned them off has them only while the board has the focus. */
export const SingleLettersProvider = Letters.Provider

function isFree(event: KeyboardEvent, scope: KeyScope, letters: boolean): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  const { target, key } = event
  if (!(target instanceof Element) || target.closest(TYPING) !== null) return false
  if (document.querySelector('dialog[open]') !== null) return false
  if (OWN_OF_CONTROLS.includes(key) && target.closest(CONTROL) !== null) return false
  if (ours.has(event)) return true
  return scope === 'table' && target.closest(WALKED) === null && (letters || key.length > 1 || key === ' ')
}

const means = ({ key }: BoardKey, pressed: string): boolean =>
  [key].flat().some((one) => one.toLowerCase() === pressed.toLowerCase())

/** A row of the keys sheet. */
export interface ListedKey {
  readonly shown: string
  readonly does: string
}

const lists = new Set<readonly ListedKey[]>()
const sheets = new Set<() => void>()
let listed: readonly ListedKey[] = []

function list(rows: readonly ListedKey[]): () => void {
  const tell = () => {
    listed = [...lists].flat()
    for (const draw of sheets) draw()
  }
  lists.add(rows)
  tell()
  return () => {
    lists.delete(rows)
    tell()
  }
}

function watchLists(draw: () => void): () => void {
  sheets.add(draw)
  return () => sheets.delete(draw)
}

/** The keys of the board on the page, for the keys sheet. */
export function useListedKeys(): readonly ListedKey[] {
  const now = () => listed
  return useSyncExternalStore(watchLists, now, now)
}

const SHOWN: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
}

const rowsOf = (keys: readonly BoardKey[]): ListedKey[] =>
  keys.flatMap(({ key, shown, does }) => {
    const [first = ''] = [key].flat()
    const named = shown ?? SHOWN[first] ?? first
    return does === undefined ? [] : [{ shown: named.length === 1 ? named.toUpperCase() : named, does }]
  })

/**
 * The keys of a board, all in one list: where they count, what each does, and what the keys sheet says.
 * A key that did something is nobody else's: the shell's own shortcuts leave it.
 */
export function useKeys(keys: readonly BoardKey[], scope: KeyScope = 'board'): void {
  const letters = useContext(Letters)
  const picture = usePicture()
  const held = useRef(new Set<string>())
  const down = useEffectEvent((event: KeyboardEvent) => {
    if (!isFree(event, scope, letters)) return
    const meant = keys.find((one) => means(one, event.key))
    if (meant === undefined || meant.run(event) === false) return
    event.preventDefault()
    held.current.add(event.key)
  })
  const up = useEffectEvent((event: KeyboardEvent) => {
    if (held.current.delete(event.key)) keys.find((one) => means(one, event.key))?.release?.(event)
  })
  useEffect(() => {
    if (picture) return
    document.addEventListener('keydown', down)
    document.addEventListener('keyup', up)
    return () => {
      document.removeEventListener('keydown', down)
      document.removeEventListener('keyup', up)
    }
  }, [picture])
  const rows = JSON.stringify(picture ? [] : rowsOf(keys))
  useEffect(() => list(JSON.parse(rows) as ListedKey[]), [rows])
}
