import { locales } from '@engawa/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { loadComponents } from './boards.ts'
import { games } from './registry.ts'

/** How many pieces of each kind lie in the boxes, as the catalogues and the rulebooks have it. */
const pieces: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  daruma: { darumas: 60, objectives: 6, tokens: 12, others: 16 },
  kodama: { trunks: 6, goals: 20, seasons: 15, branches: 65 },
  bamboo: { spirits: 21, shoots: 36, homes: 64, balance: 68, gifts: 4, supply: 66 },
  bitoku: {
    yokai: 29,
    starting: 20,
    bitoku: 24,
    visions: 28,
    buildings: 30,
    crystals: 32,
    mitamas: 24,
    dragonflies: 32,
    portals: 16,
    rocks: 13,
    treasures: 5,
    tengu: 10,
  },
}

const used = (markup: string) => [...markup.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id ?? '')

describe.each(games.map(({ id }) => id))('the components of %s', (game) => {
  test.each(locales)('are as many as lie in the box, each with its name and words (%s)', async (locale) => {
    const kinds = (await loadComponents(game))?.kinds(locale) ?? []
    const counted = kinds.map(({ id, components }) => [
      id,
      components.reduce((sum, { count }) => sum + count, 0),
    ])
    expect(Object.fromEntries(counted)).toEqual(pieces[game])
    for (const { id, components } of kinds) {
      expect(new Set(components.map((one) => one.id)).size, id).toBe(components.length)
      for (const one of components) {
        expect(one.name, `${id} ${one.id}`).toMatch(/^\p{Lu}/u)
        expect(one.text, `${id} ${one.id}`).toMatch(/^[\p{Lu}\d+“«]/u)
      }
    }
  })

  test('are drawn with the symbols of their sheet', async () => {
    const found = await loadComponents(game)
    const sheet = renderToStaticMarkup(found?.sheet())
    const missing = (found?.kinds('en') ?? []).flatMap(({ components }) =>
      components.flatMap(({ id, picture }) => {
        const markup = renderToStaticMarkup(picture)
        const lost = used(markup).filter((symbol) => !sheet.includes(`id="${symbol}"`))
        return markup.includes('<svg') ? lost.map((symbol) => `${id}: ${symbol}`) : [`${id}: no drawing`]
      }),
    )
    expect(missing).toEqual([])
  })
})
