import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { match } from '../commands/match.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engawa-match-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function measured(...args: readonly string[]) {
  const said: string[] = []
  const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  const cell = ['daruma', '--a', 'neighbour', '--b', 'passerby', '--games', '8', '--json']
  await match.run([...cell, ...args]).finally(() => spy.mockRestore())
  const { seconds, ...found } = JSON.parse(said.join('')) as Record<string, unknown>
  return found
}

test('a match that was stopped goes on from what it kept, to the same end', async () => {
  const whole = await measured()
  expect(whole).toMatchObject({ game: 'daruma', seats: 2, games: 8 })
  const state = join(folder, 'kept.jsonl')
  expect(await measured('--state', state)).toEqual(whole)
  const lines = (await readFile(state, 'utf8')).trim().split('\n')
  expect(lines).toHaveLength(4)

  // Ended while it wrote its third line.
  await writeFile(state, `${lines.slice(0, 2).join('\n')}\n${lines[2]?.slice(0, 20)}\n`)
  expect(await measured('--state', state)).toEqual(whole)
  expect((await readFile(state, 'utf8')).trim().split('\n')).toHaveLength(5)
})

test('what was kept is not played again, and of another measurement nothing is taken', async () => {
  const state = join(folder, 'others.jsonl')
  const usual = await measured('--state', state)
  const kept = await readFile(state, 'utf8')
  await writeFile(state, kept.replaceAll(/"share":[\d.]+/g, '"share":0.25'))
  expect(await measured('--state', state)).toEqual({ ...usual, won: 0.25, wonMargin: 0 })
  await appendFile(state, '{}\n')
  expect(await measured('--state', state, '--seed', 'another')).toEqual(await measured('--seed', 'another'))
})
