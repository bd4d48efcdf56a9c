import { loadExplanations } from '@engawa/games/boards'
import { type Locale, locales } from '@engawa/kernel'
import type { Table } from '@engawa/table'
import type { Page } from 'playwright-core'
import { entryOf } from '../../app/games.ts'
import { type Explanations, explain, passageOf, type Seen } from '../../kit/explanation.ts'

/** What is drawn on the table: the ids that can be asked about, and signs and numbers that belong to none. */
export interface Drawn {
  readonly ids: readonly string[]
  readonly orphans: readonly string[]
}

/** Looks at everything that is drawn of a board: on the stage, in the dock, on the seats and beside them. */
export function drawnThings(): Drawn {
  const KNOWN = '[data-explain], [data-piece], [data-place], [data-spot], [data-icon]'
  const PARTS = '.stage, .dock, .seat-signs, .seat-more, .left-board, .right-board, .bar-board'
  const ids = new Set<string>()
  const orphans = new Set<string>()
  for (const part of document.querySelectorAll(PARTS)) {
    for (const element of part.querySelectorAll<HTMLElement>(KNOWN)) {
      const { explain: explicit, piece, place, spot, icon } = element.dataset
      ids.add(explicit ?? spot ?? piece ?? place ?? `icon:${icon}`)
    }
    for (const element of part.querySelectorAll('svg, b, i, em, small, span, dd, dt')) {
      if (!element.checkVisibility() || element.closest(KNOWN) !== null) continue
      // What is pressed says by its own words what it does; scenery and crests belong to nothing.
      if (element.closest('button, a, [role=button], .crest, [data-scenery]') !== null) continue
      const text = element.childElementCount === 0 ? (element.textContent ?? '').trim() : ''
      const number = element.tagName !== 'svg' && /^[+−×]?\d+$/.test(text)
      // A sheet of symbols is not seen, and what holds things is none itself.
      const holds = element.querySelector(`symbol, ${KNOWN}`) !== null
      const sign = element.tagName === 'svg' && element.querySelector('use') !== null && !holds
      if (number || sign)
        orphans.add(`${element.parentElement?.className ?? ''} > ${element.tagName} ${text}`)
    }
  }
  return { ids: [...ids], orphans: [...orphans] }
}

/** Which of the ids have no explanation that says something, in either language. */
export async function unexplained(game: string, table: Table, position: number, ids: readonly string[]) {
  const of = await loadExplanations(game)
  if (of === undefined) return ids
  const found: string[] = []
  for (const locale of locales) found.push(...silent(of, await seenBy(game, table, position, locale), ids))
  return found
}

async function seenBy(game: string, table: Table, position: number, locale: Locale): Promise<Seen> {
  const words = await entryOf(game)?.words(locale)
  if (words === undefined) throw new Error(`no words for ${game}`)
  const view = table.viewAt(position, 0)
  const names = { seats: table.seats.map(({ name }) => name), viewer: 0 }
  return { view, seat: 0, locale, names, words, scores: table.game.score(view) }
}

/** Those of the ids that say nothing to this reader. */
export const silent = (of: Explanations, seen: Seen, ids: readonly string[]): string[] =>
  ids.filter((id) => !says(of, id, seen)).map((id) => `${id} (${seen.locale})`)

function says(of: Explanations, id: string, seen: Seen): boolean {
  const explanation = explain(of, id, seen)
  if (explanation === undefined || explanation.name === '') return false
  const passage = passageOf(seen.words.rules, explanation.rule)
  return passage !== undefined && (explanation.does ?? passage) !== ''
}

/** Shows an earlier position of the table that is open. */
export async function showPosition(page: Page, position: number): Promise<void> {
  const { origin, hash } = new URL(page.url())
  const [, kind = '', id = ''] = hash.split('/')
  await page.goto(`${origin}/#/${kind}/${id}/at/${position}`)
  await page.locator(`.table[data-position="${position}"]`).waitFor()
}

/** So many positions of a game, evenly spread, without its first and last. */
export const spread = (length: number, count: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.floor(((index + 1) * length) / (count + 1)))
