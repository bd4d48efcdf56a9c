import type { GameWords } from '@engawa/kernel'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { useWords } from '../app/settings.ts'
import { Passage } from './passage.tsx'
import { searchRules } from './search.ts'
import { SearchField } from './search-field.tsx'

/** The rules for players, searchable; opens at a rule where one is named. */
export function RuleBook({
  game,
  words,
  rule,
}: {
  game: string
  words: GameWords
  rule?: string | undefined
}) {
  const texts = useWords().rules
  const [question, setQuestion] = useState('')
  const asked = useDeferredValue(question)
  const found = useMemo(() => searchRules(words.rules, asked), [words, asked])
  const count = found.reduce((sum, chapter) => sum + chapter.passages.length, 0)
  const named = words.rules
    .flatMap((chapter) => chapter.passages)
    .find((passage) => rule !== undefined && passage.rules.includes(rule))
  const status = useId()
  return (
    <div className="rule-book">
      <SearchField label={texts.search} status={status} question={question} ask={setQuestion} />
      <p id={status} className="quiet small" role="status">
        {asked === '' ? texts.lead : count === 0 ? texts.none : texts.found(count)}
      </p>
      {found.map((chapter) => (
        <section key={chapter.id}>
          <h3>{chapter.title}</h3>
          <ul>
            {chapter.passages.map((passage) => (
              <Passage
                key={passage.text}
                passage={passage}
                game={game}
                marked={asked === '' && passage.text === named?.text}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

export function CreditNotes({ words }: { words: GameWords }) {
  const texts = useWords().rules
  const { credits } = words
  return (
    <div className="rule-book">
      <dl className="credits">
        <dt>{texts.designers}</dt>
        <dd>{credits.designers}</dd>
        <dt>{texts.artists}</dt>
        <dd>{credits.artists}</dd>
        <dt>{texts.publishers}</dt>
        <dd>{credits.publishers}</dd>
      </dl>
      <p>{credits.note}</p>
    </div>
  )
}
