import { at } from '@engawa/kernel'
import { type Bench, type Figure, spreadOf } from './bench.ts'
import { playouts, soloPlayouts } from './bitoku/course.ts'
import { slowListing } from './bitoku/listing.ts'
import { playoutFigure } from './playouts.ts'
import { interleave, ROUNDS, variantsIn } from './rounds.ts'

const variant = variantsIn(new URL('./bitoku/', import.meta.url))

function listing(): Figure {
  return {
    name: 'listing the legal moves of any state, ms',
    ...spreadOf(Array.from({ length: ROUNDS }, slowListing)),
    target: { most: 2 },
    detail: 'milliseconds that 99 of 100 states of random games at 1 to 4 seats stay below',
  }
}

export const bench: Bench = {
  name: 'bitoku',
  title: 'Bitoku: random playouts and lists of moves',
  run: async () => {
    const listed = listing()
    playouts.compare()
    soloPlayouts.compare()
    const rates = await interleave([
      variant('course', 'kernelMoves'),
      variant('course', 'boardgameMoves'),
      variant('course', 'soloKernelMoves'),
      variant('course', 'soloBoardgameMoves'),
    ])
    return [
      playoutFigure('moves per second with 2 to 4 seats', at(rates, 0), at(rates, 1), 40),
      playoutFigure('moves per second against the Tengu', at(rates, 2), at(rates, 3), 40),
      listed,
    ]
  },
}
