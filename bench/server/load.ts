import type { LoadTable } from './table.ts'

export interface Load {
  readonly perSecond: number
  /** Milliseconds until another seat had seen a move. */
  readonly delays: readonly number[]
}

/** All tables play as fast as they can for so long. */
export async function fullLoad(tables: readonly LoadTable[], milliseconds: number): Promise<Load> {
  const delays: number[] = []
  const end = performance.now() + milliseconds
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() < end) delays.push(await table.step())
    }),
  )
  return { perSecond: (delays.length * 1000) / milliseconds, delays }
}

/** All tables together play so many moves per second, evenly spread. */
export async function pacedLoad(
  tables: readonly LoadTable[],
  milliseconds: number,
  perSecond: number,
): Promise<Load> {
  const delays: number[] = []
  const pause = (tables.length * 1000) / perSecond
  const start = performance.now()
  await Promise.all(
    tables.map(async (table, index) => {
      for (let turn = index / tables.length; ; turn++) {
        const due = start + turn * pause
        if (due > start + milliseconds) return
        const wait = due - performance.now()
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
        delays.push(await table.step())
      }
    }),
  )
  return { perSecond: (delays.length * 1000) / milliseconds, delays }
}
