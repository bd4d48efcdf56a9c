import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { Press } from './press.tsx'

export interface Tab<Name extends string> {
  readonly name: Name
  readonly label: string
  readonly body: ReactNode
}

/** Paper tabs: arrows walk through them, the open one is underlined. */
export function Tabs<Name extends string>({
  label,
  tabs,
  open,
  choose,
}: {
  label: string
  tabs: readonly Tab<Name>[]
  open: NoInfer<Name>
  choose(name: NoInfer<Name>): void
}) {
  const id = useId()
  const index = tabs.findIndex((tab) => tab.name === open)
  const shown = tabs[index]
  function walk(event: KeyboardEvent<HTMLDivElement>): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const next = tabs[(index + step + tabs.length) % tabs.length]
    if (step === 0 || next === undefined) return
    event.preventDefault()
    choose(next.name)
    document.getElementById(`${id}-${next.name}`)?.focus()
  }
  return (
    <div className="tabs">
      <div role="tablist" aria-label={label} onKeyDown={walk}>
        {tabs.map((tab) => (
          <Press
            key={tab.name}
            id={`${id}-${tab.name}`}
            role="tab"
            aria-selected={tab.name === open}
            aria-controls={`${id}-panel`}
            tabIndex={tab.name === open ? 0 : -1}
            onClick={() => choose(tab.name)}
          >
            {tab.label}
          </Press>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        className="tab-panel"
        role="tabpanel"
        aria-labelledby={`${id}-${open}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {shown?.body}
      </div>
    </div>
  )
}
