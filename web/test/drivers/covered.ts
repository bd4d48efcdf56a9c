/**
 * Runs in the page: text that lies on other text, and text or signs that something else hides. What is painted is asked
 * of the page itself, line by line and without the empty parts of a line. Sheets and what else is opened over the board,
 * a notice that goes by itself and the teacher's brush are left out.
 */
export function lookForCovered(): string[] {
  /** Letters may touch; they may not lie on each other. */
  const TOUCH = 2
  /** Along each line, where it is asked whether it can be read. */
  const ALONG = [0.1, 0.3, 0.5, 0.7, 0.9]
  const MIDDLE = [0.5]
  const root = document.querySelector('.table')
  if (root === null) return []
  interface Piece {
    readonly holder: Element
    readonly said: string
    readonly left: number
    readonly top: number
    readonly right: number
    readonly bottom: number
  }
  type Box = Pick<Piece, 'left' | 'top' | 'right' | 'bottom'>
  const shared = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  })
  const isLarge = ({ left, top, right, bottom }: Box): boolean => right - left > TOUCH && bottom - top > TOUCH

  const rooms = new Map<Element, Box>()
  /** What its ancestors leave of everything in this element. */
  const roomOf = (element: Element): Box => {
    const known = rooms.get(element)
    if (known !== undefined) return known
    const parent = element.parentElement
    const outer =
      element === root || parent === null
        ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight }
        : roomOf(parent)
    const { overflowX, overflowY } = getComputedStyle(element)
    const cuts = (overflowX !== 'visible' || overflowY !== 'visible') && !element.matches('svg svg, symbol')
    const room = cuts ? shared(outer, element.getBoundingClientRect()) : outer
    rooms.set(element, room)
    return room
  }

  const brush = document.createElement('canvas').getContext('2d')
  const inks = new Map<string, { readonly over: number; readonly under: number }>()
  /** The parts of a line above and below its letters, which hold no ink. */
  const inkOf = (holder: Element, said: string) => {
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(holder)
    const font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
    const known = inks.get(font + said)
    if (known !== undefined || brush === null) return known ?? { over: 0, under: 0 }
    brush.font = font
    const size = brush.measureText(said)
    const height = size.fontBoundingBoxAscent + size.fontBoundingBoxDescent
    const ink = {
      over: (size.fontBoundingBoxAscent - size.actualBoundingBoxAscent) / height,
      under: (size.fontBoundingBoxDescent - size.actualBoundingBoxDescent) / height,
    }
    inks.set(font + said, ink)
    return ink
  }

  const LEFT_OUT = 'dialog, [popover], [inert], .notice, .pointing, .unseen, .skip, title, desc'
  const pieces: Piece[] = []
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const holder = node.parentElement
    const said = node.nodeValue?.trim() ?? ''
    if (holder === null || said === '' || holder.closest(LEFT_OUT) !== null) continue
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    range.selectNodeContents(node)
    const ink = inkOf(holder, said)
    for (const line of range.getClientRects()) {
      const box = {
        left: line.left,
        right: line.right,
        top: line.top + line.height * ink.over,
        bottom: line.bottom - line.height * ink.under,
      }
      const seen = shared(box, roomOf(holder))
      if (isLarge(seen)) pieces.push({ holder, said: said.slice(0, 40), ...seen })
    }
  }

  // Also what lets presses through is painted.
  const hitAll = new CSSStyleSheet()
  hitAll.replaceSync('* { pointer-events: auto !important }')
  document.adoptedStyleSheets.push(hitAll)

  const solid = (colour: string): boolean => {
    const alpha = /^rgba\(.*, ([\d.]+)\)$|\/ ([\d.]+)\)$/.exec(colour)
    return colour !== 'transparent' && Number(alpha?.[1] ?? alpha?.[2] ?? 1) > 0.6
  }
  const opaques = new Map<Element, boolean>()
  const isOpaque = (element: Element): boolean => {
    const known = opaques.get(element)
    if (known !== undefined) return known
    const style = getComputedStyle(element)
    const paint =
      element instanceof SVGElement && !(element instanceof SVGSVGElement)
        ? style.fill
        : style.backgroundColor
    const opaque =
      Number(style.opacity) > 0.6 &&
      !(element instanceof SVGTextContentElement) &&
      (element.localName === 'img' || element.localName === 'use' || (paint !== 'none' && solid(paint)))
    opaques.set(element, opaque)
    return opaque
  }
  /** Something that is pressed as a whole may reach further than it is painted. */
  const isPainted = (element: Element, x: number, y: number): boolean => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return isOpaque(element) && left <= x && x <= right && top <= y && y <= bottom
  }
  /** What hides this element at a point, if something does; `undefined` also where the element is not there at all. */
  const coverAt = (holder: Element, x: number, y: number): Element | undefined => {
    const top = document.elementFromPoint(x, y)
    if (top === holder || holder.contains(top)) return undefined
    let cover: Element | undefined
    for (const over of document.elementsFromPoint(x, y)) {
      if (over === holder || holder.contains(over)) return cover
      if (cover === undefined && !over.contains(holder) && isPainted(over, x, y)) cover = over
    }
    return undefined
  }

  const nameOf = (element: Element): string =>
    `.${(element.getAttribute('class') ?? element.localName).split(' ')[0]}`
  const worded = ({ holder, said }: Pick<Piece, 'holder' | 'said'>): string => `“${said}” ${nameOf(holder)}`
  const coverOf = (holder: Element, { left, top, right, bottom }: Box, along: readonly number[]) =>
    along
      .map((part) => coverAt(holder, left + (right - left) * part, (top + bottom) / 2))
      .find((cover) => cover !== undefined && cover.closest(LEFT_OUT) === null)

  const faults: string[] = []
  for (const piece of pieces) {
    const cover = coverOf(piece.holder, piece, ALONG)
    if (cover !== undefined) faults.push(`the text ${worded(piece)} is hidden by ${nameOf(cover)}`)
  }
  for (const sign of root.querySelectorAll('svg[data-icon]')) {
    if (!sign.checkVisibility({ opacityProperty: true }) || sign.closest(LEFT_OUT) !== null) continue
    const seen = shared(sign.getBoundingClientRect(), roomOf(sign))
    // A seal may lie on its edge.
    const cover = isLarge(seen) ? coverOf(sign, seen, MIDDLE) : undefined
    if (cover !== undefined)
      faults.push(`the sign ${sign.getAttribute('data-icon')} is hidden by ${nameOf(cover)}`)
  }

  const lines = pieces.toSorted((one, other) => one.left - other.left)
  for (const [index, one] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next++) {
      const other = lines[next]
      if (other === undefined || other.left > one.right - TOUCH) break
      if (one.holder.contains(other.holder) || other.holder.contains(one.holder)) continue
      const both = shared(one, other)
      if (!isLarge(both)) continue
      const [x, y] = [(both.left + both.right) / 2, (both.top + both.bottom) / 2]
      const there = document.elementsFromPoint(x, y)
      if (![one, other].every(({ holder }) => there.includes(holder) && coverAt(holder, x, y) === undefined))
        continue
      faults.push(`the text ${worded(one)} and the text ${worded(other)} lie on each other`)
    }
  }
  document.adoptedStyleSheets.pop()
  return faults
}
