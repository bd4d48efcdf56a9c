import { memo, useDeferredValue } from 'react'
import type { Aim } from './aim.ts'
import { restingPose } from './aim.ts'
import { spotOf } from './bark/card.ts'
import { distance, type Spot } from './bark/points.ts'
import { type Arc, legalArcs } from './bark/ring.ts'
import { shortAngle } from './holding.ts'
import type { KodamaBoard } from './model.ts'

/** How far beyond the card the ring lies, in millimetres, and how much of it is drawn, in degrees. */
const BEYOND = 15
const SEEN = 64
const tenths = (value: number): number => Math.round(value * 10) / 10

interface Circle {
  readonly foot: Spot
  readonly base: number
  readonly radius: number
}

/** The foot, the direction of the card's middle from it, and the ring's radius. */
export function ringOf(aim: Aim): Circle {
  const foot = spotOf(aim.judgement.foot)
  const middle = spotOf(restingPose(aim))
  return {
    foot,
    base: Math.atan2(middle[1] - foot[1], middle[0] - foot[0]),
    radius: 2 * distance(foot, middle) + BEYOND,
  }
}

/** A spot on the ring, so many degrees from the card's own direction. */
function onRing({ foot, base, radius }: Circle, degrees: number, out = radius): Spot {
  const angle = base + (degrees * Math.PI) / 180
  return [foot[0] + Math.cos(angle) * out, -(foot[1] + Math.sin(angle) * out)]
}

/** How large the handle is on the table, in millimetres: as large as a finger on the screen. */
const handleSize = (scale: number): number => Math.max(9, 22 / scale)

/** From where to where the handle reaches sideways, in millimetres. */
export function handleReach(aim: Aim, scale: number): { readonly left: number; readonly right: number } {
  const [x] = onRing(ringOf(aim), 0)
  const size = handleSize(scale)
  return { left: x - size, right: x + size }
}

function arcPath(circle: Circle, { from, to }: Arc): string {
  const radius = tenths(circle.radius)
  const [start, end] = [from, to].map((degrees) => {
    const [x, y] = onRing(circle, degrees)
    return `${tenths(x)} ${tenths(y)}`
  })
  return `M${start}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 0 ${end}`
}

/** Where the card may turn to. */
const LegalArcs = memo(function LegalArcs({ aim }: { aim: Aim }) {
  const circle = ringOf(aim)
  const seen = legalArcs(aim.field, restingPose(aim)).flatMap(({ from, to }) => {
    const part = { from: Math.max(from, -SEEN), to: Math.min(to, SEEN) }
    return part.to > part.from ? [part] : []
  })
  return seen.map((part) => <path key={part.from} className="kod-turn-legal" d={arcPath(circle, part)} />)
})

const standsOn = (foot: Spot, aim: Aim, { draft }: Aim): boolean => {
  const [x, y] = spotOf(aim.judgement.foot)
  return aim.draft.card === draft.card && x === foot[0] && y === foot[1]
}

/** The arc round the foot: thick where the card may turn to, a handle with the angle. */
export function Ring({ board, aim, scale }: { board: KodamaBoard; aim: Aim; scale: number }) {
  const circle = ringOf(aim)
  const { foot, base, radius } = circle
  const pose = restingPose(aim)
  // Every turn is judged for it: after the frame that shows the card. While it only turns, they stay what they are.
  const judged = useDeferredValue<Aim | undefined>(aim, undefined)
  const at = (degrees: number, out?: number) => onRing(circle, degrees, out)
  const ticks: string[] = []
  for (let degrees = -60; degrees <= 60; degrees += 5) {
    const long = (pose.angle + degrees) % 15 === 0 ? 3.5 : 1.8
    const [from, to] = [at(degrees, radius - long), at(degrees, radius + long)]
    ticks.push(`M${tenths(from[0])} ${tenths(from[1])}L${tenths(to[0])} ${tenths(to[1])}`)
  }
  const [x, y] = at(0)
  const size = handleSize(scale)
  // The angle stands beside the handle on the ring, clear of the card.
  const beside = ((-size * 2.3) / radius) * (180 / Math.PI)
  return (
    <g className="kod-turn">
      <path className="kod-turn-all" d={arcPath(circle, { from: -SEEN, to: SEEN })} />
      <path className="kod-turn-ticks" d={ticks.join('')} />
      {judged !== undefined && standsOn(foot, judged, aim) && <LegalArcs aim={judged} />}
      <g data-handle="" className="kod-handle">
        <title>{board.say.turnHandle}</title>
        <circle cx={x} cy={y} r={size} />
        <path
          d="M-2.8-2.6L0-5.4L2.8-2.6M-2.8 2.6L0 5.4L2.8 2.6M0-5.4V5.4"
          transform={`translate(${tenths(x)} ${tenths(y)}) rotate(${tenths((-base * 180) / Math.PI)})`}
        />
      </g>
      <Angle at={at(beside)} scale={scale} text={board.say.angle(shortAngle(pose.angle))} />
    </g>
  )
}

function Angle({ at: [x, y], scale, text }: { at: Spot; scale: number; text: string }) {
  const size = Math.max(7, 13 / scale)
  return (
    <g className="kod-angle">
      <rect x={x - size * 1.6} y={y - size * 0.8} width={size * 3.2} height={size * 1.6} rx="3" />
      <text x={x} y={y + size * 0.36} fontSize={size}>
        {text}
      </text>
    </g>
  )
}
