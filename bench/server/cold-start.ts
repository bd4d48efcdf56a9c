import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../server/test/postgres.ts'

const engawa = fileURLToPath(new URL('../../cli/bin/engawa.mjs', import.meta.url))

/** Seconds from the command until the first page is there, on a data folder that does not exist yet. */
export async function coldStart(dataFolder: string): Promise<number> {
  const port = await freePort()
  const start = performance.now()
  const server = spawn(process.execPath, [engawa, 'serve'], {
    env: { ...process.env, PORT: String(port), DATA_FOLDER: dataFolder, LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  })
  const gone = new Promise((resolve) => server.once('exit', resolve))
  try {
    for (;;) {
      const page = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)
      if (page?.status === 404)
        throw new Error('there are no pages; build them: npm run build -w @engawa/web')
      if (page?.ok && (await page.text()).includes('<script')) return (performance.now() - start) / 1000
      if (server.exitCode !== null) throw new Error('the server did not open')
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  } finally {
    server.kill('SIGKILL')
    await gone
  }
}
