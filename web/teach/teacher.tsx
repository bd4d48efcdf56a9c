import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { entryOf } from '../app/games.ts'
import { go } from '../app/router.ts'
import head from '../art/built/teacher-head.svg'
import { Button } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { Eyes, eyesAt, LessonMark } from './drawings.tsx'
import type { LessonModel } from './lesson-model.ts'
import { Spoken } from './spoken.tsx'

export function Progress({ model: { lesson, step, words, puzzle } }: { model: LessonModel }) {
  const steps = lesson.steps.length
  if (puzzle !== undefined) {
    const solved = puzzle.eyes.filter((eye) => eye === 'done').length
    return <Eyes states={puzzle.eyes} label={words.solvedOf(solved, puzzle.eyes.length)} />
  }
  return <Eyes states={eyesAt(steps, step)} label={step < steps ? words.step(step + 1, steps) : words.done} />
}

/** What is asked: one imperative and how; “Look” where nothing is to be moved. */
function Task({ model: { task, goesOn, words }, how }: { model: LessonModel; how: string | undefined }) {
  if (task === undefined) return null
  return (
    <div className="task">
      <span className="teach-seal" data-look={goesOn || undefined}>
        {goesOn ? words.look : words.now}
      </span>
      <p>
        {task}
        {how !== undefined && <small>{how}</small>}
      </p>
    </div>
  )
}

function OtherWay({ model: { facts } }: { model: LessonModel }) {
  return (
    <ul className="other-way">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}

/** The lesson after this one, where the game has one; a puzzle says itself what comes next. */
export interface After {
  readonly next: { readonly id: string; readonly title: string } | undefined
}

/** The buttons that belong to what the lesson does now, the main one last. */
export function LessonButtons({
  model,
  after,
  short,
}: {
  model: LessonModel
  after: After | undefined
  short?: boolean
}) {
  const { session, words, state, lesson, puzzle } = model
  const { game } = lesson.position
  switch (state.at) {
    case 'held':
      return (
        <div className="lesson-buttons">
          <Button onClick={() => session.tryIt()}>{words.tryIt}</Button>
          <Button look="primary" icon="undo" onClick={() => session.takeBack()}>
            {puzzle === undefined ? words.takeBack : words.tryAgain}
          </Button>
        </div>
      )
    case 'trying':
      return (
        <div className="lesson-buttons">
          <Button look="primary" icon="undo" onClick={() => session.takeBack()}>
            {puzzle === undefined ? words.toLesson : words.tryAgain}
          </Button>
        </div>
      )
    case 'over':
      if (puzzle !== undefined || after === undefined)
        return (
          <div className="lesson-buttons">
            <Button onClick={async () => go({ at: 'table', kind: 'local', id: await session.playOn() })}>
              {words.playOn}
            </Button>
            <Button look="primary" onClick={() => puzzle?.toNext()}>
              {words.nextPuzzle}
            </Button>
          </div>
        )
      return (
        <div className="lesson-buttons">
          <Button
            onClick={() =>
              go(
                after.next === undefined
                  ? { at: 'learn', game }
                  : { at: 'learn', game, lesson: after.next.id },
              )
            }
          >
            {after.next === undefined ? words.allLessons : words.nextLesson(after.next.title)}
          </Button>
          <Button
            look="primary"
            onClick={async () => go({ at: 'table', kind: 'local', id: await session.playOn() })}
          >
            {words.playOn}
          </Button>
        </div>
      )
    default:
      return (
        <div className="lesson-buttons">
          {session.canGoBack && (
            <Button onClick={() => session.back()} aria-label={words.back}>
              <Icon name="back" size={18} />
              {!short && words.back}
            </Button>
          )}
          {state.at === 'answered' ? (
            <Button onClick={() => session.hurry()}>{words.goOn}</Button>
          ) : puzzle !== undefined && puzzle.clue === undefined ? (
            <Button onClick={() => puzzle.showClue()}>{words.clue}</Button>
          ) : (
            !model.goesOn && <Button onClick={() => session.showMe()}>{words.showMe}</Button>
          )}
          {!short &&
            (puzzle === undefined ? (
              <Button onClick={() => session.skip()}>{words.skip}</Button>
            ) : (
              <Button onClick={() => puzzle.toNext()}>{words.nextPuzzle}</Button>
            ))}
          {model.goesOn && (
            <Button look="primary" onClick={() => session.goOn()}>
              {words.goOn}
            </Button>
          )}
        </div>
      )
  }
}

function Said({ model }: { model: LessonModel }) {
  const { state, words } = model
  const other = state.at === 'held' || state.at === 'trying'
  return (
    <>
      {other && (
        <span className="teach-seal" data-look="">
          {words.otherWay}
        </span>
      )}
      <p className="taught" data-quiet={other || undefined}>
        <Spoken text={model.says} />
      </p>
    </>
  )
}

const titleOf = ({ lesson, locale }: LessonModel) => lesson.title[locale]

/** How tight a scroll is written, from the usual way on. */
const TIGHTNESS = ['', 'tight', 'tighter']

/** What is written on the scroll, or what stands below it, needs more height than there is. */
function isTooLong(scroll: HTMLElement): boolean {
  const overflows = (element: Element | null) =>
    element !== null && element.scrollHeight > element.clientHeight + 1
  return overflows(scroll.querySelector('.paper')) || overflows(scroll.closest('.right'))
}

/** The scroll is written as tight as its place asks for: nobody has to scroll to read what is to be done. */
function useTightness(scroll: RefObject<HTMLElement | null>, written: string): void {
  useEffect(() => {
    void written
    const element = scroll.current
    if (element === null) return
    const fit = () => {
      for (const tightness of TIGHTNESS) {
        element.dataset.tightness = tightness
        if (!isTooLong(element)) return
      }
    }
    // The place changes with the window, with the dock, and with what the board puts below the scroll.
    const places = [
      element,
      element.closest('.table-main'),
      element.parentElement?.querySelector('.right-board'),
    ]
    let frame = 0
    // Not in the frame that measured it: what is written tighter would be measured again there, without end.
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(fit)
    })
    for (const place of places) if (place != null) sizes.observe(place)
    fit()
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
    }
  }, [scroll, written])
}

