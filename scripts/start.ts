import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { builtEntry, ensureBuilt } from './astro-build.ts'
import { duration } from './step.ts'

type Start = (report: (step: string, ms: number) => void) => Promise<{ address: string }>

const entrySchema = z.object({ start: z.custom<Start>((value) => typeof value === 'function') })

try {
  // React and others pick their fast build by it when they are loaded.
  process.env['NODE_ENV'] ??= 'production'
  await ensureBuilt()
  const begun = performance.now()
  const { start } = entrySchema.parse(await import(pathToFileURL(builtEntry).href))
  const { address } = await start((step, ms) => console.log(`${step} … ${duration(ms)}`))
  console.log(`Opened the shop … ${duration(performance.now() - begun)}\n\n  ${address}\n`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
