import type { CSSProperties } from 'react'
import { type Element, elements } from '../catalogue/index.ts'
import sheet from './art/pieces.svg?raw'
import { capOf, spiritOf } from './spirit.ts'
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
  style,
}: {
  name: string
  width: number | string
  height?: number | string
  className?: string | undefined
  style?: CSSProperties | undefined
}) {
  return (
    <svg className={className} style={style} width={width} height={height} aria-hidden="true">
      <use href={`#kodama-${name}`} width="100%" height="100%" />
    </svg>
  )
}

/** The spirit of a goal, under the cap that tells it from others of its kind. */
export function Spirit({
  goal,
  width = '100%',
  height = width,
}: {
  goal: number
  width?: number | string
  height?: number | string
}) {
  const cap = capOf(goal)
  const style = cap === undefined ? {} : { '--kod-cap': cap }
  return <PieceArt name={spiritOf(goal)} width={width} height={height} style={style as CSSProperties} />
}

/** An element on its paper disc, for lines of text and chips. */
export function ElementSign({ element, size = 26 }: { element: Element; size?: number }) {
  return (
    <svg className="kod-element" data-icon={elements[element]} width={size} height={size} aria-hidden="true">
      <use href={elementHref(element)} width="100%" height="100%" />
    </svg>
  )
}
