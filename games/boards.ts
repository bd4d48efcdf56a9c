import type { BoardProps, ComponentCatalogue, Explanations } from '@engawa/web/kit'
import type { ReactNode } from 'react'

/** What `board/index.tsx` of a game exports. A method, so that a board of one game's types fits. */
interface BoardModule {
  Board(props: BoardProps): ReactNode
}

const modules = import.meta.glob<BoardModule>('./*/board/index.tsx')

/** The board of a game, loaded when its table is opened; nothing where it has none. */
export async function loadBoard(id: string): Promise<BoardModule['Board'] | undefined> {
  return (await modules[`./${id}/board/index.tsx`]?.())?.Board
}

/** What `board/explain/index.tsx` of a game exports. */
interface ExplainModule {
  readonly explanations: Explanations
}

const explaining = import.meta.glob<ExplainModule>('./*/board/explain/index.tsx')

/** What the things of a game are, loaded beside its board; nothing where nobody wrote it. */
export async function loadExplanations(id: string): Promise<Explanations | undefined> {
  return (await explaining[`./${id}/board/explain/index.tsx`]?.())?.explanations
}

/** What `board/components/index.tsx` of a game exports. */
interface ComponentsModule {
  readonly components: ComponentCatalogue
}

const catalogues = import.meta.glob<ComponentsModule>('./*/board/components/index.tsx')

/** What lies in the box of a game, loaded when somebody looks; nothing where nobody wrote it. */
export async function loadComponents(id: string): Promise<ComponentCatalogue | undefined> {
  return (await catalogues[`./${id}/board/components/index.tsx`]?.())?.components
}

const posters = import.meta.glob<string>('./*/poster.svg', { query: '?url', import: 'default', eager: true })

/** The address of the print that was drawn for a game; nothing where none was. */
export function posterOf(id: string): string | undefined {
  return posters[`./${id}/poster.svg`]
}
