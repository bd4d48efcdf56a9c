// `npm run smoke`: does what a newcomer does. Types `npm start`, waits for the page and stops it again.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { giveUp, root } from './setup.mjs'

const patience = 5 * 60_000
const port = process.env.PORT ?? '4183'
const windows = process.platform === 'win32'
const data = mkdtempSync(join(tmpdir(), 'engawa-smoke-'))

const begun = Date.now()
const start = spawn('npm start', {
  cwd: root,
  env: { ...process.env, PORT: port, DATA_FOLDER: data },
  stdio: 'inherit',
  shell: true,
  // A group of its own, so that everything it starts can be stopped with it.
  detached: !windows,
})

async function answer(path) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return response.text()
}

async function untilReady() {
  for (;;) {
    if (start.exitCode !== null) throw new Error(`npm start ended with ${start.exitCode}`)
    const ready = await answer('/api/ready').catch(() => undefined)
    if (ready !== undefined) return
    if (Date.now() - begun > patience) throw new Error('no answer in five minutes')
    await wait(250)
  }
}

async function stop() {
  if (start.exitCode !== null) return
  const ended = once(start, 'exit')
  if (windows) spawnSync('taskkill', ['/pid', String(start.pid), '/t', '/f'])
  else process.kill(-start.pid, 'SIGTERM')
  await ended
}

try {
  await untilReady()
  const page = await answer('/')
  if (!page.includes('<title>Engawa')) throw new Error('the page is not the app')
  process.stdout.write(`Ready after ${Math.round((Date.now() - begun) / 1000)} s.\n`)
} catch (error) {
  await stop()
  giveUp(`npm start: ${error.message}.`)
}
await stop()
rmSync(data, { recursive: true, force: true })
