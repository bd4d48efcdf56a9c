import { api } from '../api.ts'

/**
 * Whether this device tells somebody of their turns: `blocked` by the person's own settings, `unable` where
 * the browser has no such thing, `silent` where the server has not.
 */
export type PushState = 'on' | 'off' | 'blocked' | 'unable' | 'silent'

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis))
    return undefined
  return navigator.serviceWorker.getRegistration()
}

async function subscription(): Promise<PushSubscription | undefined> {
  return (await (await worker())?.pushManager.getSubscription()) ?? undefined
}

/** Tells the server where this browser can be reached; saying it twice does no harm. */
async function tell(subscribed: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscribed.toJSON()
  await api.addPush({
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
  })
}

export async function pushState(key: string | null): Promise<PushState> {
  if (key === null) return 'silent'
  if ((await worker()) === undefined) return 'unable'
  if (Notification.permission === 'denied') return 'blocked'
  const known = await subscription()
  if (known === undefined) return 'off'
  // Somebody else may have sat before this browser when it subscribed.
  await tell(known)
  return 'on'
}

/** Asks the browser for leave, then for an address, and gives that to the server. */
export async function turnOn(key: string): Promise<PushState> {
  const registered = await worker()
  if (registered === undefined) return 'unable'
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
  // One that was made for other keys of the server cannot be used again.
  await (await subscription())?.unsubscribe()
  await tell(await registered.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  return 'on'
}

/** Whoever logs out or wants no more of it is not told here any longer. */
export async function turnOff(): Promise<void> {
  const known = await subscription()
  if (known === undefined) return
  await api.removePush(known.endpoint)
  await known.unsubscribe()
}
