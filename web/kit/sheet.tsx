import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from './button.tsx'
import { painted } from './painted.ts'
import { takenPress } from './press.tsx'

/**
 * A modal dialog makes a browser go over the whole page: the press that asks for it is seen first. One that nobody
 * pressed for is there with what it lies over, so that no key slips in between.
 */
function usePressSeen(unasked: boolean): boolean {
  const [seen, setSeen] = useState(() => unasked || !takenPress.pressing)
  useEffect(() => {
    if (seen) return undefined
    const release = takenPress.take()
    let meant = true
    void painted().then(() => {
      release()
      if (meant) flushSync(() => setSeen(true))
    })
    return () => {
      meant = false
      release()
    }
  }, [seen])
  return seen
}

interface SheetProps {
  readonly title: string
  close(): void
  readonly closeLabel: string
  readonly wide?: boolean
  /** It comes by itself, whatever was pressed just before. */
  readonly unasked?: boolean
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** Raised paper from the side (phone: from below), on the browser's own modal dialog. */
export function Sheet(props: SheetProps) {
  return usePressSeen(props.unasked === true) && <OpenSheet {...props} />
}

function OpenSheet({ title, close, closeLabel, wide = false, footer, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // Gone from sight at once; that the whole page lies open again comes after that frame.
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void painted().then(close)
  }
  // Closed while it is still in the page, a dialog gives the focus back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current
    if (element !== null && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself
    <dialog
      ref={dialog}
      className={wide ? 'sheet wide' : 'sheet'}
      data-leaving={leaving || undefined}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        leave()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) leave()
      }}
    >
      <div className="sheet-head">
        <h2 id={heading}>{title}</h2>
        <IconButton icon="close" label={closeLabel} onClick={leave} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="sheet-body" tabIndex={0}>
        {children}
      </div>
      {footer && <div className="sheet-foot">{footer}</div>}
    </dialog>
  )
}
