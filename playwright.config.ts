import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from './tests/setup/browser.ts'
import { hangsAfter, patience } from './tests/setup/patience.ts'
import { shopOfRun } from './tests/setup/shop-of-run.ts'
import { freePort } from './scripts/free-port.ts'

// The workers read this file again and must find the same server, so its place is handed on in the environment.
const port = (process.env['WELT_E2E_PORT'] ??= String(await freePort()))
const baseURL = `http://localhost:${port}`
const browser = await launchOptions()

/** Specs whose tests run one after the other. One that begins last is waited for while the other worker idles. */
const serial = ['checkout-rewards', 'static-site'].map((name) => `${name}.spec.ts`)

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: process.env['CI'] !== undefined,
  fullyParallel: true,
  workers: 2,
  timeout: hangsAfter,
  expect: { timeout: patience },
  use: {
    baseURL,
    launchOptions: browser,
    locale: 'en-US',
    screenshot: 'only-on-failure',
    actionTimeout: patience,
  },
  projects: [
    { name: 'desktop-serial', use: { ...devices['Desktop Chrome'] }, testMatch: serial },
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'] },
      grepInvert: /@phone/,
      testIgnore: serial,
    },
    { name: 'phone', use: { ...devices['Pixel 7'] }, grep: /@phone|@both/ },
  ],
  webServer: {
    command: 'node tests/setup/serve-for-e2e.ts',
    url: `${baseURL}/healthz`,
    env: {
      PORT: port,
      LOG_LEVEL: 'error',
      ...shopOfRun,
    },
    timeout: hangsAfter,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
  },
})
