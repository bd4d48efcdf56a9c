import type { ChildProcess } from 'node:child_process'
import type { Load } from './load.ts'
import { forkBuilt, messageOf, stop } from './processes.ts'

/** Tables of four at one server; where it has several processes, the seats of a table use them in turn. */
export interface Group {
  readonly server: 'engawa' | 'peer'
  readonly ports: readonly number[]
  readonly tables: number
}

export type Order =
  | { readonly kind: 'sit'; readonly side: number; readonly groups: readonly Group[] }
  | {
      readonly kind: 'play'
      readonly side: number
      readonly milliseconds: number
      readonly perSecond?: number
    }
  | { readonly kind: 'leave'; readonly side: number }

export interface Answer {
  readonly load?: Load | undefined
}

/** Those who sit at some tables and play when they are told to. */
export interface Side {
  /** As fast as they can, or so many moves per second of all of them together. */
  play(milliseconds: number, perSecond?: number): Promise<Load>
  leave(): Promise<void>
}

/** All who play in a benchmark of servers. One thing is done at a time. */
export class LoadGenerator {
  readonly #child: ChildProcess
  #sides = 0

  private constructor(child: ChildProcess) {
    this.#child = child
  }

  static async start(): Promise<LoadGenerator> {
    const child = await forkBuilt('load', {})
    await messageOf<Answer>(child)
    return new LoadGenerator(child)
  }

  async sit(...groups: readonly Group[]): Promise<Side> {
    const side = this.#sides++
    await this.#ask({ kind: 'sit', side, groups })
    return {
      play: async (milliseconds, perSecond) => {
        const pace = perSecond === undefined ? {} : { perSecond }
        const { load } = await this.#ask({ kind: 'play', side, milliseconds, ...pace })
        if (load === undefined) throw new Error('nobody played')
        return load
      },
      leave: async () => {
        await this.#ask({ kind: 'leave', side })
      },
    }
  }

  stop(): Promise<void> {
    return stop(this.#child)
  }

  #ask(order: Order): Promise<Answer> {
    this.#child.send(order)
    return messageOf<Answer>(this.#child)
  }
}
