import type { Refusal } from '@engawa/kernel'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useWords } from '../app/settings.ts'
import { IconButton } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { Press } from '../kit/press.tsx'
import type { ScreenModel } from './screen-model.ts'

/** Rules of Engawa's own making have no passage to open. */
const opens = (rule: string) => rule !== 'table' && rule !== 'form'

/** It lies over the board: whatever is pressed next puts it away, and so does Escape. */
function usePutAway(note: RefObject<HTMLElement | null>, close: () => void): void {
  const putAway = useEffectEvent(close)
  useEffect(() => {
    const ended = new AbortController()
    const options = { capture: true, signal: ended.signal }
    const press = ({ target }: MouseEvent) => {
      if (!(target instanceof Node && note.current?.contains(target))) putAway()
    }
    document.addEventListener('click', press, options)
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && putAway(), options)
    return () => ended.abort()
  }, [note])
}

/** Why something is not possible, with a link to the rule. */
export function Explanation({
  model,
  refusal,
  openRule,
  close,
}: {
  model: ScreenModel
  refusal: Refusal
  openRule(rule: string): void
  close(): void
}) {
  const words = useWords()
  const note = useRef<HTMLElement>(null)
  usePutAway(note, close)
  return (
    <aside ref={note} className="explanation" aria-label={words.table.whyNot}>
      <Icon name="warn" size={20} />
      <div role="alert">
        {[refusal, ...(refusal.also ?? [])].map((reason) => (
          <p key={`${reason.rule} ${reason.code}`}>
            {model.refusal(reason)}{' '}
            {opens(reason.rule) && (
              <Press className="rule-link" onClick={() => openRule(reason.rule)}>
                {words.table.ruleLink(reason.rule)}
              </Press>
            )}
          </p>
        ))}
      </div>
      <IconButton icon="close" label={words.close} onClick={close} />
    </aside>
  )
}
