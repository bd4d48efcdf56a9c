import { readFile } from 'node:fs/promises'
import { games } from '@engawa/games'
import { loadLessons } from '@engawa/games/lessons'
import { type Lesson, type Locale, labelText, locales, type Said } from '@engawa/kernel'
import { previewMove } from '@engawa/table'
import { describe, expect, test } from 'vitest'
import { otherMoves, walkLesson } from '../table/testing/walk-lesson.ts'

const taught = await Promise.all(
  games.map(async (entry) => ({
    entry,
    play: await entry.play(),
    words: await Promise.all(locales.map((locale) => entry.words(locale))),
    lessons: await loadLessons(entry.id),
  })),
)

const READ_IN_A_MINUTE = 200
/** To find what is ringed and to press it. */
const SECONDS_FOR_A_STEP = 5

/** How long somebody takes who reads every word, and of several answers the longest. */
function secondsOf({ steps }: Lesson, locale: Locale): number {
  const wordsIn = (said?: Said) => said?.[locale].match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0
  const read = steps.map(
    ({ says, task, how, answers = [] }) =>
      wordsIn(says) + wordsIn(task) + wordsIn(how) + Math.max(0, ...answers.map((one) => wordsIn(one.says))),
  )
  const words = read.reduce((sum, count) => sum + count, 0)
  return (words / READ_IN_A_MINUTE) * 60 + steps.length * SECONDS_FOR_A_STEP
}

describe.each(taught)('lessons of $entry.id', ({ entry, play, words, lessons }) => {
  test.each(lessons.map((lesson) => ({ lesson })))(
    '$lesson.id: every step is legal, whatever answers it',
    ({ lesson }) => {
      expect(walkLesson(play, lesson).steps).toBe(lesson.steps.length)
    },
  )

  test.each(lessons.map((lesson) => ({ lesson })))(
    '$lesson.id: another legal move is named, previewed and tried apart, and the lesson stays as it was',
    ({ lesson }) => {
      const { seat } = lesson
      const names = { seats: ['You', 'Inès', 'Kenji', 'Sora'], viewer: seat }
      let tried = 0
      for (const { run, move } of otherMoves(play, lesson)) {
        const before = run.record()
        for (const { move: name } of words) expect(labelText(name(run.view, seat, move, names))).not.toBe('')
        const { before: now, after } = previewMove(play.game, run.view, seat, move)
        expect(after).toHaveLength(now.length)
        expect(run.table.fork(run.table.position).play(seat, move).ok).toBe(true)
        expect(run.record()).toEqual(before)
        tried++
      }
      expect(tried).toBeGreaterThan(0)
    },
  )

  test.each(lessons.map((lesson) => ({ lesson })))(
    '$lesson.id takes no longer than it says, in either language',
    ({ lesson }) => {
      for (const locale of locales)
        expect(secondsOf(lesson, locale), locale).toBeLessThanOrEqual(lesson.minutes * 60)
    },
  )

  test('the links of its lessons differ, and its face names the minutes that all of them take', () => {
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length)
    expect(lessons.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(entry.face.lessonMinutes ?? 0)
  })
})

test('what somebody knows after the lessons of Bitoku is said in steps that are there', async () => {
  const text = await readFile(new URL('../docs/teaching.md', import.meta.url), 'utf8')
  const lessons = await loadLessons('bitoku')
  const rows = text.split('\n').filter((line) => /^\| .*\?/.test(line))
  expect(rows.length).toBeGreaterThan(10)
  for (const row of rows) {
    const named = [...row.matchAll(/(\d+)\.(\d+)/g)]
    expect(named.length, row).toBeGreaterThan(0)
    for (const [, part, step] of named)
      expect(lessons[Number(part) - 1]?.steps[Number(step) - 1], row).toBeDefined()
  }
})
