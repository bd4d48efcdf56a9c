import { spots } from './model.ts'
import type { BoardWords } from './words/index.ts'

interface Sides {
  readonly left: number
  readonly right: number
}

const width = 440
const arm = width * 0.3
const pivot = { x: width / 2, y: 22 }
const degreesPerPoint = 1.7
const mostDegrees = 7

const tiltOf = ({ left, right }: Sides): number =>
  (Math.max(-mostDegrees, Math.min(mostDegrees, (right - left) * degreesPerPoint)) * Math.PI) / 180

/** A point on the pole, `along` arms to the right of its middle. */
function pointOn(tilt: number, along: number): { x: number; y: number } {
  return { x: pivot.x + along * arm * Math.cos(tilt), y: pivot.y + along * arm * Math.sin(tilt) }
}

function polePath(sides: Sides): string {
  const tilt = tiltOf(sides)
  const [from, to] = [pointOn(tilt, -1.06), pointOn(tilt, 1.06)]
  return `M${from.x} ${from.y}L${to.x} ${to.y}`
}

const lossOf = ({ left, right }: Sides): number => 2 * Math.abs(left - right)
const signed = (loss: number): string => (loss === 0 ? '0' : `−${loss}`)

/** The carrying pole with two pans: comfort left and right, and what the difference costs at the end. */
export function Scale({ now, then, say }: { now: Sides; then: Sides | undefined; say: BoardWords }) {
  const tilt = tiltOf(now)
  const loss = lossOf(now)
  return (
    <svg
      className="bam-scale"
      data-spot={spots.scale}
      viewBox={`0 0 ${width} 78`}
      role="img"
      aria-label={say.scaleLabel(now.left, now.right, loss)}
    >
      <path d={`M${pivot.x} 0V22`} stroke="var(--ink)" strokeWidth="1.8" />
      {then !== undefined && (
        <path d={polePath(then)} stroke="var(--ink)" strokeWidth="2" strokeDasharray="6 5" />
      )}
      <path d={polePath(now)} stroke="#211C19" strokeWidth="9" strokeLinecap="round" />
      <path d={polePath(now)} stroke="#C79F62" strokeWidth="5" strokeLinecap="round" />
      <circle cx={pivot.x} cy={pivot.y} r="7" fill="#B5351F" stroke="#211C19" strokeWidth="2" />
      <Pan at={pointOn(tilt, -1)} comfort={now.left} then={then?.left} />
      <Pan at={pointOn(tilt, 1)} comfort={now.right} then={then?.right} />
      <text x={pivot.x} y="48" textAnchor="middle" className="bam-scale-word">
        {say.harmony}
      </text>
      <text
        x={pivot.x}
        y="69"
        textAnchor="middle"
        className="bam-scale-loss"
        data-loss={loss > 0 || undefined}
      >
        {signed(loss)}
        {then !== undefined && lossOf(then) !== loss && ` → ${signed(lossOf(then))}`}
      </text>
    </svg>
  )
}

function Pan({
  at: { x, y },
  comfort,
  then,
}: {
  at: { x: number; y: number }
  comfort: number
  then: number | undefined
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0L-24 19M0 0L24 19" stroke="var(--ink)" strokeWidth="1.5" />
      <path d="M-31 18H31C29 40 -29 40 -31 18Z" fill="var(--disc-b)" stroke="#211C19" strokeWidth="2" />
      <g className="bam-comfort">
        <use href="#bam-good-cushion" x="-17" y="19" width="14" height="14" />
      </g>
      <text x="1" y="32" className="bam-points">
        {comfort}
      </text>
      {then !== undefined && then !== comfort && (
        <g className="bam-pan-then">
          <rect x="34" y="17" width="42" height="20" rx="4" />
          <text x="55" y="32" textAnchor="middle">
            → {then}
          </text>
        </g>
      )}
    </g>
  )
}

/** The same as a seesaw of a few pixels. */
export function Seesaw({ left, right }: Sides) {
  const turn = Math.max(-12, Math.min(12, (right - left) * 2.6))
  return (
    <svg className="bam-seesaw" viewBox="0 0 40 18" width="36" height="16" aria-hidden="true">
      <path d="M20 7L26 17H14Z" fill="currentColor" />
      <path
        d="M3 6H37"
        transform={`rotate(${turn} 20 6)`}
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}
