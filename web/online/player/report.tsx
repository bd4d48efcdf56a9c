import { useState } from 'react'
import { say } from '../../app/notice.tsx'
import { useWords } from '../../app/settings.ts'
import { Button } from '../../kit/button.tsx'
import { Press } from '../../kit/press.tsx'
import { api } from '../api.ts'
import { submitting } from '../trying.ts'
import { useOnlineWords } from '../use-words.ts'

/** Tells whoever runs the server about somebody. In plain sight, and quiet. */
export function ReportPlayer({ id, name }: { id: string; name: string }) {
  const { player: texts, talk } = useOnlineWords()
  const words = useWords()
  const [open, setOpen] = useState(false)
  const [why, setWhy] = useState('')
  const send = async () => {
    await api.reportPlayer(id, why.trim())
    say(talk.reported)
    setOpen(false)
    setWhy('')
  }
  if (!open)
    return (
      <p>
        <Button icon="flag" aria-label={texts.reportOf(name)} onClick={() => setOpen(true)}>
          {texts.report}
        </Button>
      </p>
    )
  return (
    <form className="stack narrow" onSubmit={submitting(send)}>
      <label className="field">
        <b>{texts.reportWhy}</b>
        <input
          required
          maxLength={500}
          autoComplete="off"
          value={why}
          onChange={(event) => setWhy(event.target.value)}
        />
        <small>{texts.reportOf(name)}</small>
      </label>
      <p className="row">
        <Press type="submit" className="button primary">
          {texts.report}
        </Press>
        <Button onClick={() => setOpen(false)}>{words.cancel}</Button>
      </p>
    </form>
  )
}
