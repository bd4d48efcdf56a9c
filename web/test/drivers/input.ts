import type { CDPSession, Page } from 'playwright-core'

/** A button as one meets it: what it is called, where it stands, what state it says it is in. */
export interface Control {
  readonly name: string
  /** Roles from the nearest ancestor outwards. */
  readonly within: readonly string[]
  /** The name of the group it belongs to, or nothing. */
  readonly group: string
  readonly pressed: boolean | undefined
  readonly disabled: boolean
  press(): Promise<void>
}

/** One way to play: see what can be pressed, and press it. */
export interface Input {
  controls(): Promise<readonly Control[]>
}

type Drawn = Omit<Control, 'press'>

/** The buttons of the last look, kept in the page: the very ones get pressed, whatever has been drawn since. */
interface Looked {
  readonly look: number
  readonly buttons: readonly Element[]
}
type Looking = typeof globalThis & { looked?: Looked; aim?: { readonly control: Element } }

/** One of the buttons of a look. */
interface Seen {
  readonly look: number
  readonly index: number
}

/** Looks at the buttons that are drawn on the board, in the dock, or in the sheet over them. */
function lookAround(look: number): Omit<Drawn, 'within'>[] {
  const modal = [...document.querySelectorAll('dialog[open]')].at(-1)
  const selector = modal === undefined ? '.stage button, .dock button' : 'button'
  const buttons = [...(modal ?? document).querySelectorAll(selector)].filter((element) =>
    element.checkVisibility(),
  )
  const page: Looking = globalThis
  page.looked = { look, buttons }
  return buttons.map((element) => ({
    name: (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/[ \n]+/g, ' ').trim(),
    group: element.closest('[role=group]')?.getAttribute('aria-label') ?? '',
    pressed: { true: true, false: false }[element.getAttribute('aria-pressed') ?? ''],
    disabled: element.matches('[aria-disabled=true], :disabled'),
  }))
}

function drawnInput(page: Page, press: (seen: Seen, name: string) => Promise<void>): Input {
  let looks = 0
  return {
    async controls() {
      const look = ++looks
      const drawn = await page.evaluate(lookAround, look)
      return drawn.map((one, index) => ({
        ...one,
        within: [],
        press: () => press({ look, index }, one.name),
      }))
    },
  }
}

interface Spot {
  readonly x: number
  readonly y: number
  /** What lies over the control there. */
  readonly over: string | undefined
  /** It is an open menu, or a note on what the mouse rests on or what cannot be done. */
  readonly passing: boolean
}

/** What a hand does that aims at one control: where another one came under it meanwhile, it presses nothing. */
function guardAim(): void {
  const page: Looking = globalThis
  for (const kind of ['pointerdown', 'mousedown', 'click'])
    addEventListener(
      kind,
      (event) => {
        const control = page.aim?.control
        if (control === undefined || (event.target instanceof Node && control.contains(event.target))) return
        event.stopImmediatePropagation()
        event.preventDefault()
      },
      true,
    )
  // A click comes with the release, or not at all; a busy page may hear of the next aim before the timer.
  addEventListener(
    'pointerup',
    () => {
      const { aim } = page
      setTimeout(() => {
        if (page.aim === aim) delete page.aim
      })
    },
    true,
  )
}

/** The middle of a control that is brought into sight; nothing where it is gone or a sheet has come over it. */
function middleOf({ look, index }: Seen): Spot | undefined {
  const page: Looking = globalThis
  const control = page.looked?.look === look ? page.looked.buttons[index] : undefined
  const sheet = [...document.querySelectorAll('dialog:modal')].at(-1)
  if (!control?.checkVisibility() || sheet?.contains(control) === false) return undefined
  control.scrollIntoView({ block: 'nearest' })
  // What is higher than the part of the page it scrolls in is pressed where it is seen.
  let { left, top, right, bottom } = control.getBoundingClientRect()
  // A sheet lies over the page, whatever it stands in there.
  const outermost = sheet?.parentElement ?? null
  for (let up = control.parentElement; up !== null && up !== outermost; up = up.parentElement) {
    if (getComputedStyle(up).overflowY === 'visible') continue
    const port = up.getBoundingClientRect()
    ;[left, top] = [Math.max(left, port.left), Math.max(top, port.top)]
    ;[right, bottom] = [Math.min(right, port.right), Math.min(bottom, port.bottom)]
  }
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const upon = document.elementFromPoint(x, y)
  const open = control.contains(upon)
  if (open) page.aim = { control }
  const over = open ? undefined : `${upon?.tagName} ${upon?.className} ${upon?.textContent}`
  return { x, y, over, passing: !open && upon?.closest('[popover], .explained, .explanation') != null }
}

/** Plays at the middle of a control, which has to lie open there. */
function spotInput(page: Page, press: (spot: Spot) => Promise<void>): Input {
  let guarded: Promise<unknown> | undefined
  return drawnInput(page, async (seen, name) => {
    guarded ??= Promise.all([page.addInitScript(guardAim), page.evaluate(guardAim)])
    await guarded
    const spot = await page.evaluate(middleOf, seen)
    // The table may have moved on meanwhile: then one looks again.
    if (spot === undefined) return
    // Where the table moved on just before a click, it may have opened a menu, a mouse that waited for others has a
    // note beside it, and what was refused is explained: one closes it and looks again.
    if (spot.passing) return page.keyboard.press('Escape')
    if (spot.over !== undefined) throw new Error(`${spot.over} lies over ${name}`)
    await press(spot)
  })
}

/** Plays with the mouse; `delay` is how long a click lasts. */
export const pointerInput = (page: Page, delay = 0): Input =>
  spotInput(page, ({ x, y }) => page.mouse.click(x, y, { delay }))

