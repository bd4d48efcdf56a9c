import { at, type Seat } from '@engawa/kernel'
import { Group, Piece, Place } from '@engawa/web/kit'
import { gridColumns, homeKinds } from '../catalogue/index.ts'
import {
  type CellPreview,
  kindWanted,
  type Lack,
  patternCells,
  patternHolds,
  type SeatBoard,
} from '../rules/index.ts'
import { PatternSign } from './balance-tile.tsx'
import { type BambooBoard, ids } from './model.ts'
import { HomeTile, PieceArt } from './pieces.tsx'
import { Seesaw } from './scale.tsx'

export const rowOf = (cell: number): number => Math.floor(cell / gridColumns)
export const columnOf = (cell: number): number => cell % gridColumns
export const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0'

/** A cord round cells of the plan: complete, or complete with the tile in hand. */
interface Cord {
  readonly key: string
  readonly cells: readonly number[]
  readonly look: 'ready' | 'will'
  readonly text: string
}

export interface PlanProps {
  readonly board: BambooBoard
  /** Whose home it is. */
  readonly seat: Seat
  readonly tile: number
  readonly previews: readonly CellPreview[]
  readonly focus: number | undefined
  /** A balance tile that is looked at: what it still lacks is drawn. */
  readonly lack: Lack | undefined
  choose(cell: number, byKeys: boolean): void
}

function readyCords({ say }: BambooBoard, seatBoard: SeatBoard, brief: boolean): Cord[] {
  return seatBoard.balance
    .filter((goal) => patternHolds(seatBoard.home, goal))
    .map((goal) => ({
      key: `ready ${goal}`,
      cells: patternCells(seatBoard.home, goal),
      look: 'ready',
      text: brief ? '' : say.complete,
    }))
}

/** The home as a tatami plan: two rooms of six mats, and veranda boards that weigh nothing. */
export function Plan(props: PlanProps) {
  const { board, seat, previews, focus } = props
  const seatBoard = at(board.view.boards, seat)
  const would = previews.find((preview) => preview.cell === focus)?.completes[0]
  const cords: Cord[] = [
    ...readyCords(board, seatBoard, false),
    ...(would === undefined
      ? []
      : [{ key: 'will', cells: would.cells, look: 'will' as const, text: board.say.wouldComplete }]),
  ]
  return (
    <Group className="bam-plan" label={board.say.planTitle} walk="plane">
      {seatBoard.home.map((tile, cell) => (
        <Cell
          key={cell}
          {...props}
          seatBoard={seatBoard}
          cell={cell}
          lies={tile}
          preview={previews.find((seen) => seen.cell === cell)}
        />
      ))}
      <Cords cords={cords} />
      <Posts />
    </Group>
  )
}

/** The same, small and only to look at. */
export function SmallPlan({ board }: { board: BambooBoard }) {
  const { seatBoard } = board
  return (
    <div className="bam-plan" data-small>
      {seatBoard.home.map((tile, cell) => (
        <span key={cell} className="bam-cell" data-explain={ids.cell(board.seat, cell)} {...cellLook(cell)}>
          {tile === 0 ? (
            <Wanted board={board} seatBoard={seatBoard} cell={cell} />
          ) : (
            <HomeTile tile={tile} size={48} />
          )}
        </span>
      ))}
      <Cords cords={readyCords(board, seatBoard, true)} />
      <Posts />
    </div>
  )
}

/** The weave turns from mat to mat; the middle column is boards. */
function cellLook(cell: number) {
  const [row, column] = [rowOf(cell), columnOf(cell)]
  return {
    'data-room': column < 2 ? 'left' : column > 2 ? 'right' : 'veranda',
    'data-weave': (row + column) % 2 === 0 ? 'across' : 'down',
    style: { gridArea: `${row + 1} / ${column + 1}` },
  }
}

/** Night side: the kind a space demands, woven into the mat (BAM-120). */
function Wanted({ board, seatBoard, cell }: { board: BambooBoard; seatBoard: SeatBoard; cell: number }) {
  const kind = wantedKind(board, seatBoard, cell)
  return kind === undefined ? null : <PieceArt name={`kind-${kind}`} width={40} className="bam-wanted" />
}

function wantedKind({ view }: BambooBoard, seatBoard: SeatBoard, cell: number) {
  return homeKinds[kindWanted(view, seatBoard, cell)]
}

type CellProps = PlanProps & {
  readonly seatBoard: SeatBoard
  readonly cell: number
  readonly lies: number
  readonly preview: CellPreview | undefined
}

