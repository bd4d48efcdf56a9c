import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesBelow, importsOf, root } from './sources.ts'

/** Which rooms a room may use. A game's own parts are told apart; its tests may use anything. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  catalogue: ['kernel'],
  rules: ['kernel', 'catalogue'],
  words: ['kernel', 'catalogue', 'rules'],
  bot: ['kernel', 'catalogue', 'rules'],
  lessons: ['kernel', 'catalogue', 'rules'],
  puzzles: ['kernel', 'catalogue', 'rules'],
  face: ['kernel'],
  entry: ['kernel', 'rules', 'bot', 'words', 'face', 'puzzles'],
  board: ['kernel', 'catalogue', 'rules', 'words', 'kit'],
  registry: ['kernel', 'entry', 'lessons', 'kit'],
  table: ['kernel'],
  bots: ['kernel'],
  kit: ['kernel', 'art'],
  art: [],
  server: ['kernel', 'table', 'bots', 'registry'],
  web: ['kernel', 'table', 'bots', 'registry', 'kit', 'art', 'server'],
  cli: ['kernel', 'table', 'bots', 'registry', 'server', 'bench'],
  bench: ['kernel', 'table', 'bots', 'registry', 'rules', 'bot', 'catalogue', 'server'],
}

/** Rooms that run everywhere: no package from outside, and nothing of Node or the browser. */
const pure = ['kernel', 'catalogue', 'rules', 'words', 'bot', 'lessons', 'puzzles', 'face', 'entry', 'bots']
const outside: Readonly<Record<string, readonly string[]>> = { table: ['@noble/hashes'] }

const skipped = /(^|\/)(test|testing|conformance)\/|\.test\.tsx?$|\.config\.ts$/

/** The room a file stands in, and for a game's parts the game; the game that new ones begin as is one as well. */
function roomOf(file: string): { room: string; game: string } {
  const path = file.replace(/^cli\/new\/(?=\w+\/)/, 'games/')
  const [first = '', second = '', third = ''] = path.split('/')
  if (first === 'games')
    return third === '' ? { room: 'registry', game: '' } : { room: third.replace(/\.ts$/, ''), game: second }
  if (first === 'web' && (second === 'kit' || second === 'art')) return { room: second, game: '' }
  return { room: first, game: '' }
}

/** Where an import leads: a file of ours, or a package from outside. */
function target(from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier)).replaceAll('\\', '/')
  if (!specifier.startsWith('@engawa/')) return undefined
  const [name = '', ...rest] = specifier.slice('@engawa/'.length).split('/')
  const entry = name === 'games' ? 'registry.ts' : 'index.ts'
  return [name, ...(rest.length > 0 ? rest : [entry])].join('/')
}

function complaints(path: string, text: string): string[] {
  const here = roomOf(path)
  return importsOf(text).flatMap((specifier) => {
    const aim = target(path, specifier)
    if (aim === undefined) {
      const fine =
        !pure.includes(here.room) &&
        (outside[here.room]?.some((name) => specifier.startsWith(name)) ?? here.room !== 'table')
      return fine ? [] : [`${path} imports ${specifier} from outside`]
    }
    const there = roomOf(aim)
    const same = there.room === here.room && there.game === here.game
    const otherGame = here.game !== '' && there.game !== '' && here.game !== there.game
    const may = same || (!otherGame && (allowed[here.room] ?? []).includes(there.room))
    return may ? [] : [`${path} (${here.room}) imports ${aim} (${there.room})`]
  })
}

describe('imports go one way', () => {
  const files = filesBelow('').filter(
    (path) => /\.tsx?$/.test(path) && !skipped.test(path) && Object.hasOwn(allowed, roomOf(path).room),
  )

  test('there are files to look at', () => {
    expect(files.length).toBeGreaterThan(20)
  })

  test('no room uses a room it may not', () => {
    expect(files.flatMap((path) => complaints(path, readFileSync(join(root, path), 'utf8')))).toEqual([])
  })

  test.each([
    ['games/daruma/rules/play.ts', '../board/index.tsx'],
    ['games/daruma/rules/play.ts', '@engawa/games/kodama/rules'],
    ['games/daruma/rules/play.ts', 'react'],
    ['kernel/bag.ts', '@engawa/table'],
    ['table/table.ts', 'node:fs'],
    ['bots/minds.ts', '@engawa/games'],
    ['server/index.ts', '@engawa/web/kit'],
  ])('it notices %s importing %s', (path, specifier) => {
    expect(complaints(path, `import { x } from '${specifier}'`)).toHaveLength(1)
  })
})
