import type { Provenance } from '@engawa/kernel'
import type { Component, ComponentKind } from '../kit/component.ts'
import { plain, wordsOf } from './plain.ts'

/** What somebody looks for among the components; what is not named is no matter. */
export interface ComponentFilter {
  readonly question: string
  readonly kind: string | undefined
  readonly provenance: Provenance | undefined
}

/** The kinds with only the components that fit: of this kind, known in this way, with every word of the question. */
export function filterComponents(
  kinds: readonly ComponentKind[],
  { question, kind, provenance }: ComponentFilter,
): readonly ComponentKind[] {
  const asked = wordsOf(question)
  const fits = (title: string, component: Component) => {
    const text = plain(`${title} ${component.name} ${component.text}`)
    return (
      (provenance === undefined || component.provenance === provenance) &&
      asked.every((word) => text.includes(word))
    )
  }
  return kinds
    .filter(({ id }) => kind === undefined || id === kind)
    .map((one) => ({ ...one, components: one.components.filter((component) => fits(one.title, component)) }))
    .filter(({ components }) => components.length > 0)
}
