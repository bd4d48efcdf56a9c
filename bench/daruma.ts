import { at } from '@engawa/kernel'
import { type Bench, type Figure, medianOf } from './bench.ts'
import { playBare } from './daruma/bare.ts'
import { finishedClient, playOnBoardgame } from './daruma/boardgame.ts'
import { finishedTable, playOnKernel } from './daruma/kernel.ts'
import { matches, sameGames } from './daruma/match.ts'
import { slowMatches } from './daruma/works.ts'
import { bytesOf } from './memory.ts'
import { interleave, type LaneTask, ratiosOf } from './rounds.ts'

const perSecond = (rate: number): string => `${Math.round(rate).toLocaleString('en')}/s`

function lane(file: string, name: string): LaneTask {
  return { module: new URL(`./daruma/${file}.ts`, import.meta.url).href, name }
}

async function playouts(): Promise<Figure[]> {
  sameGames(slowMatches.map(playOnKernel), slowMatches.map(playOnBoardgame))
  sameGames(matches.map(playOnKernel), matches.map(playBare))
  const { rates, medians } = await interleave([
    lane('kernel', 'kernelMoves'),
    lane('bare', 'bareMoves'),
    lane('boardgame', 'boardgameMoves'),
  ])
  const [kernel = 0, bare = 0, boardgame = 0] = medians
  return [
    {
      name: 'moves per second, our kernel to boardgame.io 0.50 (its reducer)',
      ...ratiosOf(rates[0], rates[2]),
      target: { least: 200 },
      detail: `ours ${perSecond(kernel)}, boardgame.io ${perSecond(boardgame)}; same games, equal checksums`,
    },
    {
      name: 'moves per second, our kernel to the rules as a bare loop in place',
      ...ratiosOf(rates[0], rates[1]),
      target: { least: 0.5 },
      detail: `ours ${perSecond(kernel)}, bare ${perSecond(bare)}; same games, equal checksums`,
    },
  ]
}

async function copies(): Promise<Figure> {
  const { rates, medians } = await interleave([lane('copies', 'copyOurs'), lane('copies', 'copyStructured')])
  const [ours = 0, theirs = 0] = medians
  return {
    name: 'copies of a state per second, ours to structuredClone',
    ...ratiosOf(rates[0], rates[1]),
    target: { least: 50 },
    detail: `copy ${perSecond(ours)}, structuredClone ${perSecond(theirs)}`,
  }
}

const memoryRounds = 5

function memory(): Figure {
  sameGames(
    matches.map((match) => finishedTable(match).finish),
    matches.map((match) => finishedClient(match).finish),
  )
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < memoryRounds; round++) {
    ours.push(bytesOf(matches.length, (index) => finishedTable(at(matches, index)).held))
    theirs.push(bytesOf(matches.length, (index) => finishedClient(at(matches, index)).held))
  }
  const kilobytes = (amounts: readonly number[]) => `${(medianOf(amounts) / 1024).toFixed(1)} KiB`
  return {
    name: 'memory of a finished table with its history, ours to boardgame.io’s client',
    ...ratiosOf(ours, theirs),
    target: { most: 0.1 },
    detail: `ours ${kilobytes(ours)}, boardgame.io ${kilobytes(theirs)}; both are handed the moves as listed, as a board does`,
  }
}

export const bench: Bench = {
  name: 'daruma',
  title: 'Daruma: random playouts, copies and memory',
  run: async () => [...(await playouts()), await copies(), memory()],
}
