import { at } from '@engawa/kernel'
import { useMemo } from 'react'
import { BARK_HALF_WIDTH, MILLIMETRE } from '../catalogue/index.ts'
import type { Pose } from '../rules/index.ts'
import { type Aim, restingPose } from './aim.ts'
import { type BarkCard, loneCard, spotOf } from './bark/card.ts'
import { graftPath, type Skeleton, sheetPath, skeletonOf, type TreeDrawing } from './bark/drawing.ts'
import { linePath, type Spot } from './bark/points.ts'
import { INK, screenPaper } from './inks.ts'
import type { KodamaBoard } from './model.ts'
import { laidBy } from './outcome.ts'
import { Ring } from './ring.tsx'
import { ScoringLines } from './running.tsx'
import { CardArt, ElementCoin, type Marks } from './tree-art.tsx'

/** Everything that is drawn over the tree while a card is held. */
export function Overlay({
  board,
  aim,
  drawing,
  grown,
  scale,
  marks,
}: {
  board: KodamaBoard
  aim: Aim
  /** The tree as it lies, without the held card. */
  drawing: TreeDrawing
  /** The tree with it, once that is drawn. */
  grown: TreeDrawing | undefined
  scale: number
  marks: Marks
}) {
  const { target, draft, judgement } = aim
  const { grove, rules } = board
  const carried = draft.moving ? target : undefined
  const bones = useMemo(
    () => carried && skeletonOf(grove.trunk, [...grove.tree, laidBy(carried)]),
    [grove, carried],
  )
  const skeleton = target && (bones ?? grown)
  const overLimit = judgement.reasons.some(({ code }) => code === 'over-limit')
  return (
    <>
      {target === undefined ? (
        <Refused aim={aim} drawing={drawing} marks={marks} />
      ) : (
        <Ghost aim={aim} bones={bones} printed={grown === undefined || draft.moving} marks={marks} />
      )}
      {target !== undefined && draft.moving && (
        <HeldSheet card={draft.card} pose={draft.pose} target={target} />
      )}
      {skeleton && judgement.score && (
        <ScoringLines skeleton={skeleton} score={judgement.score} rules={rules} scale={scale} />
      )}
      {target === undefined && overLimit && judgement.score && judgement.on !== undefined && (
        <OverLimit board={board} aim={aim} scale={scale} />
      )}
      {grown !== undefined && !draft.moving && <Ring board={board} aim={aim} scale={scale} />}
      <Joint aim={aim} />
    </>
  )
}

const transformOf = (pose: Pose): string => {
  const [x, y] = spotOf(pose)
  return `translate(${x}px, ${-y}px) rotate(${-pose.angle}deg)`
}

/** The full print at the legal pose. At rest the tree itself shows it, so that only its edge is drawn here. */
function Ghost({
  aim,
  bones,
  printed,
  marks,
}: {
  aim: Aim
  /** Of the tree with it, while it is carried. */
  bones: Skeleton | undefined
  printed: boolean
  marks: Marks
}) {
  const { card, moving } = aim.draft
  const pose = restingPose(aim)
  const sheet = 'M-31.5-44H31.5V44H-31.5Z'
  return (
    <>
      {bones && <path d={graftPath(bones)} fill={INK.bark} stroke={INK.sumi} strokeWidth="1.6" />}
      <g
        className="kod-ghost"
        data-moving={moving || undefined}
        style={{ transform: transformOf(pose) }}
        data-held=""
      >
        {printed && <CardArt card={card} marks={marks} />}
        <path className="kod-ghost-grip" d={sheet} />
        <path className="kod-ghost-edge" d={sheet} />
      </g>
    </>
  )
}

const LENGTH = 17

