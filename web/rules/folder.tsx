import type { GameWords } from '@engawa/kernel'
import { useState } from 'react'
import { useWords } from '../app/settings.ts'
import { Tabs } from '../kit/tabs.tsx'
import { CreditNotes, RuleBook } from './book.tsx'
import { Components } from './components.tsx'

/** Rules, components and credits of a game, as one looks them up at the table. */
export function RuleFolder({
  game,
  words,
  rule,
}: {
  game: string
  words: GameWords
  rule?: string | undefined
}) {
  const texts = useWords().rules
  const [open, setOpen] = useState<'text' | 'components' | 'credits'>('text')
  return (
    <Tabs
      label={texts.title(words.title)}
      open={open}
      choose={setOpen}
      tabs={[
        { name: 'text', label: texts.text, body: <RuleBook game={game} words={words} rule={rule} /> },
        { name: 'components', label: texts.components, body: <Components game={game} words={words} /> },
        { name: 'credits', label: texts.credits, body: <CreditNotes words={words} /> },
      ]}
    />
  )
}
