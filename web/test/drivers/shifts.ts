import type { Page } from 'playwright-core'

/** What has moved on the page since it was loaded, without anybody's doing, worst first. */
export function shifts(page: Page): Promise<{ sum: number; moved: string[] }> {
  return page.evaluate(async () => {
    interface Shift extends PerformanceEntry {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly { readonly node: Node | null }[]
    }
    await document.fonts.ready
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
    const entries = await new Promise<Shift[]>((done) => {
      const seen: Shift[] = []
      const observer = new PerformanceObserver((list) => seen.push(...(list.getEntries() as Shift[])))
      observer.observe({ type: 'layout-shift', buffered: true })
      // What happened before is told at once, in a task of its own.
      setTimeout(() => done(seen), 50)
    })
    const own = entries.filter(({ hadRecentInput }) => !hadRecentInput).sort((a, b) => b.value - a.value)
    const nameOf = (node: Node | null) => (node instanceof Element ? node.className : (node?.nodeName ?? ''))
    return {
      sum: own.reduce((sum, { value }) => sum + value, 0),
      moved: own.map(
        ({ value, sources }) => `${value.toFixed(3)}: ${sources.map(({ node }) => nameOf(node)).join(', ')}`,
      ),
    }
  })
}
