import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('../', import.meta.url)

/** Every style of the app, by its path. */
const styles = ['web/styles', 'games'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css') && !path.includes('node_modules'))
    .map((path) => `${folder}/${path}`),
)

test('no style asks for any child at all: at every change a browser would look through the whole page', () => {
  expect(styles.length).toBeGreaterThan(40)
  // Without a class or an attribute every element that comes or goes may be the one that is asked for.
  const anyChild = /:has\(\s*(?:[>+~]\s*)?(?::|[a-z*])/
  expect(styles.filter((path) => anyChild.test(readFileSync(new URL(path, root), 'utf8')))).toEqual([])
})
