import type { CDPSession, ElementHandle, Page } from 'playwright-core'

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
export interface Hands {
  controls(): Promise<readonly Control[]>
}

type Drawn = Omit<Control, 'press'>

const BUTTONS = '.stage button, .dock button, dialog[open] button'

/** The buttons that are drawn on the board, in the dock, or in the sheet over them. */
async function drawnControls(
  page: Page,
  press: (button: ElementHandle<Element>) => Promise<void>,
): Promise<Control[]> {
  // The very buttons that were looked at get pressed, whatever has been drawn since.
  const buttons = await page.evaluateHandle((selector) => {
    const modal = [...document.querySelectorAll('dialog[open]')].at(-1)
    return [...document.querySelectorAll(selector)].filter(
      (element) => (modal === undefined || modal.contains(element)) && element.checkVisibility(),
    )
  }, BUTTONS)
  const found = await buttons.evaluate((elements) =>
    elements.map((element) => ({
      name: (element.getAttribute('aria-label') ?? element.textContent ?? '')
        .replaceAll(/[ \n]+/g, ' ')
        .trim(),
      group: element.closest('[role=group]')?.getAttribute('aria-label') ?? '',
      pressed: { true: true, false: false }[element.getAttribute('aria-pressed') ?? ''],
      disabled: element.matches('[aria-disabled=true], :disabled'),
    })),
  )
  return found.map((drawn, index) => ({
    ...drawn,
    within: [],
    async press() {
      const button = (await buttons.evaluateHandle((elements, at) => elements[at], index)).asElement()
      // The table may have moved on meanwhile: then one looks again.
      if (button !== null && (await button.evaluate((element) => element.checkVisibility())))
        await press(button)
    },
  }))
}

interface Spot {
  readonly x: number
  readonly y: number
  /** What lies over the control there. */
  readonly over: string | undefined
}

/** The middle of a control that is brought into sight; nothing where it is gone or a sheet has come over it. */
function middleOf(control: Element): Spot | undefined {
  const sheet = [...document.querySelectorAll('dialog:modal')].at(-1)
  if (!control.checkVisibility() || sheet?.contains(control) === false) return undefined
  control.scrollIntoView({ block: 'nearest' })
  const box = control.getBoundingClientRect()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const upon = document.elementFromPoint(x, y)
  const open = control.contains(upon)
  return { x, y, over: open ? undefined : `${upon?.tagName} ${upon?.className} ${upon?.textContent}` }
}

/** Plays with the mouse: a click at the middle of a control, which has to lie open there; `delay` is how long it lasts. */
export function pointerHands(page: Page, delay = 0): Hands {
  return {
    controls: () =>
      drawnControls(page, async (button) => {
        const spot = await button.evaluate(middleOf)
        // The table may have moved on meanwhile: then one looks again.
        if (spot === undefined) return
        if (spot.over !== undefined) throw new Error(`${spot.over} lies over ${await button.textContent()}`)
        await page.mouse.click(spot.x, spot.y, { delay })
      }),
  }
}

/**
 * How the focus gets nearer to a control: along its row with an arrow, else with the tab key;
 * no way where it is gone or a sheet has come over it.
 */
function nextKey(target: Element): string | undefined {
  const active = document.activeElement
  const sheet = [...document.querySelectorAll('dialog:modal')].at(-1)
  if (!target.checkVisibility() || sheet?.contains(target) === false) return undefined
  if (active === target) return 'Enter'
  const row = target.closest('[role=group]')
  if (active !== null && row?.contains(active) && active.hasAttribute('data-stop')) return 'ArrowRight'
  const stop = row?.querySelector('[data-stop][tabindex="0"]') ?? target
  const before = active !== null && active.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING
  return before || active === document.body ? 'Tab' : 'Shift+Tab'
}

/** Whatever the press took away, one can go on from where one is. */
async function expectFocus(page: Page): Promise<void> {
  const lost = await page.evaluate(
    () => document.activeElement === document.body && document.querySelector('.table') !== null,
  )
  if (lost) throw new Error('the press lost the focus')
}

const LONGEST_WALK = 150

/** Plays with the keyboard alone: tab and arrow keys walk to a control, Enter presses it. */
export function keyboardHands(page: Page): Hands {
  return {
    controls: () =>
      drawnControls(page, async (button) => {
        for (let step = 0; step < LONGEST_WALK; step++) {
          const key = await button.evaluate(nextKey)
          // The table may have moved on meanwhile: then one looks again.
          if (key === undefined) return
          await page.keyboard.press(key)
          if (key === 'Enter') return expectFocus(page)
        }
        const at = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
        throw new Error(`the keyboard does not get from ${at} to ${await button.textContent()}`)
      }),
  }
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
export async function treeHands(page: Page): Promise<Hands> {
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
