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

const CONTROLS = 'button, [role=button], [role=tab], summary, input, label'

const selectors: Readonly<Record<Target, string>> = {
  anything: `${CONTROLS}, [data-piece], [data-place], a[href^="#"]`,
  answer: '[data-lit], [data-chosen], .dock-board button, .sheet-foot button, .curtain button',
  hint: '.hints :is(.hint-turns button, .primary)',
  piece: '[data-piece], [data-place]',
}

export const focusableAt = (element: Element | null): HTMLElement | SVGElement | null | undefined =>
  element?.closest<HTMLElement | SVGElement>('button:enabled, a[href], input:enabled, summary, [tabindex]')

/** The middle of an element, once it was brought into sight. */
export function spotOn(element: Element): Spot {
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const box = element.getBoundingClientRect()
  const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const upon = document.elementFromPoint(x, y)
  const hit = upon !== null && (element.contains(upon) || upon.contains(element))
  return { x, y, name: hit ? name.trim().slice(0, 60) : '', focusable: focusableAt(upon) != null }
}

/** Chooses one of the targets in sight by a number; nothing where there is none. */
export function spotOf(target: Target, choice: number): Spot | undefined {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  const menu = document.querySelector('[popover]:popover-open')
  const root: ParentNode = menu ?? modal ?? document.querySelector('.table') ?? document
  const all = [...root.querySelectorAll(selectors[target])].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      (target !== 'answer' || !element.matches('[aria-disabled=true], :disabled')),
  )
  // Every other time one presses the large control.
  const large = all.filter((one) => target === 'answer' && choice % 2 === 0 && one.matches('.verb'))
  const among = large.length > 0 ? large : all
  const element = among[choice % (among.length || 1)]
  return element && spotOn(element)
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

export const has = (selector: string): boolean => document.querySelector(selector) !== null

/** The curtain is lifted like any other answer, and closed by nothing else. */
export const isCovered = (): boolean => has('dialog:modal:not(.curtain), [popover]:popover-open')

/** How long a load, a press or a bot may take on a busy machine. */
export const PATIENCE = 15_000
/** Looked at so often while something is waited for. */
const MOMENT = 4

const frame = () => new Promise(requestAnimationFrame)

export const pause = (time: number) => new Promise((done) => setTimeout(done, time))

/** Waits until something is so; nobody waits longer than their patience. */
export async function until(isSo: () => boolean, patience = PATIENCE): Promise<boolean> {
  const end = performance.now() + patience
  while (!isSo() && performance.now() < end) await pause(MOMENT)
  return isSo()
}

/** Where the page keeps which seats people have. */
export const PEOPLE = 'monkey-people'

const peopleActing = (): boolean =>
  (localStorage.getItem(PEOPLE) ?? '0')
    .split(' ')
    .some((seat) => has(`.seat[data-acting][data-seat="${seat}"]`))

const isTaught = () => has('.table[data-teaching]')

const isAsked = () => isTaught() || (peopleActing() && !has('.replay-dock, .dock[data-over]'))

function awaited(): string | undefined {
  // A card of Kodama that is in the hand stays taken from the display.
  if (has('[data-taken]:not(.kod-offer), [data-leaving]')) return 'a press'
  if (has('.loading')) return 'a load'
  return !has('.table') || has('.failure, .replay-dock, .dock[data-over]') || isAsked() ? undefined : 'a bot'
}

const isLost = () => document.activeElement === null || document.activeElement === document.body

const numberIn = (text: string) =>
  Number(
    text
      .replace('·', '0')
      .replace('−', '-')
      .replaceAll(/[^\d-]/g, ''),
  )

const cellsOf = (row: Element) =>
  [...row.querySelectorAll('td')].map((cell) => numberIn(cell.firstChild?.textContent ?? ''))

/** Every sum that is drawn is that of its lines: in the sheets of points, and in what boards make of them. */
function wrongSums(): string[] {
  const wrong: string[] = []
  for (const table of document.querySelectorAll('.score-table')) {
    let sums: number[] = []
    for (const row of table.querySelectorAll('tbody tr:not(.part)')) {
      const cells = cellsOf(row)
      if (!row.matches('.sum')) sums = cells.map((points, seat) => points + (sums[seat] ?? 0))
      else if (cells.some((points, seat) => points !== (sums[seat] ?? 0)))
        wrong.push(`lines of ${sums} have the sums ${cells} in “${row.textContent}”`)
    }
  }
  for (const ledger of document.querySelectorAll('dl:has(> [data-sum])')) {
    const lines = [...ledger.children].map((line) => line.querySelector('b')?.textContent ?? '')
    for (const side of [0, -1]) {
      const points = lines.map((line) => numberIn(line.split('→').at(side) ?? ''))
      const sum = points.slice(0, -1).reduce((total, more) => total + more, 0)
      if (sum !== points.at(-1)) wrong.push(`the lines ${lines.slice(0, -1)} have the sum ${lines.at(-1)}`)
    }
  }
  return wrong
}

function troublesNow(): string[] {
  const troubles: string[] = []
  const waits = awaited()
  if (waits !== undefined) troubles.push(`the table waits for ${waits} for ever`)
  for (const trouble of document.querySelectorAll('.failure, .broken, .panel-fault'))
    troubles.push(`a screen of trouble: ${trouble.textContent?.slice(0, 120)}`)
  const answers = [
    ...document.querySelectorAll(
      '.table :is([data-lit], .dock-board button, .stage button, [data-teacher] button)',
    ),
  ]
  const open = answers.some(
    (element) => element.checkVisibility() && !element.matches('[aria-disabled=true], :disabled'),
  )
  if (isAsked() && !open && !isCovered() && !has('.curtain'))
    troubles.push(`“${document.querySelector('.dock h2')?.textContent}” is asked and nothing can be pressed`)
  return [...troubles, ...wrongSums()]
}

/** Looks at the table when no press, no load and no bot is on its way. */
export async function look(): Promise<Sight> {
  await frame()
  await frame()
  await until(() => awaited() === undefined)
  for (let frames = 0; frames < 3 && isLost(); frames++) await frame()
  const pieces: Record<string, string> = {}
  for (const element of document.querySelectorAll('.table [data-piece]')) {
    const id = element.getAttribute('data-piece') ?? ''
    const at = element.getAttribute('data-at') ?? ''
    // What somebody holds is drawn where it came from and where it may go.
    pieces[id] = pieces[id] === undefined || pieces[id] === at ? at : 'held'
  }
  const position = document.querySelector('.table')?.getAttribute('data-position') ?? null
  return { position, pieces, troubles: troublesNow(), lost: isLost() }
}
