import { useState } from 'react'
import { useWords } from '../app/settings.ts'
import { Button } from '../kit/button.tsx'
import { trying } from './trying.ts'
import { useOnlineWords } from './use-words.ts'

/** What cannot be taken back is asked for twice. */
export function SureButton({ label, run }: { label: string; run(): Promise<void> }) {
  const words = useWords()
  const texts = useOnlineWords().company
  const [sure, setSure] = useState(false)
  if (!sure) return <Button onClick={() => setSure(true)}>{label}</Button>
  return (
    <span className="row">
      <span>{texts.sure}</span>
      <Button look="primary" onClick={() => trying(run())}>
        {texts.yes(label)}
      </Button>
      <Button onClick={() => setSure(false)}>{words.cancel}</Button>
    </span>
  )
}
