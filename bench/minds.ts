import { at } from '@engawa/kernel'
import type { Bench, Figure } from './bench.ts'
import { interleave, ratioFigure, variantsIn } from './rounds.ts'

const variant = variantsIn(new URL('./minds/', import.meta.url))

async function iterations(game: string): Promise<Figure[]> {
  const rates = await interleave([
    variant(game, 'search'),
    variant(game, 'blindSearch'),
    variant(game, 'peer'),
  ])
  const theirs = at(rates, 2)
  return [
    ratioFigure({
      name: `${game}: trials per second of our search to iterations of boardgame.io 0.50's MCTS bot`,
      ours: at(rates, 0),
      theirs,
      peer: 'boardgame.io',
      least: 200,
      remark:
        'the same positions from all over a game; ours by advised moves to the turn’s end, theirs 50 random moves',
    }),
    ratioFigure({
      name: `${game}: the same with trials alike, 50 random moves each`,
      ours: at(rates, 1),
      theirs,
      peer: 'boardgame.io',
      least: 200,
      remark: 'no bot of ours plays so; it shows what the rules and the search cost without advice',
    }),
  ]
}

export const benchOf = (game: 'bamboo' | 'daruma'): Bench => ({
  name: `minds-${game}`,
  title: `Minds: how often a bot of ${game} tries something out`,
  run: () => iterations(game),
})
