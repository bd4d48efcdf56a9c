import { at, Chance, type GamePlay, locales, parseOptions } from '@engawa/kernel'
import { passageOf } from '@engawa/web/kit'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { loadExplanations } from './boards.ts'
import { games } from './registry.ts'

test.each(games)(
  '$id has a legend with every icon once, and each cites a rule that is written',
  async (entry) => {
    const of = await loadExplanations(entry.id)
    if (of === undefined) throw new Error(`${entry.id} has no board/explain/index.tsx`)
    const listed = of.legend.flatMap(({ icons }) => icons)
    expect(listed.toSorted()).toEqual(Object.keys(of.icons.en).toSorted())
    for (const locale of locales) {
      const { rules } = await entry.words(locale)
      const lost = Object.entries(of.icons[locale]).filter(
        ([, { rule }]) => passageOf(rules, rule) === undefined,
      )
      expect(lost.map(([icon, { rule }]) => `${icon}: ${rule}`)).toEqual([])
    }
  },
)

/** What everybody may see after so many random moves of three. */
function randomView({ game }: GamePlay, moves: number): unknown {
  const dice = Chance.seeded('portrait')
  const state = game.setup(3, parseOptions(game.options, 3, {}), dice)
  for (let turn = game.turn(state); !turn.over && moves > 0; turn = game.turn(state), moves--) {
    const seat = at(turn.seats, 0)
    game.play(state, seat, dice.pick(game.moves(state, seat)), dice, () => undefined)
  }
  return game.view(state, 'table')
}

test.each(games)(
  '$id draws what a seat has made as one drawing of its own symbols, if at all',
  async (entry) => {
    const of = await loadExplanations(entry.id)
    if (of?.portrait === undefined) return
    const view = randomView(await entry.play(), 200)
    const sheet = renderToStaticMarkup(of.sheet())
    for (const seat of [0, 1, 2]) {
      const drawn = renderToStaticMarkup(of.portrait(view, seat))
      expect([drawn.startsWith('<svg '), drawn.endsWith('</svg>')]).toEqual([true, true])
      const used = [...drawn.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
      expect(used.length).toBeGreaterThan(0)
      expect(used.filter((id) => !sheet.includes(`id="${id}"`))).toEqual([])
    }
  },
)
