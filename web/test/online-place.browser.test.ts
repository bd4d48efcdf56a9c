import { expect, test } from 'vitest'
import { onlineWords } from '../online/words/index.ts'
import { shellWords } from '../words/index.ts'
import { closeSheet } from './drivers/table.ts'
import { choose, expectComfort, heading, openByLink, sharedServer, sitByLink, visitOnline } from './online.ts'

const server = sharedServer()
const words = shellWords.en
const texts = onlineWords.en

test('from the first page to a link in three presses, all in sight at 1280 × 800; friends talk while they wait', async () => {
  const aki = await visitOnline(server, 'Aki', '#/', {
    locale: 'en',
    theme: 'day',
    width: 1280,
    height: 800,
  })
  const { page } = aki
  await page.getByRole('link', { name: words.home.friends }).click()
  await page.getByRole('link', { name: texts.lobby.openGame('Daruma') }).click()
  const start = page.locator('button[type=submit]')
  const name = page.getByLabel(texts.wish.name)
  // The lobby stays until the form is there, and has a button and a name of its own.
  await page.getByLabel(texts.wish.paces.daily).waitFor({ state: 'attached' })
  for (const needed of [start, name]) {
    const box = await needed.boundingBox()
    expect((box?.y ?? 801) + (box?.height ?? 0)).toBeLessThanOrEqual(800)
  }
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByLabel(texts.wish.paces.daily).check()
  await name.fill('Aki')
  await start.click()
  const link = await page.getByLabel(texts.waiting.link).inputValue()

  await page.getByLabel(texts.talk.write).fill('Tea in the meantime')
  await page.getByRole('button', { name: texts.talk.send }).click()
  await page.getByText('Tea in the meantime').waitFor()
  await page.getByRole('button', { name: texts.waiting.learn }).click()
  await page.getByRole('dialog').getByRole('tablist').waitFor()
  await page.keyboard.press('Escape')
  await expectComfort(page)

  const bea = await visitOnline(server, 'Bea')
  await sitByLink(bea, link)
  await heading(bea).waitFor()
  // A day a turn, and two more for the whole game: nobody has three days for this turn.
  const left = page.locator('.countdown').first()
  await expect.poll(() => left.textContent(), { timeout: 10_000 }).toMatch(/^(1 day|23 hrs?)/)

  await choose(aki, words.table.giveUp)
  await page.getByRole('button', { name: texts.company.resign }).click()
  await page.getByRole('button', { name: texts.company.yes(texts.company.resign) }).click()
  await page.locator('.dock[data-over]').waitFor({ state: 'attached' })
  // Nobody plays for anybody any more.
  expect(await page.locator('.seats').textContent()).not.toContain(words.table.absent.resigned)
  expect([...aki.faults, ...bea.faults]).toEqual([])
})

