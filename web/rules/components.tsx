import type { GameWords, Provenance } from '@engawa/kernel'
import { Suspense, use, useDeferredValue, useId, useMemo, useState } from 'react'
import { loadComponents } from '../app/games.ts'
import { href } from '../app/router.ts'
import { useSettings, useWords } from '../app/settings.ts'
import type { Component, ComponentCatalogue, ComponentKind } from '../kit/component.ts'
import { Press } from '../kit/press.tsx'
import { filterComponents } from './filter.ts'
import { SearchField } from './search-field.tsx'
import { useRulesWords } from './words/index.ts'
import '../styles/components.css'

const provenances = ['stated', 'reported', 'reconstructed'] as const

function ProvenanceSign({ provenance }: { provenance: Provenance }) {
  return <span className="provenance" data-provenance={provenance} aria-hidden="true" />
}

/** A component as it is drawn, with what is printed on it, how many there are, and how we know. */
function Shown({ component }: { component: Component }) {
  const words = useRulesWords().components
  const { name, text, picture, count, provenance } = component
  return (
    <li className="component">
      <span className="component-picture" aria-hidden="true">
        {picture}
      </span>
      <h4>
        {name}
        {count > 1 && (
          <span className="component-count">
            <span aria-hidden="true">×{count}</span>
            <span className="unseen">{words.copies(count)}</span>
          </span>
        )}
      </h4>
      {text !== '' && <p>{text}</p>}
      <p className="component-source">
        <ProvenanceSign provenance={provenance} />
        {words.provenance[provenance]}
      </p>
    </li>
  )
}

/** One of several: `undefined` stands for all of them. */
function Choice<Name extends string>({
  label,
  all,
  names,
  chosen,
  choose,
}: {
  label: string
  all: string
  names: readonly { readonly name: Name; readonly text: string; readonly sign?: Provenance }[]
  chosen: Name | undefined
  choose(name: Name | undefined): void
}) {
  return (
    <fieldset className="component-choice">
      <legend className="unseen">{label}</legend>
      <Press aria-pressed={chosen === undefined} onClick={() => choose(undefined)}>
        {all}
      </Press>
      {names.map(({ name, text, sign }) => (
        <Press key={name} aria-pressed={chosen === name} onClick={() => choose(name)}>
          {sign !== undefined && <ProvenanceSign provenance={sign} />}
          {text}
        </Press>
      ))}
    </fieldset>
  )
}

/** What is known of whole sets, as far as no single piece shows it. */
function Notes({ words }: { words: GameWords }) {
  const texts = useWords().rules
  return (
    <details className="component-notes">
      <summary>{texts.componentsLead}</summary>
      {provenances.map((provenance) => {
        const notes = words.components.filter((note) => note.provenance === provenance)
        return (
          notes.length > 0 && (
            <section key={provenance}>
              <h3>
                <ProvenanceSign provenance={provenance} />
                {texts.provenance[provenance]}
              </h3>
              <dl>
                {notes.map((note) => (
                  <div key={note.name}>
                    <dt>{note.name}</dt>
                    <dd>{note.text}</dd>
                  </div>
                ))}
              </dl>
            </section>
          )
        )
      })}
    </details>
  )
}

const piecesOf = (kinds: readonly ComponentKind[]) =>
  kinds.flatMap(({ components }) => components).reduce((sum, { count }) => sum + count, 0)

function Catalogue({ game, catalogue }: { game: string; catalogue: ComponentCatalogue }) {
  const texts = useWords().rules
  const words = useRulesWords().components
  const { locale } = useSettings()
  const kinds = useMemo(() => catalogue.kinds(locale), [catalogue, locale])
  const [question, setQuestion] = useState('')
  const [kind, setKind] = useState<string>()
  const [provenance, setProvenance] = useState<Provenance>()
  const asked = useDeferredValue(question)
  const found = useMemo(
    () => filterComponents(kinds, { question: asked, kind, provenance }),
    [kinds, asked, kind, provenance],
  )
  const status = useId()
  const known = new Set(kinds.flatMap(({ components }) => components.map((one) => one.provenance)))
  return (
    <>
      <div className="unseen" aria-hidden="true">
        {catalogue.sheet()}
      </div>
      <div className="component-filters">
        <SearchField label={words.search} status={status} question={question} ask={setQuestion} />
        <Choice
          label={words.kinds}
          all={words.allKinds}
          names={kinds.map(({ id, title }) => ({ name: id, text: title }))}
          chosen={kind}
          choose={setKind}
        />
        <Choice<Provenance>
          label={texts.componentsLead}
          all={words.allSources}
          names={provenances
            .filter((one) => known.has(one))
            .map((name) => ({ name, text: words.provenance[name], sign: name }))}
          chosen={provenance}
          choose={setProvenance}
        />
      </div>
      <p id={status} className="quiet" role="status">
        {found.length === 0 ? words.none : words.found(piecesOf(found))}{' '}
        <a className="inline" href={href({ at: 'icons', game })}>
          {words.icons}
        </a>
      </p>
      {found.map(({ id, title, components }) => (
        <section key={id} className="component-kind" aria-labelledby={`kind-${id}`}>
          <h3 id={`kind-${id}`}>{title}</h3>
          <ul className="component-list">
            {components.map((component) => (
              <Shown key={component.id} component={component} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

/** Everything that lies in the box, drawn by the pieces of the board, and how we know what is printed there. */
export function Components({ game, words }: { game: string; words: GameWords }) {
  const { loading } = useRulesWords().components
  return (
    <div className="components">
      <Suspense fallback={<p className="quiet">{loading}</p>}>
        <Laid game={game} />
      </Suspense>
      <Notes words={words} />
    </div>
  )
}

function Laid({ game }: { game: string }) {
  const catalogue = use(loadComponents(game))
  return catalogue === undefined ? null : <Catalogue game={game} catalogue={catalogue} />
}
