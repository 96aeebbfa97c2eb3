import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { seed as seedOfDay } from '#tests/setup/extent.ts'
import { ensureBuilt } from './astro-build.ts'
import { add, gate, none, readTally, type Tally } from './tally.ts'

const root = join(import.meta.dirname, '..')
const vitestReport = join(root, '.cache/vitest.json')
const playwrightReport = join(root, '.cache/playwright.json')

/** What the command line and the environment say of the run, as the tests read it in theirs. */
function extentOfRun(): Record<string, string> {
  if (!process.argv.includes('--all')) return { TEST_SEED: String(seedOfDay) }
  return { TEST_ALL: '1', TEST_SEED: process.env['TEST_SEED'] ?? String(randomInt(1, 2 ** 31)) }
}

/** Runs a program of node_modules to its end, its output shown. */
function run(program: string, argv: string[], env: Record<string, string>): Promise<void> {
  const entry = join(root, 'node_modules', program)
  const child = spawn(process.execPath, [entry, ...argv], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return new Promise((done, fail) => child.once('error', fail).once('exit', () => done()))
}

async function runVitest(env: Record<string, string>): Promise<Tally> {
  const report = ['--reporter=default', '--reporter=json', `--outputFile=${vitestReport}`]
  await run('vitest/vitest.mjs', ['run', ...report], env)
  return readTally('vitest', vitestReport)
}

/** End-to-end tests on a fresh build. A build that fails counts as one failure. */
async function runPlaywright(env: Record<string, string>): Promise<Tally> {
  try {
    await ensureBuilt()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return gate('the build', false)
  }
  await run('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  })
  return readTally('playwright', playwrightReport)
}

/** Every test: unit, islands, rendering and conformance, then end to end, with what is done beside the browsers. */
export async function runAllTests(besideBrowsers: () => Promise<Tally> = async () => none): Promise<Tally> {
  await Promise.all([vitestReport, playwrightReport].map((file) => rm(file, { force: true })))
  const env = extentOfRun()
  console.log(`Random tests begin with ${env['TEST_SEED']}: TEST_SEED=${env['TEST_SEED']} repeats them`)
  const fast = await runVitest(env)
  const [browsers, others] = await Promise.all([runPlaywright(env), besideBrowsers()])
  return add(add(fast, browsers), others)
}
