import { at } from '@engawa/kernel'
import { type Bench, type Figure, spreadOf } from './bench.ts'
import { playouts } from './kodama/course.ts'
import { countExact } from './kodama/exact.ts'
import { draggedPoses } from './kodama/judging.ts'
import { countConvex } from './kodama/polygons.ts'
import { playoutFigure } from './playouts.ts'
import { interleave, ROUNDS, ratioFigure, variantsIn } from './rounds.ts'

const variant = variantsIn(new URL('./kodama/', import.meta.url))

/** Both ways find the same placements; a close call may fall out otherwise where numbers are not whole. */
function samePlacements(): number {
  const [ours, theirs] = [countExact(), countConvex()]
  ours.forEach((count, index) => {
    const other = theirs[index] ?? 0
    if (Math.abs(count - other) > 1 + count / 50)
      throw new Error(`tree ${index}: ${count} placements in whole numbers, ${other} with polygons`)
  })
  return ours.reduce((sum, count) => sum + count, 0) / ours.length
}

async function enumerations(): Promise<Figure[]> {
  const found = samePlacements()
  const rates = await interleave([
    variant('exact', 'enumerateExact'),
    variant('polygons', 'enumerateConvex'),
    variant('clipping', 'enumerateClipping'),
  ])
  const ours = at(rates, 0)
  return [
    {
      name: 'all placements of one card on a tree of 13, enumerations per second of processor time',
      ...spreadOf(ours),
      target: { least: 5000 },
      detail: `on average ${found.toFixed(0)} legal placements each`,
    },
    ratioFigure({
      name: 'all placements of one card, ours to separating axes on lists of points',
      ours,
      theirs: at(rates, 1),
      peer: 'library style',
      least: 15,
      remark: 'the same candidates, as many legal',
    }),
    ratioFigure({
      name: 'all placements of one card, ours to polygon-clipping 0.15',
      ours,
      theirs: at(rates, 2),
      peer: 'polygon-clipping',
      least: 15,
      remark: 'the same candidates',
    }),
  ]
}

async function randomGames(): Promise<Figure> {
  playouts.compare()
  const rates = await interleave([variant('course', 'kernelMoves'), variant('course', 'boardgameMoves')])
  return playoutFigure('moves per second of random games, sampled placements', at(rates, 0), at(rates, 1), 20)
}

const POSES = 4000

function dragging(): Figure[] {
  draggedPoses(POSES)
  const rounds = Array.from({ length: ROUNDS }, () => draggedPoses(POSES))
  const figure = (name: string, times: number[]): Figure => ({
    name,
    ...spreadOf(times),
    target: { most: 0.25 },
    detail: `${POSES} random poses near a full-grown tree, milliseconds that 19 of 20 stay below`,
  })
  return [
    figure(
      'legality, reasons and score of a dragged pose, ms',
      rounds.map(({ judged }) => judged),
    ),
    figure(
      'nearest legal pose within 30 mm, ms',
      rounds.map(({ magnet }) => magnet),
    ),
  ]
}

export const bench: Bench = {
  name: 'kodama',
  title: 'Kodama: placements, dragged poses and random playouts',
  run: async () => [...(await enumerations()), ...dragging(), await randomGames()],
}
