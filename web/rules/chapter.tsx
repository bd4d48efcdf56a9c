import type { RuleChapter, WorkedExample } from '@engawa/kernel'
import { Suspense } from 'react'
import { numberOf } from '../app/formats.ts'
import type { OpenBook } from '../app/games.ts'
import { href } from '../app/router.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { Spoken } from '../teach/spoken.tsx'
import { Figure } from './figure.tsx'
import { Passage } from './passage.tsx'

const sumOf = (rows: WorkedExample['rows']) => rows.reduce((total, { points }) => total + points, 0)

/** A sum by rows, and one seal. */
function Example({ example, game }: { example: WorkedExample; game: string }) {
  const texts = useWords().rules
  const { locale } = useSettings()
  const { title, says, rows, rules, unit, apart } = example
  return (
    <section className="worked-example">
      <h3>{texts.example(title[locale])}</h3>
      {says !== undefined && (
        <p>
          <Spoken text={says[locale]} />
        </p>
      )}
      <div className="worked-sum">
        <table>
          <tbody>
            {rows.map(({ name, sum, points }) => (
              <tr key={name.en}>
                <th scope="row">{name[locale]}</th>
                <td>{sum[locale]}</td>
                <td className="serif">{numberOf(points, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {apart !== true && (
          <p className="worked-seal">
            <b className="serif">{numberOf(sumOf(rows), locale)}</b> {unit?.[locale] ?? texts.points}
          </p>
        )}
      </div>
      <p className="rule-ids">
        {rules.map((rule) => (
          <a key={rule} href={href({ at: 'rules', game, rule })}>
            {rule}
          </a>
        ))}
      </p>
    </section>
  )
}

/** One chapter: its passages, its figures from a real game, and worked examples with their numbers. */
export function Chapter({
  game,
  number,
  chapter,
  open,
  rule,
}: {
  game: string
  number: number
  chapter: RuleChapter
  open: OpenBook | undefined
  rule: string | undefined
}) {
  const texts = useWords().rules
  const inChapter = <Part extends { readonly chapter: string }>(parts: readonly Part[] = []) =>
    parts.filter((part) => part.chapter === chapter.id)
  return (
    <article className="rule-chapter">
      <p className="chapter-number">{texts.chapter(number)}</p>
      <h2>{chapter.title}</h2>
      {open !== undefined &&
        inChapter(open.book.figures).map((figure) => (
          <Suspense key={`${figure.at} ${figure.says.en}`} fallback={<div className="figure-frame" />}>
            <Figure figure={figure} table={open.table} />
          </Suspense>
        ))}
      <ul>
        {chapter.passages.map((passage) => (
          <Passage
            key={passage.text}
            passage={passage}
            game={game}
            marked={rule !== undefined && passage.rules.includes(rule)}
          />
        ))}
      </ul>
      {inChapter(open?.book.examples).map((example) => (
        <Example key={example.title.en} example={example} game={game} />
      ))}
    </article>
  )
}
