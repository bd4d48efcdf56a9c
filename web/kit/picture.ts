/** Nothing of a picture is a piece, a control or a stop of the tab key. */
const NAMES = [
  'id',
  'hidden',
  'data-piece',
  'data-at',
  'data-place',
  'data-drops',
  'data-stop',
  'data-lit',
  'aria-label',
  'tabindex',
]

type Picture = HTMLElement | SVGSVGElement

/** A picture of something drawn, that lies over the whole page and is nothing but seen. */
export function pictureOf(element: Element): Picture {
  const copy = element.cloneNode(true) as Picture
  for (const part of [copy, ...copy.querySelectorAll('*')])
    for (const name of NAMES) part.removeAttribute(name)
  Object.assign(copy.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    margin: '0',
    translate: 'none',
    animation: 'none',
    pointerEvents: 'none',
    zIndex: '60',
  })
  copy.setAttribute('aria-hidden', 'true')
  copy.setAttribute('inert', '')
  return copy
}

/** The same as large as it was drawn. */
export function pictureIn(element: Element, { width, height }: DOMRect): Picture {
  const picture = pictureOf(element)
  Object.assign(picture.style, { width: `${width}px`, height: `${height}px` })
  return picture
}
