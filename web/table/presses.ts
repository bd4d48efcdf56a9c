import type { Refusal } from '@engawa/kernel'
import type { MouseEvent } from 'react'
import { painted } from '../kit/painted.ts'
import type { Taken } from '../kit/taken.ts'

/**
 * A press shows itself in the very next frame, the table it leads to in the one after:
 * drawing a whole table takes a phone longer than a finger waits. In between no other press counts.
 */
export class Presses implements Taken {
  busy = false
  move: unknown
  /** The control under the finger; the one that shows that it was pressed. */
  #pressed: HTMLElement | undefined
  #shown: HTMLElement | undefined
  readonly #listeners = new Set<() => void>()
  /** What is to be drawn once the press was seen. */
  readonly #waiting = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Remembers which control is being pressed, while the press lasts. */
  readonly press = ({ target }: MouseEvent): void => {
    this.#pressed = target instanceof Element ? (target.closest('button') ?? undefined) : undefined
    setTimeout(() => {
      this.#pressed = undefined
    })
  }

  /** Tells whoever draws the table that it changed: at once, or after the frame that shows the press. */
  readonly follow = (draw: () => void): void => {
    if (this.busy) this.#waiting.add(draw)
    else draw()
  }

  /** Carries out what was pressed; a second press on the same table is none. */
  async carry(run: () => Promise<Refusal | undefined>, move?: unknown): Promise<Refusal | undefined> {
    if (this.busy) return undefined
    this.busy = true
    const carried = run()
    this.move = move
    this.#shown = this.#pressed
    this.#shown?.setAttribute('data-taken', '')
    this.#tell()
    await painted()
    this.#release()
    return carried
  }

  #release(): void {
    this.busy = false
    this.move = undefined
    this.#shown?.removeAttribute('data-taken')
    this.#shown = undefined
    this.#tell()
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    for (const draw of waiting) draw()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
