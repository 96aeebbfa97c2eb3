import { startBareServer } from './bare-process.ts'
import { atLeast, median, plain, shown, type Figure } from './figure.ts'
import { getPlan, runLoad } from './load-plan.ts'

const connections = 20
const seconds = 3
const pairs = 5

/** Pages that are held, against a bare node:http server with the same bytes: the median of alternating pairs. */
export async function cachedSpeed(shop: string, pages: Record<string, string>): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(pages)) {
    const bare = await startBareServer(shop + path)
    const shares: number[] = []
    const speeds: number[] = []
    for (let pair = 0; pair < pairs; pair += 1) {
      const cached = await runLoad(getPlan(shop + path, connections, seconds))
      const limit = await runLoad(getPlan(bare.url, connections, seconds))
      speeds.push(cached.perSecond)
      shares.push(cached.perSecond / limit.perSecond)
    }
    bare.stop()
    figures.push(
      plain(`${name}: held, ${connections} connections`, `${shown(median(speeds))} requests/s`),
      atLeast(`${name}: share of the bare server`, median(shares), 0.7, '', shares),
    )
  }
  return figures
}

const day = 20_000
const campaigns = ['', '', '', '?utm_source=mail&utm_campaign=spring', '?gclid=abc', '?fbclid=def']
const cookiesOfDay = [
  ...['', '', ''],
  ...['welt_session=s', '_ga=GA1.1.1'],
  'OptanonConsent=groups%3DC0001%3A1%2CC0004%3A1; welt_visitor_id=visitor-1000',
  `welt_visitor=${encodeURIComponent(JSON.stringify({ cartId: 'c', units: 2 }))}; welt_session=s`,
]

/** A day of anonymous and returning visitors, carts, consent, campaigns and bots: how many pages need no rendering. */
export async function hitRate(shop: string, paths: readonly string[]): Promise<Figure[]> {
  let hits = 0
  for (let visit = 0; visit < day; visit += 1) {
    // A few pages get most visits, as on any shop.
    const path = paths[Math.floor(paths.length * ((visit * 0.618_034) % 1) ** 3)] ?? '/en-us'
    const campaign = campaigns[visit % campaigns.length] ?? ''
    const cookie = cookiesOfDay[(visit * 7) % cookiesOfDay.length] ?? ''
    const response = await fetch(shop + path + campaign, {
      headers: { 'accept-encoding': visit % 20 === 0 ? 'identity' : 'br', ...(cookie && { cookie }) },
    })
    await response.arrayBuffer()
    if (response.headers.get('cache-status')?.startsWith('welt; hit')) hits += 1
  }
  return [
    atLeast(`pages of a day that need no rendering (${paths.length} addresses)`, (100 * hits) / day, 95, '%'),
  ]
}
