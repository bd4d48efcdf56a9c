import { type KeyboardEvent, type SyntheticEvent, useState } from 'react'

/** True while a control is held by pointer or key, for what others at the device must not see. */
export function useHold() {
  const [held, setHeld] = useState(false)
  const press = () => setHeld(true)
  const release = () => setHeld(false)
  const isKey = (event: KeyboardEvent) => event.key === ' ' || event.key === 'Enter'
  return {
    held,
    control: {
      onPointerDown: press,
      onPointerUp: release,
      onPointerLeave: release,
      onPointerCancel: release,
      onContextMenu: (event: SyntheticEvent) => event.preventDefault(),
      onKeyDown: (event: KeyboardEvent) => isKey(event) && press(),
      onKeyUp: (event: KeyboardEvent) => isKey(event) && release(),
      onBlur: release,
    },
  }
}
