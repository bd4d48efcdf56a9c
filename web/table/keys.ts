import { useEffect } from 'react'
import { useSettings } from '../app/settings.ts'

export const shortcuts = {
  u: 'undo',
  y: 'redo',
  m: 'moves',
  l: 'log',
  s: 'scores',
  h: 'hint',
  r: 'rules',
  v: 'replay',
  '?': 'help',
} as const

export type Shortcut = (typeof shortcuts)[keyof typeof shortcuts]

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]')
}

/** Single letters, where the person has not turned them off and is not typing or in a dialog. */
export function useShortcuts(run: (shortcut: Shortcut) => void): void {
  const { keys } = useSettings()
  useEffect(() => {
    if (!keys) return
    const listen = (event: KeyboardEvent) => {
      // A key that the board had a use for was not meant for the shell.
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTyping(event.target)) return
      if (document.querySelector('dialog[open]') !== null) return
      const named = Object.entries(shortcuts).find(([key]) => key === event.key.toLowerCase())
      if (named === undefined) return
      event.preventDefault()
      run(named[1])
    }
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [keys, run])
}
