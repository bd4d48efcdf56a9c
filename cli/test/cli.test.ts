import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSave, writeSave } from '@engawa/table'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const golden = join(root, 'games/daruma/test/golden')

interface Outcome {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs `engawa` as a person would, with what they type. */
function engawa(args: readonly string[], typed = ''): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [join(root, 'cli/bin/engawa.mjs'), ...args],
      (error, out, err) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : error === null ? 0 : 1, out, err })
      },
    )
    child.stdin?.end(typed)
  })
}

let folder = ''
let saved = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engawa-cli-'))
  const [name] = (await readdir(golden)).filter((file) => file.endsWith('.table.json'))
  saved = join(golden, name ?? '')
})

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('a call that cannot be understood ends with 2 and says what to type', () => {
  test.each([
    [['dance'], /no command dance/],
    [['play', 'chess'], /unknown game chess; one of daruma/],
    [['play', 'daruma', '--seats', 'you'], /2, 3, 4, 5 seats, not 1/],
    [['simulate', 'daruma', '--seats', '9'], /2, 3, 4, 5 seats, not 9/],
    [['simulate', 'daruma', '--games', 'many'], /--games takes a whole number/],
    [['simulate', 'daruma', '--bots', 'genius'], /unknown bot genius; one of passerby/],
    [['simulate', 'daruma', '--options', 'night=true'], /unknown option night/],
    [['replay'], /which file/],
    [['replay', 'nowhere.json'], /cannot read nowhere.json/],
    [['review'], /which file/],
    [['review', 'nowhere.json'], /cannot read nowhere.json/],
    [['review', 'nowhere.json', '--cores', '0'], /--cores takes a whole number from 1/],
    [['rules', '--loud', 'daruma'], /loud/],
  ])('%j', async (args, sentence) => {
    const { code, out, err } = await engawa(args)
    expect(code).toBe(2)
    expect(err).toMatch(sentence)
    expect(out).toBe('')
  })
})

test('help names every command, without colours where there is no terminal', async () => {
  const { code, out } = await engawa(['--help'])
  expect(code).toBe(0)
  for (const command of ['play', 'simulate', 'rules', 'replay', 'bench', 'serve'])
    expect(out).toContain(`engawa ${command}`)
  expect(out).not.toContain('\u001b[')
})

test('rules lists every rule of a game with the tests that name it', async () => {
  const { code, out } = await engawa(['rules', 'daruma', '--json'])
  expect(code).toBe(0)
  const ledger: { id: string }[] = JSON.parse(await readFile(join(root, 'games/daruma/rules.json'), 'utf8'))
  const listed: { id: string; tests: string[] }[] = JSON.parse(out)
  expect(listed.map(({ id }) => id)).toEqual(ledger.map(({ id }) => id))
  for (const { id, tests } of listed) expect(tests.join()).toContain(id)
})

test('simulate counts games, points and moves, and the same seed gives the same', async () => {
  const args = [
    'simulate',
    'daruma',
    '--seats',
    '3',
    '--games',
    '5',
    '--bots',
    'random',
    '--seed',
    'x',
    '--json',
  ]
  const [once, again] = await Promise.all([engawa(args), engawa(args)])
  const first = JSON.parse(once.out) as { games: number; movesPerGame: number; seats: unknown[] }
  expect(first.games).toBe(5)
  expect(first.seats).toHaveLength(3)
  expect(JSON.parse(again.out)).toMatchObject({ movesPerGame: first.movesPerGame, seats: first.seats })
})

test('simulate --check looks at every step', async () => {
  const { code, out } = await engawa([
    'simulate',
    'daruma',
    '--seats',
    '2',
    '--games',
    '2',
    '--check',
    '--json',
  ])
  expect(code).toBe(0)
  expect(JSON.parse(out)).toMatchObject({ broken: 0 })
})

test('replay verifies a saved table and tells its story', async () => {
  const { code, out } = await engawa(['replay', saved, '--verify', '--transcript', '--lang', 'fr'])
  expect(code).toBe(0)
  expect(out).toMatch(/all legal; the seed is the one that was promised/)
  expect(out.split('\n').length).toBeGreaterThan(50)
})

test('review looks at a finished game in words, and writes down what it found', async () => {
  const file = join(folder, 'review.json')
  const { code, out } = await engawa(['review', saved, '--quick', '--json', file, '--lang', 'fr'])
  expect(code).toBe(0)
  expect(out).toMatch(/Chance et choix, en points/)
  expect(out).toMatch(/base .*, chance .*, choix .* = \d+/)
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ whole: true })
})

test('review refuses a game that is not over in words and ends with 1', async () => {
  const save = readSave(await readFile(saved, 'utf8'))
  const file = join(folder, 'running.json')
  await writeFile(file, writeSave({ ...save, moves: save.moves.slice(0, 40) }))
  const { code, err } = await engawa(['review', file])
  expect(code).toBe(1)
  expect(err).toMatch(/not over/)
})

test('review refuses a damaged file and one of unknown rules in words, and ends with 1', async () => {
  const text = await readFile(saved, 'utf8')
  const file = join(folder, 'refused.json')
  await writeFile(file, text.replace('"people": ', '"people": 1'))
  expect(await engawa(['review', file])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/damaged or changed/),
  })
  await writeFile(file, writeSave({ ...readSave(text), rules: 1_000 }))
  expect(await engawa(['review', file])).toMatchObject({
    code: 1,
    err: expect.stringMatching(/rules/),
  })
})

test('replay refuses a damaged file in words and ends with 1', async () => {
  const file = join(folder, 'damaged.json')
  await writeFile(file, (await readFile(saved, 'utf8')).replace('"people": ', '"people": 1'))
  const { code, err } = await engawa(['replay', file])
  expect(code).toBe(1)
  expect(err).toMatch(/damaged or changed/)
})

test('a game is played by numbers, refuses nonsense and is kept when one leaves', async () => {
  const file = join(folder, 'mine.json')
  const typed = `${['99', 'nonsense', 'h', 'u', ...Array(12).fill('1')].join('\n')}\nq\n`
  const args = ['play', 'daruma', '--seats', 'Margaux,Kenji', '--seed', 'cli', '--lang', 'en', '--save', file]
  const { code, out } = await engawa(args, typed)
  expect(code).toBe(0)
  expect(out).toContain('A number from 1 to')
  expect(out).toContain('Nothing was played yet.')
  expect(readSave(await readFile(file, 'utf8')).moves.length).toBe(12)
})
