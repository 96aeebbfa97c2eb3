import { pathToFileURL } from 'node:url'
import { builtEntry, ensureBuilt } from './astro-build.ts'
import { takeMemorySettings } from './memory-settings.ts'
import { duration } from './step.ts'

type Start = (report: (step: string, ms: number) => void) => Promise<{ address: string; local: string }>

/** Checked by hand: loading a schema library for it would take a tenth of the time a start may take. */
function isEntry(built: unknown): built is { start: Start } {
  return typeof built === 'object' && built !== null && 'start' in built && typeof built.start === 'function'
}

try {
  takeMemorySettings()
  // React and others pick their fast build by it when they are loaded.
  process.env['NODE_ENV'] ??= 'production'
  await ensureBuilt()
  const begun = performance.now()
  const built: unknown = await import(pathToFileURL(builtEntry).href)
  if (!isEntry(built)) throw new Error(`${builtEntry} does not start a shop`)
  const { address, local } = await built.start((step, ms) => console.log(`${step} … ${duration(ms)}`))
  console.log(`Opened the shop … ${duration(performance.now() - begun)}\n\n  ${local}\n`)
  if (address !== local) console.log(`  ${address} for shoppers\n`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
