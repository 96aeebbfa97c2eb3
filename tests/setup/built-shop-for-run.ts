import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { ensureBuilt } from '../../scripts/astro-build.ts'
import { startShop } from '../../scripts/shop-process.ts'
import { shopOfRun } from './shop-of-run.ts'
import { temporaryFolder } from './temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    shopUrl: string
  }
}

/** One built shop that all tests of served responses share. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt()
  const data = await temporaryFolder('welt-served-')
  const shop = await startShop(data, { ...shopOfRun, NODE_ENV: 'production' })
  project.provide('shopUrl', shop.url)
  return async () => {
    await shop.end('SIGTERM')
    await rm(data, { recursive: true, force: true })
  }
}
