import { type ComponentProps, type MouseEvent, useCallback, useId, useSyncExternalStore } from 'react'

/**
 * Which control's press was taken and is not answered yet. A page has one person before it, who presses
 * one thing at a time: one for all of it.
 */
class TakenPress {
  /** The control being pressed, while its click is handled; the one that shows that it was pressed. */
  #pressed: string | undefined
  #taken: string | undefined
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** A click is being handled. */
  get pressing(): boolean {
    return this.#pressed !== undefined
  }

  isOf(control: string): boolean {
    return this.#taken === control
  }

  press(control: string): void {
    this.#pressed = control
    setTimeout(() => {
      this.#pressed = undefined
    })
  }

  /** The control being pressed shows it, until what is given back is called. */
  take(): () => void {
    const control = this.#pressed
    if (control === undefined) return () => undefined
    this.#show(control)
    return () => {
      if (this.isOf(control)) this.#show(undefined)
    }
  }

  #show(control: string | undefined): void {
    this.#taken = control
    for (const listener of this.#listeners) listener()
  }
}

export const takenPress = new TakenPress()

/** For what is pressed: whether it shows that its press was taken, and what its click says before anything else. */
export function usePress(): { readonly taken: true | undefined; readonly press: () => void } {
  const control = useId()
  const taken = useSyncExternalStore(
    takenPress.subscribe,
    () => takenPress.isOf(control) || undefined,
    () => undefined,
  )
  return { taken, press: useCallback(() => takenPress.press(control), [control]) }
}

/**
 * The control that everything pressed is made of. Where what a press leads to takes longer to draw than
 * a finger waits, it alone is drawn anew first (`data-taken`).
 */
export function Press({ onClick, ...rest }: ComponentProps<'button'>) {
  const { taken, press } = usePress()
  const pressed = (event: MouseEvent<HTMLButtonElement>) => {
    press()
    onClick?.(event)
  }
  // biome-ignore lint/correctness/noRestrictedElements: this is what all others are made of
  return <button type="button" data-taken={taken} {...rest} onClick={pressed} />
}
