import type { Phrases } from '../phrases.ts'

export const score: Phrases['score'] = {
  caught: ({ count }) => ({ title: 'Lucioles', detail: `${count}` }),
  wished: ({ count }) => ({ title: 'Celles du vœu', detail: `${count}` }),
}
