import { spawn } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '#tests/setup/temporary-folder.ts'
import { recordResponse } from './recorded-response.ts'

/** Starts the yardstick: a bare node:http server that sends what `url` answered, byte for byte. */
export async function startBareServer(url: string): Promise<{ url: string; stop: () => void }> {
  const { body, headers } = await recordResponse(url)
  const folder = await temporaryFolder('welt-bare-')
  const file = join(folder, 'body')
  await writeFile(file, body)
  const program = join(import.meta.dirname, 'bare-server.ts')
  const server = spawn(process.execPath, [program, file, JSON.stringify(headers)])
  const port = await new Promise<string>((done) =>
    server.stdout.once('data', (line) => done(String(line).trim())),
  )
  await rm(folder, { recursive: true })
  return { url: `http://127.0.0.1:${port}/`, stop: () => void server.kill() }
}