/** Plays with one finger, on a page that has touch. */
export const tapInput = (page: Page): Input => spotInput(page, ({ x, y }) => page.touchscreen.tap(x, y))

/** A stretch of the way to a control: this key, so often. */
interface Stretch {
  readonly key: string
  readonly times: number
}

/** What the tab key stops at. */
const STOPS = 'a[href], button:enabled, input, select, textarea, summary, [tabindex]'

/**
 * How the focus gets nearer to a control: along its row with an arrow, else with the tab key, as often as it seems
 * to take; no way where the control is gone or a sheet has come over it.
 */
function nextStretch({ look, index, stops }: Seen & { readonly stops: string }): Stretch | undefined {
  const page: Looking = globalThis
  const target = page.looked?.look === look ? page.looked.buttons[index] : undefined
  const active = document.activeElement
  const sheet = [...document.querySelectorAll('dialog:modal')].at(-1)
  if (!target?.checkVisibility() || active === null || sheet?.contains(target) === false) return undefined
  if (active === target) return { key: 'Enter', times: 1 }
  const distance = (all: readonly Element[], goal: Element) => {
    const [from, to] = [all.indexOf(active), all.indexOf(goal)]
    return { way: from < 0 || to < 0 ? 1 : to - from, round: all.length }
  }
  const row = target.closest('[role=group]')
  if (row?.contains(active) && active.hasAttribute('data-stop')) {
    // The arrow keys pass over what is not drawn.
    const drawn = [...row.querySelectorAll('[data-stop]')].filter((stop) => stop.checkVisibility())
    const { way, round } = distance(drawn, target)
    return { key: 'ArrowRight', times: way < 0 ? way + round : way }
  }
  const goal = row?.querySelector('[data-stop][tabindex="0"]') ?? target
  const before = active.compareDocumentPosition(goal) & Node.DOCUMENT_POSITION_FOLLOWING
  const all = [...document.querySelectorAll(stops)]
  const open = all.filter((stop) => !stop.matches('[tabindex="-1"]') && stop.checkVisibility())
  const times = Math.abs(distance(open, goal).way) || 1
  return { key: before || active === document.body ? 'Tab' : 'Shift+Tab', times }
}

/** Whatever the press took away, one can go on from where one is, once that is drawn. */
async function expectFocus(page: Page): Promise<void> {
  const lost = await page.evaluate(async () => {
    const isLost = () => document.activeElement === document.body && document.querySelector('.table') !== null
    for (let frames = 0; frames < 3 && isLost(); frames++) await new Promise(requestAnimationFrame)
    return isLost()
  })
  if (lost) throw new Error('the press lost the focus')
}

/** In key presses. */
const LONGEST_WALK = 150

/** Plays with the keyboard alone: tab and arrow keys walk to a control, Enter presses it. */
export function keyboardInput(page: Page): Input {
  return drawnInput(page, async (seen, name) => {
    for (let walked = 0, looks = 1; walked < LONGEST_WALK; looks++) {
      const stretch = await page.evaluate(nextStretch, { ...seen, stops: STOPS })
      // The table may have moved on meanwhile: then one looks again.
      if (stretch === undefined) return
      // Whoever did not get there at once looks more often.
      const steps = Math.ceil(stretch.times / looks)
      for (let step = 0; step < steps; step++) await page.keyboard.press(stretch.key)
      if (stretch.key === 'Enter') return expectFocus(page)
      walked += steps
    }
    const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
    throw new Error(`the keyboard does not get from ${at} to ${name}`)
  })
}

interface TreeNode {
  readonly nodeId: string
  readonly parentId?: string
  readonly backendDOMNodeId?: number
  readonly ignored: boolean
  readonly role?: { readonly value?: unknown }
  readonly name?: { readonly value?: unknown }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
}

function controlOf(node: TreeNode, all: ReadonlyMap<string, TreeNode>): Drawn {
  const ancestors: TreeNode[] = []
  for (let up = all.get(node.parentId ?? ''); up !== undefined; up = all.get(up.parentId ?? ''))
    if (!up.ignored) ancestors.push(up)
  const property = (name: string) => node.properties?.find((one) => one.name === name)?.value.value
  const pressed = property('pressed')
  return {
    name: String(node.name?.value ?? ''),
    within: ancestors.map((up) => String(up.role?.value)),
    group: String(ancestors.find((up) => up.role?.value === 'group')?.name?.value ?? ''),
    pressed: pressed === undefined ? undefined : pressed === 'true',
    disabled: property('disabled') === true,
  }
}

/** Plays through the browser's accessibility tree alone, as an assistive device does: roles, names, presses. */
export async function treeInput(page: Page): Promise<Input> {
  const devtools: CDPSession = await page.context().newCDPSession(page)
  await devtools.send('Accessibility.enable')
  const press = async (backendNodeId: number) => {
    // The table may have moved on meanwhile: then one looks again.
    const found = await devtools.send('DOM.resolveNode', { backendNodeId }).catch(() => undefined)
    if (found?.object.objectId === undefined) return
    await devtools.send('Runtime.callFunctionOn', {
      objectId: found.object.objectId,
      functionDeclaration: 'function () { this.click() }',
    })
  }
  return {
    async controls() {
      const { nodes } = await devtools.send('Accessibility.getFullAXTree')
      const all = new Map(nodes.map((node) => [node.nodeId, node]))
      return nodes.flatMap((node) => {
        const { backendDOMNodeId } = node
        if (node.ignored || node.role?.value !== 'button' || backendDOMNodeId === undefined) return []
        return [{ ...controlOf(node, all), press: () => press(backendDOMNodeId) }]
      })
    },
  }
}
