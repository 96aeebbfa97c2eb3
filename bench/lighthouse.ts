import { chromium } from 'playwright'
import lighthouse from 'lighthouse'
import { launchOptions } from '#tests/setup/browser.ts'
import { freePort } from '../scripts/free-port.ts'
import type { Figure } from './figure.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
/** Carts keep out of search engines on purpose, which Lighthouse counts against them. */
const skippedFor: Record<string, string[]> = { cart: ['is-crawlable'] }

/** Lighthouse's mobile scores (simulated slow 4G, CPU four times slower), the median performance of three runs. */
export async function lighthouseScores(shop: string, pages: Record<string, string>): Promise<Figure[]> {
  const port = await freePort()
  const options = await launchOptions()
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  })
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(pages)) {
    const runs = []
    for (let run = 0; run < 3; run += 1) runs.push(await scoresOf(shop + path, port, skippedFor[name] ?? []))
    const median = runs.sort((a, b) => (a[0] ?? 0) - (b[0] ?? 0))[1] ?? []
    const least = ['home', 'listing'].includes(name) ? 100 : 98
    figures.push({
      name: `${name}: performance, accessibility, best practices, SEO`,
      value: median.join(' '),
      goal: `${least} 100 100 100`,
      met: (median[0] ?? 0) >= least && median.slice(1).every((score) => score === 100),
    })
  }
  await browser.close()
  return figures
}

async function scoresOf(url: string, port: number, skipAudits: string[]): Promise<number[]> {
  const result = await lighthouse(url, { port, onlyCategories: categories, skipAudits, logLevel: 'error' })
  return categories.map((name) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100))
}
