import type { GameEntry, Lesson } from '@engawa/kernel'
import { use } from 'react'
import { entryOf, games, hasBook, loadLessons, loadPuzzles, posterOf, UnknownGame } from '../app/games.ts'
import { href } from '../app/router.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { Top } from '../app/top.tsx'
import teacher from '../art/built/teacher.svg'
import { useExplainWords } from '../explain/words/index.ts'
import { Icon } from '../kit/icon.tsx'
import { Eyes, eyesAt, LessonMark } from './drawings.tsx'
import { type LessonProgress, useProgress } from './progress.ts'
import { PuzzleList } from './puzzle-list.tsx'
import { useTeachWords } from './words/index.ts'

/** A lesson whose record is of another version starts anew: it is not under way. */
function stateOf(lesson: Lesson, progress: LessonProgress | undefined) {
  const record = progress?.version === lesson.version ? progress.record : undefined
  const step = record !== undefined && record !== 'unreadable' && record.step > 0 ? record.step : undefined
  return { step, done: progress?.done === true }
}

function LessonRow({ lesson, number, main }: { lesson: Lesson; number: number | undefined; main: boolean }) {
  const words = useTeachWords()
  const { locale } = useSettings()
  const { step, done } = stateOf(lesson, useProgress()(lesson))
  const { id, position, steps, title, aim, minutes } = lesson
  const [verb, label] =
    step !== undefined
      ? [words.goOn, words.goOnLesson(title[locale])]
      : done
        ? [words.again, words.againLesson(title[locale])]
        : [words.begin, words.beginLesson(title[locale])]
  return (
    <li className="lesson" data-under-way={step !== undefined || undefined}>
      <LessonMark eyes={done ? 2 : step === undefined ? 0 : 1} />
      <div className="lesson-what">
        <h3>
          {number !== undefined && <i>{number} </i>}
          {title[locale]}
        </h3>
        <p>{aim[locale]}</p>
      </div>
      <span className="lesson-minutes">{words.minutes(minutes)}</span>
      <span className="lesson-state">
        {step !== undefined ? (
          <>
            <Eyes states={eyesAt(steps.length, step)} label={words.step(step + 1, steps.length)} />
            <small>{words.underWay(step + 1, steps.length)}</small>
          </>
        ) : (
          done && <b>{words.done}</b>
        )}
      </span>
      <a
        className={main ? 'button primary' : 'button'}
        aria-label={label}
        href={href({ at: 'learn', game: position.game, lesson: id })}
      >
        {verb}
      </a>
    </li>
  )
}

function Lessons({ lessons }: { lessons: readonly Lesson[] }) {
  const words = useTeachWords()
  const progress = useProgress()
  const states = lessons.map((lesson) => stateOf(lesson, progress(lesson)))
  const waiting = states.findIndex(({ step }) => step !== undefined)
  const main = waiting === -1 ? states.findIndex(({ done }) => !done) : waiting
  const minutes = lessons.reduce((sum, lesson) => sum + lesson.minutes, 0)
  return (
    <section className="lessons" aria-labelledby="lessons">
      <header>
        <h2 id="lessons">{words.lessons}</h2>
        {lessons.length > 0 && <p>{words.lessonsLead(minutes, lessons.length)}</p>}
      </header>
      {lessons.length === 0 && <p>{words.noLessons}</p>}
      <ol>
        {lessons.map((lesson, index) => (
          <LessonRow
            key={lesson.id}
            lesson={lesson}
            number={lessons.length > 1 ? index + 1 : undefined}
            main={index === main}
          />
        ))}
      </ol>
      {lessons.length > 0 && (
        <p className="lesson-legend">
          <LessonMark eyes={0} size={22} />
          <LessonMark eyes={1} size={22} />
          <LessonMark eyes={2} size={22} />
          {words.legend}
        </p>
      )}
    </section>
  )
}

/** What else there is to learn from. */
function Beside({ entry }: { entry: GameEntry }) {
  const words = useTeachWords()
  const { allIcons } = useExplainWords()
  const { id, face } = entry
  const { reference } = useWords().rules
  const set = use(loadPuzzles(id))
  return (
    <div className="learn-beside">
      {set !== undefined && <PuzzleList game={id} set={set} />}
      <section>
        <h2>
          <Icon name="rules" size={22} /> {words.rules}
        </h2>
        <p>{words.rulesLead}</p>
        <a className="button" href={href({ at: 'rules', game: id })}>
          {words.readRules}
        </a>
        {hasBook(id) && (
          <a className="button" href={href({ at: 'rules', game: id, rule: 'reference' })}>
            {reference}
          </a>
        )}
        <a className="button" href={href({ at: 'icons', game: id })}>
          {allIcons}
        </a>
      </section>
      <section>
        <h2>
          <Icon name="people" size={22} /> {words.play}
        </h2>
        <p>{words.playLead}</p>
        <a className="button" href={href({ at: 'new', game: id })}>
          {words.playGame(face.title)}
        </a>
      </section>
    </div>
  )
}

/** Everything that teaches one game. */
export function LearnGame({ game }: { game: string }) {
  const entry = entryOf(game)
  if (entry === undefined) throw new UnknownGame(game)
  const lessons = use(loadLessons(game))
  const words = useTeachWords()
  const { locale } = useSettings()
  const title = words.title(entry.face.title)
  return (
    <div className="home">
      <Top at="learn" title={title} />
      <main id="content" tabIndex={-1} className="learn-page" data-accent={entry.face.accent}>
        <div className="learn-picture">
          <img className="learn-poster" src={posterOf(game)} alt="" width="210" height="301" />
          <img className="learn-teacher" src={teacher} alt={words.teacher} width="196" height="164" />
        </div>
        <div className="learn-what">
          <h1>{title}</h1>
          <p className="lead">{entry.face.tagline[locale]}</p>
          <Lessons lessons={lessons} />
        </div>
        <Beside entry={entry} />
      </main>
    </div>
  )
}

function AllGames() {
  const words = useTeachWords()
  const { home } = useWords()
  const { locale } = useSettings()
  return (
    <div className="home">
      <Top at="learn" title={words.page} />
      <main id="content" tabIndex={-1} className="page">
        <h1>{words.page}</h1>
        <p className="lead">{words.pageLead}</p>
        <ul className="learn-games">
          {games.map(({ id, face }) => (
            <li key={id} data-accent={face.accent}>
              <a href={href({ at: 'learn', game: id })}>
                <img src={posterOf(id)} alt="" width="84" height="120" />
                <span>
                  <b>{face.title}</b>
                  <span>{face.tagline[locale]}</span>
                  <small>
                    {face.lessonMinutes === undefined ? words.rules : home.offer(face.lessonMinutes)}
                  </small>
                </span>
              </a>
            </li>
          ))}
        </ul>
      </main>
    </div>
  )
}

export function LearnPage({ game }: { game: string | undefined }) {
  return game === undefined ? <AllGames /> : <LearnGame key={game} game={game} />
}