/** The teacher's scroll, where there is room beside the board. */
export function TeacherScroll({
  model,
  after,
  part,
}: {
  model: LessonModel
  after: After | undefined
  part: string
}) {
  const { lesson, words, state, puzzle } = model
  const title = entryOf(lesson.position.game)?.face.title ?? ''
  const scroll = useRef<HTMLElement>(null)
  useTightness(scroll, [state.at, model.before, model.says, ...model.facts, model.task, model.how].join(' '))
  return (
    <aside ref={scroll} className="teacher" data-teacher="" data-state={state.at} aria-label={words.lesson}>
      <svg className="cord" viewBox="0 0 300 30" aria-hidden="true">
        <path d="M60 29L150 5L240 29" fill="none" stroke="#7C5A2A" strokeWidth="2.2" />
        <circle cx="150" cy="5" r="4" fill="#211C19" />
      </svg>
      <div className="rod" />
      <div className="mount">
        <div className="paper">
          <header>
            <img src={head} width="78" height="78" alt={words.teacher} />
            <div>
              <p className="lab">
                {part === '' ? title : part} · {puzzle?.difficulty ?? words.minutes(lesson.minutes)}
              </p>
              <h2>{titleOf(model)}</h2>
            </div>
          </header>
          <Progress model={model} />
          {model.before !== undefined && <p className="before">{model.before}</p>}
          {state.at === 'over' && (
            <LessonMark eyes={puzzle !== undefined && model.session.helped ? 1 : 2} size={84} />
          )}
          <Said model={model} />
          {state.at === 'held' && <OtherWay model={model} />}
          <Task model={model} how={model.how} />
        </div>
      </div>
      <div className="rod" />
      <LessonButtons model={model} after={after} />
    </aside>
  )
}

/**
 * The same on a phone: a strip of paper below the bar, in the place of the seats; lying, on top of the dock. It has
 * more room for a puzzle's clue than the dock.
 */
export function TeacherStrip({ model, progress }: { model: LessonModel; progress: ReactNode }) {
  const { words, state } = model
  return (
    <aside className="teacher-strip" data-teacher="" data-state={state.at} aria-label={words.lesson}>
      <i />
      <img src={head} width="72" height="72" alt={words.teacher} />
      <div>
        {model.session.changed && <p className="before">{words.changed}</p>}
        {state.at === 'held' ? <OtherWay model={model} /> : <Said model={model} />}
        {model.puzzle !== undefined && model.how !== undefined && <p className="clue">{model.how}</p>}
        {progress}
      </div>
    </aside>
  )
}

/** What is asked, in the head of the dock on a phone. */
export function TeacherDock({ model, after }: { model: LessonModel; after: After | undefined }) {
  const { state, words, puzzle } = model
  return (
    <div className="teacher-dock" data-teacher="">
      {state.at === 'held' ? (
        <span className="teach-seal" data-look="">
          {words.otherWay}
        </span>
      ) : (
        <Task model={model} how={puzzle === undefined ? model.how : undefined} />
      )}
      <LessonButtons model={model} after={after} short />
    </div>
  )
}
