import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { at } from '@engawa/kernel'
import { expect, test, vi } from 'vitest'
import { review } from '../commands/review.ts'

/** Threads that end whenever they are asked for something. */
vi.mock('@engawa/server/reviews', () => ({
  startReviewPool: () => ({
    run: () => Promise.reject(new Error('the thread ended')),
    close: () => Promise.resolve(),
  }),
}))

const golden = fileURLToPath(new URL('../../games/daruma/test/golden/', import.meta.url))

test.each([
  ['en', /could not be looked at \(the thread ended\)/],
  ['fr', /n’a pas pu être relue? \(the thread ended\)/],
])('a review whose threads die each time ends with 1 and a word (%s)', async (locale, word) => {
  const name = (await readdir(golden)).filter((file) => file.endsWith('.table.json'))
  const said: string[] = []
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => said.push(String(text)) > 0)
  const code = await review
    .run([`${golden}${at(name, 0)}`, '--lang', locale])
    .finally(() => spy.mockRestore())
  expect(code).toBe(1)
  expect(said.join('')).toMatch(word)
})
