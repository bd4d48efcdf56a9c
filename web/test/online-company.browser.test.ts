import { readFile } from 'node:fs/promises'
import { keepsPromise, readSave } from '@engawa/table'
import { expect, test } from 'vitest'
import { onlineWords } from '../online/words/index.ts'
import { violations } from './harness.ts'
import {
  choose,
  expectComfort,
  heading,
  openByLink,
  sharedServer,
  sitByLink,
  takeGraveStep,
  visitOnline,
} from './online.ts'

/** Whether a press in its middle meets it. */
function isInSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

const server = sharedServer()

test('a public table is found in the lobby; people talk, agree on a draw, and the table opens up', async () => {
  const aki = await visitOnline(server, 'Aki', '#/new/daruma/online')
  await aki.page.getByLabel('Everybody, by the lobby').check()
  await aki.page.getByText('Absence, onlookers, chat, ratings').click()
  await aki.page.getByLabel('Chat').check()
  await aki.page.getByLabel('After 5 minutes').check()
  await aki.page.getByRole('radio', { name: 'Guest', exact: true }).check()
  await aki.page.getByLabel('Your name').fill('Aki')
  await aki.page.locator('button[type=submit]').click()
  await aki.page.getByLabel('The link to this table').waitFor()

  const bea = await visitOnline(server, 'Bea', '#/lobby')
  await bea.page.getByRole('link', { name: 'Sit down' }).click()
  await bea.page.getByText('A bot steps in for whoever stays away for 5 minutes at their turn.').waitFor()
  expect(bea.heard.join('')).toContain('"patience":300,"standIn":"guest"')
  await bea.page.getByLabel('Your name').fill('Bea')
  await bea.page.getByRole('button', { name: 'Sit down' }).click()
  await heading(bea).waitFor()
  await heading(aki).waitFor()
  // Nothing is left to be shown of the turn of a person who has still to think.
  for (const { page } of [aki, bea])
    await expect.poll(() => page.getByRole('button', { name: 'Show the rest' }).count()).toBe(0)

  const cleo = await visitOnline(server, 'Cleo', '#/lobby')
  await cleo.page.getByRole('link', { name: 'Look on' }).click()
  await heading(cleo).waitFor()
  await cleo.page.getByRole('tab', { name: 'Moves' }).click()
  expect(await cleo.page.locator('.moves button[data-move]').count()).toBe(0)
  const seen = cleo.heard.flatMap((text) => text.match(/"objectives":\[[^\]]*\]/g) ?? [])
  expect(new Set(seen)).toEqual(new Set(['"objectives":[0,0]']))

  await aki.page.getByRole('tab', { name: 'Chat' }).click()
  await aki.page.getByLabel('Write to the table').fill('<b>Hello</b> Bea')
  await aki.page.getByRole('button', { name: 'Send' }).click()
  await bea.page.getByText('Aki: <b>Hello</b> Bea').waitFor()
  await bea.page.getByRole('tab', { name: 'Chat (1)' }).click()
  await expect.poll(() => bea.page.locator('.said li').count()).toBe(1)
  // However much is said, the last words and the field for an answer stay in sight.
  const chat = `${server.url}/api/tables/${aki.page.url().split('/').at(-1)}/chat`
  for (let said = 0; said < 12; said++)
    expect(
      (await aki.context.request.post(chat, { data: { client: `said-${said}`, text: 'hm' } })).ok(),
    ).toBe(true)
  await expect.poll(() => bea.page.locator('.said li').count()).toBe(13)
  await expect.poll(() => bea.page.getByLabel('Write to the table').evaluate(isInSight)).toBe(true)

  await takeGraveStep(aki, 'Propose a draw')
  await bea.page.getByRole('button', { name: 'Agree' }).click()
  for (const guest of [aki, bea, cleo])
    await guest.page.locator('.dock[data-over]').getByText('A draw, by agreement').waitFor()

  await aki.page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => aki.page.locator('.dock .button', { hasText: 'replay' }).count()).toBe(1)
  const [saved] = await Promise.all([aki.page.waitForEvent('download'), choose(aki, 'Save to a file')])
  const save = readSave(await readFile(await saved.path(), 'utf8'))
  expect(keepsPromise(save.seed, save.commitment)).toBe(true)
  for (const { context, faults } of [aki, bea, cleo]) {
    expect(faults).toEqual([])
    await context.close()
  }
})

