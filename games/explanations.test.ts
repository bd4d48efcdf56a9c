import { locales } from '@engawa/kernel'
import { passageOf } from '@engawa/web/kit'
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
