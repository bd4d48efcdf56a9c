import { use } from 'react'
import { loadLessons } from '../app/games.ts'
import { href } from '../app/router.ts'
import { useSettings } from '../app/settings.ts'
import { useTeachWords } from './words/index.ts'

/** The lesson about playing with so few, where a game has one: offered where a table for them is laid. */
export function LessonOffer({ game, people }: { game: string; people: number }) {
  const lesson = use(loadLessons(game)).find(({ position }) => position.people === people)
  const words = useTeachWords()
  const { locale } = useSettings()
  if (lesson === undefined) return null
  return (
    <p>
      <a href={href({ at: 'learn', game, lesson: lesson.id })}>
        {words.offerLesson(lesson.title[locale], lesson.minutes)}
      </a>
    </p>
  )
}