test('a guest leaves, a bot plays on, and the guest takes the seat again; then gives up', async () => {
  const aki = await visitOnline(server, 'Aki')
  const link = await openByLink(aki, server, 'daruma')
  const bea = await visitOnline(server, 'Bea')
  await sitByLink(bea, link)
  await heading(bea).waitFor()
  await takeGraveStep(bea, 'Leave for now')
  await bea.page.locator('.print').first().waitFor()
  await aki.page.getByText('Away: a bot plays').waitFor()

  await bea.page.goto(link)
  await bea.page.getByRole('button', { name: 'Take your seat again' }).click()
  await aki.page.getByText('Away: a bot plays').waitFor({ state: 'detached' })
  await takeGraveStep(bea, 'Give up')
  await aki.page.locator('.dock[data-over]').getByText('You win').waitFor()
  await aki.context.close()
  await bea.context.close()
})

test('a guest with a password is the same person on another device, and can be forgotten', async () => {
  const aki = await visitOnline(server, 'Aki')
  await openByLink(aki, server, 'daruma')
  await aki.page.getByRole('button', { name: 'Settings' }).click()
  await aki.page.getByRole('link', { name: 'Name, devices, messages, data' }).click()
  await aki.page.getByText('Play on other devices too').click()
  await aki.page.getByLabel('Handle').fill('aki')
  await aki.page.getByLabel('Password').fill('a long sentence')
  await aki.page.getByRole('button', { name: 'Keep' }).click()
  await aki.page.getByText('Aki, known as aki.').waitFor()

  const phone = await visitOnline(server, 'Aki', '#/account')
  // Whoever has forgotten the password fills the second form.
  const password = phone.page.getByLabel('Password').first()
  await phone.page.getByLabel('Handle').first().fill('aki')
  await password.fill('another sentence')
  await phone.page.getByRole('button', { name: 'Log in', exact: true }).click()
  await phone.page.getByText('Handle and password do not fit together.').waitFor()
  await password.fill('a long sentence')
  await phone.page.getByRole('button', { name: 'Log in', exact: true }).click()
  await phone.page.getByText('Aki, known as aki.').waitFor()
  const [saved] = await Promise.all([
    phone.page.waitForEvent('download'),
    phone.page.getByRole('button', { name: 'Save all the house knows of you' }).click(),
  ])
  expect(await readFile(await saved.path(), 'utf8')).toContain('"aki"')
  await phone.page.goto(`${server.url}/#/tables`)
  await phone.page.getByText('Waits for others to sit down').waitFor()

  await phone.page.goto(`${server.url}/#/account`)
  await phone.page.getByRole('button', { name: 'Delete me' }).click()
  await phone.page.getByRole('button', { name: 'Yes, for good' }).click()
  await phone.page.getByText('You have no name here yet.').waitFor()
  await aki.context.close()
  await phone.context.close()
})

const looks = [
  { locale: 'en', theme: 'day', width: 1440, height: 900 },
  { locale: 'fr', theme: 'night', width: 390, height: 844 },
] as const

test.each(looks)('axe is content online in $locale, $theme, $width wide; targets are large', async (look) => {
  const words = onlineWords[look.locale]
  const aki = await visitOnline(server, 'Aki', '#/', look)
  const { page } = aki
  await page.locator('.friends').click()
  await page.locator('.open-doors a').first().waitFor()
  await expectComfort(page)
  await page.locator('.open-doors a').first().click()
  await page.locator('.chair-row').first().waitFor()
  await page.getByText(words.wish.more).click()
  await expectComfort(page)
  await page.getByLabel(words.wish.name).fill('Aki')
  await page.locator('button[type=submit]').click()
  await page.locator('.invite').waitFor()
  await expectComfort(page)
  await page.getByRole('button', { name: words.waiting.seatBot }).click()
  await heading(aki).waitFor()
  await page.locator('.stage .loading').waitFor({ state: 'detached' })
  expect(await violations(page)).toEqual([])
  await aki.context.close()
})

/** Every sentence, with names and numbers filled in. */
function sentences(words: unknown): string[] {
  if (typeof words === 'string') return [words]
  if (typeof words === 'function') return [String(words(3, 'draw')), String(words(1, 'abandon'))]
  if (typeof words === 'object' && words !== null) return Object.values(words).flatMap(sentences)
  return []
}

test('no sentence is empty; French has a narrow no-break space before its double signs', () => {
  for (const sentence of sentences(onlineWords)) expect(sentence.trim()).not.toBe('')
  for (const sentence of sentences(onlineWords.fr)) {
    expect(sentence).not.toMatch(/ [?!:;»%]/)
    expect(sentence).not.toMatch(/« /)
  }
})
