// `npm test`: everything, browser included. Ends with what failed, and one line: N passed, M failed.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import {
  ensureChromium,
  ensureHeadlessShell,
  ensurePackages,
  ensurePostgres,
  npm,
  program,
  root,
  run,
} from './setup.mjs'

ensurePackages()
process.env.CHROMIUM = ensureChromium()
process.env.CHROMIUM_HEADLESS_SHELL = ensureHeadlessShell() ?? process.env.CHROMIUM
ensurePostgres()

let passed = 0
/** What failed, told again at the end: a long run has scrolled the first telling away. */
const failures = []

function count(name, good) {
  if (good) passed++
  else failures.push(name)
  process.stdout.write(`${good ? '✓' : '✗'} ${name}\n`)
}

function step(name, act) {
  process.stdout.write(`\n— ${name}\n`)
  count(name, act())
}

/** The failed tests of a file with what they said; of one that broke before its first test, the file. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name)
  if (status === 'failed' && assertionResults.length === 0) return [`${file}\n${message}`]
  return assertionResults
    .filter((one) => one.status === 'failed')
    .map((one) => `${file} > ${one.fullName}\n${one.failureMessages.map(withoutRunner).join('\n')}`)
}

const withoutRunner = (message) => message.replaceAll(/\n +at .*node_modules.*/g, '')

/** Runs a Vitest project, adds up its tests and gives its report. */
function suite(project) {
  process.stdout.write(`\n— ${project} tests\n`)
  const folder = mkdtempSync(join(tmpdir(), 'engawa-test-'))
  const file = join(folder, 'result.json')
  const args = [
    program('vitest'),
    'run',
    '--project',
    project,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  let result = { testResults: [] }
  try {
    result = JSON.parse(readFileSync(file, 'utf8'))
    passed += result.numPassedTests
    const told = result.testResults.flatMap(failuresOf)
    failures.push(...told)
    if (status !== 0 && told.length === 0) failures.push(`${project} tests: vitest exited with ${status}`)
  } catch {
    failures.push(`${project} tests: no result`)
  }
  rmSync(folder, { recursive: true, force: true })
  return result
}

/** Every rule of a game is named in the title of a test of that game that passed, as `engawa rules` lists them. */
function coverage(game, report) {
  const titles = report.testResults
    .filter((one) => one.name.includes(`/games/${game}/`))
    .flatMap((one) => one.assertionResults)
    .filter((one) => one.status === 'passed')
    .map((one) => one.fullName)
  const rules = JSON.parse(readFileSync(join(root, `games/${game}/rules.json`), 'utf8'))
  const bare = rules.filter(({ id }) => !titles.some((title) => new RegExp(`\\b${id}\\b`).test(title)))
  if (bare.length > 0) process.stdout.write(`without a test: ${bare.map(({ id }) => id).join(', ')}\n`)
  count(`every rule of ${game} has a test`, bare.length === 0)
}

const { register } = await import('tsx/esm/api')
register()
const { games } = await import('../games/registry.ts')

step('lint and format', () =>
  run(process.execPath, [program('biome', '@biomejs/biome'), 'check', '--error-on-warnings', '.']),
)
step('types', () => npm('run', '--silent', 'types'))
step('build', () => npm('run', '--silent', 'build', '-w', '@engawa/web'))
const report = suite('rules')
for (const { id } of games) coverage(id, report)
suite('browser')

for (const failure of failures) process.stdout.write(`\n✗ ${failure}\n`)
process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`)
process.exit(failures.length === 0 ? 0 : 1)
