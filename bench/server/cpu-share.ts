import { Worker } from 'node:worker_threads'

/** Long enough for a process to do something, short enough to be even. */
const period = 20

/*
 * In a thread of its own, for the load keeps the main one busy. The processes run one after the other within a
 * period: at the same time they would wait for each other's core, as machines of their own do not.
 * A process that has ended is left alone.
 */
const program = `
  const { workerData: { pids, running, period } } = require('node:worker_threads')
  const clock = new Int32Array(new SharedArrayBuffer(4))
  const tell = (pid, signal) => { try { process.kill(pid, signal) } catch {} }
  const start = performance.now()
  const until = (moment) => Atomics.wait(clock, 0, 0, Math.max(0, start + moment - performance.now()))
  for (const pid of pids) tell(pid, 'SIGSTOP')
  for (let round = 0; ; round += period)
    for (const [index, pid] of pids.entries()) {
      const begin = round + (index * period) / pids.length
      until(begin)
      tell(pid, 'SIGCONT')
      until(begin + running)
      tell(pid, 'SIGSTOP')
    }`

/**
 * Lets processes run only for this share of the time. On a machine with few cores that stands for machines of
 * their own: the load and the database keep what they need, whether there is one process or more.
 */
export async function withCpuShare<T>(
  pids: readonly number[],
  share: number,
  work: () => Promise<T>,
): Promise<T> {
  const workerData = { pids, running: period * share, period }
  const throttle = new Worker(program, { eval: true, workerData })
  try {
    return await work()
  } finally {
    await throttle.terminate()
    for (const pid of pids) process.kill(pid, 'SIGCONT')
  }
}
