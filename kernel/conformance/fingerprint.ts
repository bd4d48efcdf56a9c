import { Chance } from '../chance.ts'
import type { Game } from '../contract.ts'
import { optionSets } from '../options.ts'

/** One number for everything that happens in some random games: two machines that play alike have the same. */
export function fingerprint(game: Game, games: number, longest: number): string {
  let hash = 0x811c9dc5
  const mix = (value: unknown): void => {
    const text = JSON.stringify(value)
    for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  }
  for (const seats of game.seats)
    for (const options of optionSets(game.options, seats).slice(0, 2))
      for (let index = 0; index < games; index++) {
        const chance = Chance.seeded(`fingerprint ${index}`)
        const whim = Chance.seeded(`whim ${index}`)
        const state = game.setup(seats, options, chance)
        for (let played = 0; played < longest; played++) {
          const turn = game.turn(state)
          if (turn.over) break
          const seat = whim.pick(turn.seats)
          game.play(state, seat, whim.pick(game.moves(state, seat)), chance, mix)
        }
        mix(state)
        mix(game.score(state))
      }
  return (hash >>> 0).toString(16)
}
