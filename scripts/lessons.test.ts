import { games } from '@engawa/games'
import { loadLessons } from '@engawa/games/lessons'
import { describe, expect, test } from 'vitest'
import { walkLesson } from '../table/testing/walk-lesson.ts'

const taught = await Promise.all(
  games.map(async (entry) => ({ entry, play: await entry.play(), lessons: await loadLessons(entry.id) })),
)

describe.each(taught)('lessons of $entry.id', ({ entry, play, lessons }) => {
  test.each(lessons.map((lesson) => ({ lesson })))(
    '$lesson.id: every step is legal, whatever answers it',
    ({ lesson }) => {
      expect(walkLesson(play, lesson).steps).toBe(lesson.steps.length)
    },
  )

  test('the links of its lessons differ, and its face names the minutes that all of them take', () => {
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length)
    expect(lessons.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(entry.face.lessonMinutes ?? 0)
  })
})
