import { say } from '../app/notice.tsx'
import { settingsNow } from '../app/settings.ts'
import { api } from './api.ts'
import { refreshMe } from './me.ts'
import { onlineWords } from './words/index.ts'

/** A passkey belongs to the name of a server: browsers make none for a number. */
export const hostHasName = !/^[\d.]+$|:/.test(location.hostname)

/** The browser may refuse or the person think better of it: both are no fault of the server. */
async function withBrowser<Result>(
  ask: (browser: typeof import('@simplewebauthn/browser')) => Promise<Result>,
): Promise<Result | undefined> {
  const browser = await import('@simplewebauthn/browser')
  try {
    return await ask(browser)
  } catch {
    say(onlineWords[settingsNow().locale].account.passkeyFailed)
    return undefined
  }
}

/** Adds a passkey of this device; false where it came to nothing. */
export async function addPasskey(): Promise<boolean> {
  const optionsJSON = await api.passkeyOptions()
  const response = await withBrowser((browser) => browser.startRegistration({ optionsJSON }))
  if (response === undefined) return false
  await api.addPasskey(response)
  await refreshMe()
  return true
}

export async function logInWithPasskey(): Promise<void> {
  const optionsJSON = await api.passkeyChallenge()
  const response = await withBrowser((browser) => browser.startAuthentication({ optionsJSON }))
  if (response === undefined) return
  await api.logInWithPasskey(response)
  await refreshMe()
}
