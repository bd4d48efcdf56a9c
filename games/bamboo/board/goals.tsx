import { at } from '@engawa/kernel'
import {
  balanceSlots,
  balanceTiles,
  balanceZone,
  type HomeKind,
  homeKinds,
  zoneCells,
  zones,
} from '../catalogue/index.ts'
import { type CellPreview, comfortOf, patternHolds, patternLack, type SeatBoard } from '../rules/index.ts'
import type { Aiming } from './aim.ts'
import { BalancePiece, FreeSlot } from './balance-tile.tsx'
import { Piece } from './pieces.tsx'
import type { Scene } from './scene.ts'

type Look = 'ready' | 'will' | 'open'

interface Progress {
  readonly text: string
  /** The one kind it still needs, where it is one. */
  readonly kind?: HomeKind
}

/** How near a balance tile is to being complete, in a word or two. */
function progressOf({ say }: Scene, board: SeatBoard, goal: number): Progress {
  if (patternHolds(board.home, goal)) return { text: say.ready }
  const { pattern, zone } = at(balanceTiles, goal - 1)
  if (pattern.asks === 'comfort') {
    const have = comfortOf(board.home, at(zoneCells, zone), pattern.kind)
    return { text: say.ofComfort(have, pattern.least) }
  }
  const lack = patternLack(board.home, goal)
  if (lack === undefined) return { text: say.blocked }
  const [only, ...more] = lack.cells
  const kind = more.length === 0 && only !== undefined ? homeKinds[only.kind] : undefined
  if (kind !== undefined) return { text: say.needs, kind }
  return { text: say.ofTiles(pattern.cells.length - lack.cells.length, pattern.cells.length) }
}

/** The progress as it is read: a kind is drawn as its sign and spoken as a word. */
function ProgressText({ scene, progress: { text, kind } }: { scene: Scene; progress: Progress }) {
  if (kind === undefined) return <span>{text}</span>
  return (
    <span className="bam-needs">
      {text}
      <span data-kind={kind} title={scene.say.kinds[kind]}>
        <Piece name={`kind-${kind}`} width={16} />
      </span>
    </span>
  )
}

function lookOf(board: SeatBoard, goal: number, preview: CellPreview | undefined): Look {
  if (patternHolds(board.home, goal)) return 'ready'
  return preview?.completes.some((won) => won.tile === goal) === true ? 'will' : 'open'
}

interface GoalsProps {
  readonly scene: Scene
  readonly aim: Aiming
  readonly board: SeatBoard
  readonly preview: CellPreview | undefined
  readonly size: number
}

/** Six slots, two for each zone, with what each tile still lacks. */
export function Goals(props: GoalsProps) {
  const { scene, board, size } = props
  const { say } = scene
  const slots = zones.flatMap((_, zone) => {
    const held = board.balance.filter((goal) => balanceZone[goal] === zone)
    return Array.from({ length: balanceSlots }, (_unused, place) => ({ zone, place, goal: held[place] ?? 0 }))
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of pieces, not of form fields
    <div className="bam-goals" role="group" aria-label={say.goalsTitle}>
      {slots.map(({ zone, place, goal }) =>
        goal === 0 ? (
          <span key={`${zone} ${place}`} className="bam-goal" data-look="free">
            <FreeSlot zone={zone} size={size} />
            <span>{say.free}</span>
          </span>
        ) : (
          <Goal key={`${zone} ${place}`} {...props} goal={goal} />
        ),
      )}
    </div>
  )
}

function Goal({ scene, aim, board, preview, size, goal }: GoalsProps & { goal: number }) {
  const { say } = scene
  const look = lookOf(board, goal, preview)
  const progress = progressOf(scene, board, goal)
  const spoken = progress.kind === undefined ? progress.text : `${progress.text} ${say.kinds[progress.kind]}`
  const press = () => {
    aim.set({ goal: aim.goal === goal ? undefined : goal })
    if (scene.decision === 'balance' || scene.decision === 'balanceAgain')
      scene.why({ kind: 'score', tile: goal })
  }
  return (
    <button
      type="button"
      className="bam-goal"
      data-look={look}
      data-legal={scene.can({ kind: 'score', tile: goal }) || undefined}
      data-chosen={aim.goal === goal || undefined}
      aria-pressed={aim.goal === goal}
      aria-label={`${scene.label({ kind: 'score', tile: goal })}: ${spoken}`}
      onClick={press}
    >
      <BalancePiece tile={goal} size={size} />
      {look === 'will' ? <span>{say.completes}</span> : <ProgressText scene={scene} progress={progress} />}
    </button>
  )
}
