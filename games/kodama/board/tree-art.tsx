import { Piece } from '@engawa/web/kit'
import { memo, type ReactNode, useId } from 'react'
import { type Element, elements } from '../catalogue/index.ts'
import { type CardDrawing, drawPrint, type TreeDrawing } from './bark/drawing.ts'
import { elementDots, INK, type PaperInks, screenPaper } from './inks.ts'
import { ids } from './model.ts'

/** How large an element is drawn, in millimetres; the disc under it is exactly what may not be covered. */
const ELEMENT = 13.2
const DISC = 6.5

export const elementHref = (element: Element): string => `#kodama-element-${elements[element] ?? ''}`

/** What is written beside the elements. */
export interface Marks {
  /** A letter for each element, where those are on. */
  readonly letters: readonly string[] | undefined
  /** What each element is read as in this season (KOD-091). */
  readonly reads: readonly Element[]
}

/** One element on its paper disc, with its letter, and with the one it stands for this season. */
export function ElementCoin({
  element,
  x,
  y,
  marks,
  paper,
}: {
  element: Element
  x: number
  y: number
  marks: Marks | undefined
  paper: PaperInks
}) {
  const letter = marks?.letters?.[element]
  const read = marks?.reads[element] ?? element
  return (
    <g className="kod-coin" style={{ transformOrigin: `${x}px ${y}px` }}>
      <circle cx={x} cy={y} r={DISC} fill={paper.coin} stroke={paper.coinLine} strokeWidth=".4" />
      <use
        href={elementHref(element)}
        x={x - ELEMENT / 2}
        y={y - ELEMENT / 2}
        width={ELEMENT}
        height={ELEMENT}
      />
      {read !== element && <StandsFor element={read} x={x - 6.2} y={y + 6.2} />}
      {letter !== undefined && (
        <g>
          <circle cx={x + 6} cy={y + 5.4} r="4.6" fill="#FFFAEE" stroke={INK.sumi} strokeWidth=".6" />
          <text className="kod-letter" x={x + 6} y={y + 7.8} fill={INK.sumi}>
            {letter}
          </text>
        </g>
      )}
    </g>
  )
}

/** A badge: this season the icon is one of another element. */
function StandsFor({ element, x, y }: { element: Element; x: number; y: number }) {
  return (
    <g className="kod-stands-for">
      <circle cx={x} cy={y} r={BADGE / 2 + 0.4} fill="#FFFAEE" stroke={INK.sumi} strokeWidth=".8" />
      <use href={elementHref(element)} x={x - BADGE / 2} y={y - BADGE / 2} width={BADGE} height={BADGE} />
    </g>
  )
}

/** How large a badge is drawn, in millimetres. */
const BADGE = 7.8

/** Larger than any table: what is cut out of it leaves the rest. */
const ALL = 'M-900-900H900V900H-900Z'

/** Blades of grass at the foot of the trunk. */
const GRASS =
  'M-38 0Q-40-4-41-7Q-37-4-36.5 0ZM-35 0Q-34-5-31-10Q-32-4-33 0ZM-32 0Q-33-3-35-6Q-31-3-30.5 0ZM-27 0Q-26-4-23-8Q-24-3-25 0ZM27 0Q26-4 23-7Q28-4 28.5 0ZM31 0Q32-5 35-10Q34-4 33 0ZM34 0Q33-4 31-7Q35-3 35.5 0ZM39 0Q40-4 43-8Q42-3 40.8 0Z'
const MOSS = 'M-44 0V-9C-30-17-22-9-10-13C4-18 16-8 28-13C36-16 40-11 44-12V0Z'

function Sheet({
  drawing,
  clip,
  paper,
  at,
}: {
  drawing: CardDrawing
  clip: string
  paper: PaperInks
  at: string | undefined
}) {
  const parts = (
    <>
      <path d={drawing.sheet} transform="translate(.9 1.3)" fill={paper.drop} />
      <path
        d={drawing.sheet}
        fill={paper.sheet}
        stroke={paper.edge}
        strokeWidth=".6"
        strokeLinejoin="round"
      />
      <g clipPath={clip}>
        <path d={drawing.pads + (drawing.card === 0 ? MOSS : '')} fill={paper.wash} />
        <path d={drawing.fibres} fill="none" stroke={paper.fibre} strokeWidth=".4" strokeLinecap="round" />
      </g>
    </>
  )
  const { card } = drawing
  if (at === undefined || card === 0) return <g data-sheet={card}>{parts}</g>
  return (
    <Piece as="g" id={ids.branch(card)} at={at} data-sheet={card}>
      {parts}
    </Piece>
  )
}

/** The bark of a card is cut off under the cards above it and beside it. */
function Bare({
  drawing,
  clip,
  children,
}: {
  drawing: CardDrawing
  clip: (name: string) => string
  children: ReactNode
}) {
  const bark = (
    <g data-bark={drawing.card} data-explain={drawing.card === 0 ? undefined : ids.branch(drawing.card)}>
      {children}
    </g>
  )
  const inner = drawing.above === '' ? bark : <g clipPath={clip('bare')}>{bark}</g>
  return drawing.beside === '' ? inner : <g clipPath={clip('apart')}>{inner}</g>
}

