import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** How many tests passed and failed. Skipped tests are not counted. */
export type Tally = { passed: number; failed: number }

export const nothing: Tally = { passed: 0, failed: 0 }

export function add(a: Tally, b: Tally): Tally {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed }
}

/** The closing line of a run. */
export function closingLine({ passed, failed }: Tally): string {
  return `${passed} passed, ${failed} failed`
}

const vitestReport = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number(), success: z.boolean() })
  .transform(({ numPassedTests, numFailedTests, success }) => tally(numPassedTests, numFailedTests, success))

const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    errors: z.array(z.unknown()),
  })
  .transform(({ stats, errors }) =>
    tally(stats.expected, stats.unexpected + stats.flaky, errors.length === 0),
  )

/** A runner that broke without a failing test (a file that does not load) counts as one failure. */
function tally(passed: number, failed: number, success: boolean): Tally {
  return { passed, failed: failed === 0 && !success ? 1 : failed }
}

/** Reads a runner's JSON report; a missing or foreign one counts as one failure. */
export async function readTally(runner: 'vitest' | 'playwright', file: string): Promise<Tally> {
  const schema = runner === 'vitest' ? vitestReport : playwrightReport
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 1 }
  }
}
