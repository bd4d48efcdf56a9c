import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildProgram } from '@engawa/server/build'

/** A server in a process of its own, as it would run in earnest. */
export interface ServerProcess {
  readonly pid: number
  readonly port: number
  /** Resident memory in bytes, after a collection. */
  memory(): Promise<number>
  /** Milliseconds that processors worked for it since its start, all its threads and the kernel's part. */
  processorTime(): Promise<number>
  stop(): Promise<void>
}

type Question = 'memory' | 'processor-time'

interface Report {
  readonly port?: number
  readonly amount?: number
}

export async function startProcess(name: 'engawa' | 'peer', settings: object): Promise<ServerProcess> {
  const child = await forkBuilt(name, settings)
  const { port = 0 } = await messageOf<Report>(child)
  const ask = async (question: Question): Promise<number> => {
    child.send(question)
    return (await messageOf<Report>(child)).amount ?? Number.NaN
  }
  return {
    pid: child.pid ?? 0,
    port,
    memory: () => ask('memory'),
    processorTime: () => ask('processor-time'),
    stop: () => stop(child),
  }
}

/** Every program is built the way ours is when it serves. */
export async function forkBuilt(name: 'engawa' | 'peer' | 'load', settings: object): Promise<ChildProcess> {
  const file = fileURLToPath(new URL(`./${name}-process.ts`, import.meta.url))
  const program = await buildProgram(`bench-${name}`, file)
  return fork(program, [JSON.stringify(settings)], { execArgv: ['--expose-gc'] })
}

/** The next thing a process says. */
export function messageOf<Message>(child: ChildProcess): Promise<Message> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`a process ended with code ${code}`))
    child.once('exit', ended)
    child.once('message', (message: Message) => {
      child.off('exit', ended)
      resolve(message)
    })
  })
}

export function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}

/** The other side: says where it listens, and what it takes of the machine when asked. */
export function reportFrom(port: number): void {
  process.on('message', (question: Question) => {
    process.send?.({ amount: answers[question]() } satisfies Report)
  })
  process.send?.({ port } satisfies Report)
}

const answers: Readonly<Record<Question, () => number>> = {
  memory() {
    globalThis.gc?.()
    return process.memoryUsage().rss
  },
  'processor-time'() {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  },
}
