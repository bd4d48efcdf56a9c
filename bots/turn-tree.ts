import { type Adviser, at, type Chance, type Game, type Seat } from '@engawa/kernel'
import { rankMoves } from './choose.ts'
import { mean, standardDeviation } from './statistics.ts'

/** A move that was thought of somewhere in the turn, and what became of it. */
interface Branch {
  readonly move: unknown
  /** How much of the attention it deserves before anything is known of it. */
  readonly prior: number
  visits: number
  sum: number
  /** What was thought of after it. */
  next: Branches | undefined
}

/** By the key of the move: worlds differ in what they allow, so a branch may be missing in one of them. */
type Branches = Map<string, Branch>

/** How far a little known move is preferred to a well known one, in spreads of the results. */
const curiosity = 0.7

/** Equal moves have equal keys: they come from the same rules. */
const keyOf = (move: unknown): string => JSON.stringify(move)

/** What is known of these moves. */
function branchesOf(known: Branches, moves: readonly unknown[]): Branch[] {
  return moves.map((move) => known.get(keyOf(move))).filter((branch) => branch !== undefined)
}

/**
 * What follows a move within the own turn. Trials that begin with it go on where earlier ones did well (PUCT, the
 * adviser's order as prior) and follow the adviser from the first position that none of them has seen. It is open-loop:
 * it keeps moves, not positions, because every trial is played in another world.
 */
export class TurnTree {
  readonly #game: Pick<Game, 'moves'>
  readonly #adviser: Adviser
  readonly #seat: Seat
  readonly #results: number[] = []
  #root: Branches | undefined
  /** Where the trial that runs stands: nothing once it has left the tree. */
  #at: Branches | undefined
  #path: Branch[] = []
  #grown = false

  constructor(game: Pick<Game, 'moves'>, adviser: Adviser, seat: Seat) {
    this.#game = game
    this.#adviser = adviser
    this.#seat = seat
  }

  /** A trial begins. */
  begin(): void {
    this.#at = this.#root
    this.#path = []
    this.#grown = false
  }

  /** The next move of the trial; nothing where the tree has none to offer and the adviser goes on alone. */
  choose(state: unknown, chance: Chance): unknown {
    if (this.#grown) return undefined
    const moves = this.#game.moves(state, this.#seat)
    if (moves.length === 1) return moves[0]
    if (this.#at === undefined) return this.#grow(state, moves, chance)
    const branch = this.#promising(this.#at, state, moves, chance)
    this.#path.push(branch)
    this.#at = branch.next
    return branch.move
  }

  /** The trial is over and brought so much. */
  end(result: number): void {
    this.#results.push(result)
    for (const branch of this.#path) {
      branch.visits++
      branch.sum += result
    }
  }

  /** One position is added in a trial; the adviser's own move is the first to be tried there. */
  #grow(state: unknown, moves: readonly unknown[], chance: Chance): unknown {
    const branches: Branches = new Map()
    rankMoves(this.#adviser, state, this.#seat, moves, chance).forEach(({ move }, rank) => {
      branches.set(keyOf(move), { move, prior: 1 / (rank + 1) ** 2, visits: 0, sum: 0, next: undefined })
    })
    const last = this.#path.at(-1)
    if (last === undefined) this.#root = branches
    else last.next = branches
    this.#grown = true
    const first = at([...branches.values()], 0)
    this.#path.push(first)
    return first.move
  }

  /** The branch of a move that this world allows which is good, or little known and well advised. */
  #promising(known: Branches, state: unknown, moves: readonly unknown[], chance: Chance): Branch {
    let open = branchesOf(known, moves)
    if (open.length < moves.length) {
      this.#widen(known, state, moves, chance)
      open = branchesOf(known, moves)
    }
    const visits = open.reduce((sum, branch) => sum + branch.visits, 0)
    const usual =
      visits === 0 ? mean(this.#results) : open.reduce((sum, { sum: one }) => sum + one, 0) / visits
    const reach = curiosity * this.#spread() * Math.sqrt(visits + 1)
    const hope = ({ prior, visits: seen, sum }: Branch) =>
      (seen === 0 ? usual : sum / seen) + (reach * prior) / (1 + seen)
    let best = at(open, 0)
    let most = hope(best)
    for (const branch of open) {
      const hoped = hope(branch)
      if (hoped > most) [best, most] = [branch, hoped]
    }
    return best
  }

  /** What results usually differ by; a point as long as too few are known. */
  #spread(): number {
    return this.#results.length < 2 ? 1 : Math.max(1, standardDeviation(this.#results))
  }

  /** Moves that no earlier world allowed here. */
  #widen(known: Branches, state: unknown, moves: readonly unknown[], chance: Chance): void {
    rankMoves(this.#adviser, state, this.#seat, moves, chance).forEach(({ move }, rank) => {
      const key = keyOf(move)
      if (known.has(key)) return
      known.set(key, { move, prior: 1 / (rank + 1) ** 2, visits: 0, sum: 0, next: undefined })
    })
  }
}
