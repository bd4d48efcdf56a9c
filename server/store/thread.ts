import { parentPort, workerData } from 'node:worker_threads'
import { type Batch, SqliteWriter } from './sqlite-writer.ts'

const { path } = workerData as { path: string }
const writer = new SqliteWriter(path)

/* Each message is what came together; an empty one ends the thread. */
parentPort?.on('message', (batch: Batch) => {
  if (batch.units.length > 0) return parentPort?.postMessage(writer.write(batch))
  writer.close()
  parentPort?.close()
})
