import type { RulePassage } from '@engawa/kernel'
import { useEffect, useRef } from 'react'
import { href } from '../app/router.ts'
import { useWords } from '../app/settings.ts'

/** A passage; the ids of its rules are folded away, each with a link of its own. */
export function Passage({ passage, game, marked }: { passage: RulePassage; game: string; marked: boolean }) {
  const texts = useWords().rules
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (!marked) return
    place.current?.scrollIntoView({ block: 'center' })
    place.current?.focus()
  }, [marked])
  return (
    <li ref={place} className="passage" data-marked={marked || undefined} tabIndex={-1}>
      <p>{passage.text}</p>
      {passage.rules.length > 0 && (
        <details className="rule-ids" open={marked || undefined}>
          <summary>{texts.ids(passage.rules.length)}</summary>
          {passage.rules.map((rule) => (
            <a key={rule} href={href({ at: 'rules', game, rule })}>
              {rule}
            </a>
          ))}
        </details>
      )}
    </li>
  )
}
