import { brotliCompressSync } from 'node:zlib'
import type { Browser, Response } from 'playwright'
import { watchLayoutShift } from '#tests/e2e/layout-shift.ts'
import { readPage } from '#tests/setup/page-scripts.ts'
import { atMost, type Figure } from './figure.ts'

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
  const stylesheets: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'stylesheet') stylesheets.push(response)
  })
  const layoutShift = await watchLayoutShift(page)
  const { bytes, hasReact } = await readPage(page, url)
  const sizes = await Promise.all(
    stylesheets.map(async (file) => (await file.request().sizes()).responseBodySize),
  )
  const inline = (await page.locator('style').allTextContents()).join('\n')
  const weight = {
    scriptKb: bytes / 1000,
    styleKb: sizes.reduce((sum, size) => sum + size, brotliCompressSync(inline).length) / 1000,
    react: hasReact,
    cls: await layoutShift(),
  }
  await page.close()
  return weight
}
