import { usualLevel } from '@engawa/bots'
import type { Lesson } from '@engawa/kernel'
import type { SeatPlan } from '@engawa/table'
import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadLessons, loadPlay } from '../app/games.ts'
import { say } from '../app/notice.tsx'
import { go, href } from '../app/router.ts'
import { shellWordsNow } from '../app/settings.ts'
import { useKeys } from '../kit/keys.ts'
import { useSpace } from '../kit/space.ts'
import { Seated } from '../table/screen.tsx'
import { LearnGame } from './learn-page.tsx'
import { type LessonModel, useLessonModel } from './lesson-model.ts'
import { LessonSession } from './lesson-session.ts'
import { Pointing } from './pointing.tsx'
import { rememberStep } from './progress.ts'
import { type After, Progress, TeacherDock, TeacherScroll, TeacherStrip } from './teacher.tsx'
import { useTeachWords } from './words/index.ts'

/** The learner and bots for company, who play on when the lesson is over. */
export function seatsFor({ seat, position }: Lesson, seats: number): SeatPlan[] {
  const { you, botNames } = shellWordsNow().newTable
  const bots = [...botNames]
  return Array.from({ length: seats }, (_, index): SeatPlan => {
    if (index === seat) return { kind: 'person', name: you }
    if (index >= position.people) return { kind: 'automa', name: '' }
    return { kind: 'bot', name: bots.shift() ?? '', level: usualLevel }
  })
}

/** A press while an answer stands only ends it; the teacher's own buttons do what they say. */
export function useHurry(session: LessonSession): void {
  useEffect(() => {
    let swallow = false
    const ours = (event: Event) =>
      event.target instanceof Element && event.target.closest('[data-teacher], .table-bar, dialog') !== null
    const press = (event: Event) => {
      swallow = false
      if (session.state.at !== 'answered' || ours(event)) return
      const key = event instanceof KeyboardEvent ? event.key : ''
      if (event instanceof KeyboardEvent && key !== 'Enter' && key !== ' ') return
      if (key !== '') event.preventDefault()
      else swallow = true
      session.hurry()
    }
    const click = (event: Event) => {
      if (!swallow) return
      swallow = false
      event.stopPropagation()
      event.preventDefault()
    }
    document.addEventListener('pointerdown', press, true)
    document.addEventListener('keydown', press, true)
    document.addEventListener('click', click, true)
    return () => {
      document.removeEventListener('pointerdown', press, true)
      document.removeEventListener('keydown', press, true)
      document.removeEventListener('click', click, true)
    }
  }, [session])
}

/** The address follows the step, and the step the address where somebody changes it. */
function useAddress(session: LessonSession, step: number, named: number | undefined): void {
  const written = useRef(named)
  const { position, id, steps } = session.lesson
  const write = useEffectEvent((reached: number) => {
    const shown = reached < steps.length ? reached + 1 : undefined
    if (shown === written.current) return
    written.current = shown
    go(
      { at: 'learn', game: position.game, lesson: id, ...(shown === undefined ? {} : { step: shown }) },
      'replace',
    )
  })
  useEffect(() => write(step), [step])
  const follow = useEffectEvent((wanted: number | undefined) => {
    if (wanted === undefined || wanted === written.current) return
    written.current = wanted
    session.begin(wanted - 1)
    // A step that is gone leads to the first one, which may be open already.
    write(session.step)
  })
  useEffect(() => follow(named), [named])
}

function useLessonKeys(session: LessonSession, leave: () => void): void {
  const { keys } = useTeachWords()
  const { at } = session.state
  useKeys(
    [
      { key: 'b', does: keys.back, run: () => session.back() },
      { key: 's', does: keys.showMe, run: () => session.showMe() },
      // Not N, which leads to the next good spot in Kodama.
      { key: 'j', does: keys.skip, run: () => session.skip() },
      { key: 't', does: keys.tryIt, run: () => at === 'held' && session.tryIt() },
      { key: 'u', does: keys.takeBack, run: () => session.takeBack() },
      {
        key: 'Escape',
        does: keys.leave,
        run: () => (at === 'held' || at === 'trying' ? session.takeBack() : leave()),
      },
    ],
    'table',
  )
}

