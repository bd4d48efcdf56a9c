import { parentPort, workerData } from 'node:worker_threads'
import { SqliteWriter, type WrittenUnit } from './sqlite-writer.ts'

const { path } = workerData as { path: string }
const writer = new SqliteWriter(path)

/* Each message is what came together; an empty one ends the thread. */
parentPort?.on('message', (units: readonly WrittenUnit[]) => {
  if (units.length > 0) return parentPort?.postMessage(writer.write(units))
  writer.close()
  parentPort?.close()
})
