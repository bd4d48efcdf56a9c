import { entryOf, games, UnknownGame, useGameWords } from '../app/games.ts'
import { href } from '../app/router.ts'
import { useSettings, useWords } from '../app/settings.ts'
import { Top } from '../app/top.tsx'
import { RuleFolder } from './folder.tsx'

function OneGame({ game, rule }: { game: string; rule?: string | undefined }) {
  const entry = entryOf(game)
  if (entry === undefined) throw new UnknownGame(game)
  const shell = useWords()
  const words = useGameWords(game, useSettings().locale)
  return (
    <div className="home">
      <Top at="rules" title={shell.rules.title(words.title)} />
      <main id="content" tabIndex={-1} className="page prose" data-accent={entry.face.accent}>
        <div className="page-head">
          <h1>{shell.rules.title(words.title)}</h1>
          <a className="button primary" href={href({ at: 'new', game })}>
            {shell.home.playGame(words.title)}
          </a>
        </div>
        {/* Chapters are third-level headings, as in the sheet over a table. */}
        <h2 className="unseen">{shell.rules.page}</h2>
        <RuleFolder words={words} rule={rule} />
      </main>
    </div>
  )
}

export function RulesPage({ game, rule }: { game?: string | undefined; rule?: string | undefined }) {
  const words = useWords()
  if (game !== undefined) return <OneGame key={game} game={game} rule={rule} />
  return (
    <div className="home">
      <Top at="rules" title={words.rules.page} />
      <main id="content" tabIndex={-1} className="page">
        <h1>{words.rules.page}</h1>
        <ul className="stored-list">
          {games.map((entry) => (
            <li key={entry.id}>
              <a className="button" href={href({ at: 'rules', game: entry.id })}>
                {entry.face.title}
              </a>
            </li>
          ))}
        </ul>
      </main>
    </div>
  )
}
