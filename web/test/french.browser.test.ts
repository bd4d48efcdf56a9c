import { games } from '@engawa/games'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shellWords } from '../words/index.ts'
import { darumaPlayer } from './drivers/daruma.ts'
import { pointerInput } from './drivers/input.ts'
import { dice, layTable } from './drivers/table.ts'
import { wordsIn, wordsOnlyIn } from './drivers/vocabulary.ts'
import { openSite, type Site, visit } from './harness.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(async () => {
  await site.close()
})

const look = { locale: 'fr', theme: 'day', settings: { pace: 'none', motion: 'off' } } as const
const words = shellWords.fr

/** All that is read or spoken on the page, without what says that it is in another language. */
function spoken(page: Page): Promise<string> {
  return page.evaluate(() => {
    const ours = (element: Element) => element.closest('[lang]')?.getAttribute('lang') === 'fr'
    const texts: string[] = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode
      if (parentElement !== null && ours(parentElement) && !parentElement.matches('script, style, code'))
        texts.push(nodeValue ?? '')
    }
    const spokenBy = ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext', 'aria-description']
    for (const name of spokenBy)
      for (const element of document.querySelectorAll(`[${name}]`))
        if (ours(element)) texts.push(element.getAttribute(name) ?? '')
    return texts.join('\n')
  })
}

const SHELL = ['web/words', 'web/online/words']

/** Collects the English words that a page says in French clothes, each with the screen it stands on. */
function listener(game: string) {
  const english = wordsOnlyIn('en', [...SHELL, `games/${game}/words`, `games/${game}/board`])
  // The games keep their names in every language.
  const titles = games.flatMap(({ face }) => wordsIn(face.title))
  const heard = new Set<string>()
  return {
    heard,
    english,
    async listen(page: Page, screen: string): Promise<void> {
      for (const word of wordsIn(await spoken(page)))
        if (english.has(word) && !titles.includes(word)) heard.add(`${word} (${screen})`)
    },
  }
}

const TABS = [words.table.moves, words.table.scores, words.table.words, words.table.log]

async function listenToTabs(page: Page, listen: (page: Page, screen: string) => Promise<void>, game: string) {
  for (const name of TABS) {
    const tab = page.getByRole('tab', { name, exact: true })
    if ((await tab.count()) === 0) {
      await page.getByRole('button', { name: words.table.menu, exact: true }).click()
      await page.getByRole('button', { name: words.table.moves, exact: true }).click()
    }
    await tab.click()
    await listen(page, `${game}: ${name}`)
  }
}

test('the vocabulary tells the languages apart', () => {
  const english = wordsOnlyIn('en', SHELL)
  for (const word of ['veranda', 'stored', 'nobody', 'thinking']) expect(english).toContain(word)
  expect(wordsIn(words.home.promise).filter((word) => english.has(word))).toEqual([])
})

test('Daruma in French from the door to the replay, without a word of English or a request to a stranger', async () => {
  const { page, context } = await visit(site, look)
  const strangers: string[] = []
  context.on('request', (request) => {
    if (!request.url().startsWith(site.url) && !/^(blob|data):/.test(request.url()))
      strangers.push(request.url())
  })
  const { heard, listen } = listener('daruma')
  await page.locator('.print').first().waitFor()
  await listen(page, 'home')
  for (const place of ['tables', 'about', 'rules', 'rules/daruma', 'new/daruma']) {
    await page.goto(`${site.url}#/${place}`)
    await page.locator('main h1').waitFor()
    await listen(page, place)
  }
  await layTable(page, { game: 'daruma', seats: 3, locale: 'fr' })
  await listenToTabs(page, listen, 'daruma')
  for (const key of ['r', '?', 's']) {
    await page.keyboard.press(key)
    await page.locator('dialog[open]').waitFor()
    await listen(page, `sheet ${key}`)
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
  }
  const play = darumaPlayer(pointerInput(page), {
    locale: 'fr',
    random: dice(23),
    over: words.scoreSheet.again,
  })
  for (let over = false; !over; ) {
    over = await play()
    await listen(page, 'play')
  }
  const sheet = page.locator('dialog[open]')
  await sheet.waitFor()
  await listen(page, 'the end')
  await sheet.getByRole('button', { name: words.scoreSheet.watch }).click()
  await page.locator('.replay-dock').waitFor()
  await listen(page, 'replay')
  await page.goto(`${site.url}#/tables`)
  await page.locator('.stored').waitFor()
  await listen(page, 'my tables')
  expect([...heard]).toEqual([])
  expect(strangers).toEqual([])
  await context.close()
})

const others = games.map(({ id }) => id).filter((id) => id !== 'daruma')

test.each(others)('the table of %s speaks French', async (game) => {
  const { page, context } = await visit(site, look, `#/new/${game}`)
  const { heard, listen, english } = listener(game)
  expect(english.size).toBeGreaterThan(100)
  await page.locator('button[type=submit]').waitFor()
  await listen(page, `new ${game}`)
  await page.goto(`${site.url}#/rules/${game}`)
  await page.locator('.passage').first().waitFor()
  await listen(page, `rules of ${game}`)
  await layTable(page, { game, seats: 2, level: 'random', locale: 'fr' })
  await page.getByRole('button', { name: words.table.hint }).waitFor()
  await listen(page, game)
  await listenToTabs(page, listen, game)
  expect([...heard]).toEqual([])
  await context.close()
})
