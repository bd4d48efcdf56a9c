import { at, type Seat } from '@engawa/kernel'
import { Group, Piece } from '@engawa/web/kit'
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
import { type BambooBoard, ids, spots } from './model.ts'
import { PieceArt } from './pieces.tsx'

type Look = 'ready' | 'will' | 'open'

interface Progress {
  readonly text: string
  /** The one kind it still needs, where it is one. */
  readonly kind?: HomeKind
}

/** How near a balance tile is to being complete, in a word or two. */
function progressOf({ say }: BambooBoard, seatBoard: SeatBoard, goal: number): Progress {
  if (patternHolds(seatBoard.home, goal)) return { text: say.ready }
  const { pattern, zone } = at(balanceTiles, goal - 1)
  if (pattern.asks === 'comfort') {
    const have = comfortOf(seatBoard.home, at(zoneCells, zone), pattern.kind)
    return { text: say.ofComfort(have, pattern.least) }
  }
  const lack = patternLack(seatBoard.home, goal)
  if (lack === undefined) return { text: say.blocked }
  const [only, ...more] = lack.cells
  const kind = more.length === 0 && only !== undefined ? homeKinds[only.kind] : undefined
  if (kind !== undefined) return { text: say.needs, kind }
  return { text: say.ofTiles(pattern.cells.length - lack.cells.length, pattern.cells.length) }
}

/** The progress as it is read: a kind is drawn as its sign and spoken as a word. */
function ProgressText({ board, progress: { text, kind } }: { board: BambooBoard; progress: Progress }) {
  if (kind === undefined) return <span>{text}</span>
  return (
    <span className="bam-needs">
      {text}
      <span data-kind={kind} title={board.say.kinds[kind]}>
        <PieceArt name={`kind-${kind}`} width={16} />
      </span>
    </span>
  )
}

function lookOf(seatBoard: SeatBoard, goal: number, preview: CellPreview | undefined): Look {
  if (patternHolds(seatBoard.home, goal)) return 'ready'
  return preview?.completes.some((won) => won.tile === goal) === true ? 'will' : 'open'
}

interface GoalsProps {
  readonly board: BambooBoard
  readonly aim: Aiming
  /** Whose they are. */
  readonly seat: Seat
  readonly preview: CellPreview | undefined
  readonly size: number
}

/** Six slots, two for each zone, with what each tile still lacks. */
export function Goals(props: GoalsProps) {
  const { board, seat, size } = props
  const { say, view } = board
  const { balance } = at(view.boards, seat)
  const slots = zones.flatMap((_, zone) => {
    const held = balance.filter((goal) => balanceZone[goal] === zone)
    return Array.from({ length: balanceSlots }, (_unused, place) => ({ zone, place, goal: held[place] ?? 0 }))
  })
  return (
    <Group className="bam-goals" label={say.goalsTitle}>
      {slots.map(({ zone, place, goal }) =>
        goal === 0 ? (
          <span
            key={`${zone} ${place}`}
            className="bam-goal"
            data-look="free"
            data-spot={spots.freeGoal(zone)}
          >
            <FreeSlot zone={zone} size={size} />
            <span>{say.free}</span>
          </span>
        ) : (
          <Goal key={`${zone} ${place}`} {...props} goal={goal} />
        ),
      )}
    </Group>
  )
}

function Goal({ board, aim, seat, preview, size, goal }: GoalsProps & { goal: number }) {
  const { say, view } = board
  const seatBoard = at(view.boards, seat)
  const look = lookOf(seatBoard, goal, preview)
  const progress = progressOf(board, seatBoard, goal)
  const spoken = progress.kind === undefined ? progress.text : `${progress.text} ${say.kinds[progress.kind]}`
  const press = (byKeys: boolean) => {
    aim.choose({ goal: aim.goal === goal ? undefined : goal }, byKeys)
    if (board.decision === 'balance' || board.decision === 'balanceAgain')
      board.why({ kind: 'score', tile: goal })
  }
  return (
    <Piece
      id={ids.goal(goal)}
      at={ids.goals(seat, at(balanceZone, goal))}
      label={`${board.sentence({ kind: 'score', tile: goal })}: ${spoken}`}
      lit={board.can({ kind: 'score', tile: goal })}
      chosen={aim.goal === goal}
      press={press}
      className="bam-goal"
      data-look={look}
    >
      <BalancePiece tile={goal} size={size} />
      {look === 'will' ? <span>{say.completes}</span> : <ProgressText board={board} progress={progress} />}
    </Piece>
  )
}
