import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './button.tsx'

/** Raised paper from the side (phone: from below), on the browser's own modal dialog. */
export function Sheet({
  title,
  close,
  closeLabel,
  wide = false,
  footer,
  children,
}: {
  title: string
  close(): void
  closeLabel: string
  wide?: boolean
  footer?: ReactNode
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
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
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) close()
      }}
    >
      <div className="sheet-head">
        <h2 id={heading}>{title}</h2>
        <IconButton icon="close" label={closeLabel} onClick={close} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className="sheet-body" tabIndex={0}>
        {children}
      </div>
      {footer && <div className="sheet-foot">{footer}</div>}
    </dialog>
  )
}
