import { Button, Sheet } from '@engawa/web/kit'
import { useMemo, useRef } from 'react'
import { elements } from '../catalogue/index.ts'
import { boxOf, drawTree } from './bark/drawing.ts'
import { picturePaper } from './inks.ts'
import type { KodamaBoard } from './model.ts'
import { download, pngOf, svgText } from './save.ts'
import { TreeArt } from './tree-art.tsx'

const MARGIN = 24

/** The tree as a picture to keep: drawn here, saved by the browser, seen by nobody else. */
export function Picture({ board, close }: { board: KodamaBoard; close(): void }) {
  const { say, grove, name, shown } = board
  const picture = useRef<SVGSVGElement>(null)
  const drawing = useMemo(() => drawTree(grove.trunk, grove.tree), [grove])
  const { left, right, top } = boxOf(drawing.cards)
  const [width, height] = [right - left + 2 * MARGIN, top + 2 * MARGIN]
  const symbols = elements.map((element) => `kodama-element-${element}`)
  const file = say.pictureName(
    name(shown)
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .toLowerCase(),
  )
  const save = async (kind: 'svg' | 'png') => {
    if (picture.current === null) return
    const text = svgText(picture.current, symbols)
    const blob =
      kind === 'svg' ? new Blob([text], { type: 'image/svg+xml' }) : await pngOf(text, width, height)
    if (blob !== undefined) download(blob, `${file}.${kind}`)
  }
  return (
    <Sheet
      wide
      title={say.pictureTitle(name(shown))}
      close={close}
      closeLabel={say.close}
      footer={
        <>
          <Button icon="save" onClick={() => void save('svg')}>
            SVG
          </Button>
          <Button look="primary" icon="save" onClick={() => void save('png')}>
            PNG
          </Button>
        </>
      }
    >
      <svg
        ref={picture}
        className="kod-picture"
        xmlns="http://www.w3.org/2000/svg"
        viewBox={`${left - MARGIN} ${-top - MARGIN} ${width} ${height}`}
        role="img"
        aria-label={say.treeOf(name(shown))}
      >
        <rect x={left - MARGIN} y={-top - MARGIN} width={width} height={height} fill="#F2E9D8" />
        <circle
          cx={(left + right) / 2}
          cy={-top * 0.6}
          r={Math.min(width, height) * 0.4}
          fill="#D6E2C6"
          opacity=".7"
        />
        <TreeArt drawing={drawing} paper={picturePaper} />
        <rect x={left - MARGIN} y="0" width={width} height={MARGIN} fill="#B2884B" />
        <rect x={left - MARGIN} y="0" width={width} height="1.2" fill="#7C5A2A" />
      </svg>
      <p className="quiet small">{say.pictureHelp}</p>
    </Sheet>
  )
}
