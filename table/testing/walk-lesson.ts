import type { GamePlay, Lesson, Said } from '@engawa/kernel'
import { LessonError, LessonRun } from '../lesson-run.ts'

/** So many of the moves that answer a step are tried, evenly picked where there are more. */
const TRIED = 24

function some<Item>(items: readonly Item[]): readonly Item[] {
  const step = Math.max(1, Math.ceil(items.length / TRIED))
  return items.filter((_, index) => index % step === 0)
}

/** Said in every language, every mark closed, and French with its narrow spaces. */
export const saidWell = (said: Said | undefined) =>
  said === undefined ||
  (Object.values(said).every((text) => text !== '' && text.split('*').length % 2 === 1) &&
    !/ [?!:;»%]/.test(said.fr))

/** What is wrong with how the open step of a run is written, whatever is played in it. */
function flaws(run: LessonRun): string[] {
  const step = run.open
  if (step === undefined) return []
  const spoken = [
    step.says,
    step.task,
    step.how,
    ...[...(step.answers ?? []), ...(step.others ?? [])].map((word) => word.says),
  ]
  const pointed = [...(step.points?.(run.view) ?? []), ...(step.looks?.(run.view) ?? [])]
  return [
    ...(spoken.every(saidWell)
      ? []
      : [
          'something is not said well in every language: empty, a * not closed, a French sign without its narrow space',
        ]),
    ...(step.task === undefined ? ['there is no task'] : []),
    ...(pointed.length === 0 ? ['it points at nothing'] : []),
    ...(new Set(pointed).size === pointed.length ? [] : ['it points at something twice']),
  ]
}

/** Walks a lesson by what it shows; then, wherever several moves answer a step, by each of them to the end. */
export function walkLesson(play: GamePlay, lesson: Lesson): { steps: number; ways: number } {
  const run = new LessonRun(play, lesson)
  let ways = 1
  while (run.open !== undefined) {
    const { open, step } = run
    const found = flaws(run)
    if (found.length > 0)
      throw new LessonError(
        `${lesson.position.game}, lesson ${lesson.id}, step ${step + 1} (${open.id}): ${found.join('; ')}`,
      )
    const fitting = run.table.moves(lesson.seat).filter((move) => run.asks(move))
    for (const move of fitting.length > 1 ? some(fitting) : []) {
      const other = new LessonRun(play, lesson)
      other.resume(run.record())
      if (other.make(move).ended) other.next()
      other.to(lesson.steps.length)
      ways++
    }
    run.skip()
  }
  return { steps: run.step, ways }
}

/** Some of the legal moves that no step asks for, each while its step is open. */
export function* otherMoves(play: GamePlay, lesson: Lesson): Generator<{ run: LessonRun; move: unknown }> {
  const run = new LessonRun(play, lesson)
  for (; run.open !== undefined; run.skip()) {
    if (run.open.asks === undefined) continue
    for (const move of some(run.table.moves(lesson.seat).filter((one) => !run.asks(one)))) yield { run, move }
  }
}
