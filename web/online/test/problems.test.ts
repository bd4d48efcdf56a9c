import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { locales } from '@engawa/kernel'
import { expect, test } from 'vitest'
import { onlineWords } from '../words/index.ts'

const server = fileURLToPath(new URL('../../../server/', import.meta.url))

/** Whoever sees these sent something by hand; or the table itself says why, by the refusal that comes with them. */
const notForPeople = [
  'bad-host',
  'other-site',
  'client-id-used',
  'cannot-undo',
  'nothing-to-redo',
  'over',
  'refused',
]

/** The codes of everything that the server refuses, as its sources say them. */
function refusedCodes(): string[] {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' })
  const sources = files.filter((file) => file.endsWith('.ts') && !/^(test|node_modules)\b/.test(file))
  const found = sources.flatMap((file) =>
    [...readFileSync(join(server, file), 'utf8').matchAll(/\bProblem\(\s*4\d\d,\s*'([a-z-]+)'/g)].map(
      ([, code]) => code ?? '',
    ),
  )
  return [...new Set(found)].sort()
}

test.each(locales)('whatever the server refuses is said in words (%s)', (locale) => {
  const codes = refusedCodes()
  expect(codes).toContain('no-spectators')
  expect(codes.length).toBeGreaterThan(50)
  const { problems } = onlineWords[locale]
  expect(codes.filter((code) => !(code in problems) && !notForPeople.includes(code))).toEqual([])
})
