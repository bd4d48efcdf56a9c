import { lazy, Suspense } from 'react'
import { useWords } from '../app/settings.ts'
import { SettingsSheet } from '../app/settings-sheet.tsx'
import { Legend } from '../explain/legend.tsx'
import { useExplainWords } from '../explain/words/index.ts'
import { Sheet } from '../kit/sheet.tsx'
import { RuleFolder } from '../rules/folder.tsx'
import { Aim } from './aim.tsx'
import { ScoreSheetView } from './final.tsx'
import { KeysSheet } from './keys-sheet.tsx'
import type { ScreenModel } from './screen-model.ts'
import type { Actions } from './use-actions.ts'

export type Open =
  | { readonly sheet: 'rules'; readonly rule?: string }
  | { readonly sheet: 'scores' | 'keys' | 'settings' | 'company' | 'icons' }

// Only tables with company need it.
const CompanySheet = lazy(async () => ({
  default: (await import('../online/company-sheet.tsx')).CompanySheet,
}))

/** The one sheet that lies over the table. */
export function OpenSheet({
  open,
  model,
  actions,
  openRule,
  close,
}: {
  open: Open
  model: ScreenModel
  actions: Actions
  openRule(rule: string): void
  close(): void
}) {
  const words = useWords()
  const { iconsOf } = useExplainWords()
  switch (open.sheet) {
    case 'rules':
      return (
        <Sheet wide title={words.rules.title(model.words.title)} close={close} closeLabel={words.close}>
          {open.rule === undefined && <Aim model={model} />}
          <RuleFolder game={model.session.play.game.id} words={model.words} rule={open.rule} />
        </Sheet>
      )
    case 'scores':
      return (
        <ScoreSheetView
          model={model}
          close={close}
          openRule={openRule}
          again={() => void actions.again()}
          replay={() => {
            close()
            actions.replay()
          }}
        />
      )
    case 'icons':
      return (
        <Sheet wide title={iconsOf(model.words.title)} close={close} closeLabel={words.close}>
          <Legend game={model.session.play.game.id} />
        </Sheet>
      )
    case 'keys':
      return <KeysSheet close={close} />
    case 'settings':
      return <SettingsSheet close={close} />
    case 'company':
      return (
        <Suspense>
          <CompanySheet model={model} close={close} />
        </Suspense>
      )
  }
}
