import type { Lesson } from '@engawa/kernel'

/** What `lessons/index.ts` of a game exports, in the order in which they are taken. */
interface LessonsModule {
  readonly lessons: readonly Lesson[]
}

const modules = import.meta.glob<LessonsModule>('./*/lessons/index.ts')

/** The lessons of a game, loaded when somebody learns it; none where nobody wrote any. */
export async function loadLessons(id: string): Promise<readonly Lesson[]> {
  return (await modules[`./${id}/lessons/index.ts`]?.())?.lessons ?? []
}