function Clips({ drawing, id }: { drawing: CardDrawing; id: (name: string) => string }) {
  return (
    <>
      <clipPath id={id('sheet')}>
        <path d={drawing.sheet} />
      </clipPath>
      {drawing.above !== '' && (
        <>
          <clipPath id={id('bare')}>
            <path clipRule="evenodd" d={ALL + drawing.above} />
          </clipPath>
          <clipPath id={id('under')}>
            <path d={drawing.above} />
          </clipPath>
        </>
      )}
      {drawing.beside !== '' && (
        <clipPath id={id('apart')}>
          <path clipRule="evenodd" d={ALL + drawing.beside} />
        </clipPath>
      )}
    </>
  )
}

/**
 * A tree in layers over all its cards: papers, bark seen through paper, leaves, key-lines, fills, grain, edges,
 * elements. Key-lines come before fills, so that there is no line where two barks meet.
 */
export function TreeArt({
  drawing,
  marks,
  paper = screenPaper,
  at,
}: {
  drawing: TreeDrawing
  marks?: Marks
  paper?: PaperInks
  /** The place whose pieces the cards are; a print or a picture has none. */
  at?: string
}) {
  const base = useId().replace(/\W/g, '')
  const cards = drawing.drawings
  const id = (card: CardDrawing) => (name: string) => `kod-${base}-${card.card}-${name}`
  const clip = (card: CardDrawing) => (name: string) => `url(#${id(card)(name)})`
  const each = (draw: (card: CardDrawing) => ReactNode) => cards.map(draw)
  return (
    <>
      <defs>
        {each((card) => (
          <Clips key={card.card} drawing={card} id={id(card)} />
        ))}
      </defs>
      {each((card) => (
        <Sheet key={card.card} drawing={card} clip={clip(card)('sheet')} paper={paper} at={at} />
      ))}
      {each(
        (card) =>
          card.above !== '' && (
            <path key={card.card} clipPath={clip(card)('under')} d={card.bark.shape} fill={paper.under} />
          ),
      )}
      {each((card) => (
        <g key={card.card} data-leaves={card.card}>
          <path d={card.leaves.dark} fill={INK.leaf} />
          <path d={card.leaves.pale} fill={INK.paleLeaf} />
        </g>
      ))}
      {each((card) => (
        <Bare key={card.card} drawing={card} clip={clip(card)}>
          <path
            d={card.bark.shape}
            fill={INK.sumi}
            stroke={INK.sumi}
            strokeWidth="1.9"
            strokeLinejoin="round"
          />
        </Bare>
      ))}
      {each((card) => (
        <Bare key={card.card} drawing={card} clip={clip(card)}>
          <path d={card.bark.shape} fill={INK.bark} />
        </Bare>
      ))}
      {each((card) => (
        <Bare key={card.card} drawing={card} clip={clip(card)}>
          <path d={card.bark.dark} fill={INK.deep} opacity=".85" />
          <path d={card.bark.lit} fill={INK.lit} />
          <path d={card.bark.hairs} fill={INK.sumi} opacity=".62" />
        </Bare>
      ))}
      {cards.some((card) => card.card === 0) && <path d={GRASS} fill={INK.leaf} />}
      {each((card) => (
        <Edges key={card.card} drawing={card} clip={clip(card)} paper={paper} />
      ))}
      {each((card) => (
        <g key={card.card} data-elements={card.card}>
          {card.places.map(({ element, spot: [x, y] }) => (
            <ElementCoin key={`${x} ${y}`} element={element} x={x} y={-y} marks={marks} paper={paper} />
          ))}
        </g>
      ))}
    </>
  )
}

/** The covered edge of a lower card is dashed on the upper one. */
function Edges({
  drawing,
  clip,
  paper,
}: {
  drawing: CardDrawing
  clip: (name: string) => string
  paper: PaperInks
}) {
  return (
    <g fill="none" strokeWidth=".5">
      {drawing.above !== '' && (
        <path
          clipPath={clip('under')}
          d={drawing.sheet}
          stroke={paper.edge}
          strokeDasharray="1.2 1.6"
          opacity=".8"
        />
      )}
      <path clipPath={drawing.above === '' ? undefined : clip('bare')} d={drawing.sheet} stroke={paper.rim} />
    </g>
  )
}

/** A branch card on its own, upright, its middle at the origin; drawn once, however it is carried about. */
export const CardArt = memo(function CardArt({ card, marks }: { card: number; marks: Marks }) {
  const drawing = drawPrint(card)
  const [x, y] = drawing.cards[0]?.foot ?? [0, 0]
  return (
    <>
      <TreeArt drawing={drawing} marks={marks} />
      <circle cx={x * 0.94} cy={-y * 0.955} r="2.6" fill="#F6CC63" stroke={INK.sumi} strokeWidth=".9" />
    </>
  )
})

/** A whole tree as a thumbnail: sheets, bark in one ink, a dot for each element. */
export function SmallTree({ drawing }: { drawing: TreeDrawing }) {
  return (
    <>
      {drawing.drawings.map(({ card, sheet }) => (
        <path
          key={card}
          d={sheet}
          fill={screenPaper.sheet}
          stroke={screenPaper.edge}
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
      ))}
      <path d={drawing.drawings.map(({ bark }) => bark.shape).join('')} fill={INK.deep} />
      {drawing.drawings.flatMap(({ card, places }) =>
        places.map(({ element, spot: [x, y] }) => (
          <circle key={`${card} ${x} ${y}`} cx={x} cy={-y} r="5" fill={elementDots[element]} />
        )),
      )}
    </>
  )
}
