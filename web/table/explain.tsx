import type { Refusal } from '@engawa/kernel'
import { useWords } from '../app/settings.ts'
import { IconButton } from '../kit/button.tsx'
import { Icon } from '../kit/icon.tsx'
import { Press } from '../kit/press.tsx'
import type { ScreenModel } from './screen-model.ts'

/** Rules of Engawa's own making have no passage to open. */
const opens = (rule: string) => rule !== 'table' && rule !== 'form'

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
  return (
    <aside className="explanation" aria-label={words.table.whyNot}>
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
