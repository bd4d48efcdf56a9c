import { daruma } from '@engawa/daruma/rules'
import { Chance } from '@engawa/kernel'
import { Table } from '@engawa/table'
import { checksum, type Finish, type Match, matches } from './match.ts'
import { fastTimes, repeated } from './works.ts'

/** A random playout as bots and simulations do it: by the contract alone. */
export function playOnKernel(match: Match): Finish {
  const chance = Chance.seeded(match.seed)
  const whim = Chance.seeded(`whim ${match.seed}`)
  const state = daruma.setup(match.seats, {}, chance)
  for (let moves = 0; ; moves++) {
    const turn = daruma.turn(state)
    if (turn.over) return { moves, sum: checksum(state.counter, state.display, state.owned) }
    const seat = turn.seats[0] ?? 0
    daruma.play(state, seat, whim.pick(daruma.moves(state, seat)), chance)
  }
}

export const kernelMoves = (): number => repeated(fastTimes, matches, playOnKernel)

/** A finished game at a table of the house, with its history. */
export function finishedTable(match: Match): { readonly held: unknown; readonly finish: Finish } {
  const table = new Table(daruma, { people: match.seats, options: {}, seed: match.seed })
  const whim = Chance.seeded(`whim ${match.seed}`)
  for (let turn = table.turn; !turn.over; turn = table.turn) {
    const seat = turn.seats[0] ?? 0
    const played = table.play(seat, whim.pick(table.moves(seat)))
    if (!played.ok) throw new Error(`refused: ${played.refusal.code}`)
  }
  const { counter, display, owned } = table.view('table')
  return { held: table, finish: { moves: table.position, sum: checksum(counter, display, owned) } }
}
