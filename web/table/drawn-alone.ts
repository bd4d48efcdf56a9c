import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** What styles say of how something is painted; in a picture of its own no style holds. */
const PAINTS = ['fill', 'stroke', 'stroke-width', 'opacity', 'color'] as const

/** Symbols are painted with what their sheet asks of the place they are used at. */
const askedIn = (sheet: string): readonly string[] => [
  ...new Set([...sheet.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name ?? '')),
]

function keepAsked(element: SVGElement, asked: readonly string[]): void {
  const style = getComputedStyle(element)
  for (const name of asked) element.style.setProperty(name, style.getPropertyValue(name))
}

function paint(element: SVGElement, asked: readonly string[]): void {
  const style = getComputedStyle(element)
  for (const name of PAINTS) element.setAttribute(name, style.getPropertyValue(name))
  if (element.localName === 'use') keepAsked(element, asked)
}

/** Drawings that hold by themselves, outside the page and its styles; those that are no drawing are left out. */
export interface DrawnAlone {
  /** The symbols they are made of. */
  readonly symbols: string
  readonly drawings: readonly (SVGElement | undefined)[]
}

/** Draws a sheet of symbols and what uses it beside the page, where its styles hold. */
export function drawnAlone(sheet: ReactNode, nodes: readonly ReactNode[]): DrawnAlone {
  const host = document.createElement('div')
  host.hidden = true
  document.body.append(host)
  const boxes = [sheet, ...nodes].map((node, index) => {
    const box = host.appendChild(document.createElement('div'))
    // Names that drawings give their parts are told apart by the root.
    const root = createRoot(box, { identifierPrefix: `alone${index}` })
    flushSync(() => root.render(node))
    return { box, root }
  })
  const [symbols, ...drawings] = boxes.map(({ box }) => box.querySelector('svg') ?? undefined)
  const asked = symbols === undefined ? [] : askedIn(symbols.outerHTML)
  if (symbols !== undefined) keepAsked(symbols, asked)
  const copies = drawings.map((drawing) => {
    if (drawing === undefined) return undefined
    for (const part of [drawing, ...drawing.querySelectorAll<SVGElement>('*')]) paint(part, asked)
    return drawing.cloneNode(true) as SVGElement
  })
  const text = symbols === undefined ? '' : new XMLSerializer().serializeToString(symbols)
  for (const { root } of boxes) root.unmount()
  host.remove()
  return { symbols: text, drawings: copies }
}

/** A drawing as a part of another one, as large as the box allows and at rest on its floor. */
export function placed(
  drawing: SVGElement,
  box: Readonly<Record<'x' | 'y' | 'width' | 'height', number>>,
): string {
  for (const [name, value] of Object.entries(box)) drawing.setAttribute(name, String(value))
  drawing.setAttribute('preserveAspectRatio', 'xMidYMid meet')
  return new XMLSerializer().serializeToString(drawing)
}
