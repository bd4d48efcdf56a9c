import { at } from '@engawa/kernel'
import { playouts } from './bamboo/course.ts'
import type { Bench } from './bench.ts'
import { playoutFigure } from './playouts.ts'
import { interleave, variantsIn } from './rounds.ts'

const variant = variantsIn(new URL('./bamboo/', import.meta.url))

export const bench: Bench = {
  name: 'bamboo',
  title: 'Bamboo: random playouts',
  run: async () => {
    playouts.compare()
    const rates = await interleave([variant('course', 'kernelMoves'), variant('course', 'boardgameMoves')])
    return [playoutFigure('moves per second', at(rates, 0), at(rates, 1), 60)]
  },
}
