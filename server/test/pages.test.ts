import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client } from './client.ts'
import './wait.ts'
import { startTestServer, type TestServer } from './server.ts'

const web = mkdtempSync(join(tmpdir(), 'engawa-web-'))
let server: TestServer
beforeAll(async () => {
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Engawa</title>')
  writeFileSync(join(web, 'assets', 'app-1234.js'), 'export {}')
  server = await startTestServer({ webFolder: web, gamesModule: '@engawa/games' })
})
afterAll(async () => {
  await server.close()
  rmSync(web, { recursive: true, force: true })
})

describe('pages', () => {
  test('every address that is no file is the one page, under a strict policy', async () => {
    const client = new Client(server.url)
    for (const path of ['/', '/index.html', '/table/abc', '/lobby']) {
      const { status, body, headers } = await client.get<string>(path)
      expect([status, body]).toEqual([200, '<!doctype html><title>Engawa</title>'])
      expect(headers.get('content-security-policy')).toContain("script-src 'self'")
      expect(headers.get('cache-control')).toBe('no-cache')
    }
    const { headers } = await client.get('/assets/app-1234.js')
    expect(headers.get('cache-control')).toContain('immutable')
    expect((await client.get('/assets/none.js')).status).toBe(404)
    expect((await client.get('/api/none')).body.code).toBe('not-found')
    expect((await client.get('/..%2f..%2fpackage.json')).body).not.toContain('engawa-server')
  })
})

describe('for whoever runs the server', () => {
  test('health, readiness and figures', async () => {
    const client = new Client(server.url)
    expect((await client.get('/api/health')).body).toEqual({ ok: true })
    expect((await client.get('/api/ready')).body).toEqual({ ok: true })
    const { body, headers } = await client.get<string>('/metrics')
    expect(headers.get('content-type')).toContain('text/plain')
    for (const line of body.trim().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{[^{}]*\})? [0-9.e+-]+)$/)
    expect(body).toContain('engawa_request_seconds_count{method="GET",route="/api/health",status="200"} 1')
  })

  test('the document of the API names every request and answer', async () => {
    interface Operation {
      readonly summary?: string
      readonly responses: Record<string, { readonly content?: unknown; readonly description: string }>
    }
    const { body } = await new Client(server.url).get<{ paths: Record<string, Record<string, Operation>> }>(
      '/api/openapi.json',
    )
    const operations = Object.values(body.paths).flatMap((methods) => Object.values(methods))
    expect(operations.length).toBeGreaterThan(40)
    for (const { summary, responses } of operations) {
      expect(summary).toBeTruthy()
      const good = Object.entries(responses).filter(([status]) => status.startsWith('2'))
      for (const [, { content, description }] of good)
        expect(content ?? description).toEqual(content ?? 'done')
    }
  })
})

describe('the documentation', () => {
  test('the bot with curl from the documentation plays a whole game', async () => {
    const text = readFileSync(join(import.meta.dirname, '../../docs/online.md'), 'utf8')
    const script = /```sh\n([\s\S]*?)```/.exec(text)?.[1] ?? ''
    const bot = spawn('sh', ['-s', server.url, 'kodama'], { stdio: ['pipe', 'pipe', 'inherit'] })
    bot.stdin.end(script)
    let output = ''
    for await (const chunk of bot.stdout) output += String(chunk)
    expect(JSON.parse(output)).toMatchObject({ turn: { over: true } })
  })
})
