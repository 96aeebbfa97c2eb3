import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page, Response } from 'playwright'
import { watchLayoutShift } from '#tests/e2e/layout-shift.ts'
import { atMost, type Figure } from './figure.ts'

/** Text that React's own code contains, minified or not. */
const reactMark = 'react.transitional.element'

type Weight = { scriptKb: number; styleKb: number; react: boolean; cls: number }

/** What a page costs before the shopper acts: script and style bytes on the wire, whether React came, and its layout shift. */
export async function pageWeight(
  browser: Browser,
  shop: string,
  pages: Record<string, string>,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(pages)) {
    const { scriptKb, styleKb, react, cls } = await weigh(browser, shop + path)
    figures.push(
      atMost(`${name}: script, inline included`, scriptKb, name === 'product' ? 20 : 8, 'kB'),
      atMost(`${name}: style`, styleKb, 15, 'kB'),
      { name: `${name}: React`, value: react ? 'loaded' : 'not loaded', goal: 'not loaded', met: !react },
      atMost(`${name}: layout shift`, cls, 0, 'CLS'),
    )
  }
  return figures
}

async function weigh(browser: Browser, url: string): Promise<Weight> {
  const page = await browser.newPage({ viewport: { width: 412, height: 915 } })
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  const layoutShift = await watchLayoutShift(page)
  // The first visit waits for pictures that are made for it.
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 })
  await readThrough(page)
  const of = async (type: string) => {
    const sizes = responses
      .filter((response) => response.request().resourceType() === type)
      .map(async (response) => (await response.request().sizes()).responseBodySize)
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  }
  const scripts = responses.filter((response) => response.request().resourceType() === 'script')
  const texts = await Promise.all(scripts.map((response) => response.text()))
  const inline = await page.evaluate(() =>
    [...document.scripts]
      .filter((script) => !script.src && !script.type.includes('json'))
      .map((one) => one.text),
  )
  const weight = {
    scriptKb: ((await of('script')) + compressed(inline)) / 1000,
    styleKb: ((await of('stylesheet')) + compressed(await inlineStyles(page))) / 1000,
    react: texts.some((text) => text.includes(reactMark)),
    cls: await layoutShift(),
  }
  await page.close()
  return weight
}

function inlineStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.querySelectorAll('style')].map((style) => style.textContent))
}

function compressed(texts: string[]): number {
  const text = texts.join('\n')
  return text === '' ? 0 : brotliCompressSync(text).length
}

/** Scrolls down step by step, as a reader does, so that what loads late loads. */
async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 600) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(60)
  }
  await page.waitForLoadState('networkidle')
}
