import type { PuzzleSet } from '@engawa/kernel'
import { href } from '../app/router.ts'
import { useSettings } from '../app/settings.ts'
import { Icon } from '../kit/icon.tsx'
import { Eyes } from './drawings.tsx'
import { useProgress } from './progress.ts'
import { lessonOf } from './puzzle-lesson.ts'
import { useTeachWords } from './words/index.ts'

/** The puzzles of a game, idea by idea, with an eye for each solved one; a press opens the first that is not. */
export function PuzzleList({ game, set }: { game: string; set: PuzzleSet }) {
  const words = useTeachWords()
  const { locale } = useSettings()
  const progress = useProgress()
  return (
    <section className="puzzle-list" aria-labelledby="puzzles">
      <h2 id="puzzles">
        <Icon name="hint" size={22} /> {words.puzzles}
      </h2>
      <p>{words.puzzlesLead}</p>
      <ul>
        {set.ideas.map(({ id, title }) => {
          const family = set.puzzles.filter(({ idea }) => idea === id)
          const solved = family.map((puzzle) => progress(lessonOf(set, puzzle))?.done === true)
          const first = family[Math.max(0, solved.indexOf(false))]
          const count = solved.filter(Boolean).length
          return first === undefined ? null : (
            <li key={id}>
              <a href={href({ at: 'puzzle', game, puzzle: first.id })}>
                <b>{title[locale]}</b>
                <Eyes
                  states={solved.map((one) => (one ? 'done' : 'blank'))}
                  label={words.solvedOf(count, family.length)}
                />
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
