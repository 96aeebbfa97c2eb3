import { chromium } from 'playwright'
import lighthouse from 'lighthouse'
import { fillCart, type CartFilling } from '#tests/e2e/filled-cart.ts'
import { launchOptions } from '#tests/setup/browser.ts'
import { freePort } from '../scripts/free-port.ts'
import { atMost, median, type Figure } from './figure.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
/** Carts keep out of search engines on purpose, which Lighthouse counts against them. */
const notCrawled = ['is-crawlable']
const skippedFor: Record<string, string[]> = { cart: notCrawled, 'filled cart': notCrawled }

/** Milliseconds at most until a phone shows a page's largest part. */
const largestGoals: Record<string, number> = { home: 1200, listing: 1200, product: 950 }
const firstGoal = 800

type Run = { scores: number[]; first: number; largest: number }

/**
 * Lighthouse's mobile scores and paints (simulated slow 4G, CPU four times slower): of three runs, each figure's median.
 * The filled cart comes last, since from then on its visitor has one everywhere.
 */
export async function lighthouseScores(
  shop: string,
  pages: Record<string, string>,
  filling: readonly CartFilling[],
): Promise<Figure[]> {
  const port = await freePort()
  const options = await launchOptions()
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  })
  const figures: Figure[] = []
  for (const [name, path] of Object.entries({ ...pages, 'filled cart': '/en-us/cart' })) {
    if (name === 'filled cart') await fillCartOf(port, shop, filling)
    const runs: Run[] = []
    for (let run = 0; run < 3; run += 1) runs.push(await runOf(shop + path, port, skippedFor[name] ?? []))
    const scores = categories.map((_, index) => median(runs.map((run) => run.scores[index] ?? 0)))
    const least = ['home', 'listing'].includes(name) ? 100 : 98
    figures.push({
      name: `${name}: performance, accessibility, best practices, SEO`,
      value: scores.join(' '),
      goal: `${least} 100 100 100`,
      met: (scores[0] ?? 0) >= least && scores.slice(1).every((score) => score === 100),
    })
    const largestGoal = largestGoals[name]
    if (largestGoal === undefined) continue
    const first = runs.map((run) => run.first)
    const largest = runs.map((run) => run.largest)
    figures.push(
      atMost(`${name}: first contentful paint`, median(first), firstGoal, 'ms', first),
      atMost(`${name}: largest contentful paint`, median(largest), largestGoal, 'ms', largest),
    )
  }
  await browser.close()
  return figures
}

/** Fills the cart of the visitor as whom Lighthouse comes: the browser's own, which knows its cookies from run to run. */
async function fillCartOf(port: number, shop: string, filling: readonly CartFilling[]): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0]?.newPage()
  if (!page) throw new Error('The browser has no context of its own')
  await fillCart(page, 'en-us', filling, shop)
  await page.close()
}

async function runOf(url: string, port: number, skipAudits: string[]): Promise<Run> {
  const result = await lighthouse(url, { port, onlyCategories: categories, skipAudits, logLevel: 'error' })
  const audit = (name: string): number => result?.lhr.audits[name]?.numericValue ?? Infinity
  return {
    scores: categories.map((name) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100)),
    first: audit('first-contentful-paint'),
    largest: audit('largest-contentful-paint'),
  }
}
