import type { Config } from '@engawa/server'
import { type Command, parse, UsageError } from '../usage.ts'

type Server = typeof import('@engawa/server')

/** Keeps the process alive until it is asked to stop, then closes what was opened. */
async function untilStopped(close: () => Promise<void>): Promise<number> {
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })
  await close()
  return 0
}

/** Says in one sentence what can be done about what went wrong, where something can. */
async function explained(run: (server: Server, config: Config) => Promise<number>): Promise<number> {
  const server = await import('@engawa/server')
  let config = server.defaults
  try {
    config = server.configFromEnvironment(process.env)
    return await run(server, config)
  } catch (error) {
    const sentence = server.explain(error, config)
    if (sentence === undefined) throw error
    process.stderr.write(`engawa: ${sentence}\n`)
    return 1
  }
}

export const serve: Command = {
  usage: 'serve',
  summary: 'The app and its tables, for everybody who can reach this machine.',
  details: '\n  Set by environment variables; docs/online.md lists them. Without any it plays at once.\n',
  async run(args) {
    parse({ args: [...args], options: {} })
    return explained(async ({ startServer }, config) => {
      const server = await startServer(config)
      process.stdout.write(`Engawa is open at ${server.url}\n`)
      return untilStopped(() => server.close())
    })
  },
}

export const worker: Command = {
  usage: 'worker',
  summary: 'Thinks for the bots of a server on PostgreSQL.',
  details: '\n  Needs DATABASE_URL, as the server does.\n',
  async run(args) {
    parse({ args: [...args], options: {} })
    return explained(async ({ startWorker }, config) => {
      const running = await startWorker(config)
      return untilStopped(() => running.close())
    })
  },
}

function fileFrom(args: readonly string[]): string {
  const { positionals } = parse({ args: [...args], allowPositionals: true, options: {} })
  const [file] = positionals
  if (file === undefined) throw new UsageError('which file?')
  return file
}

export const backup: Command = {
  usage: 'backup <file>',
  summary: 'Writes everything the server keeps into one file.',
  details: '\n  Works while the server runs.\n',
  async run(args) {
    const file = fileFrom(args)
    return explained(async (server, config) => {
      await server.backup(config, file)
      return 0
    })
  },
}

export const restore: Command = {
  usage: 'restore <file>',
  summary: 'Reads a backup into an empty store.',
  details: '\n  Refuses a store that already holds tables.\n',
  async run(args) {
    const file = fileFrom(args)
    return explained(async (server, config) => {
      await server.restore(config, file)
      return 0
    })
  },
}

export const reports: Command = {
  usage: 'reports',
  summary: 'What people reported to whoever runs the server.',
  details: '\n  Works while the server runs. Each line is one report as JSON, the oldest first.\n',
  async run(args) {
    parse({ args: [...args], options: {} })
    return explained(async (server, config) => {
      for (const { time, ...report } of await server.reports(config))
        process.stdout.write(`${JSON.stringify({ time: new Date(time).toISOString(), ...report })}\n`)
      return 0
    })
  },
}
