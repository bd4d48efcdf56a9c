import type { Locale } from '@engawa/kernel'
import type { Table } from '@engawa/table'
import type { Page } from 'playwright-core'
import { type Site, visit } from '../harness.ts'
import { lookForCovered } from './covered.ts'
import { openTable, runningGame } from './saves.ts'
import { closeSheet } from './table.ts'

/** The sizes every board is right at, in CSS pixels. */
export const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1180, 820],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const

/** Up to this width people use fingers. */
const TOUCHED = 1200

/** Runs in the page: everything there that a person could not press, read or see as it was drawn. */
function lookForFaults(touch: boolean): string[] {
  const FINGER = 44
  const SLACK = 1.5
  const faults: string[] = []
  const root = document.querySelector('.table')
  if (root === null) return ['there is no table']
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
  type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>

  const nameOf = (element: Element): string => {
    const said = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const kind = element.getAttribute('class') ?? element.tagName.toLowerCase()
    return `.${kind.split(' ')[0]} “${said.trim().replace(/\s+/g, ' ').slice(0, 40)}”`
  }
  const within = (box: Box, outer: Box, slack = SLACK): boolean =>
    box.left >= outer.left - slack &&
    box.right <= outer.right + slack &&
    box.top >= outer.top - slack &&
    box.bottom <= outer.bottom + slack
  const inside = (element: Element): Box => {
    const { left, top } = element.getBoundingClientRect()
    const x = left + element.clientLeft
    const y = top + element.clientTop
    return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight }
  }
  // What is only there for screen readers, with all that stands in it.
  const clipped = [...root.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).clipPath === 'inset(50%)',
  )
  const seen = (element: Element): boolean =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }) &&
    element.closest('.unseen, .skip, [inert], [aria-hidden="true"]') === null &&
    !clipped.some((outer) => outer.contains(element))
  const clips = (element: Element, axis: 'overflowX' | 'overflowY') => getComputedStyle(element)[axis]

  /** How every scroller stood before it was looked at. */
  const scrolled = new Map<Element, readonly [number, number]>()
  /**
   * The ancestor that cuts, from the inside out, or what is in sight; scrollers are scrolled to the element first.
   * What is higher than its scroller is not cut by it: enough for a finger is in sight, and the rest is scrolled to.
   */
  function inSight(element: Element): Element | Box {
    const sight = { top: -Infinity, bottom: Infinity }
    for (let outer = element.parentElement; outer !== null && outer !== root; outer = outer.parentElement) {
      const [x, y] = [clips(outer, 'overflowX'), clips(outer, 'overflowY')]
      if (x === 'visible' && y === 'visible') continue
      if (outer instanceof SVGElement && outer.ownerSVGElement !== null) continue
      if (!scrolled.has(outer)) scrolled.set(outer, [outer.scrollLeft, outer.scrollTop])
      const room = inside(outer)
      const box = element.getBoundingClientRect()
      // A little further than needed, but not out at the other end where there is hardly room for it.
      const past = (free: number) => Math.min(8, Math.max(0, free))
      if (y === 'auto' || y === 'scroll') {
        const spare = past(room.bottom - room.top - box.height)
        if (box.top < room.top) outer.scrollTop += box.top - room.top - spare
        else if (box.bottom > room.bottom)
          outer.scrollTop += Math.min(box.bottom - room.bottom + spare, box.top - room.top)
      }
      if (x === 'auto' || x === 'scroll') {
        const spare = past(room.right - room.left - box.width)
        if (box.left < room.left) outer.scrollLeft += box.left - room.left - spare
        else if (box.right > room.right)
          outer.scrollLeft += Math.min(box.right - room.right + spare, box.left - room.left)
      }
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const higher = (y === 'auto' || y === 'scroll') && bottom - top > room.bottom - room.top
      if (higher) {
        sight.top = Math.max(sight.top, room.top)
        sight.bottom = Math.min(sight.bottom, room.bottom)
      }
      const seenThere = { left, right, top: Math.max(top, sight.top), bottom: Math.min(bottom, sight.bottom) }
      if (!within(seenThere, room) || seenThere.bottom - seenThere.top < Math.min(FINGER, bottom - top))
        return outer
    }
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return { left, right, top: Math.max(top, sight.top), bottom: Math.min(bottom, sight.bottom) }
  }

  const belongs = (element: Element, x: number, y: number): boolean => {
    const found = document.elementFromPoint(x, y)
    return found !== null && (element === found || element.contains(found))
  }

  const CONTROLS =
    'button, a[href], input, select, summary, [role="button"], [role="tab"], [role="radio"], [role="option"]'
  for (const control of root.querySelectorAll<HTMLElement | SVGElement>(CONTROLS)) {
    if (!seen(control) || control.closest('[popover]:not(:popover-open)') !== null) continue
    if (control.matches(':disabled')) continue
    const sight = inSight(control)
    if (sight instanceof Element) {
      faults.push(`${nameOf(control)} is cut by ${nameOf(sight).split(' ')[0]}`)
      continue
    }
    const { left, top, right, bottom } = sight
    const [width, height] = [right - left, bottom - top]
    if (width === 0 || height === 0) continue
    if (!within({ left, top, right, bottom }, screen)) {
      faults.push(`${nameOf(control)} is off screen`)
      continue
    }
    const [x, y] = [left + width / 2, top + height / 2]
    // A part of what is pressed as a whole may be pressed for itself.
    const onIt = (point: Element | null) =>
      point !== null && point.closest(CONTROLS) !== null && control.parentElement?.contains(point) === true
    if (!belongs(control, x, y) && !onIt(document.elementFromPoint(x, y))) {
      const over = document.elementFromPoint(x, y)
      faults.push(`${nameOf(control)} is covered by ${over === null ? 'nothing' : nameOf(over)}`)
      continue
    }
    /** How far a finger may be from the middle and still hit, both ways together. */
    const span = (dx: number, dy: number): number => {
      let far = 0
      for (const way of [-1, 1])
        for (
          let step = 2;
          step <= FINGER && belongs(control, x + way * dx * step, y + way * dy * step);
          step += 2
        )
          far += 2
      return far
    }
    const across = width >= FINGER - SLACK || span(1, 0) >= FINGER - 4
    const along = height >= FINGER - SLACK || span(0, 1) >= FINGER - 4
    if (touch && !(across && along))
      faults.push(`${nameOf(control)} is ${Math.round(width)}×${Math.round(height)}, too small for a finger`)
  }

  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const holder = node.parentElement
    if (holder === null || node.nodeValue?.trim() === '' || !seen(holder)) continue
    if (holder.closest('[popover]:not(:popover-open)') !== null) continue
    // What was done last may have more to tell than there is room for: the log has all of it.
    if (holder.closest('.last-step') !== null) continue
    range.selectNodeContents(node)
    const box = range.getBoundingClientRect()
    if (box.width === 0) continue
    if (
      holder instanceof HTMLElement &&
      getComputedStyle(holder).webkitLineClamp !== 'none' &&
      holder.scrollHeight > holder.clientHeight + 2
    ) {
      faults.push(`the text ${nameOf(holder)} is cut by its own lines`)
      continue
    }
    for (let outer: Element | null = holder; outer !== null && outer !== root; outer = outer.parentElement) {
      const [x, y] = [clips(outer, 'overflowX'), clips(outer, 'overflowY')]
      if (outer instanceof SVGElement && outer.ownerSVGElement !== null) continue
      const room = inside(outer)
      const hidden = (way: string) => way === 'hidden' || way === 'clip'
      const slack = 2.5
      if (
        (hidden(x) && (box.left < room.left - slack || box.right > room.right + slack)) ||
        (hidden(y) && (box.top < room.top - 4 || box.bottom > room.bottom + 4))
      ) {
        faults.push(`the text ${nameOf(holder)} is cut by ${nameOf(outer).split(' ')[0]}`)
        break
      }
      if (!hidden(x) && x !== 'visible') break
      if (!hidden(y) && y !== 'visible') break
    }
  }

  // A sign says what something is or does: it stands whole on the tile or card it is printed on.
  for (const sign of root.querySelectorAll('svg[data-icon]')) {
    if (!sign.checkVisibility() || clipped.some((outer) => outer.contains(sign))) continue
    const box = sign.getBoundingClientRect()
    for (let outer = sign.parentElement; outer !== null && outer !== root; outer = outer.parentElement) {
      const ways = [clips(outer, 'overflowX'), clips(outer, 'overflowY')]
      if (ways.some((way) => way === 'auto' || way === 'scroll')) break
      if (ways.every((way) => way === 'visible') || within(box, inside(outer), 2.5)) continue
      faults.push(`the sign ${sign.getAttribute('data-icon')} is cut by ${nameOf(outer)}`)
      break
    }
  }

  for (const picture of root.querySelectorAll<SVGSVGElement>('svg[viewBox]')) {
    if (!seen(picture) && picture.closest('[aria-hidden="true"]') === null) continue
    const { width, height } = picture.viewBox.baseVal
    const box = picture.getBoundingClientRect()
    const flat =
      picture.preserveAspectRatio.baseVal.align === SVGPreserveAspectRatio.SVG_PRESERVEASPECTRATIO_NONE
    const ratio = box.width / box.height / (width / height)
    if (flat && box.width > 0 && Math.abs(ratio - 1) > 0.03)
      faults.push(`the picture ${nameOf(picture)} is stretched by ${ratio.toFixed(2)}`)
  }
  for (const picture of root.querySelectorAll('img')) {
    const { naturalWidth, naturalHeight } = picture
    const box = picture.getBoundingClientRect()
    if (box.width === 0 || naturalWidth === 0 || getComputedStyle(picture).objectFit !== 'fill') continue
    if (Math.abs(box.width / box.height / (naturalWidth / naturalHeight) - 1) > 0.03)
      faults.push(`the picture ${nameOf(picture)} is stretched`)
  }

  // Rows that are meant to be pushed sideways; anything else that can be is too wide for its place.
  const ROWS = '.seats, .scroll-x'
  for (const scroller of root.querySelectorAll('*')) {
    const sideways = ['auto', 'scroll'].includes(getComputedStyle(scroller).overflowX)
    if (
      sideways &&
      scroller.scrollWidth > scroller.clientWidth + 1 &&
      !scroller.matches(ROWS) &&
      seen(scroller)
    )
      faults.push(`what stands in ${nameOf(scroller).split(' ')[0]} is wider than it`)
  }

  for (const [scroller, [left, top]] of scrolled) scroller.scrollTo({ left, top, behavior: 'instant' })
  const { scrollWidth, scrollHeight } = document.documentElement
  if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} wide`)
  if (scrollHeight > innerHeight) faults.push(`the page is ${scrollHeight} high`)
  return faults
}

/** What is wrong with the page at this size. */
export async function layoutFaults(
  page: Page,
  [width, height]: readonly [number, number],
): Promise<string[]> {
  const touched = width < TOUCHED
  await page.setViewportSize({ width, height })
  const device = await page.context().newCDPSession(page)
  await device.send('Emulation.setTouchEmulationEnabled', { enabled: touched })
  // Two frames to lay it out, and two for what is drawn anew because it has another size.
  await page.evaluate(async () => {
    for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame)
  })
  const faults = [...(await page.evaluate(lookForFaults, touched)), ...(await page.evaluate(lookForCovered))]
  await device.detach()
  return [...new Set(faults)]
}

/** A position of a game that is always the same: so many people, so many random moves. */
interface Position {
  readonly game: string
  readonly locale: Locale
  readonly people: number
  readonly moves: number
}

/** What is wrong with a position at any of the sizes; `[]` where all can be pressed, read and seen. */
export async function faultsAtAllSizes(
  site: Site,
  { game, locale, people, moves }: Position,
): Promise<string[]> {
  return faultsOfTable(site, await runningGame(game, people, moves), locale)
}

/** The same of any table. */
export async function faultsOfTable(site: Site, table: Table, locale: Locale): Promise<string[]> {
  const { page, context } = await visit(site, {
    locale,
    theme: 'day',
    settings: { motion: 'off', pace: 'none' },
  })
  await openTable(page, table, locale)
  await closeSheet(page)
  // What leaves no choice is played and told first.
  await page.locator('.dock .caption').waitFor({ state: 'detached' })
  const faults: string[] = []
  for (const size of SIZES)
    for (const fault of await layoutFaults(page, size))
      faults.push(
        `${size.join('×')}, ${table.seats.length} people, ${table.position} moves, ${locale}: ${fault}`,
      )
  await context.close()
  return faults
}
