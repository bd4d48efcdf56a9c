import type { GameWords, Refusal } from '@engawa/kernel'
import type { BoardProps } from '../board.ts'

export type Move =
  | { readonly kind: 'place'; readonly shoot: number; readonly stalk: number }
  | { readonly kind: 'pass' }

/** Props as the shell gives them, with a note of what a board did. */
export function propsWith(moves: readonly Move[], check: (move: unknown) => Refusal | undefined) {
  const done: string[] = []
  const words: Partial<GameWords<object, Move>> = {
    move: (_view, seat, move) => ({ title: `${seat} ${move.kind}` }),
    refusal: ({ code }) => `because ${code}`,
  }
  const props: BoardProps<object, Move> = {
    view: {},
    viewer: 1,
    names: { seats: ['Inès', 'Kenji'], viewer: 1 },
    locale: 'en',
    words: words as GameWords<object, Move>,
    moves,
    act: (move) => done.push(`act ${move.kind}`),
    check,
    explain: ({ code }) => done.push(`explain ${code}`),
    preview: () => undefined,
    openRule: () => undefined,
    fresh: [],
    motion: 'off',
    secrets: 'open',
    scores: [],
    sure: [],
    undo: { can: false, run: () => undefined },
    active: [0],
  }
  return { props, done }
}
