import { useState, useSyncExternalStore } from 'react'
import { useWords } from '../app/settings.ts'
import { Button } from '../kit/button.tsx'
import { onUpdate, updateNow, updateWaiting } from './register.ts'

export function UpdateNote() {
  const words = useWords()
  const ready = useSyncExternalStore(onUpdate, updateWaiting)
  const [later, setLater] = useState(false)
  if (!ready || later) return null
  return (
    <aside className="update-note" role="status">
      <p>{words.update.ready}</p>
      <Button onClick={() => setLater(true)}>{words.update.later}</Button>
      <Button look="primary" onClick={updateNow}>
        {words.update.now}
      </Button>
    </aside>
  )
}
