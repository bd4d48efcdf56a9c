import { at } from '@engawa/kernel'
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
import { walkCells } from './hooks.ts'
import { HomeTile, Piece } from './pieces.tsx'
import { Seesaw } from './scale.tsx'
import type { Scene } from './scene.ts'

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
  readonly scene: Scene
  readonly board: SeatBoard
  readonly tile: number
  readonly previews: readonly CellPreview[]
  readonly focus: number | undefined
  /** A balance tile that is looked at: what it still lacks is drawn. */
  readonly lack: Lack | undefined
  choose(cell: number): void
}

function readyCords({ say }: Scene, board: SeatBoard, brief: boolean): Cord[] {
  return board.balance
    .filter((goal) => patternHolds(board.home, goal))
    .map((goal) => ({
      key: `ready ${goal}`,
      cells: patternCells(board.home, goal),
      look: 'ready',
      text: brief ? '' : say.complete,
    }))
}

/** The home as a tatami plan: two rooms of six mats, and veranda boards that weigh nothing. */
export function Plan(props: PlanProps) {
  const { scene, board, previews, focus } = props
  const would = previews.find((preview) => preview.cell === focus)?.completes[0]
  const cords: Cord[] = [
    ...readyCords(scene, board, false),
    ...(would === undefined
      ? []
      : [{ key: 'will', cells: would.cells, look: 'will' as const, text: scene.say.wouldComplete }]),
  ]
  return (
    // biome-ignore lint/a11y/useSemanticElements: arrows walk among real buttons, in rows as they lie
    <div className="bam-plan" role="group" aria-label={scene.say.planTitle} onKeyDown={walkCells}>
      {board.home.map((tile, cell) => (
        <Cell
          key={cell}
          {...props}
          cell={cell}
          lies={tile}
          preview={previews.find((seen) => seen.cell === cell)}
        />
      ))}
      <Cords cords={cords} />
      <Posts />
    </div>
  )
}

/** The same, small and only to look at. */
export function SmallPlan({ scene, board }: { scene: Scene; board: SeatBoard }) {
  return (
    <div className="bam-plan" data-small>
      {board.home.map((tile, cell) => (
        <span key={cell} className="bam-cell" {...cellLook(cell)}>
          {tile === 0 ? (
            <Wanted scene={scene} board={board} cell={cell} />
          ) : (
            <HomeTile tile={tile} size={48} />
          )}
        </span>
      ))}
      <Cords cords={readyCords(scene, board, true)} />
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
function Wanted({ scene, board, cell }: { scene: Scene; board: SeatBoard; cell: number }) {
  const kind = wantedKind(scene, board, cell)
  return kind === undefined ? null : <Piece name={`kind-${kind}`} width={40} className="bam-wanted" />
}

function wantedKind({ view }: Scene, board: SeatBoard, cell: number) {
  return homeKinds[kindWanted(view, board, cell)]
}

type CellProps = PlanProps & {
  readonly cell: number
  readonly lies: number
  readonly preview: CellPreview | undefined
}

function Cell(props: CellProps) {
  const { scene, board, tile, focus, choose, cell, lies, preview, lack } = props
  const lacks = lack?.cells.find((missing) => missing.cell === cell)
  const open = preview?.fits === true
  const focused = focus === cell
  return (
    <button
      type="button"
      className="bam-cell"
      data-stop
      data-cell={cell}
      data-open={open || undefined}
      data-focused={(focused && open) || undefined}
      data-won={(preview?.completes.length ?? 0) > 0 || undefined}
      data-loss={(preview?.total ?? 0) < 0 || undefined}
      tabIndex={cell === (focus ?? 0) ? 0 : -1}
      aria-label={cellLabel(props)}
      aria-pressed={open ? focused : undefined}
      title={lies === 0 ? undefined : scene.homeName(lies)}
      {...cellLook(cell)}
      onClick={() => choose(cell)}
      onFocus={() => open && !focused && choose(cell)}
    >
      {lies === 0 ? <Wanted scene={scene} board={board} cell={cell} /> : <HomeTile tile={lies} size={96} />}
      {focused && open && <HomeTile tile={tile} size={92} />}
      {preview !== undefined && <Effect scene={scene} preview={preview} />}
      {lacks !== undefined && tile === 0 && (
        <span className="bam-lack">
          {lacks.kind < 0 ? scene.say.any : scene.say.kinds[at(homeKinds, lacks.kind)]}
        </span>
      )}
    </button>
  )
}

/** What the tile in hand would do here: total, balance, pattern. */
function Effect({ scene, preview }: { scene: Scene; preview: CellPreview }) {
  const [won] = preview.completes
  if (!preview.fits) return <span className="bam-unfit">{scene.say.otherKind}</span>
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

function cellLabel({ scene, board, cell, lies, preview, focus }: CellProps): string {
  const { say } = scene
  const place = say.cellPlace(rowOf(cell) + 1, columnOf(cell) + 1)
  if (lies !== 0) return say.cellTaken(place, scene.homeName(lies))
  const kind = wantedKind(scene, board, cell)
  const free = kind === undefined ? say.cellFree(place) : say.cellWants(place, say.kinds[kind])
  if (preview === undefined || !preview.fits) return free
  if (focus !== undefined && scene.can({ kind: 'furnish', cell }))
    return scene.label({ kind: 'furnish', cell })
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
