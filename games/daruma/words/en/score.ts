import type { Label } from '@engawa/kernel'
import type { Phrases } from '../phrases.ts'

const counted =
  (title: string) =>
  ({ count }: { readonly count: number }): Label => ({ title, detail: `${count}` })

export const score: Phrases['score'] = {
  gold: counted('Gold'),
  wanted: counted('Colours of the objective'),
  shunned: counted('Unlucky colour'),
  other: counted('Other colours'),
}
