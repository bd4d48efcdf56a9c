import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { buildProgram } from '@engawa/server/build'

/** A server in a process of its own, as it would run in earnest. */
export interface ServerProcess {
  readonly pid: number
  readonly port: number
  usage(): Promise<Usage>
  stop(): Promise<void>
}

export interface Usage {
  /** Resident memory in bytes, after a collection. */
  readonly memory: number
  /** Milliseconds of processor time since the start. */
  readonly processor: number
}

interface Report {
  readonly port?: number
  readonly usage?: Usage
}

export async function startProcess(name: 'engawa' | 'peer', settings: object): Promise<ServerProcess> {
  const child = await forkBuilt(name, settings)
  const { port = 0 } = await messageOf<Report>(child)
  return {
    pid: child.pid ?? 0,
    port,
    async usage() {
      child.send('usage')
      return (await messageOf<Report>(child)).usage ?? { memory: 0, processor: 0 }
    },
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

/** The other side: says where it listens, and how much memory it takes when asked. */
export function reportFrom(port: number): void {
  process.on('message', () => {
    globalThis.gc?.()
    const { user, system } = process.cpuUsage()
    const usage = { memory: process.memoryUsage().rss, processor: (user + system) / 1000 }
    process.send?.({ usage } satisfies Report)
  })
  process.send?.({ port } satisfies Report)
}