/** The sheet at the finger: four ink corners and an open foot, tied to the ghost. */
function HeldSheet({ card, pose, target }: { card: number; pose: Pose; target: Pose }) {
  const held = loneCard(card, pose)
  const ghost = loneCard(card, target)
  const corners = held.corners.map((corner, index) => {
    const towards = (other: Spot): Spot => {
      const length = Math.hypot(other[0] - corner[0], other[1] - corner[1])
      const share = LENGTH / length
      return [corner[0] + (other[0] - corner[0]) * share, corner[1] + (other[1] - corner[1]) * share]
    }
    const [before, after] = [at(held.corners, (index + 3) % 4), at(held.corners, (index + 1) % 4)]
    return linePath([towards(before), corner, towards(after)])
  })
  const [x, y] = held.foot
  return (
    <g className="kod-held">
      <path className="kod-tether" d={linePath([held.foot, ghost.foot])} />
      <path className="kod-held-paper" d={sheetPath(held)} />
      <path className="kod-held-corners" d={corners.join('')} />
      <circle className="kod-held-foot" cx={x} cy={-y} r="2.6" />
    </g>
  )
}

/** A pose that is not legal, and why: where it touches, what it covers, where it could go. */
function Refused({ aim, drawing, marks }: { aim: Aim; drawing: TreeDrawing; marks: Marks }) {
  const { draft, judgement, instead } = aim
  const touched = drawing.cards.filter(({ card }) => judgement.touched.includes(card))
  const below = drawing.cards.find(({ card }) => card === judgement.on)
  const footOff = judgement.reasons.some(({ code }) => code === 'foot-off-bark')
  return (
    <g className="kod-refused">
      {footOff && below !== undefined && <BarkBand card={below} />}
      {touched.map((card) => (
        <Hatched key={card.card} card={card} marks={marks} />
      ))}
      <g className="kod-refused-card" style={{ transform: transformOf(draft.pose) }} data-held="">
        <CardArt card={draft.card} marks={marks} />
        <path className="kod-refused-edge" d="M-31.5-44H31.5V44H-31.5Z" />
      </g>
      {judgement.covered.map(({ card, place, element }) => {
        const spot = drawing.cards.find((one) => one.card === card)?.places[place]?.spot
        return spot && <Struck key={`${card} ${place}`} element={element} spot={spot} marks={marks} />
      })}
      {instead && <path className="kod-instead" d={sheetPath(loneCard(draft.card, instead))} />}
    </g>
  )
}

/** The second card that is touched: hatched under its elements. */
function Hatched({ card, marks }: { card: BarkCard; marks: Marks }) {
  const sheet = sheetPath(card)
  return (
    <g>
      <path className="kod-hatch" d={sheet} />
      {card.places.map(({ element, spot: [x, y] }) => (
        <ElementCoin key={`${x} ${y}`} element={element} x={x} y={-y} marks={marks} paper={screenPaper} />
      ))}
    </g>
  )
}

/** A covered element: lifted to the top, ringed and struck. */
function Struck({ element, spot: [x, y], marks }: { element: number; spot: Spot; marks: Marks }) {
  return (
    <g className="kod-struck">
      <ElementCoin element={element} x={x} y={-y} marks={marks} paper={screenPaper} />
      <circle cx={x} cy={-y} r="9" />
      <path d={`M${x - 6.3} ${-y + 6.3}l12.6-12.6`} />
    </g>
  )
}

/** The bark on which the foot could stand, as a pale band. */
function BarkBand({ card }: { card: BarkCard }) {
  return (
    <path
      className="kod-band"
      d={card.bark.map(linePath).join('')}
      strokeWidth={(2 * BARK_HALF_WIDTH) / MILLIMETRE}
    />
  )
}

/** Numbers of a placement that would score too much: those beyond the limit are vermilion. */
function OverLimit({ board, aim, scale }: { board: KodamaBoard; aim: Aim; scale: number }) {
  const { grove, rules } = board
  const { card, pose } = aim.draft
  const { on, score } = aim.judgement
  const skeleton = useMemo(
    () => skeletonOf(grove.trunk, [...grove.tree, { card, on: on ?? 0, ...pose }]),
    [grove, card, on, pose],
  )
  return score && <ScoringLines skeleton={skeleton} score={score} rules={rules} scale={scale} />
}

function Joint({ aim }: { aim: Aim }) {
  const [x, y] = spotOf(aim.judgement.foot)
  return (
    <g className="kod-joint" data-off={aim.judgement.onBark ? undefined : ''}>
      <circle cx={x} cy={-y} r="7.4" />
      <circle cx={x} cy={-y} r="1.6" />
    </g>
  )
}
