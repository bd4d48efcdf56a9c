import type { Lesson, Puzzle, PuzzleSet, Said } from '@engawa/kernel'
import { wordsIn } from './words/index.ts'

/** Do two moves do the same, as far as a puzzle of this set goes? */
function sameIn({ same }: PuzzleSet, one: unknown, other: unknown): boolean {
  return same?.(one, other) ?? JSON.stringify(one) === JSON.stringify(other)
}

const both = (say: (words: ReturnType<typeof wordsIn>) => string): Said => ({
  en: say(wordsIn('en')),
  fr: say(wordsIn('fr')),
})

/** A puzzle is a lesson of one step: the best move is asked for, and any other is told what it costs. */
export function lessonOf(set: PuzzleSet, puzzle: Puzzle): Lesson {
  const { id, idea, asks, reason, seat, position, best, others } = puzzle
  const title = set.ideas.find((one) => one.id === idea)?.title ?? asks
  return {
    id: `puzzles/${id}`,
    version: 1,
    title,
    aim: asks,
    minutes: 1,
    seat,
    position,
    steps: [
      {
        id: 'find the best move',
        says: asks,
        asks: { fits: (move) => sameIn(set, move, best), show: () => best },
        task: both((words) => words.findIt),
        answers: [{ says: reason }],
        others: [
          ...others.map(({ move: other, behind }) => ({
            when: (move: unknown) => sameIn(set, move, other),
            says: both((words) => words.costs(behind)),
          })),
          { says: both((words) => words.notWorth) },
        ],
      },
    ],
  }
}
