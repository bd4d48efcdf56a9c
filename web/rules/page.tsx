import type { GameWords } from '@engawa/kernel'
import { use, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import {
  entryOf,
  games,
  loadBook,
  loadLessons,
  type OpenBook,
  UnknownGame,
  useGameWords,
} from '../app/games.ts'
import { href } from '../app/router.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { Top } from '../app/top.tsx'
import head from '../art/built/teacher-head.svg'
import { Icon } from '../kit/icon.tsx'
import { CreditNotes } from './book.tsx'
import { Chapter } from './chapter.tsx'
import { Components } from './components.tsx'
import { addressOf, type BookPage, pageNamed, pagesOf } from './pages.ts'
import { Passage } from './passage.tsx'
import { ReferenceCard, TurnBox } from './reference.tsx'
import { searchRules } from './search.ts'
import { SearchField } from './search-field.tsx'
import '../styles/book.css'

interface BookProps {
  readonly game: string
  readonly words: GameWords
  readonly open: OpenBook | undefined
  readonly page: BookPage | undefined
  readonly pages: readonly BookPage[]
}

function usePageTitle(): (page: BookPage) => string {
  const texts = useWords().rules
  return (page) => (page.kind === 'chapter' ? page.chapter.title : texts[page.kind])
}

/** Scrolls to the middle of it what lies in a list, and nothing else of the page. */
function centre(list: Element, element: Element): void {
  const [room, box] = [list.getBoundingClientRect(), element.getBoundingClientRect()]
  list.scrollTop += box.top + box.height / 2 - room.top - room.height / 2
  list.scrollLeft += box.left + box.width / 2 - room.left - room.width / 2
}

/** The list at the side: search, chapters by number, and what lies behind them. */
function Contents({
  game,
  words,
  page,
  pages,
  question,
  ask,
}: BookProps & { question: string; ask(question: string): void }) {
  const texts = useWords().rules
  const titleOf = usePageTitle()
  const contents = useRef<HTMLElement>(null)
  // A long list scrolls; on a phone its chapters do, side by side.
  useEffect(() => {
    const nav = contents.current
    const present = page && nav?.querySelector('[aria-current]')
    if (nav == null || present == null) return
    for (const list of [nav, ...nav.querySelectorAll('ol')]) centre(list, present)
  }, [page])
  return (
    <nav ref={contents} className="book-contents" aria-label={texts.chapters}>
      <h1>{words.title}</h1>
      <SearchField label={texts.search} question={question} ask={ask} />
      <ol>
        {pages.map((one) => (
          <li key={addressOf(one)} data-kind={one.kind}>
            <a
              href={href({ at: 'rules', game, rule: addressOf(one) })}
              aria-current={one === page && question === '' ? 'page' : undefined}
              onClick={() => ask('')}
            >
              {one.kind === 'chapter' && <b className="serif">{one.number}</b>}
              <span>{titleOf(one)}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** What was found, from all chapters. */
function Found({ game, words, question }: { game: string; words: GameWords; question: string }) {
  const texts = useWords().rules
  const status = useId()
  const found = useMemo(() => searchRules(words.rules, question), [words, question])
  const count = found.reduce((sum, chapter) => sum + chapter.passages.length, 0)
  return (
    <section className="rule-chapter" aria-labelledby={status}>
      <p id={status} className="quiet" role="status">
        {count === 0 ? texts.none : texts.found(count)}
      </p>
      {found.map((chapter) => (
        <section key={chapter.id}>
          <h2>{chapter.title}</h2>
          <ul>
            {chapter.passages.map((passage) => (
              <Passage key={passage.text} passage={passage} game={game} marked={false} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

/** On to the pages before and after this one. */
function Turning({ game, page, pages }: BookProps) {
  const titleOf = usePageTitle()
  const index = page === undefined ? -1 : pages.indexOf(page)
  const link = (to: BookPage | undefined, way: 'before' | 'next') =>
    to !== undefined && (
      <a data-way={way} href={href({ at: 'rules', game, rule: addressOf(to) })}>
        <Icon name={way === 'next' ? 'arrow' : 'back'} size={18} />
        {titleOf(to)}
      </a>
    )
  return (
    <p className="book-turning">
      {link(pages[index - 1], 'before')}
      {link(pages[index + 1], 'next')}
    </p>
  )
}

/** Whoever would rather do it than read it is led to the lessons. */
function RatherDo({ game }: { game: string }) {
  const texts = useWords().rules
  if (use(loadLessons(game)).length === 0) return null
  return (
    <p className="rather-do">
      <img src={head} alt="" width={64} height={64} />
      <span>
        {texts.ratherDo}
        <a href={href({ at: 'learn', game })}>{texts.lesson}</a>
      </span>
    </p>
  )
}

function PageBody({ game, words, open, page, rule }: BookProps & { rule: string | undefined }) {
  const texts = useWords().rules
  switch (page?.kind) {
    case 'chapter':
      return <Chapter game={game} number={page.number} chapter={page.chapter} open={open} rule={rule} />
    case 'reference':
      return open === undefined ? null : <ReferenceCard book={open.book} title={words.title} />
    case 'components':
      return (
        <article className="rule-chapter">
          <h2>{texts.components}</h2>
          <Components game={game} words={words} />
        </article>
      )
    case 'credits':
      return (
        <article className="rule-chapter">
          <h2>{texts.credits}</h2>
          <CreditNotes words={words} />
        </article>
      )
    default:
      return null
  }
}

function OneGame({ game, rule }: { game: string; rule?: string | undefined }) {
  const entry = entryOf(game)
  if (entry === undefined) throw new UnknownGame(game)
  const shell = useWords()
  const words = useGameWords(game, useSettings().locale)
  const open = use(loadBook(game))
  const pages = useMemo(() => pagesOf(words, open !== undefined), [words, open])
  const book: BookProps = { game, words, open, pages, page: pageNamed(pages, rule) }
  const [question, setQuestion] = useState('')
  const asked = useDeferredValue(question)
  return (
    <div className="home">
      <Top at="rules" title={shell.rules.title(words.title)} />
      <main id="content" tabIndex={-1} className="book" data-accent={entry.face.accent}>
        <Contents {...book} question={question} ask={setQuestion} />
        <div className="book-page">
          {asked === '' ? (
            <>
              <PageBody {...book} rule={rule} />
              <Turning {...book} />
            </>
          ) : (
            <Found game={game} words={words} question={asked} />
          )}
        </div>
        <div className="book-side">
          {open !== undefined && book.page?.kind !== 'reference' && <TurnBox book={open.book} />}
          <RatherDo game={game} />
          <a className="button primary" href={href({ at: 'new', game })}>
            {shell.home.playGame(words.title)}
          </a>
        </div>
      </main>
    </div>
  )
}

export function RulesPage({ game, rule }: { game?: string | undefined; rule?: string | undefined }) {
  const words = useWords()
  if (game !== undefined) return <OneGame key={game} game={game} rule={rule} />
  return (
    <div className="home">
      <Top at="rules" title={words.rules.page} />
      <main id="content" tabIndex={-1} className="page">
        <h1>{words.rules.page}</h1>
        <ul className="stored-list">
          {games.map((entry) => (
            <li key={entry.id}>
              <a className="button" href={href({ at: 'rules', game: entry.id })}>
                {entry.face.title}
              </a>
            </li>
          ))}
        </ul>
      </main>
    </div>
  )
}
