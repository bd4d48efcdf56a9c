import { useSyncExternalStore } from 'react'
import { settingsNow } from '../app/settings.ts'
import { turnOff } from './account/push.ts'
import { api, type Me, type Preferences, Refused, whenForgotten } from './api.ts'
import { reconnect, whenOutOfSight } from './stream.ts'

/** Whether this browser was somebody here before: asking a server in vain would only fill its log. */
const KEY = 'engawa-guest'

type Known = { readonly me: Me | undefined; readonly asked: boolean }

let known: Known = { me: undefined, asked: false }
let asking: Promise<Me | undefined> | undefined
const listeners = new Set<() => void>()

function set(me: Me | undefined): void {
  known = { me, asked: true }
  if (me === undefined) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, me.name)
  for (const listener of listeners) listener()
}

/** Who one is, as far as it is known by now. */
export function meNow(): Me | undefined {
  return known.me
}

/** Messages about turns come in the language of the page, once somebody wanted any. */
async function speakTheSame(): Promise<void> {
  const { locale } = settingsNow()
  const spoken = known.me?.preferences.locale
  if (spoken !== undefined && spoken !== locale) await prefer({ locale })
}

async function ask(): Promise<Me | undefined> {
  if (localStorage.getItem(KEY) === null) {
    set(undefined)
    return undefined
  }
  try {
    set(await api.me())
    await speakTheSame()
  } catch (problem) {
    // Without a network one is still whoever one was.
    if (!(problem instanceof Refused)) asking = undefined
  }
  return known.me
}

/** Who one is on this server; nobody before the first name was given. */
export function whoAmI(): Promise<Me | undefined> {
  asking ??= ask()
  return asking
}

/** Another person sits before this browser now, or the same one otherwise known. */
export async function refreshMe(): Promise<void> {
  set(await api.me())
  asking = Promise.resolve(known.me)
  reconnect()
}

function nobody(): void {
  set(undefined)
  asking = Promise.resolve(undefined)
  reconnect()
}

whenForgotten(() => set(undefined))

// Others see whether one is here; nobody waits for the answer.
whenOutOfSight((state) => {
  if (known.me !== undefined) void api.leaveSight(state).catch(() => undefined)
})

export async function becomeGuest(name: string): Promise<void> {
  await api.becomeGuest(name)
  await refreshMe()
}

export async function logIn(handle: string, password: string): Promise<void> {
  await api.logIn(handle, password)
  await refreshMe()
}

/** A browser that cannot be silenced does not keep anybody from leaving. */
const fallSilent = () => turnOff().catch(() => undefined)

export async function logOut(): Promise<void> {
  await fallSilent()
  await api.logOut()
  nobody()
}

export async function deleteMe(): Promise<void> {
  await fallSilent()
  await api.deleteMe()
  nobody()
}

export async function rename(name: string): Promise<void> {
  set(await api.rename(name))
}

/** Changes some preferences and leaves the others as they are. */
export async function prefer(change: Preferences): Promise<void> {
  const { me: before } = known
  if (before === undefined) return
  const chosen = { ...before, preferences: { ...before.preferences, ...change } }
  // Shown at once; what the server refuses is put back.
  set(chosen)
  try {
    const kept = await api.prefer(chosen.preferences)
    // A later choice has its own answer under way.
    if (known.me === chosen) set(kept)
  } catch (problem) {
    set(before)
    throw problem
  }
}

export async function setPassword(
  handle: string,
  password: string,
  current: string | undefined,
): Promise<void> {
  await api.setPassword(handle, password, current)
  await refreshMe()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  void whoAmI()
  return () => listeners.delete(listener)
}

export function useMe(): Known {
  return useSyncExternalStore(subscribe, () => known)
}
