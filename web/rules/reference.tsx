import type { GameBook, ReferencePart } from '@engawa/kernel'
import { useSettings, useWords } from '../app/settings.ts'
import { Button } from '../kit/button.tsx'
import { Spoken } from '../teach/spoken.tsx'

function Lines({ part }: { part: ReferencePart }) {
  const { locale } = useSettings()
  return part.lines.map((line) => (
    <li key={line.en}>
      <span>
        <Spoken text={line[locale]} />
      </span>
    </li>
  ))
}

/** One turn on one screen, beside whatever is read. */
export function TurnBox({ book }: { book: GameBook }) {
  const { locale } = useSettings()
  return (
    <aside className="turn-box" aria-label={book.turn.title[locale]}>
      <h2>{book.turn.title[locale]}</h2>
      <ol>
        <Lines part={book.turn} />
      </ol>
    </aside>
  )
}

/** The card that lies beside the table; it prints on one page. */
export function ReferenceCard({ book, title }: { book: GameBook; title: string }) {
  const texts = useWords().rules
  const { locale } = useSettings()
  return (
    <article className="reference-card">
      <div className="page-head">
        <h2>{texts.referenceOf(title)}</h2>
        <Button icon="save" onClick={() => print()}>
          {texts.print}
        </Button>
      </div>
      <div className="reference-parts">
        <section>
          <h3>{book.turn.title[locale]}</h3>
          <ol>
            <Lines part={book.turn} />
          </ol>
        </section>
        {book.reference.map((part) => (
          <section key={part.title.en}>
            <h3>{part.title[locale]}</h3>
            <ul>
              <Lines part={part} />
            </ul>
          </section>
        ))}
      </div>
    </article>
  )
}
