import { chromium } from 'playwright'
import lighthouse from 'lighthouse'
import { launchOptions } from '#tests/setup/browser.ts'
import { freePort } from '../scripts/free-port.ts'
import { atMost, median, type Figure } from './figure.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
/** Carts keep out of search engines on purpose, which Lighthouse counts against them. */
const skippedFor: Record<string, string[]> = { cart: ['is-crawlable'] }

/** Milliseconds at most until a phone shows a page's largest part. */
const largestGoals: Record<string, number> = { home: 1200, listing: 1200, product: 950 }
const firstGoal = 800

type Run = { scores: number[]; first: number; largest: number }

/** Lighthouse's mobile scores and paints (simulated slow 4G, CPU four times slower): of three runs, each figure's median. */
export async function lighthouseScores(shop: string, pages: Record<string, string>): Promise<Figure[]> {
  const port = await freePort()
  const options = await launchOptions()
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  })
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(pages)) {
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

async function runOf(url: string, port: number, skipAudits: string[]): Promise<Run> {
  const result = await lighthouse(url, { port, onlyCategories: categories, skipAudits, logLevel: 'error' })
  const audit = (name: string): number => result?.lhr.audits[name]?.numericValue ?? Infinity
  return {
    scores: categories.map((name) => Math.round((result?.lhr.categories[name]?.score ?? 0) * 100)),
    first: audit('first-contentful-paint'),
    largest: audit('largest-contentful-paint'),
  }
}
