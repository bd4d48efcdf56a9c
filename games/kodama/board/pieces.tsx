import { type Element, elements } from '../catalogue/index.ts'
import sheet from './art/pieces.svg?raw'
import { elementHref } from './tree-art.tsx'

/** The sheet of symbols that the prints are taken from; once on the page. */
export function PieceSheet() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, built in advance
  return <div className="kod-pieces" aria-hidden="true" dangerouslySetInnerHTML={{ __html: sheet }} />
}

/** One print of the sheet, decorative: name the control it stands in. */
export function PieceArt({
  name,
  width,
  height = width,
  className,
}: {
  name: string
  width: number | string
  height?: number | string
  className?: string | undefined
}) {
  return (
    <svg className={className} width={width} height={height} aria-hidden="true">
      <use href={`#kodama-${name}`} width="100%" height="100%" />
    </svg>
  )
}

/** An element on its paper disc, for lines of text and chips. */
export function ElementSign({ element, size = 26 }: { element: Element; size?: number }) {
  return (
    <svg className="kod-element" data-icon={elements[element]} width={size} height={size} aria-hidden="true">
      <use href={elementHref(element)} width="100%" height="100%" />
    </svg>
  )
}
