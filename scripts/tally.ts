import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** How many tests passed and failed, and which failed. Skipped tests are not counted. */
export type Tally = { passed: number; failed: number; failures: readonly string[] }

/** What is counted before anything ran. */
export const none: Tally = { passed: 0, failed: 0, failures: [] }

export const gate = (name: string, isPassed: boolean): Tally =>
  isPassed ? { ...none, passed: 1 } : { ...none, failed: 1, failures: [name] }

export function add(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    failures: [...a.failures, ...b.failures],
  }
}

/** What a run ends with: the name of each test that failed, then the closing line. */
export function closingLines({ passed, failed, failures }: Tally): string {
  return [...failures.map((name) => `failed: ${name}`), `${passed} passed, ${failed} failed`].join('\n')
}

const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    success: z.boolean(),
    testResults: z.array(
      z.object({
        name: z.string(),
        status: z.string(),
        assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
      }),
    ),
  })
  .transform(({ numPassedTests, numFailedTests, success, testResults }) => {
    const failures = testResults.flatMap(({ name, status, assertionResults }) => {
      const failing = assertionResults.filter((test) => test.status === 'failed')
      const isBroken = status === 'failed' && failing.length === 0
      return isBroken ? [name] : failing.map(({ fullName }) => `${name} › ${fullName}`)
    })
    return tally(numPassedTests, numFailedTests, success, failures)
  })

const playwrightSpec = z.object({
  file: z.string(),
  line: z.number(),
  title: z.string(),
  tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
})

const playwrightSuite = z.object({
  specs: z.array(playwrightSpec),
  get suites() {
    return z.array(playwrightSuite).optional()
  },
})

type PlaywrightSuite = z.infer<typeof playwrightSuite>

const failuresOf = ({ specs, suites = [] }: PlaywrightSuite): string[] => [
  ...specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName }) => `[${projectName}] ${file}:${line} › ${title}`),
  ),
  ...suites.flatMap(failuresOf),
]

const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    errors: z.array(z.unknown()),
    suites: z.array(playwrightSuite),
  })
  .transform(({ stats, errors, suites }) =>
    tally(stats.expected, stats.unexpected + stats.flaky, errors.length === 0, suites.flatMap(failuresOf)),
  )

/** A runner that broke without a failing test (a file that does not load) counts as one failure. */
function tally(passed: number, failed: number, success: boolean, failures: readonly string[]): Tally {
  return { passed, failed: failed === 0 && !success ? 1 : failed, failures }
}

/** Reads a runner's JSON report; a missing or foreign one counts as one failure. */
export async function readTally(runner: 'vitest' | 'playwright', file: string): Promise<Tally> {
  const schema = runner === 'vitest' ? vitestReport : playwrightReport
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return gate(`${runner}, which left no report`, false)
  }
}
