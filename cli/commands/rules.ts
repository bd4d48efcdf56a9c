import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { paint } from '../paint.ts'
import { type Command, gameNamed, parse } from '../usage.ts'

interface RuleRow {
  readonly id: string
  readonly title: string
}

interface CoveredRule extends RuleRow {
  readonly tests: readonly string[]
}

const root = fileURLToPath(new URL('../../', import.meta.url))

export const rules: Command = {
  usage: 'rules <game> [--json]',
  summary: 'Lists every rule of a game with the tests that name it; a rule without a test is an error.',
  details: '\n  --json   the list as JSON on standard output\n',
  async run(args) {
    const { values, positionals } = parse({
      args: [...args],
      allowPositionals: true,
      options: { json: { type: 'boolean', default: false } },
    })
    const { id } = gameNamed(positionals[0])
    const covered = await coverage(id)
    const bare = covered.filter((rule) => rule.tests.length === 0)
    process.stdout.write(values.json ? `${JSON.stringify(covered, undefined, 2)}\n` : listing(covered))
    if (bare.length === 0) return 0
    process.stderr.write(
      `engawa: ${bare.length} rules without a test: ${bare.map((rule) => rule.id).join(', ')}\n`,
    )
    return 1
  },
}

/** Every rule of the ledger with the titles of the tests that name its id. */
async function coverage(game: string): Promise<CoveredRule[]> {
  const ledger = JSON.parse(await readFile(`${root}games/${game}/rules.json`, 'utf8')) as RuleRow[]
  const titles = await testTitles(game)
  return ledger.map(({ id, title }) => ({ id, title, tests: titles.filter((name) => names(name, id)) }))
}

/** Does the title name this very rule, and not one whose id only begins like it? */
function names(title: string, id: string): boolean {
  return new RegExp(`\\b${id}\\b`).test(title)
}

/** The titles as the test runner itself reads them, so that tests made from tables count too. */
async function testTitles(game: string): Promise<string[]> {
  const vitest = `${root}node_modules/vitest/vitest.mjs`
  const args = [vitest, 'list', `games/${game}/`, '--project', 'rules', '--json']
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  })
  const listed = JSON.parse(stdout.slice(stdout.indexOf('['))) as { name: string }[]
  return listed.map((entry) => entry.name)
}

function listing(covered: readonly CoveredRule[]): string {
  return covered
    .map(({ id, title, tests }) => {
      const head = `${paint('bold', id)} ${title}`
      const lines = tests.map((name) => paint('dim', `    ${name}`))
      return [head, ...(lines.length > 0 ? lines : [paint('red', '    no test')])].join('\n')
    })
    .concat('')
    .join('\n')
}
