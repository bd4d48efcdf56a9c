import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { DuelResult } from '@engawa/bots'

/** What came of the games of one seed, and how long they took. */
export interface KeptDuel extends DuelResult {
  /** Processor seconds of all its games together. */
  readonly seconds: number
}

interface Line extends KeptDuel {
  readonly cell: string
  readonly index: number
}

/** A line for each seed that was played: what is stopped goes on there. Cells of many measurements may share a file. */
export class KeptDuels {
  readonly #file: string | undefined
  readonly #lines: readonly Line[]

  constructor(file: string | undefined) {
    this.#file = file
    this.#lines =
      file === undefined || !existsSync(file) ? [] : readFileSync(file, 'utf8').split('\n').flatMap(lineIn)
  }

  find(cell: string, index: number): KeptDuel | undefined {
    return this.#lines.find((line) => line.cell === cell && line.index === index)
  }

  keep(cell: string, index: number, duel: KeptDuel): void {
    if (this.#file === undefined) return
    mkdirSync(dirname(this.#file), { recursive: true })
    appendFileSync(this.#file, `${JSON.stringify({ cell, index, ...duel } satisfies Line)}\n`)
  }
}

/** The last line of whoever was ended in the midst of it is none: its seed is played again. */
function lineIn(text: string): Line[] {
  try {
    const line: Partial<Line> = JSON.parse(text)
    const { cell, index, share, lead, seconds } = line
    if (cell === undefined || index === undefined) return []
    if (share === undefined || lead === undefined || seconds === undefined) return []
    return [{ cell, index, share, lead, seconds }]
  } catch {
    return []
  }
}
