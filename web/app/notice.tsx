import { useSyncExternalStore } from 'react'
import { Icon } from '../kit/icon.tsx'

/** A short word to the person, shown for a while and spoken once. */
let notice = ''
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(text: string): void {
  notice = text
  for (const listener of listeners) listener()
}

export function say(text: string): void {
  clearTimeout(timer)
  set(text)
  timer = setTimeout(() => set(''), 5000)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function Notice() {
  const text = useSyncExternalStore(subscribe, () => notice)
  return (
    <div className="notice" role="status" data-shown={text !== ''}>
      {text !== '' && (
        <p>
          <Icon name="info" size={20} /> {text}
        </p>
      )}
    </div>
  )
}
