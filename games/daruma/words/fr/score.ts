import type { Label } from '@engawa/kernel'
import type { Phrases } from '../phrases.ts'

const counted =
  (title: string, worth: string) =>
  ({ count }: { readonly count: number }): Label => ({ title, detail: `${count} × ${worth}` })

export const score: Phrases['score'] = {
  gold: counted('Dorés', '2'),
  wanted: counted('Couleurs de l’objectif', '2'),
  shunned: counted('Couleur néfaste', '−3'),
  other: counted('Autres couleurs', '1'),
}
