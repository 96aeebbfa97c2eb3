import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startShop } from '../scripts/shop-process.ts'
import { temporaryFolder } from '#tests/setup/temporary-folder.ts'
import { repeatedTypes, writeBlockPages } from './block-pages.ts'
import { cpuTimeMs } from './cpu-time.ts'
import { atMost, plain, shown, type Figure } from './figure.ts'

const blocksOfPage = 60
const content = join(import.meta.dirname, '../demo/content')

/** Long enough that the server has done with an answer, in milliseconds. */
const settleMs = 2

type Costs = { firstMs: number; p50Ms: number; p99Ms: number; kb: number }

/** Server CPU of answering a page to one visitor after another; undefined where it cannot be told. */
async function costsOf(
  shop: { url: string; pid: number },
  path: string,
  times: { warmUp: number; measured: number },
  encoding = 'identity',
): Promise<Costs | undefined> {
  const costs: number[] = []
  let kb = 0
  for (let count = 0; count <= times.warmUp + times.measured; count += 1) {
    const before = await cpuTimeMs(shop.pid)
    const answer = await fetch(shop.url + path, {
      headers: { accept: 'text/html', 'accept-encoding': encoding },
    })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    kb = (await answer.arrayBuffer()).byteLength / 1000
    await new Promise((done) => setTimeout(done, settleMs))
    const after = await cpuTimeMs(shop.pid)
    if (before === undefined || after === undefined) return undefined
    costs.push(after - before)
  }
  const [firstMs = 0] = costs
  const sorted = costs.slice(-times.measured).sort((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return { firstMs, p50Ms: at(0.5), p99Ms: at(0.99), kb }
}

/** What a page of 60 blocks costs the server, all kinds mixed, and what one block of each type adds. */
export async function blockCost(data: string): Promise<Figure[]> {
  const folder = await temporaryFolder('welt-bench-content-')
  await writeBlockPages(content, folder, blocksOfPage)
  const shop = await startShop(data, { CONTENT_FOLDER: folder })
  const of = (name: string, warmUp: number, measured: number) =>
    costsOf(shop, `/en-us/bench/${name}`, { warmUp, measured })
  const mixed = await of('mixed', 400, 400)
  const sent = await costsOf(shop, '/en-us/bench/mixed', { warmUp: 20, measured: 100 }, 'br')
  const none = await of('none', 100, 100)
  const figures: Figure[] = []
  if (mixed && sent && none) {
    figures.push(
      atMost(`${blocksOfPage} blocks: server CPU of a rendering, p50`, mixed.p50Ms, 4, 'ms'),
      plain(`${blocksOfPage} blocks: p99`, `${shown(mixed.p99Ms)} ms`),
      plain(`${blocksOfPage} blocks: first rendering of all`, `${shown(mixed.firstMs)} ms`),
      plain(`${blocksOfPage} blocks: p50 with compression`, `${shown(sent.p50Ms)} ms, ${shown(mixed.kb)} kB`),
      plain('no block: p50', `${shown(none.p50Ms)} ms`),
    )
    for (const type of repeatedTypes) {
      const costs = await of(type, 30, 50)
      if (!costs) continue
      const each = (ms: number): string => shown((Math.max(0, ms - none.p50Ms) / blocksOfPage) * 1000)
      figures.push(plain(`one ${type}`, `${each(costs.p50Ms)} µs, first ${each(costs.firstMs)} µs`))
    }
  } else figures.push(plain('server CPU', 'cannot be told on this system'))
  await shop.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
  return figures
}
