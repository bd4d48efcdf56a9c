import type { BoardProps } from '@engawa/web/kit'
import type { ReactNode } from 'react'

/** What `board/index.tsx` of a game exports. A method, so that a board of one game's types fits. */
interface BoardModule {
  Board(props: BoardProps): ReactNode
}

type LoadBoard = () => Promise<(props: BoardProps) => ReactNode>

const boardOf =
  (load: () => Promise<BoardModule>): LoadBoard =>
  async () =>
    (await load()).Board

/** The boards of the games, each loaded when its table is opened. */
export const boards: Readonly<Record<string, LoadBoard>> = {
  daruma: boardOf(() => import('./daruma/board/index.tsx')),
  kodama: boardOf(() => import('./kodama/board/index.tsx')),
  bamboo: boardOf(() => import('./bamboo/board/index.tsx')),
  bitoku: boardOf(() => import('./bitoku/board/index.tsx')),
}
