import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesFingerprint } from './build-inputs.ts'
import { compileCache } from './compile-cache.js'
import { step } from './step.ts'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'dist/built-from')

/** Where the built server's entry lies. */
export const builtEntry = join(root, 'dist/server/entry.mjs')

/** The database an import into a new folder begins as: tables up to date, and nothing in them. */
export const emptyDatabase = join(root, 'dist/empty-database')

/** The database a new shop begins as: the demo catalogue loaded. */
const firstDatabase = join(root, 'dist/first-database')

/** Builds the shop unless the build there is was made from these very sources. Throws the builder's output when it fails. */
export async function ensureBuilt(): Promise<void> {
  const fingerprint = sourcesFingerprint(root)
  if (existsSync(builtEntry) && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  await step('Building the shop', async () => {
    await run('The build', [join(root, 'node_modules/astro/bin/astro.mjs'), 'build'])
    const maker = join(root, 'scripts/build-first-database.ts')
    await run('The first database', [maker, emptyDatabase, firstDatabase])
    // The shop that is started finds its build.
    writeFileSync(stamp, fingerprint)
    rmSync(compileCache, { recursive: true, force: true })
    await run('The first start', [join(root, 'scripts/fill-compile-cache.ts')])
  })
}

/** A process of its own, so that the server does not keep the builder's memory. */
async function run(what: string, program: string[]): Promise<void> {
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' }
  const build = spawn(process.execPath, program, { cwd: root, env })
  let output = ''
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
  const code = await new Promise((done, fail) => build.once('error', fail).once('exit', done))
  if (code !== 0) throw new Error(`${what} failed:\n${output}`)
}
