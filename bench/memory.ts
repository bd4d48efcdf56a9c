import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Bytes of the heap that one of these things holds, everything it alone keeps alive included. */
export function bytesOf(count: number, make: (index: number) => unknown): number {
  const held: unknown[] = []
  collect()
  const before = process.memoryUsage().heapUsed
  for (let index = 0; index < count; index++) held.push(make(index))
  collect()
  const bytes = process.memoryUsage().heapUsed - before
  return bytes / held.length
}
