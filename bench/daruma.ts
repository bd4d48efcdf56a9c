import { at } from '@engawa/kernel'
import { type Bench, type Figure, medianOf } from './bench.ts'
import { playBare } from './daruma/bare-playouts.ts'
import { course, playouts } from './daruma/course.ts'
import { finishedClient, finishedTable } from './daruma/finished.ts'
import { sameGames } from './match.ts'
import { bytesOf } from './memory.ts'
import { playoutFigure } from './playouts.ts'
import { interleave, ratioFigure, ratiosOf, variantsIn } from './rounds.ts'

const variant = variantsIn(new URL('./daruma/', import.meta.url))
const { matches } = course

async function playoutFigures(): Promise<Figure[]> {
  playouts.compare()
  sameGames(matches.map(playouts.playOnKernel), matches.map(playBare))
  const rates = await interleave([
    variant('course', 'kernelMoves'),
    variant('bare-playouts', 'bareMoves'),
    variant('course', 'boardgameMoves'),
  ])
  const kernel = at(rates, 0)
  return [
    playoutFigure('moves per second', kernel, at(rates, 2), 200),
    ratioFigure({
      name: 'moves per second, our kernel to the rules as a bare loop in place',
      ours: kernel,
      theirs: at(rates, 1),
      peer: 'bare',
      least: 0.5,
      remark: 'same games, equal checksums',
    }),
  ]
}

async function copies(): Promise<Figure> {
  const rates = await interleave([variant('copies', 'copyOurs'), variant('copies', 'copyStructured')])
  return ratioFigure({
    name: 'copies of a state per second, ours to structuredClone',
    ours: at(rates, 0),
    theirs: at(rates, 1),
    peer: 'structuredClone',
    least: 50,
    remark: 'states from the middle of a game',
  })
}

const memoryRounds = 5
/** Each match is weighed several times: what a heap allots beside the tables must not count. */
const repeats = 4

function memory(): Figure {
  sameGames(
    matches.map((match) => finishedTable(match).finish),
    matches.map((match) => finishedClient(match).finish),
  )
  const weighed = matches.length * repeats
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = 0; round < memoryRounds; round++) {
    ours.push(bytesOf(weighed, (index) => finishedTable(at(matches, index % matches.length)).held))
    theirs.push(bytesOf(weighed, (index) => finishedClient(at(matches, index % matches.length)).held))
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
  run: async () => [...(await playoutFigures()), await copies(), memory()],
}
