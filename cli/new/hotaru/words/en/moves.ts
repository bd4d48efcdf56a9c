import type { Phrases } from '../phrases.ts'

export const moves: Phrases['moves'] = {
  catch: () => ({ title: 'Catch a firefly' }),
  home: () => ({ title: 'Go home' }),
  rescue: ({ firefly }, telling) => ({ title: `Save ${telling.firefly(firefly)}`, detail: `no. ${firefly}` }),
}
