import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Config } from '../index.ts'

export interface ChildServer {
  readonly url: string
  /** All it wrote so far. */
  output(): string
  /** kill -9: no goodbye, no flush. */
  kill(): Promise<void>
}

/** Starts a server in a process of its own. */
export function startChild(dataFolder: string, changes: Partial<Config> = {}): Promise<ChildServer> {
  const script = join(import.meta.dirname, 'child.ts')
  return follow(['--import', 'tsx', script, dataFolder, JSON.stringify(changes)])
}

/** Starts what people start: `engawa serve`. */
export function startEngawa(settings: Readonly<Record<string, string>>): Promise<ChildServer> {
  return follow([join(import.meta.dirname, '../../cli/bin/engawa.mjs'), 'serve'], settings)
}

async function follow(
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<ChildServer> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...settings },
  })
  let output = ''
  child.stdout.on('data', (text) => {
    output += String(text)
  })
  child.stderr.on('data', (text) => {
    output += String(text)
  })
  const url = await addressIn(child, () => output)
  return { url, output: () => output, kill: () => killed(child) }
}

function killed(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
}

async function addressIn(child: ChildProcess, output: () => string): Promise<string> {
  for (;;) {
    const found = /open at (\S+)/.exec(output())?.[1]
    if (found !== undefined) return found
    if (child.exitCode !== null) throw new Error(`the server did not open: ${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
