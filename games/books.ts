import type { GameBook } from '@engawa/kernel'

/** What `book/index.ts` of a game exports; `book/game.table.json` beside it is the game its figures show. */
interface BookModule {
  readonly book: GameBook
}

const modules = import.meta.glob<BookModule>('./*/book/index.ts')
const saves = import.meta.glob<string>('./*/book/game.table.json', { query: '?raw', import: 'default' })

export const hasBook = (id: string): boolean => `./${id}/book/index.ts` in modules

/** The book of a game and the save of the game it shows, loaded when somebody reads; nothing where nobody wrote one. */
export async function loadBook(id: string): Promise<{ book: GameBook; save: string } | undefined> {
  const [module, save] = await Promise.all([
    modules[`./${id}/book/index.ts`]?.(),
    saves[`./${id}/book/game.table.json`]?.(),
  ])
  return module === undefined || save === undefined ? undefined : { book: module.book, save }
}
