import { ensureBuilt } from './astro-build.ts'

try {
  await ensureBuilt()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