test('my tables: what runs and what is over apart, by game and company; what waits stands in the tab too', async () => {
  const cleo = await visitOnline(server, 'Cleo')
  const dai = await visitOnline(server, 'Dai')
  const { page } = cleo
  await page.evaluate(() => {
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void Object.assign(globalThis, { count }),
    })
  })
  const badge = () => page.evaluate(() => (globalThis as { count?: number }).count)
  const link = await openByLink(cleo, server, 'kodama')
  await openByLink(cleo, server, 'daruma')
  await page.evaluate(async () => {
    const body = JSON.stringify({ game: 'bamboo', seats: [{ kind: 'me' }, { kind: 'open' }] })
    const headers = { 'content-type': 'application/json' }
    for (let more = 0; more < 2; more++) await fetch('/api/tables', { method: 'POST', headers, body })
    location.hash = '#/tables'
  })
  await page.getByRole('heading', { name: words.tables.running }).waitFor()
  expect(await page.title()).toBe(`${words.tables.title} · ${words.appName}`)
  await sitByLink(dai, link)
  await heading(dai).waitFor()
  const first = (await heading(dai).textContent())?.includes('Cleo') ? 1 : 0
  if (first === 0) {
    await dai.page.getByRole('button', { name: 'More', exact: true }).click()
    await dai.page.getByRole('button', { name: words.table.chat, exact: true }).click()
    await dai.page.getByLabel(texts.talk.write).fill('Hello')
    await dai.page.getByRole('button', { name: texts.talk.send }).click()
    await dai.page.getByText('Hello').waitFor()
    await closeSheet(dai.page)
  }
  await expect
    .poll(() => page.title(), { timeout: 10_000 })
    .toBe(`(1) ${words.tables.title} · ${words.appName}`)
  await page.getByRole('link', { name: words.nav.waiting(1) }).waitFor()

  const rows = page.locator('.stored h3')
  expect(await rows.allTextContents()).toEqual(expect.arrayContaining(['Kodama', 'Daruma']))
  await page.getByRole('radio', { name: 'Daruma' }).click()
  await expect.poll(() => rows.allTextContents()).toEqual(['Daruma'])
  await page.getByRole('radio', { name: words.tables.allGames }).click()
  await page.getByLabel(words.tables.withWhom).fill('dai')
  await expect.poll(() => rows.allTextContents()).toEqual(['Kodama'])
  expect(page.url()).toContain('#/tables/-/dai')
  await page.getByLabel(words.tables.withWhom).fill('nobody of this name')
  await page.getByText(words.tables.noneSuch).waitFor()
  await page.getByLabel(words.tables.withWhom).fill('')
  await expectComfort(page)

  await choose(dai, words.table.giveUp)
  await dai.page.getByRole('button', { name: texts.company.resign }).click()
  await dai.page.getByRole('button', { name: texts.company.yes(texts.company.resign) }).click()
  await page.getByRole('heading', { name: words.tables.over }).waitFor()
  await page.locator('section', { hasText: words.tables.over }).getByText('1st place').waitFor()
  expect(await badge()).toBeDefined()
  expect([...cleo.faults, ...dai.faults]).toEqual([])
})

test('sit me down: the first opens a table and is told when bots come, the second is told who waits and joins', async () => {
  const eri = await visitOnline(server, 'Eri', '#/lobby')
  const fay = await visitOnline(server, 'Fay', '#/lobby')
  const sitMeDown = ({ page }: typeof eri) => page.getByRole('button', { name: texts.quick.sitMeDown })
  for (const guest of [eri, fay]) {
    await guest.page.getByLabel(texts.wish.name).fill(guest.name)
    await guest.page.getByRole('radio', { name: 'Bamboo' }).click()
    await sitMeDown(guest).getByText(texts.quick.opensFor(2)).waitFor()
  }
  await sitMeDown(eri).click()
  await eri.page.getByText(/^Bots take the free seats in/).waitFor()
  await fay.page.getByRole('button', { name: texts.lobby.refresh }).click()
  await sitMeDown(fay).getByText(texts.quick.waits('Eri', 1)).waitFor()
  await fay.page.locator('.lobby-row', { hasText: 'Eri' }).getByText(texts.lobby.friendly).waitFor()
  await expectComfort(fay.page)
  await sitMeDown(fay).click()
  for (const guest of [eri, fay]) await heading(guest).waitFor()
  expect(new URL(fay.page.url()).hash).toBe(new URL(eri.page.url()).hash)
  const plateOfFay = eri.page.locator('.seats .seat', { hasText: 'Fay' })
  await eri.page.reload()
  await plateOfFay.getByText(words.table.presence.here).waitFor()
  // What was chosen is chosen the next time.
  await fay.page.goto(`${server.url}/#/lobby`)
  expect(await fay.page.getByRole('radio', { name: 'Bamboo' }).isChecked()).toBe(true)
  await fay.page.close()
  // Whoever closed the page is not here, within a few seconds.
  await expect
    .poll(
      async () => {
        const { seats } = await eri.page.evaluate(async (id) => {
          return (await fetch(`/api/tables/${id}/presence`)).json() as Promise<{ seats: string[] }>
        }, new URL(eri.page.url()).hash.split('/')[2])
        return seats.filter((state) => state === 'gone').length
      },
      { timeout: 10_000 },
    )
    .toBe(1)
  await eri.page.reload()
  await plateOfFay.getByText(words.table.presence.gone).waitFor()
  expect([...eri.faults, ...fay.faults]).toEqual([])
})
