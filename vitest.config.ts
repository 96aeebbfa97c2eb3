import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/setup/longest-first.ts'
import { hangsAfter, patience } from './tests/setup/patience.ts'

const ignored = ['**/node_modules/**', '**/dist/**', 'tests/e2e/**']
const setupFiles = ['tests/setup/console.ts']

/** No test depends on how busy the machine is. */
const patient = {
  testTimeout: hangsAfter,
  hookTimeout: hangsAfter,
  expect: { poll: { timeout: patience, interval: 20 } },
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    coverage: {
      provider: 'v8',
      include: ['{src,islands,blocks}/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}'],
      reporter: ['text-summary'],
    },
    // On two processors the default is one, and the other idles.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      'tests/rendering/vitest.config.ts',
      {
        test: {
          name: 'unit',
          include: ['**/*.test.ts'],
          exclude: [...ignored, 'tests/{conformance,rendering,served}/**'],
          setupFiles,
          ...patient,
        },
      },
      {
        test: {
          name: 'islands',
          include: ['islands/**/*.test.tsx'],
          environment: 'happy-dom',
          ...patient,
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
          ...patient,
        },
      },
      {
        test: {
          name: 'served',
          include: ['tests/served/**/*.test.ts'],
          setupFiles,
          globalSetup: ['tests/setup/built-shop-for-run.ts'],
          env: { NODE_ENV: 'production' },
          ...patient,
        },
      },
    ],
  },
})
