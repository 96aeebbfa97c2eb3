import { spawn } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '#tests/setup/temporary-folder.ts'
import { atLeast, plain, shown, type Figure } from './figure.ts'
import { getPlan, runLoad } from './load-plan.ts'
import { recordResponse } from './recorded-response.ts'

const connections = 20
const seconds = 8

/** Pages rendered anew for every request, and the share of what a bare node:http server reaches with the same bytes. */
export async function renderingSpeed(shop: string, pages: Record<string, string>): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(pages)) {
    const report = await runLoad(getPlan(shop + path, connections, seconds))
    const bare = await bareSpeed(shop + path)
    figures.push(
      atLeast(`${name}: rendered, ${connections} connections`, report.perSecond, 400, 'requests/s'),
      plain(`${name}: p50 and p99`, `${shown(report.p50Ms)} and ${shown(report.p99Ms)} ms`),
      plain(`${name}: bare server, same bytes`, `${shown(bare)} requests/s`),
      plain(`${name}: share of the bare server`, `1 : ${shown(bare / report.perSecond)}`),
    )
    if (report.failures > 0) figures.push(plain(`${name}: failed requests`, String(report.failures)))
  }
  return figures
}

async function bareSpeed(url: string): Promise<number> {
  const { body, headers } = await recordResponse(url)
  const folder = await temporaryFolder('welt-bare-')
  const file = join(folder, 'body')
  await writeFile(file, body)
  const program = join(import.meta.dirname, 'bare-server.ts')
  const server = spawn(process.execPath, [program, file, JSON.stringify(headers)])
  const port = await new Promise<string>((done) =>
    server.stdout.once('data', (line) => done(String(line).trim())),
  )
  const report = await runLoad(getPlan(`http://127.0.0.1:${port}/`, connections, 4))
  server.kill()
  await rm(folder, { recursive: true })
  return report.perSecond
}
