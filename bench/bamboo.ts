import { at } from '@engawa/kernel'
import { playouts } from './bamboo/course.ts'
import type { Bench } from './bench.ts'
import { playoutFigure } from './playouts.ts'
import { interleave, lanesIn } from './rounds.ts'

const lane = lanesIn(new URL('./bamboo/', import.meta.url))

export const bench: Bench = {
  name: 'bamboo',
  title: 'Bamboo: random playouts',
  run: async () => {
    playouts.compare()
    const rates = await interleave([lane('course', 'kernelMoves'), lane('course', 'boardgameMoves')])
    return [playoutFigure('moves per second', at(rates, 0), at(rates, 1), 60)]
  },
}
