import type { Label } from '@engawa/kernel'
import type { Phrases } from '../phrases.ts'

const counted =
  (title: string, worth: string) =>
  ({ count }: { readonly count: number }): Label => ({ title, detail: `${count} × ${worth}` })

export const score: Phrases['score'] = {
  gold: counted('Gold', '2'),
  wanted: counted('Colours of the objective', '2'),
  shunned: counted('Unlucky colour', '−3'),
  other: counted('Other colours', '1'),
}
