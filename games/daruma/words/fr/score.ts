import type { Label } from '@engawa/kernel'
import type { Phrases } from '../phrases.ts'

const counted =
  (title: string) =>
  ({ count }: { readonly count: number }): Label => ({ title, detail: `${count}` })

export const score: Phrases['score'] = {
  gold: counted('Dorés'),
  wanted: counted('Couleurs de l’objectif'),
  shunned: counted('Couleur néfaste'),
  other: counted('Autres couleurs'),
}
