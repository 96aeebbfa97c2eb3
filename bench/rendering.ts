import { startBareServer } from './bare-process.ts'
import { atLeast, plain, shown, type Figure } from './figure.ts'
import { getPlan, runLoad } from './load-plan.ts'

const connections = 20
const seconds = 8
const bareSeconds = 4

/** Pages rendered anew for every request, and the share of what a bare node:http server reaches with the same bytes. */
export async function renderingSpeed(shop: string, pages: Record<string, string>): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(pages)) {
    const report = await runLoad(getPlan(shop + path, connections, seconds))
    const bare = await startBareServer(shop + path)
    const limit = await runLoad(getPlan(bare.url, connections, bareSeconds))
    bare.stop()
    figures.push(
      atLeast(`${name}: rendered, ${connections} connections`, report.perSecond, 400, 'requests/s'),
      plain(`${name}: p50 and p99`, `${shown(report.p50Ms)} and ${shown(report.p99Ms)} ms`),
      plain(`${name}: bare server, same bytes`, `${shown(limit.perSecond)} requests/s`),
      plain(`${name}: share of the bare server`, `1 : ${shown(limit.perSecond / report.perSecond)}`),
    )
    if (report.failures > 0) figures.push(plain(`${name}: failed requests`, String(report.failures)))
  }
  return figures
}
