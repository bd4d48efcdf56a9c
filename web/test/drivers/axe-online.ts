import type { Locale } from '@engawa/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { onlineWords } from '../../online/words/index.ts'
import { operatorWords } from '../../operator/words/index.ts'
import { violationsDayAndNight } from '../harness.ts'
import { expectComfort, type OnlineServer } from '../online.ts'
import { type Neighbourhood, operatorKey, visitAs } from './neighbourhood.ts'

interface Screen {
  readonly path: string
  /** Is there once everything is. */
  readonly sign: string
  /** What is opened before it is looked at. */
  open?(page: Page): Promise<void>
}

const NOWHERE = 'A'.repeat(22)

/** Every screen on which people meet, full of them. */
function screensOf({ people, club, tournaments, tables }: Neighbourhood, day: string, locale: Locale) {
  const [own, friend] = people.map(({ id }) => id)
  const operator = operatorWords[locale]
  const { player } = onlineWords[locale]
  const screens: Record<string, Screen> = {
    lobby: { path: 'lobby', sign: '.lobby-row' },
    'a waiting room': { path: `table/${tables.waiting}`, sign: '.link-code' },
    'a waiting room for invited people': { path: `table/${tables.invited}`, sign: '.waiting-seat' },
    'one’s own page': { path: `player/${own}`, sign: '.plot' },
    'another’s page, to report': {
      path: `player/${friend}`,
      sign: '.plot',
      open: (page) => page.locator('.player-door').getByText(player.report, { exact: true }).click(),
    },
    friends: { path: 'friends', sign: '.friend-list' },
    clubs: { path: 'clubs', sign: '.page li' },
    'a club': { path: `club/${club}`, sign: '.friend-list' },
    tournaments: { path: 'tournaments', sign: '.page li' },
    'a new tournament': { path: 'new-tournament', sign: 'button[type=submit]' },
    'a tournament before it begins': { path: `tournament/${tournaments.open}`, sign: '.standings' },
    'a tournament under way': { path: `tournament/${tournaments.playing}`, sign: '.round-tables' },
    'a tournament that is over': { path: `tournament/${tournaments.finished}`, sign: '.round-tables' },
    'tables of the day': { path: 'day', sign: '.day-rows' },
    'what came of a table of the day': { path: `day/${day}/kodama`, sign: '.day-dots' },
    'a table of the day that was not played': {
      path: `day/${day}/daruma`,
      // What there is to do is to play it, not to share it.
      sign: '.day-own button[aria-label]',
    },
    'a club that is not there': { path: `club/${NOWHERE}`, sign: '.page [role=alert] + p a.button' },
    leaderboard: { path: 'leaderboard/daruma/2', sign: '.page table' },
    'my tables': { path: 'tables', sign: '.page li' },
    'the operator’s door': { path: 'operator', sign: '[type=password]' },
    'the operator’s page': {
      path: 'operator',
      sign: '[type=password]',
      async open(page) {
        await page.getByLabel(operator.key).fill(operatorKey)
        await page.getByRole('button', { name: operator.open }).click()
        await page.locator('.operator-reports').waitFor()
        await page.getByRole('radio', { name: operator.kinds.ban }).check({ force: true })
      },
    },
  }
  return Object.entries(screens)
}

/** Day, month, year, hour, minute, half of the day and a button; who stays longer is at the end of the page. */
const STEPS_IN_A_FIELD = 8

/** Goes over a screen by Tab alone: what is never reached, and what does not show that it has the focus. */
async function faultsByKeyboard(page: Page): Promise<string[]> {
  const faults: string[] = []
  await page.evaluate(() => {
    for (const walked of document.querySelectorAll('[data-walked]')) walked.removeAttribute('data-walked')
    document.body.tabIndex = -1
    document.body.focus()
  })
  for (let steps = 0; steps < STEPS_IN_A_FIELD; ) {
    await page.keyboard.press('Tab')
    const reached = await page.evaluate(() => {
      const active = document.activeElement
      if (!(active instanceof HTMLElement) || active === document.body) return undefined
      // A field for a date takes several steps.
      if (active.dataset.walked === 'now') return 'same'
      if (active.dataset.walked !== undefined) return undefined
      for (const before of document.querySelectorAll('[data-walked=now]'))
        before.setAttribute('data-walked', '')
      active.dataset.walked = 'now'
      // A small field of a larger label is shown by the label.
      const shown = [active, active.closest('label'), active.nextElementSibling, active.parentElement]
      const rings = shown.some((one) => one !== null && getComputedStyle(one).outlineStyle !== 'none')
      const { top, bottom } = active.getBoundingClientRect()
      const seen = bottom > 0 && top < innerHeight
      return { what: active.outerHTML.slice(0, 160), fine: rings && seen }
    })
    if (reached === undefined) break
    steps = reached === 'same' ? steps + 1 : 0
    if (reached === 'same') continue
    if (!reached.fine) faults.push(`not seen with the focus: ${reached.what}`)
  }
  const missed = await page.evaluate(() => {
    const controls =
      'a[href], button:enabled, input:enabled, select:enabled, textarea, summary, [tabindex="0"]'
    const groups = [...document.querySelectorAll<HTMLInputElement>('[type=radio][data-walked]')]
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => control.dataset.walked === undefined && control.tabIndex >= 0)
      .filter((control) => control.checkVisibility() && control.closest('[inert]') === null)
      .filter((control) => !groups.some(({ name }) => name === (control as HTMLInputElement).name))
      .map((control) => control.outerHTML.slice(0, 160))
  })
  return [...faults, ...missed.map((one) => `never reached: ${one}`)]
}

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 360, height: 640 }
/** Where the bar over all pages has least room beside its number. */
const TABLET = { width: 768, height: 1024 }

/** Axe is content with every screen, by day and by night; keys reach and thumbs hit everything on it. */
export async function expectContentOnline(
  server: OnlineServer,
  place: Neighbourhood,
  day: string,
  locale: Locale,
): Promise<void> {
  const [own] = place.people
  if (own === undefined) throw new Error('nobody')
  const { page, context, faults } = await visitAs(server, own, '#/about', { locale, theme: 'day', ...DESK })
  const found: string[] = []
  for (const [name, { path, sign, open }] of screensOf(place, day, locale)) {
    await page.setViewportSize(DESK)
    await page.goto(`${server.url}/#/${path}`)
    await page.locator(sign).first().waitFor()
    await open?.(page)
    for (const violation of await violationsDayAndNight(page)) found.push(`${name}: ${violation}`)
    for (const fault of await faultsByKeyboard(page)) found.push(`${name}, by keyboard: ${fault}`)
    await page.setViewportSize(TABLET)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) found.push(`${name}, tablet: ${over} px too wide`)
    await page.setViewportSize(PHONE)
    await expectComfort(page).catch((error: Error) => found.push(`${name}, phone: ${error.message}`))
  }
  expect(found).toEqual([])
  expect(faults).toEqual([])
  await context.close()
}
