import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { add, closingLines, gate, readTally } from './tally.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'welt-tally-'))
})
afterAll(() => rm(folder, { recursive: true }))

const reportOf = async (name: string, report: unknown): Promise<string> => {
  const file = join(folder, name)
  await writeFile(file, JSON.stringify(report))
  return file
}

it('names the tests that failed, and files that do not load', async () => {
  const passing = { fullName: 'adds', status: 'passed' }
  const file = await reportOf('vitest.json', {
    numPassedTests: 1,
    numFailedTests: 1,
    success: false,
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [passing, { fullName: 'b c', status: 'failed' }],
      },
      { name: 'd.test.ts', status: 'failed', assertionResults: [] },
    ],
  })
  expect(await readTally('vitest', file)).toEqual({
    passed: 1,
    failed: 1,
    failures: ['a.test.ts › b c', 'd.test.ts'],
  })
})

it('counts a browser test that passed only when tried again as failed', async () => {
  const spec = (title: string, status: string) => ({
    file: 'cart.spec.ts',
    line: 3,
    title,
    tests: [{ projectName: 'phone', status }],
  })
  const file = await reportOf('playwright.json', {
    stats: { expected: 1, unexpected: 1, flaky: 1 },
    errors: [],
    suites: [
      {
        specs: [spec('buys', 'expected'), spec('pays', 'flaky')],
        suites: [{ specs: [spec('leaves', 'unexpected')] }],
      },
    ],
  })
  expect(await readTally('playwright', file)).toEqual({
    passed: 1,
    failed: 2,
    failures: ['[phone] cart.spec.ts:3 › pays', '[phone] cart.spec.ts:3 › leaves'],
  })
})

it('counts a report that is missing as one failure', async () => {
  const tally = await readTally('playwright', join(folder, 'nothing.json'))
  expect(tally).toEqual({ passed: 0, failed: 1, failures: ['playwright, which left no report'] })
})

it('closes with the names, then the sum', () => {
  const tally = add(gate('lint', true), add(gate('types', false), gate('knip', false)))
  expect(closingLines(tally)).toBe('failed: types\nfailed: knip\n1 passed, 2 failed')
})
