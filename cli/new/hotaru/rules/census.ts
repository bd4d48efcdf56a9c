import type { State } from './state.ts'

/** Every piece of the box, wherever it lies (HOT-01, HOT-02). */
export function census({ bag, net, jars, wishes, spareWishes }: State): string[] {
  return [
    ...[...bag.inside, ...bag.under, ...net, ...jars.flat()].map((firefly) => `firefly ${firefly}`),
    ...[...wishes, ...spareWishes].map((wish) => `wish ${wish}`),
  ]
}
