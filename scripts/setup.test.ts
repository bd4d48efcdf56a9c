import { expect, test } from 'vitest'
import { installed } from './setup.mjs'

const lock = {
  '': { version: '0.1.0' },
  kernel: { version: '0.1.0' },
  'node_modules/@engawa/kernel': { link: true },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a-ours': { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] },
  'node_modules/a-theirs': { version: '1.0.0', optional: true, os: ['plan9'], cpu: [process.arch] },
}
const found = {
  'node_modules/@engawa/kernel': { link: true },
  'node_modules/a': { version: '1.0.0' },
  'node_modules/a-ours': { version: '1.0.0' },
}
const without = (path: string) => Object.fromEntries(Object.entries(found).filter(([name]) => name !== path))

test('what npm installed for this machine is enough', () => {
  expect(installed(lock, found)).toBe(true)
})

test.each([
  ['an older version', { ...found, 'node_modules/a': { version: '0.9.0' } }],
  ['a package that is missing', without('node_modules/a')],
  ['a link that is missing', without('node_modules/@engawa/kernel')],
  ['the binary of another machine', without('node_modules/a-ours')],
])('%s is installed anew', (_, there) => {
  expect(installed(lock, there)).toBe(false)
})
