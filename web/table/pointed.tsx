import type { RefObject } from 'react'
import { Pointing } from '../teach/pointing.tsx'

const nothing: readonly string[] = []

/** Brush rings round what a line of the log or a hint is about; the focus stays where it is. */
export function Pointed({ table, ids }: { table: RefObject<HTMLElement | null>; ids: readonly string[] }) {
  return (
    <Pointing
      table={table}
      step={ids.join(' ')}
      points={nothing}
      looks={ids}
      resting={false}
      arrives={false}
    />
  )
}
