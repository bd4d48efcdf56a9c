/** What the monkey sees: all of it runs in the page, so nothing here may use what stands outside a function. */

/** A point on the page that somebody presses, and what the control there is called. */
export interface Spot {
  readonly x: number
  readonly y: number
  readonly name: string
  /** What lies there can have the focus. */
  readonly focusable: boolean
}

/** What may be pressed: anything that looks like a control, what answers the question, an entry of a hint or a menu. */
export type Target = 'anything' | 'answer' | 'hint' | 'piece'

/** Chooses one of the targets in sight by a number; nothing where there is none. */
export function spotOf({ target, choice }: { target: Target; choice: number }): Spot | undefined {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  const menu = document.querySelector('[popover]:popover-open')
  const root: ParentNode = menu ?? modal ?? document.querySelector('.table') ?? document
  const controls = 'button, [role=button], [role=tab], summary, input, label'
  const selectors = {
    anything: `${controls}, [data-piece], [data-place], a[href^="#"]`,
    answer: '[data-lit], [data-chosen], .dock-board button, .sheet-foot button, .curtain button',
    hint: '.hints li button',
    piece: '[data-piece], [data-place]',
  }
  const all = [...root.querySelectorAll(selectors[target])].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (target !== 'answer' || !element.matches('[aria-disabled=true], :disabled')),
  )
  // Every other time one presses the large control.
  const large = all.filter((one) => target === 'answer' && choice % 2 === 0 && one.matches('.verb'))
  const among = large.length > 0 ? large : all
  const element = among[choice % (among.length || 1)]
  if (element === undefined) return undefined
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const box = element.getBoundingClientRect()
  const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const upon = document.elementFromPoint(x, y)
  const focusable = upon?.closest('button:enabled, a[href], input, summary, [tabindex]') != null
  const hit = upon !== null && (element.contains(upon) || upon.contains(element))
  return { x, y, name: hit ? name.trim().slice(0, 60) : '', focusable }
}

/** What lies on the table once nothing is on its way any more, and what is wrong with it. */
export interface Sight {
  readonly position: string | null
  /** Where every piece lies that is drawn. */
  readonly pieces: Readonly<Record<string, string>>
  /** What no sequence of presses may lead to, in words. */
  readonly troubles: readonly string[]
  /** Nothing has the focus. */
  readonly lost: boolean
}

/** Looks at the table when no press, no load and no bot is on its way; nobody waits longer than their patience. */
export async function look(patience: number): Promise<Sight> {
  const frame = () => new Promise(requestAnimationFrame)
  const has = (selector: string) => document.querySelector(selector) !== null
  const asked = () => has('.seat[data-acting][data-seat="0"]') && !has('.replay-dock, .dock[data-over]')
  const busy = () => {
    // A card of Kodama that is in the hand stays taken from the display.
    if (has('[data-taken]:not(.kod-offer), [data-leaving]')) return 'a press'
    if (has('.loading')) return 'a load'
    return !has('.table') || has('.failure, .replay-dock, .dock[data-over]') || asked() ? undefined : 'a bot'
  }
  const isLost = () => document.activeElement === null || document.activeElement === document.body
  const since = performance.now()
  await frame()
  await frame()
  while (busy() !== undefined && performance.now() - since < patience) await frame()
  for (let frames = 0; frames < 3 && isLost(); frames++) await frame()

  const troubles: string[] = []
  const waits = busy()
  if (waits !== undefined) troubles.push(`the table waits for ${waits} for ever`)
  for (const trouble of document.querySelectorAll('.failure, .broken, .panel-fault'))
    troubles.push(`a screen of trouble: ${trouble.textContent?.slice(0, 120)}`)
  const answers = [...document.querySelectorAll('.table :is([data-lit], .dock-board button, .stage button)')]
  const open = answers.some(
    (element) => element.checkVisibility() && !element.matches('[aria-disabled=true], :disabled'),
  )
  if (asked() && !open && !has('dialog:modal, [popover]:popover-open'))
    troubles.push(`“${document.querySelector('.dock h2')?.textContent}” is asked and nothing can be pressed`)
  const pieces: Record<string, string> = {}
  for (const element of document.querySelectorAll('.table [data-piece]')) {
    const id = element.getAttribute('data-piece') ?? ''
    const at = element.getAttribute('data-at') ?? ''
    // What somebody holds is drawn where it came from and where it may go.
    pieces[id] = pieces[id] === undefined || pieces[id] === at ? at : 'held'
  }
  const position = document.querySelector('.table')?.getAttribute('data-position') ?? null
  return { position, pieces, troubles, lost: isLost() }
}
