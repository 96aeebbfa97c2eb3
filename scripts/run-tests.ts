import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureBuilt } from './astro-build.ts'
import { add, gate, readTally, type Tally } from './tally.ts'

const root = join(import.meta.dirname, '..')
const vitestReport = join(root, '.cache/vitest.json')
const playwrightReport = join(root, '.cache/playwright.json')

/** Runs a program of node_modules to its end, its output shown. Resolves to its exit code. */
export function run(program: string, argv: string[], env: Record<string, string> = {}): Promise<number> {
  const entry = join(root, 'node_modules', program)
  const child = spawn(process.execPath, [entry, ...argv], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return new Promise((done, fail) => child.once('error', fail).once('exit', (code) => done(code ?? 1)))
}

/** Unit, conformance and end-to-end tests, the last on a fresh build. A build that fails counts as one failure. */
export async function runAllTests(): Promise<Tally> {
  await Promise.all([vitestReport, playwrightReport].map((file) => rm(file, { force: true })))
  await run('vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${vitestReport}`,
  ])
  const fast = await readTally('vitest', vitestReport)
  try {
    await ensureBuilt()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return add(fast, gate('the build', false))
  }
  await run('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  })
  return add(fast, await readTally('playwright', playwrightReport))
}
