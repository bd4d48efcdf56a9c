import { useEffect, useSyncExternalStore } from 'react'
import { useWords } from './settings.ts'

/**
 * What stands in the tab: the name of the page, and before it how many tables want something of this person. The
 * same number stands on the icon of the installed app.
 */
let page = ''
let waiting = 0
const listeners = new Set<() => void>()

/** More than this is simply many. */
const MOST_SHOWN = 9

export function shownCount(count: number): string {
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count)
}

function write(): void {
  document.title = waiting === 0 ? page : `(${shownCount(waiting)}) ${page}`
}

/** How many tables wait for this person, wherever in the app they are. */
export function setWaiting(count: number): void {
  if (count === waiting) return
  waiting = count
  write()
  // Not every browser has icons to write on, and some refuse.
  if ('setAppBadge' in navigator) void navigator.setAppBadge(count).catch(() => undefined)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useWaiting(): number {
  return useSyncExternalStore(subscribe, () => waiting)
}

/** Names the page in the tab; without a name it is the app itself. */
export function useTitle(name?: string): void {
  const { appName } = useWords()
  useEffect(() => {
    page = name === undefined ? appName : `${name} · ${appName}`
    write()
  }, [name, appName])
}