/** One sentence for each step, for screen readers. */
function Announced({ text }: { text: string }) {
  return (
    <p className="unseen" aria-live="polite">
      {text}
    </p>
  )
}

function OneLesson({
  lessons,
  lesson,
  step,
}: {
  lessons: readonly Lesson[]
  lesson: Lesson
  step: number | undefined
}) {
  const { game } = lesson.position
  const play = use(loadPlay(game))
  const [session] = useState(() => {
    const opened = new LessonSession(play, lesson, (seats) => seatsFor(lesson, seats))
    opened.begin(step === undefined ? undefined : step - 1)
    return opened
  })
  const model = useLessonModel(session)
  const { words, state, locale } = model
  const leave = () => {
    if (state.at !== 'over') say(words.waits)
    go({ at: 'learn', game })
  }
  const { step: reached } = model
  useEffect(() => {
    void reached
    rememberStep(lesson, session.record())
  }, [lesson, session, reached])
  useHurry(session)
  useAddress(session, model.step, step)
  useLessonKeys(session, leave)
  const index = lessons.indexOf(lesson)
  const next = lessons[index + 1]
  const after = { next: next && { id: next.id, title: next.title[locale] } }
  const part = lessons.length > 1 ? words.partOf(index + 1, lessons.length) : ''
  return (
    <TaughtTable
      model={model}
      part={part}
      tag={part === '' ? words.lesson : part}
      leaveLabel={words.leave}
      after={after}
    />
  )
}

/** The table of a lesson or puzzle, with the teacher beside it and rings on it. */
export function TaughtTable({
  model,
  part,
  tag,
  leaveLabel,
  after,
}: {
  model: LessonModel
  part: string
  tag: string
  leaveLabel: string
  after: After | undefined
}) {
  const { session, lesson, words, state } = model
  const { game } = lesson.position
  const table = useRef<HTMLDivElement>(null)
  const { shape } = useSpace()
  const spoken = [
    model.step < lesson.steps.length && state.at === 'asking'
      ? `${words.step(model.step + 1, lesson.steps.length)}.`
      : '',
    model.before ?? '',
    model.says,
    ...model.facts,
    model.task ?? '',
  ]
  return (
    <Seated
      session={session}
      position={undefined}
      teaching={{
        table,
        state: state.at,
        step: model.step + 1,
        asked: model.points.join(' '),
        pointed: [...model.points, ...model.looks].join(' '),
        leave: { href: href({ at: 'learn', game }), label: leaveLabel },
        tag,
        side: shape === 'columns' && <TeacherScroll model={model} after={after} part={part} />,
        // Lying, the bar has room for the eyes and the dock has little.
        progress: shape === 'low' && <Progress model={model} />,
        top: shape === 'stack' && <TeacherStrip model={model} progress={<Progress model={model} />} />,
        dock: shape !== 'columns' && (
          <>
            {shape === 'low' && <TeacherStrip model={model} progress={undefined} />}
            <TeacherDock model={model} after={after} />
          </>
        ),
        layer: (
          <>
            <Pointing
              table={table}
              step={`${model.step} ${state.at} ${session.position}`}
              points={model.points}
              looks={model.looks}
              needs={model.needs}
              resting={model.resting}
            />
            <Announced
              text={spoken
                .filter((text) => text !== '')
                .join(' ')
                .replaceAll('*', '')}
            />
          </>
        ),
      }}
    />
  )
}

/** A lesson on the real board; a link to one that is gone leads to all of them, with a word. */
export function LessonScreen({
  game,
  lesson: id,
  step,
}: {
  game: string
  lesson: string
  step: number | undefined
}) {
  const lessons = use(loadLessons(game))
  const lesson = lessons.find((one) => one.id === id)
  const words = useTeachWords()
  const gone = lesson === undefined
  useEffect(() => {
    if (gone) say(words.gone)
  }, [gone, words])
  return lesson === undefined ? (
    <LearnGame game={game} />
  ) : (
    <OneLesson lessons={lessons} lesson={lesson} step={step} />
  )
}
