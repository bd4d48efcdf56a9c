import { type KeyboardEvent, type SyntheticEvent, useState } from 'react'

const isPress = ({ key }: KeyboardEvent) => key === ' ' || key === 'Enter'

/** True while a control is held by pointer or key: for a secret others at the device must not see, or dice to be shaken. */
export function useHold() {
  const [held, setHeld] = useState(false)
  const press = () => setHeld(true)
  const release = () => setHeld(false)
  return {
    held,
    press,
    release,
    pointer: {
      'data-holds': '',
      onPointerDown: press,
      onPointerUp: release,
      onPointerLeave: release,
      onPointerCancel: release,
      onContextMenu: (event: SyntheticEvent) => event.preventDefault(),
    },
    keys: {
      onKeyDown: (event: KeyboardEvent) => isPress(event) && press(),
      onKeyUp: (event: KeyboardEvent) => isPress(event) && release(),
      onBlur: release,
    },
  }
}
