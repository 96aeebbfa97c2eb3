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

/** Whether the sources build. What they fail with is shown. */
async function areBuilt(): Promise<boolean> {
  try {
    await ensureBuilt()
    return true
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return false
  }
}

async function runVitest(env: Record<string, string>, projects: string[]): Promise<Tally> {
  const report = ['--reporter=default', '--reporter=json', `--outputFile=${vitestReport}`]
  await run('vitest/vitest.mjs', ['run', ...projects, ...report], env)
  return readTally('vitest', vitestReport)
}

async function runPlaywright(env: Record<string, string>): Promise<Tally> {
  await run('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  })
  return readTally('playwright', playwrightReport)
}

/**
 * Every test: unit, islands, rendering, conformance and served, then end to end, with what is done beside the browsers. A build that fails
 * counts as one failure, and what needs it does not run.
 */
export async function runAllTests(besideBrowsers: () => Promise<Tally> = async () => none): Promise<Tally> {
  await Promise.all([vitestReport, playwrightReport].map((file) => rm(file, { force: true })))
  const env = extentOfRun()
  console.log(`Random tests begin with ${env['TEST_SEED']}: TEST_SEED=${env['TEST_SEED']} repeats them`)
  const isBuilt = await areBuilt()
  const fast = await runVitest(env, isBuilt ? [] : ['--project=!served'])
  const browsers = isBuilt ? runPlaywright(env) : gate('the build', false)
  const [shown, others] = await Promise.all([browsers, besideBrowsers()])
  return add(add(fast, shown), others)
}
