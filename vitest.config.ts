import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['{kernel,table,bots,cli,server,games,scripts,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.deep.test.ts', '**/*.browser.test.ts'],
          testTimeout: 120_000,
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
          // A browser waits about as much as it works: two keep two cores busy.
          maxWorkers: 2,
          // Games are played with dice nobody chose, on machines that may be busy: a second try is told in the report.
          retry: 1,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
