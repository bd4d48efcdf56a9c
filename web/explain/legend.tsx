import type { Locale } from '@engawa/kernel'
import { use } from 'react'
import { entryOf, loadExplanations, UnknownGame } from '../app/games.ts'
import { href } from '../app/router.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { Top } from '../app/top.tsx'
import type { Explanations } from '../kit/explanation.ts'
import { useExplainWords } from './words/index.ts'

function Chapters({ of, locale }: { of: Explanations; locale: Locale }) {
  return of.legend.map(({ title, icons }) => (
    <section key={title.en} className="legend">
      <h3>{title[locale]}</h3>
      <dl>
        {icons.map((icon) => (
          <div key={icon}>
            <dt>
              <span className="legend-picture" aria-hidden="true">
                {of.drawIcon(icon, 36)}
              </span>
              {of.icons[locale][icon]?.name}
            </dt>
            <dd>{of.icons[locale][icon]?.does}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}

/** Every sign of a game with what it means, by topic. */
export function Legend({ game }: { game: string }) {
  const words = useExplainWords()
  const { locale } = useSettings()
  const of = use(loadExplanations(game))
  if (of === undefined) return null
  return (
    <>
      <p className="legend-lead">{words.iconsLead}</p>
      <div className="unseen" aria-hidden="true">
        {of.sheet()}
      </div>
      <Chapters of={of} locale={locale} />
    </>
  )
}

/** The same as a page of its own, away from the table. */
export function LegendPage({ game }: { game: string }) {
  const words = useExplainWords()
  const shell = useWords()
  const entry = entryOf(game)
  if (entry === undefined) throw new UnknownGame(game)
  const title = words.iconsOf(entry.face.title)
  return (
    <div className="home">
      <Top at="learn" title={title} />
      <main id="content" tabIndex={-1} className="page" data-accent={entry.face.accent}>
        <div className="page-head icons-head">
          <h1>{title}</h1>
          <a className="button" href={href({ at: 'rules', game, rule: 'components' })}>
            {shell.rules.components}
          </a>
          <a className="button" href={href({ at: 'learn', game })}>
            {entry.face.title}
          </a>
        </div>
        <h2 className="unseen">{words.allIcons}</h2>
        <Legend game={game} />
      </main>
    </div>
  )
}
