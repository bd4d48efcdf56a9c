import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, root } from './sources.ts'
import { charactersOf } from './woff2.ts'

const told = [...filesBelow('games'), ...filesBelow('web'), ...filesBelow('kernel')].filter(
  (path) => /\/(words|phrases)[^/]*(\/.*)?\.ts$|\/face\.ts$/.test(path) && !path.includes('/test/'),
)

/** White space that no face draws: the browser takes it from any. */
const blank = /\s/

const needed = new Set(
  told
    .flatMap((path) => [...readFileSync(join(root, path), 'utf8')])
    .filter((character) => !blank.test(character)),
)

test.each(['shippori-mincho-latin-700', 'zen-kaku-gothic-new-latin-500', 'zen-kaku-gothic-new-latin-700'])(
  '%s draws every character of our words',
  (face) => {
    expect(told.length).toBeGreaterThan(20)
    expect(needed.has('é')).toBe(true)
    const drawn = charactersOf(readFileSync(join(root, `web/fonts/${face}-normal.woff2`)))
    expect([...needed].filter((character) => !drawn.has(character))).toEqual([])
  },
)
