import { type Bench, type Figure, medianOf } from './bench.ts'
import { playOnBoardgame } from './kodama/boardgame.ts'
import { countExact, enumerateExact } from './kodama/exact.ts'
import { draggedPoses } from './kodama/judging.ts'
import { matches, playOnKernel } from './kodama/playouts.ts'
import { countConvex } from './kodama/polygons.ts'
import { interleave, type LaneTask, ratiosOf } from './rounds.ts'

const perSecond = (rate: number): string => `${Math.round(rate).toLocaleString('en')}/s`

function lane(file: string, name: string): LaneTask {
  return { module: new URL(`./kodama/${file}.ts`, import.meta.url).href, name }
}

const ROUNDS = 9
const WARM_UP = 3

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

/** Of the processor's time, not of the clock's: what else the machine does is not our speed. */
function ownRate(): Figure {
  const found = samePlacements()
  const rates: number[] = []
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const start = process.cpuUsage()
    const done = enumerateExact()
    const { user, system } = process.cpuUsage(start)
    if (round >= 0) rates.push((done * 1_000_000) / (user + system))
  }
  const median = medianOf(rates)
  return {
    name: 'all placements of one card on a tree of 13, enumerations per second of processor time',
    median,
    low: Math.min(...rates),
    high: Math.max(...rates),
    rounds: ROUNDS,
    target: { least: 5000 },
    detail: `${perSecond(median)}, on average ${found.toFixed(0)} legal placements each`,
  }
}

async function enumerations(): Promise<Figure[]> {
  const { rates, medians } = await interleave([
    lane('exact', 'enumerateExact'),
    lane('polygons', 'enumerateConvex'),
    lane('clipping', 'enumerateClipping'),
  ])
  const [ours = 0, convex = 0, clipping = 0] = medians
  return [
    {
      name: 'all placements of one card, ours to separating axes on lists of points',
      ...ratiosOf(rates[0], rates[1]),
      target: { least: 15 },
      detail: `ours ${perSecond(ours)}, library style ${convex.toFixed(1)}/s; the same candidates, as many legal`,
    },
    {
      name: 'all placements of one card, ours to polygon-clipping 0.15',
      ...ratiosOf(rates[0], rates[2]),
      target: { least: 15 },
      detail: `ours ${perSecond(ours)}, polygon-clipping ${clipping.toFixed(2)}/s; the same candidates`,
    },
  ]
}

async function playouts(): Promise<Figure> {
  const [ours, theirs] = [matches.slice(0, 4).map(playOnKernel), matches.slice(0, 4).map(playOnBoardgame)]
  if (JSON.stringify(ours) !== JSON.stringify(theirs))
    throw new Error('the variants did not play the same games')
  const { rates, medians } = await interleave([
    lane('playouts', 'kernelMoves'),
    lane('boardgame', 'boardgameMoves'),
  ])
  const [own = 0, boardgame = 0] = medians
  return {
    name: 'moves per second of random games, our kernel to boardgame.io 0.50 (its reducer)',
    ...ratiosOf(rates[0], rates[1]),
    target: { least: 20 },
    detail: `ours ${perSecond(own)}, boardgame.io ${perSecond(boardgame)}; sampled placements, same games, equal checksums`,
  }
}

const POSES = 4000

function dragging(): Figure[] {
  draggedPoses(POSES)
  const rounds = Array.from({ length: ROUNDS }, () => draggedPoses(POSES))
  const figure = (name: string, times: number[]): Figure => ({
    name,
    median: medianOf(times),
    low: Math.min(...times),
    high: Math.max(...times),
    rounds: ROUNDS,
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
  run: async () => [ownRate(), ...(await enumerations()), ...dragging(), await playouts()],
}
