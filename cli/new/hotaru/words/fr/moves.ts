import type { Phrases } from '../phrases.ts'

export const moves: Phrases['moves'] = {
  catch: () => ({ title: 'Attraper une luciole' }),
  home: () => ({ title: 'Rentrer' }),
  rescue: ({ firefly }, telling) => ({
    title: `Sauver la ${telling.firefly(firefly)}`,
    detail: `n° ${firefly}`,
  }),
}
