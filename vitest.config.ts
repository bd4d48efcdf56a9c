import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** They take longest: begun last, one of them would keep one core busy and the others idle. */
const LONGEST = [
  'server/test/crash.test.ts',
  'server/test/versions.test.ts',
  'cli/test/cli.test.ts',
  'games/bitoku/test/conformance.test.ts',
  'games/bamboo/test/conformance.test.ts',
  'web/test/monkey.browser.test.ts',
  'web/test/online-company.browser.test.ts',
  'web/test/online.browser.test.ts',
  'web/test/layouts.browser.test.ts',
  'web/test/bamboo.browser.test.ts',
  'web/test/explain.browser.test.ts',
  'web/test/online-seats.browser.test.ts',
  'web/test/online-place.browser.test.ts',
  'web/test/online-return.browser.test.ts',
  'web/test/online-together.browser.test.ts',
  'web/test/online-turns.browser.test.ts',
  'web/test/online-stream.browser.test.ts',
  'web/test/fifth-game.browser.test.ts',
  'web/test/axe.browser.test.ts',
  'web/test/secrets.browser.test.ts',
  'web/test/dead-links.browser.test.ts',
  'web/test/bitoku.browser.test.ts',
  'web/test/kodama.browser.test.ts',
  'web/test/offline.browser.test.ts',
  'web/test/tables.browser.test.ts',
  'web/test/screens.browser.test.ts',
  'web/test/french.browser.test.ts',
  'web/test/lessons.browser.test.ts',
  'web/test/shift.browser.test.ts',
  'cli/test/new.browser.test.ts',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.endsWith(name))
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            '{kernel,table,bots,cli,server,games,scripts,bench,web/{coach,day,explain,kit,online,review,rules,table,teach,worker}}/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.deep.test.ts', '**/*.browser.test.ts'],
          // Some wait for clocks, databases and processes: three keep two cores busy.
          maxWorkers: 3,
          // Files share what they import: loading it anew for each takes as long as the tests do.
          isolate: false,
          testTimeout: 120_000,
          // Some start a server or PostgreSQL.
          hookTimeout: 120_000,
        },
      },
      {
        // Longer looks than `npm test` takes the time for: `npm run test:deep`.
        test: {
          name: 'deep',
          include: ['**/*.deep.test.ts'],
          exclude: ['**/node_modules/**'],
          fileParallelism: false,
          testTimeout: 3_600_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['**/*.browser.test.ts'],
          exclude: ['**/node_modules/**'],
          // A browser waits about as much as it works: three keep two cores busy.
          maxWorkers: 3,
          // Files share what they import, and one browser for each worker.
          isolate: false,
          // After the rules: they take as many cores as there are.
          sequence: { groupOrder: 1 },
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // As patient as the pages' own locators: what is waited for comes from other processes.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})
