// `npm test`: everything, browser included. Ends with one line: N passed, M failed.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium, ensurePackages, ensurePostgres, npm, program, root, run } from './setup.mjs'

ensurePackages()
process.env.CHROMIUM = ensureChromium()
ensurePostgres()

let passed = 0
let failed = 0

function count(name, good) {
  if (good) passed++
  else failed++
  process.stdout.write(`${good ? '✓' : '✗'} ${name}\n`)
}

function step(name, act) {
  process.stdout.write(`\n— ${name}\n`)
  count(name, act())
}

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
    // A suite that breaks before its first test has no failed test to count.
    const broken = result.testResults.filter(
      (one) => one.status === 'failed' && one.assertionResults.length === 0,
    )
    failed += result.numFailedTests + broken.length
    if (status !== 0 && result.numFailedTests + broken.length === 0) failed++
  } catch {
    failed++
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

process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)
