/** A second press so soon, in ms, and so near, in px, was meant for what the first one hit. */
export const SOON = 250
export const NEAR = 12

/** A click: the control it hit, if it hit one, where and when. */
export interface Click<Control> {
  readonly control: Control | undefined
  readonly x: number
  readonly y: number
  readonly at: number
}

/** Tells the second half of a double press that hit something else, because the first half took its control away. */
export class DoublePress<Control> {
  #last: Click<Control> | undefined
  readonly #same: (one: Control, other: Control | undefined) => boolean

  constructor(same: (one: Control, other: Control | undefined) => boolean = Object.is) {
    this.#same = same
  }

  strays(click: Click<Control>): boolean {
    const last = this.#last
    const strays =
      last?.control !== undefined &&
      !this.#same(last.control, click.control) &&
      click.at - last.at < SOON &&
      Math.abs(click.x - last.x) < NEAR &&
      Math.abs(click.y - last.y) < NEAR
    if (!strays) this.#last = click
    return strays
  }
}

const CONTROLS = 'button, a[href], [role=button], summary, label, input, select, textarea'

/** The control that a click hit: a field and its label are one, and the browser clicks the one for the other. */
function controlOf(target: Element): Element | undefined {
  const hit = target.closest(CONTROLS)
  const label = hit instanceof HTMLInputElement ? hit.labels?.[0] : undefined
  return label ?? hit ?? undefined
}

const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent

/** A control that was drawn anew is still the one it was. */
const isSame = (one: Element, other: Element | undefined) =>
  one === other || (other !== undefined && nameOf(one) === nameOf(other))

/** Nobody who presses twice presses two things. Clicks without a pointer (keys, assistive devices) always count. */
export function ignoreStrayPresses(): void {
  const presses = new DoublePress<Element>(isSame)
  document.addEventListener(
    'click',
    (event) => {
      if (event.detail === 0 || !(event.target instanceof Element)) return
      const control = controlOf(event.target)
      if (!presses.strays({ control, x: event.clientX, y: event.clientY, at: event.timeStamp })) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
}
