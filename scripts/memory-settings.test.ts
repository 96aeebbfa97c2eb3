import { spawn } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { memorySettings } from './memory-settings.js'

const reportSchema = z.object({
  pid: z.number(),
  flags: z.array(z.string()),
  arenas: z.string().optional(),
  words: z.array(z.string()),
})

const program = `
  import { takeMemorySettings } from ${JSON.stringify(path.join(import.meta.dirname, 'memory-settings.js'))}
  takeMemorySettings()
  const { pid, execArgv, env, argv } = process
  console.log(JSON.stringify({ pid, flags: execArgv, arenas: env.MALLOC_ARENA_MAX, words: argv.slice(1) }))
`

it.skipIf(process.platform === 'win32')('begins the same process anew with them, once', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, 'a word'])
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)))
  await new Promise((done) => child.once('close', done))
  const report = reportSchema.parse(JSON.parse(printed))
  expect(report.pid).toBe(child.pid)
  expect(report.flags).toContain('--no-wasm-tier-up')
  expect(report.arenas).toBe('2')
  expect(report.words).toEqual(['a word'])
})

it('leaves the last word to whoever starts it', () => {
  const { flags, environment } = memorySettings(['--max-semi-space-size=16'], { MALLOC_ARENA_MAX: '8' })
  expect(flags.at(-1)).toBe('--max-semi-space-size=16')
  expect(environment).toMatchObject({ MALLOC_ARENA_MAX: '8' })
})
