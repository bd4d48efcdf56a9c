import { focusableAt } from './sight.ts'

/** A press as a mouse makes it, sent within the page: far quicker than one that comes from outside. */

type Button = 'left' | 'right'
type Means = 'mouse' | 'touch'

let under: Element | undefined

function send(
  target: Element,
  name: string,
  button: Button,
  more: PointerEventInit,
  means: Means = 'mouse',
): boolean {
  const Kind = name.startsWith('pointer') || name === 'click' ? PointerEvent : MouseEvent
  const init: PointerEventInit = {
    bubbles: true,
    cancelable: true,
    composed: true,
    view: window,
    pointerId: 1,
    pointerType: means,
    isPrimary: true,
    button: button === 'left' ? 0 : 2,
    ...more,
  }
  return target.dispatchEvent(new Kind(name, init))
}

/** The mouse comes to lie on an element; React hears from these that it entered. */
function moveOnto(target: Element, point: PointerEventInit): void {
  const last = under?.isConnected ? under : undefined
  if (last !== target) {
    for (const kind of ['pointer', 'mouse']) {
      if (last !== undefined) send(last, `${kind}out`, 'left', { ...point, relatedTarget: target })
      send(target, `${kind}over`, 'left', { ...point, relatedTarget: last ?? null })
    }
    under = target
  }
  for (const kind of ['pointer', 'mouse']) send(target, `${kind}move`, 'left', point)
}

/** Where a press puts the focus, unless somebody said that it does not. */
function focusBy(target: Element): void {
  const next = focusableAt(target)
  if (next) next.focus({ preventScroll: true })
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

/** A menu closes by a press beside it. */
function closeMenu(target: Element): void {
  const menu = document.querySelector<HTMLElement>('[popover]:popover-open')
  if (menu !== null && !menu.contains(target) && target.closest('[popovertarget]') === null)
    menu.hidePopover()
}

export function press({ x, y }: { x: number; y: number }, button: Button = 'left'): void {
  const point = { clientX: x, clientY: y }
  const target = document.elementFromPoint(x, y)
  if (target === null) return
  moveOnto(target, point)
  const down = { ...point, buttons: button === 'left' ? 1 : 2, detail: 1 }
  const silent = !send(target, 'pointerdown', button, down)
  if (silent || send(target, 'mousedown', button, down)) focusBy(target)
  if (button === 'right') send(target, 'contextmenu', button, point)
  const released = document.elementFromPoint(x, y) ?? target
  closeMenu(released)
  send(released, 'pointerup', button, point)
  if (!silent) send(released, 'mouseup', button, point)
  if (button === 'right') return
  const pressed = released.contains(target) ? released : target
  if (pressed.contains(released)) send(pressed, 'click', button, { ...point, detail: 1 })
}

/** A tap of a finger: what a mouse would do follows when the finger is gone. */
export function tap({ x, y }: { x: number; y: number }): void {
  const point = { clientX: x, clientY: y, detail: 1 }
  const target = document.elementFromPoint(x, y)
  if (target === null) return
  under = undefined
  const silent = !send(target, 'pointerdown', 'left', { ...point, buttons: 1 }, 'touch')
  closeMenu(target)
  send(target, 'pointerup', 'left', point, 'touch')
  if (!target.isConnected) return
  if (silent || send(target, 'mousedown', 'left', { ...point, buttons: 1 })) focusBy(target)
  if (!silent) send(target, 'mouseup', 'left', point)
  send(target, 'click', 'left', point, 'touch')
}

/** What Escape does to what lies over the table. */
export function closeCover(): void {
  const menu = document.querySelector<HTMLElement>('[popover]:popover-open')
  if (menu !== null) menu.hidePopover()
  else [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1)?.requestClose()
}
