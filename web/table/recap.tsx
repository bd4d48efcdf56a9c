import type { Seat } from '@engawa/kernel'
import { useState } from 'react'
import { useWords } from '../app/settings.ts'
import { Button } from '../kit/button.tsx'
import { Sheet } from '../kit/sheet.tsx'
import { sentences } from './log.tsx'
import type { ScreenModel } from './screen-model.ts'

/** What others did since this person's last move, when a table is opened again. */
export function Recap({ model, seat }: { model: ScreenModel; seat: Seat }) {
  const words = useWords()
  const { session } = model
  const [told] = useState(() =>
    session.recapDue ? sentences(session.recap(seat), model.words, model.names) : [],
  )
  const [open, setOpen] = useState(told.length > 0)
  if (!open) return null
  const close = () => {
    session.recapDue = false
    setOpen(false)
  }
  return (
    <Sheet
      unasked
      title={words.recap.title}
      close={close}
      closeLabel={words.close}
      footer={
        <Button look="primary" onClick={close}>
          {words.recap.on}
        </Button>
      }
    >
      <ol className="told">
        {told.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: told once, never reordered
          <li key={index}>{line}</li>
        ))}
      </ol>
    </Sheet>
  )
}
