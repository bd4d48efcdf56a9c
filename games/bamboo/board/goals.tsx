import { at } from '@engawa/kernel'
import { balanceSlots, balanceTiles, balanceZone, homeKinds, zoneCells, zones } from '../catalogue/index.ts'
import { type CellPreview, comfortOf, patternHolds, patternLack, type SeatBoard } from '../rules/index.ts'
import type { Aiming } from './aim.ts'
import { BalancePiece, FreeSlot } from './balance-tile.tsx'
import type { Scene } from './scene.ts'

type Look = 'ready' | 'will' | 'open'

/** How near a balance tile is to being complete, in a word or two. */
function progress({ say }: Scene, board: SeatBoard, goal: number): string {
  if (patternHolds(board.home, goal)) return say.ready
  const { pattern, zone } = at(balanceTiles, goal - 1)
  if (pattern.asks === 'comfort')
    return say.ofComfort(comfortOf(board.home, at(zoneCells, zone), pattern.kind), pattern.least)
  const lack = patternLack(board.home, goal)
  if (lack === undefined) return say.blocked
  const [only, ...more] = lack.cells
  if (only !== undefined && more.length === 0 && only.kind >= 0)
    return say.needsKind(say.kinds[at(homeKinds, only.kind)])
  return say.ofTiles(pattern.cells.length - lack.cells.length, pattern.cells.length)
}

function lookOf(board: SeatBoard, goal: number, preview: CellPreview | undefined): Look {
  if (patternHolds(board.home, goal)) return 'ready'
  return preview?.completes.some((won) => won.tile === goal) === true ? 'will' : 'open'
}

/** Six slots, two for each zone, with what each tile still lacks. */
export function Goals({
  scene,
  aim,
  board,
  preview,
  size,
}: {
  scene: Scene
  aim: Aiming
  board: SeatBoard
  preview: CellPreview | undefined
  size: number
}) {
  const { say } = scene
  const slots = zones.flatMap((_, zone) => {
    const held = board.balance.filter((goal) => balanceZone[goal] === zone)
    return Array.from({ length: balanceSlots }, (_unused, place) => ({ zone, place, goal: held[place] ?? 0 }))
  })
  const press = (goal: number) => {
    aim.set({ goal: aim.goal === goal ? undefined : goal })
    if (scene.decision === 'balance' || scene.decision === 'balanceAgain')
      scene.why({ kind: 'score', tile: goal })
  }
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
          <button
            key={`${zone} ${place}`}
            type="button"
            className="bam-goal"
            data-look={lookOf(board, goal, preview)}
            data-legal={scene.can({ kind: 'score', tile: goal }) || undefined}
            data-chosen={aim.goal === goal || undefined}
            aria-pressed={aim.goal === goal}
            aria-label={`${scene.label({ kind: 'score', tile: goal })}: ${progress(scene, board, goal)}`}
            onClick={() => press(goal)}
          >
            <BalancePiece tile={goal} size={size} />
            <span>
              {lookOf(board, goal, preview) === 'will' ? say.completes : progress(scene, board, goal)}
            </span>
          </button>
        ),
      )}
    </div>
  )
}
