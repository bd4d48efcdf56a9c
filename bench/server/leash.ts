import { Worker } from 'node:worker_threads'

/** Long enough for a process to do something, short enough to be even. */
const period = 20

/* In a thread of its own, for the load keeps the main one busy. A process that has ended needs no leash. */
const program = `
  const { workerData: { pids, running, period } } = require('node:worker_threads')
  const clock = new Int32Array(new SharedArrayBuffer(4))
  const all = (signal) => { try { for (const pid of pids) process.kill(pid, signal) } catch {} }
  for (;;) {
    all('SIGCONT')
    Atomics.wait(clock, 0, 0, running)
    all('SIGSTOP')
    Atomics.wait(clock, 0, 0, period - running)
  }`

/**
 * Lets processes run only for this share of the time. On a machine with few cores that stands for machines of
 * their own: the load and the database keep what they need, whether there is one process or more.
 */
export async function onLeash<T>(pids: readonly number[], share: number, work: () => Promise<T>): Promise<T> {
  const workerData = { pids, running: period * share, period }
  const leash = new Worker(program, { eval: true, workerData })
  try {
    return await work()
  } finally {
    await leash.terminate()
    for (const pid of pids) process.kill(pid, 'SIGCONT')
  }
}
