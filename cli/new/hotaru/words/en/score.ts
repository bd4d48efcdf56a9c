import type { Phrases } from '../phrases.ts'

export const score: Phrases['score'] = {
  caught: ({ count }) => ({ title: 'Fireflies', detail: `${count}` }),
  wished: ({ count }) => ({ title: 'Of the wish', detail: `${count}` }),
}
