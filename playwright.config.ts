import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './tests/setup/browser.ts'
import { freePort } from './scripts/free-port.ts'

// The workers read this file again and must find the same server, so its place is handed on in the environment.
const port = (process.env['WELT_E2E_PORT'] ??= String(await freePort()))
const baseURL = `http://localhost:${port}`
const browser = await launchOptions()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: process.env['CI'] !== undefined,
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: { baseURL, launchOptions: browser, locale: 'en-US', screenshot: 'only-on-failure' },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'] }, grepInvert: /@phone/ },
    { name: 'phone', use: { ...devices['Pixel 7'] }, grep: /@phone|@both/ },
  ],
  webServer: {
    command: 'node tests/setup/serve-for-e2e.ts',
    url: `${baseURL}/healthz`,
    env: {
      PORT: port,
      LOG_LEVEL: 'error',
      WELT_GALLERY: '1',
      RATE_LIMIT_SCALE: '100',
      DEMO_ACCOUNTS: 'true',
      WELT_STAFF_KEY: 'the staff key of end-to-end tests',
    },
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
  },
})
