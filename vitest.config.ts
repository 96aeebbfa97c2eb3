import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const ignored = ['**/node_modules/**', '**/dist/**', 'tests/e2e/**']
const setupFiles = ['tests/setup/console.ts']

/** Milliseconds. None takes a tenth of it, but on a machine that does much else at the same time. */
const testTimeout = 30_000

export default defineConfig({
  test: {
    // On two processors the default is one, and the other idles.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      'tests/rendering/vitest.config.ts',
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...ignored, 'tests/{conformance,rendering}/**'],
          setupFiles,
          testTimeout,
        },
      },
      {
        test: {
          name: 'islands',
          include: ['islands/**/*.test.tsx'],
          environment: 'happy-dom',
          testTimeout,
          // Testing Library takes each test's page down by the global hooks.
          globals: true,
          setupFiles: [...setupFiles, 'tests/setup/page.ts'],
        },
      },
      {
        test: {
          name: 'conformance',
          include: ['tests/conformance/**/*.test.ts'],
          exclude: ignored,
          setupFiles,
          globalSetup: ['tests/setup/postgres-for-run.ts'],
          testTimeout,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
