import { useState } from 'react'
import { useGameWords } from '../../app/games.ts'
import { href } from '../../app/router.ts'
import { useSettings, useWords } from '../../app/settings.ts'
import { Icon } from '../../kit/icon.tsx'
import { Press } from '../../kit/press.tsx'
import { Sheet } from '../../kit/sheet.tsx'
import { RuleFolder } from '../../rules/folder.tsx'
import { useOnlineWords } from '../use-words.ts'

/** So many doors lead into the rules. */
const DOORS = 5

/** The rules, over the page: whoever reads them still sees who comes. */
export function RulesAtHand({ game }: { game: string }) {
  const words = useWords()
  const texts = useOnlineWords().waiting
  const gameWords = useGameWords(game, useSettings().locale)
  const [open, setOpen] = useState<string>()
  return (
    <section>
      <header className="ruled-head">
        <h2>{texts.rules}</h2>
      </header>
      <ul className="rule-doors">
        {gameWords.rules.slice(0, DOORS).map(({ id, title, passages }) => (
          <li key={id}>
            <Press onClick={() => setOpen(passages[0]?.rules[0] ?? '')}>
              <span>{title}</span>
              <Icon name="arrow" size={20} />
            </Press>
          </li>
        ))}
      </ul>
      <p className="row">
        <Press className="button" onClick={() => setOpen('')}>
          <Icon name="rules" size={20} />
          {texts.learn}
        </Press>
        <a className="button" href={href({ at: 'new', game })}>
          {texts.alone}
        </a>
      </p>
      {open !== undefined && (
        <Sheet
          wide
          title={words.rules.title(gameWords.title)}
          close={() => setOpen(undefined)}
          closeLabel={words.close}
        >
          <RuleFolder game={game} words={gameWords} rule={open} />
        </Sheet>
      )}
    </section>
  )
}
