import type { Page } from 'playwright-core'
import type { Words } from '../../words/index.ts'
import type { Input } from './input.ts'

type Random = (bound: number) => number

const MOST_MOVES = 2000
const PATIENCE = 60_000

/** Plays any game with the keyboard alone, from the list of moves, until somebody has won. */
export async function playByKeys(page: Page, random: Random): Promise<number> {
  // Hints are offered where there is something to choose.
  await page.locator('.dock-tool[aria-pressed]').waitFor()
  await page.keyboard.press('m')
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    // Whoever plays from the list goes on from the list: the focus comes back by itself.
    const at = await page.waitForFunction(
      () => {
        if (document.querySelector('.dock[data-over]') !== null) return 'over'
        // No press counts while another one is on its way.
        if (document.querySelector('[data-taken]') !== null) return undefined
        return document.activeElement?.matches('button[data-move]') ? 'list' : undefined
      },
      undefined,
      { timeout: PATIENCE, polling: 10 },
    )
    if ((await at.jsonValue()) === 'over') return moves
    for (let step = random(6); step > 0; step--) await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
  }
  throw new Error('the game does not end')
}

/** Plays any game through the accessibility tree alone, from the list of moves, until somebody has won. */
export async function playByTree(input: Input, words: Words, random: Random): Promise<number> {
  let since = Date.now()
  // The lines of the log can be pressed as well: the way to the moves comes first.
  let there = false
  for (let moves = 0; moves < MOST_MOVES; ) {
    const controls = await input.controls()
    if (controls.some((control) => control.name === words.scoreSheet.again)) return moves
    const listed = controls.filter(({ within }) => within.includes('listitem') && within.includes('tabpanel'))
    const skip = controls.find((control) => control.name === words.skipToMoves)
    const next = there ? listed[random(Math.min(listed.length, 6) || 1)] : skip
    if (next !== undefined) {
      await next.press()
      if (there) moves++
      there = true
      since = Date.now()
    } else if (Date.now() - since > PATIENCE) {
      throw new Error(`no list of moves among ${controls.map((control) => control.name).join(' | ')}`)
    } else {
      await new Promise((done) => setTimeout(done, 20))
    }
  }
  throw new Error('the game does not end')
}
