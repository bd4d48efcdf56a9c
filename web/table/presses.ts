import { painted } from '../kit/painted.ts'
import { takenPress } from '../kit/press.tsx'
import type { Taken } from '../kit/taken.ts'

/**
 * A press shows itself in the very next frame, the table it leads to in the one after:
 * drawing a whole table takes a phone longer than a finger waits. In between no other press counts.
 */
export class Presses implements Taken {
  move: unknown
  /** A press is before one's eyes, and the table that it leads to is not yet. */
  #showing = false
  /** Several moves follow from one press. */
  #scripted = false
  #version = 0
  readonly #listeners = new Set<() => void>()
  /** What is to be drawn once the press was seen. */
  readonly #waiting = new Set<() => void>()

  get busy(): boolean {
    return this.#showing || this.#scripted
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Tells whoever draws the table that it changed: at once, or after the frame that shows the press. */
  readonly follow = (draw: () => void): void => {
    if (this.#showing) this.#waiting.add(draw)
    else draw()
  }

  /** The version of the table to draw: not the newest while a press is shown, whatever else is drawn meanwhile. */
  readonly shownVersion = (newest: number): number => {
    if (!this.#showing) this.#version = newest
    return this.#version
  }

  /** Carries out what was pressed; a second press on the same table is none. */
  async carry<Outcome>(run: () => Promise<Outcome>, move?: unknown): Promise<Outcome | undefined> {
    return this.busy ? undefined : this.#show(run, move)
  }

  /** Carries out one move after the other, for as long as they are played. */
  async carryAll(moves: readonly unknown[], play: (move: unknown) => Promise<boolean>): Promise<void> {
    if (this.busy) return
    this.#scripted = true
    try {
      for (const move of moves) {
        if (!(await this.#show(() => play(move), move))) return
        // Where it led to is drawn, with its motion, before the next one changes it again.
        await painted()
      }
    } finally {
      this.#scripted = false
    }
  }

  async #show<Outcome>(run: () => Promise<Outcome>, move: unknown): Promise<Outcome> {
    this.#showing = true
    const carried = run()
    this.move = move
    const release = takenPress.take()
    this.#tell()
    await painted()
    release()
    this.#release()
    return carried
  }

  #release(): void {
    this.#showing = false
    this.move = undefined
    this.#tell()
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    for (const draw of waiting) draw()
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}
