import { playOnBoardgame, slowMatches } from './bamboo/boardgame.ts'
import { playOnKernel } from './bamboo/kernel.ts'
import type { Bench } from './bench.ts'
import { sameGames } from './daruma/match.ts'
import { interleave, type LaneTask, ratiosOf } from './rounds.ts'

const perSecond = (rate: number): string => `${Math.round(rate).toLocaleString('en')}/s`

function lane(file: string, name: string): LaneTask {
  return { module: new URL(`./bamboo/${file}.ts`, import.meta.url).href, name }
}

export const bench: Bench = {
  name: 'bamboo',
  title: 'Bamboo: random playouts',
  run: async () => {
    sameGames(slowMatches.map(playOnKernel), slowMatches.map(playOnBoardgame))
    const { rates, medians } = await interleave([
      lane('kernel', 'kernelMoves'),
      lane('boardgame', 'boardgameMoves'),
    ])
    const [kernel = 0, boardgame = 0] = medians
    return [
      {
        name: 'moves per second, our kernel to boardgame.io 0.50 (its reducer)',
        ...ratiosOf(rates[0], rates[1]),
        target: { least: 60 },
        detail: `ours ${perSecond(kernel)}, boardgame.io ${perSecond(boardgame)}; same games, equal checksums`,
      },
    ]
  },
}
