import { Chance, type ChanceState, type Game } from '@engawa/kernel'
import type { Entry } from '../room/entry.ts'
import { StandingMoves } from '../room/moves.ts'
import type { RoomHead } from '../room/room.ts'

/** The game after some of its moves. */
interface Checkpoint {
  readonly state: unknown
  readonly chance: ChanceState
}

const movesBetweenCheckpoints = 16

/** Earlier positions of one table, with checkpoints along the way, so that no question plays all of it again. */
export class TableHistory {
  readonly #head: RoomHead
  readonly #standing = new StandingMoves()
  /**
   * By the entry of the last move before it: a log only grows, so that what it led to there never changes,
   * whatever was taken back since.
   */
  readonly #checkpoints = new Map<number, Checkpoint>()
  /** How many entries of the log are known. */
  known = 0

  constructor(head: RoomHead) {
    this.#head = head
  }

  add(entries: readonly Entry[]): void {
    for (const entry of entries) this.#standing.add(entry)
    this.known += entries.length
  }

  get moves(): StandingMoves['moves'] {
    return this.#standing.moves
  }

  /** So many positions from one on: before any move, after one, … `look` sees each of them. */
  views(game: Game, from: number, count: number, look: (state: unknown) => unknown): unknown[] {
    const { moves } = this
    const first = Math.min(from, moves.length)
    const views: unknown[] = []
    let at = first - (first % movesBetweenCheckpoints)
    while (at > 0 && !this.#checkpoints.has(moves[at - 1]?.position ?? -1)) at -= movesBetweenCheckpoints
    const { state, chance } = this.#start(game, at)
    for (; ; at++) {
      if (at >= from) views.push(look(state))
      const next = moves[at]
      if (next === undefined || at + 1 >= from + count) return views
      game.play(state, next.seat, next.move, chance)
      if ((at + 1) % movesBetweenCheckpoints === 0)
        this.#checkpoints.set(next.position, { state: game.copy(state), chance: chance.save() })
    }
  }

  #start(game: Game, at: number): { state: unknown; chance: Chance } {
    const { people, options, seed } = this.#head
    const known = at === 0 ? undefined : this.#checkpoints.get(this.moves[at - 1]?.position ?? -1)
    if (known !== undefined) return { state: game.copy(known.state), chance: Chance.restore(known.chance) }
    const chance = Chance.seeded(seed)
    return { state: game.setup(people, options, chance), chance }
  }
}
