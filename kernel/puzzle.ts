import { at } from './at.ts'
import type { Seat } from './contract.ts'
import type { Said, TablePosition } from './lesson.ts'
import { movesFrom } from './notation.ts'

/** What a kind of puzzle is about. */
export interface PuzzleIdea {
  readonly id: string
  readonly title: Said
}

/** A position of a game that bots played, where one move is far ahead. */
export interface Puzzle<Move = unknown> {
  /** Part of its link. */
  readonly id: string
  /** One of the game's ideas. */
  readonly idea: string
  /** 1 easy to 3 hard. */
  readonly difficulty: 1 | 2 | 3
  /** What is asked, in one sentence. */
  readonly asks: Said
  readonly clue: Said
  /** Why the best move is the best, once it is found. */
  readonly reason: Said
  readonly seat: Seat
  readonly position: TablePosition<Move>
  readonly best: Move
  /** The other moves worth a thought, and by how many points each falls behind. */
  readonly others: readonly { readonly move: Move; readonly behind: number }[]
}

/** All puzzles of a game, idea by idea. */
export interface PuzzleSet<Move = unknown> {
  readonly ideas: readonly PuzzleIdea[]
  readonly puzzles: readonly Puzzle<Move>[]
  /** Do both do the same, as far as the puzzle goes? Equal moves do where nothing is said. */
  same?(one: Move, other: Move): boolean
}

/** A game that bots played, as far as it is needed, and the judged decisions in it. */
export interface KeptGame {
  readonly people: number
  readonly options: unknown
  readonly seed: string
  /** As `movesFrom` reads them. */
  readonly moves: string
  /** By the number of moves made: the best move and, with what it falls behind, each other one. */
  readonly decisions: Readonly<Record<number, readonly (readonly [move: string, behind: number])[]>>
}

/** The words of one puzzle. */
export type PuzzleWords = Pick<Puzzle, 'idea' | 'difficulty' | 'asks' | 'clue' | 'reason'>

/** The games as they were kept, and for each decision, `game.moves made`, the words that somebody gave it. */
export function puzzlesFrom<Move>(
  game: { readonly id: string; readonly rules: number },
  kept: readonly KeptGame[],
  words: Readonly<Record<string, PuzzleWords>>,
): Puzzle<Move>[] {
  const written = (text: string) => at(movesFrom<Move>(text), 0)
  const puzzles = kept.flatMap(({ people, options, seed, moves, decisions }) => {
    const made = movesFrom<Move>(moves)
    return Object.entries(decisions).flatMap(([before, judged]): Puzzle<Move>[] => {
      const id = `${seed.split(' ').at(-1)}.${before}`
      const said = words[id]
      if (said === undefined) return []
      const [[best = ''] = [], ...others] = judged
      const position = { game: game.id, rules: game.rules, people, options, seed }
      return [
        {
          ...said,
          id,
          seat: written(best).seat,
          position: { ...position, moves: made.slice(0, Number(before)) },
          best: written(best).move,
          others: others.map(([move, behind]) => ({ move: written(move).move, behind })),
        },
      ]
    })
  })
  // In the order of the words, which is the order of learning.
  const order = Object.keys(words)
  return puzzles.sort((one, two) => order.indexOf(one.id) - order.indexOf(two.id))
}
