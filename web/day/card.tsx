import { dayAt } from '@engawa/bots'
import { useState } from 'react'
import { entryOf } from '../app/games.ts'
import { href } from '../app/router.ts'
import { useDay } from './days.ts'
import { DayStrip } from './page.tsx'
import { useDayWords } from './use-words.ts'
import '../styles/day.css'

/** Today's tables at a glance, on the way to them. */
export function DayCard() {
  const texts = useDayWords()
  const [today] = useState(() => dayAt(Date.now()))
  const entries = useDay(today)
  const facts = entries.flatMap(({ game, score, glance }) => {
    const title = entryOf(game)?.face.title ?? game
    if (score !== undefined) return [{ game, title, fact: texts.points(score) }]
    return glance !== undefined && glance.played > 0
      ? [{ game, title, fact: texts.played(glance.played) }]
      : []
  })
  return (
    <section className="day-card day-print">
      <DayStrip entries={entries} />
      <h2>{texts.title}</h2>
      <ul>
        {facts.map(({ game, title, fact }) => (
          <li key={game}>
            <b>{title}</b> {fact}
          </li>
        ))}
      </ul>
      <p>
        <a className="button primary" href={href({ at: 'day' })}>
          {texts.toThem}
        </a>
      </p>
    </section>
  )
}
