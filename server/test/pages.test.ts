import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compressFolder } from '../../scripts/compress.mjs'
import { Client } from './client.ts'
import './wait.ts'
import { startTestServer, type TestServer } from './server.ts'

const web = mkdtempSync(join(tmpdir(), 'engawa-web-'))
const script = 'export const board = "a board of many words"\n'.repeat(100)
let server: TestServer
beforeAll(async () => {
  mkdirSync(join(web, 'assets'))
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Engawa</title>')
  writeFileSync(join(web, 'assets', 'app-1234.js'), 'export {}')
  writeFileSync(join(web, 'assets', 'board-1234.js'), script)
  compressFolder(web)
  server = await startTestServer({ webFolder: web, gamesModule: '@engawa/games' })
})
afterAll(async () => {
  await server.close()
  rmSync(web, { recursive: true, force: true })
})

describe('pages', () => {
  test('there is one page, under a strict policy; every other address is nothing, and says so', async () => {
    const client = new Client(server.url)
    for (const path of ['/table/abc', '/lobby', '/wp-login.php']) {
      expect((await client.get(path)).body.code).toBe('not-found')
      const page = await client.send<string>('GET', path, undefined, { accept: 'text/html' })
      expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
      expect(page.body).toContain('There is nothing here')
    }
    const robots = await client.get<string>('/robots.txt')
    expect([robots.status, robots.body]).toEqual([200, 'User-agent: *\nDisallow: /api/\n'])
    for (const path of ['/', '/index.html']) {
      const { status, body, headers } = await client.get<string>(path)
      expect([status, body]).toEqual([200, '<!doctype html><title>Engawa</title>'])
      expect(headers.get('content-security-policy')).toContain("script-src 'self'")
      expect(headers.get('cache-control')).toBe('no-cache')
    }
    const { headers } = await client.get('/assets/app-1234.js')
    expect(headers.get('cache-control')).toContain('immutable')
    const none = await client.get('/assets/none.js')
    expect([none.status, none.headers.get('cache-control')]).toEqual([404, 'no-store'])
    expect((await client.get('/api/none')).body.code).toBe('not-found')
    expect((await client.get('/..%2f..%2fpackage.json')).body).not.toContain('engawa-server')
  })
})

/** Asks for the figures under a name that a browser was told leads here. */
function askAs(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(`${server.url}/metrics`, { headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).on('error', reject)
  })
}

describe('compressed files', () => {
  const ask = (encodings: string, more: Record<string, string> = {}) =>
    fetch(`${server.url}/assets/board-1234.js`, { headers: { 'accept-encoding': encodings, ...more } })

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('whoever takes %s gets %s, and caches are told so', async (taken, sent) => {
    const answer = await ask(taken)
    expect(await answer.text()).toBe(script)
    expect(answer.headers.get('content-encoding')).toBe(sent)
    expect(answer.headers.get('vary')).toContain('accept-encoding')
    expect(answer.headers.get('content-type')).toContain('javascript')
    expect(answer.headers.get('cache-control')).toContain('immutable')
  })

  test('every encoding has a tag of its own, by which a browser need not fetch it again', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (taken) => (await ask(taken)).headers),
    )
    expect(new Set(tags.map((headers) => headers.get('etag'))).size).toBe(3)
    const kept = { 'if-none-match': tags[0]?.get('etag') ?? '', 'cache-control': 'max-age=0' }
    const again = await ask('br', kept)
    expect(again.status).toBe(304)
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

  test('figures are for this machine, or for whoever has the key', async () => {
    const client = new Client(server.url)
    const ask = (headers: Record<string, string>, at = client) =>
      at.send('GET', '/metrics', undefined, headers).then(({ status }) => status)
    expect(await ask({})).toBe(200)
    expect(await ask({ 'x-forwarded-for': '203.0.113.7' })).toBe(404)
    // A page of another site whose name leads to this machine.
    for (const [host, answer] of [
      ['evil.example', 404],
      ['localhost', 200],
    ] as const)
      expect(await askAs(host)).toBe(answer)
    const keyed = await startTestServer({ metricsKey: 'a key' })
    const other = new Client(keyed.url)
    expect(await ask({}, other)).toBe(404)
    expect(await ask({ authorization: 'Bearer another' }, other)).toBe(404)
    expect(await ask({ authorization: 'Bearer a key' }, other)).toBe(200)
    await keyed.close()
  })

  test('the document of the API names every request and answer', async () => {
    interface Operation {
      readonly operationId?: string
      readonly summary?: string
      readonly responses: Record<string, { readonly content?: unknown; readonly description: string }>
    }
    const { body } = await new Client(server.url).get<{
      servers: readonly { url: string }[]
      components: { schemas: Record<string, unknown> }
      paths: Record<string, Record<string, Operation>>
    }>('/api/openapi.json')
    expect(body.servers.map(({ url }) => url)).toEqual(['/'])
    expect(Object.keys(body.components.schemas)).toContain('SeenTable')
    expect(body.paths['/api/tables']?.post?.responses[201]).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/SeenTable' } } },
    })
    const operations = Object.values(body.paths).flatMap((methods) => Object.values(methods))
    expect(operations.length).toBeGreaterThan(40)
    const ids = operations.map(({ operationId }) => operationId)
    expect(ids).not.toContain(undefined)
    expect(new Set(ids).size).toBe(ids.length)
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