function Cell(props: CellProps) {
  const { board, seat, seatBoard, tile, focus, choose, cell, lies, preview, lack } = props
  const lacks = lack?.cells.find((missing) => missing.cell === cell)
  const open = preview?.fits === true
  const focused = focus === cell
  return (
    <Place
      id={ids.cell(seat, cell)}
      label={cellLabel(props)}
      lit={open}
      chosen={focused && open}
      press={(byKeys) => choose(cell, byKeys)}
      className="bam-cell"
      data-open={open || undefined}
      data-focused={(focused && open) || undefined}
      data-won={(preview?.completes.length ?? 0) > 0 || undefined}
      data-loss={(preview?.total ?? 0) < 0 || undefined}
      // The tab key stops at the cell that is chosen already.
      tabIndex={cell === (focus ?? 0) ? 0 : -1}
      {...cellLook(cell)}
      onFocus={() => open && !focused && choose(cell, false)}
    >
      {lies === 0 ? (
        !open && <Wanted board={board} seatBoard={seatBoard} cell={cell} />
      ) : (
        <Piece id={ids.tile(lies)} at={ids.cell(seat, cell)} className="bam-lies">
          <HomeTile tile={lies} size={96} />
        </Piece>
      )}
      {focused && open && <HomeTile tile={tile} size={92} />}
      {preview !== undefined && <Effect board={board} preview={preview} />}
      {lacks !== undefined && tile === 0 && (
        <span className="bam-lack">
          {lacks.kind < 0 ? board.say.any : board.say.kinds[at(homeKinds, lacks.kind)]}
        </span>
      )}
    </Place>
  )
}

/** What the tile in hand would do here: total, balance, pattern. */
function Effect({ board, preview }: { board: BambooBoard; preview: CellPreview }) {
  const [won] = preview.completes
  if (!preview.fits) return <span className="bam-unfit">{board.say.otherKind}</span>
  return (
    <>
      <span className="bam-effect">
        <b>{signed(preview.total)}</b>
        <span>
          <Seesaw left={preview.left} right={preview.right} />
          {preview.left}:{preview.right}
        </span>
      </span>
      {won !== undefined && (
        <span className="bam-win">
          <PatternSign tile={won.tile} size={22} />
          <b>+{won.points}</b>
        </span>
      )}
    </>
  )
}

function cellLabel({ board, seatBoard, cell, lies, preview, focus }: CellProps): string {
  const { say } = board
  const place = say.cellPlace(rowOf(cell) + 1, columnOf(cell) + 1)
  if (lies !== 0) return say.cellTaken(place, board.homeName(lies))
  const kind = wantedKind(board, seatBoard, cell)
  const free = kind === undefined ? say.cellFree(place) : say.cellWants(place, say.kinds[kind])
  if (preview === undefined || !preview.fits) return free
  if (focus !== undefined && board.can({ kind: 'furnish', cell }))
    return board.sentence({ kind: 'furnish', cell })
  return say.cellEffect(place, signed(preview.total), preview.left, preview.right, preview.completes.length)
}

/** One cord where the cells fill a rectangle, else one round each. */
function Cords({ cords }: { cords: readonly Cord[] }) {
  return cords.flatMap(({ key, cells, look, text }) =>
    areasOf(cells).map((gridArea, index) => (
      <span
        key={`${key} ${gridArea}`}
        className="bam-cord"
        data-look={look}
        style={{ gridArea }}
        aria-hidden="true"
      >
        {index === 0 && text !== '' && <em>{text}</em>}
      </span>
    )),
  )
}

function areasOf(cells: readonly number[]): string[] {
  const rows = cells.map(rowOf)
  const columns = cells.map(columnOf)
  const [top, bottom] = [Math.min(...rows), Math.max(...rows)]
  const [left, right] = [Math.min(...columns), Math.max(...columns)]
  const area = (a: number, b: number, c: number, d: number) => `${a + 1} / ${b + 1} / ${c + 2} / ${d + 2}`
  if ((bottom - top + 1) * (right - left + 1) === cells.length) return [area(top, left, bottom, right)]
  return cells.map((cell) => area(rowOf(cell), columnOf(cell), rowOf(cell), columnOf(cell)))
}

const posts = [0, 2, 3, 5]

/** Posts stand at the corners of the rooms. */
function Posts() {
  return posts.flatMap((column) =>
    [0, 3].map((row) => (
      <i
        key={`${column} ${row}`}
        className="bam-post"
        style={{ left: `calc(${column} * 20% - 4.5px)`, top: `calc(${row} * 33.333% - 4.5px)` }}
      />
    )),
  )
}
