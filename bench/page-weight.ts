import { brotliCompressSync } from 'node:zlib'
import type { Browser, Page, Response } from 'playwright'
import { fillCart, type CartFilling } from '#tests/e2e/filled-cart.ts'
import { watchLayoutShift } from '#tests/e2e/layout-shift.ts'
import { readPage } from '#tests/setup/page-scripts.ts'
import { atMost, type Figure } from './figure.ts'

const phone = { viewport: { width: 412, height: 915 } }

type Weight = { scriptKb: number; styleKb: number; react: boolean; cls: number }

/** What a page costs before the shopper acts: script and style bytes on the wire, whether React came, and its layout shift. */
export async function pageWeight(
  browser: Browser,
  shop: string,
  pages: Record<string, string>,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(pages)) {
    const page = await browser.newPage(phone)
    const { scriptKb, styleKb, react, cls } = await weigh(page, shop + path)
    await page.close()
    figures.push(
      atMost(`${name}: script, inline included`, scriptKb, name === 'product' ? 20 : 8, 'kB'),
      atMost(`${name}: style`, styleKb, 15, 'kB'),
      { name: `${name}: React`, value: react ? 'loaded' : 'not loaded', goal: 'not loaded', met: !react },
      atMost(`${name}: layout shift`, cls, 0, 'CLS'),
    )
  }
  return figures
}

/** What the page of a filled cart costs; all of it is there to act on, so it begins with React. */
export async function cartWeight(
  browser: Browser,
  shop: string,
  filling: readonly CartFilling[],
): Promise<Figure[]> {
  const page = await browser.newPage(phone)
  await fillCart(page, 'en-us', filling, shop)
  const { scriptKb, styleKb, cls } = await weigh(page, `${shop}/en-us/cart`)
  await page.close()
  const name = `cart of ${filling.length} lines`
  return [
    atMost(`${name}: script, inline included`, scriptKb, 110, 'kB'),
    atMost(`${name}: style`, styleKb, 20, 'kB'),
    atMost(`${name}: layout shift`, cls, 0, 'CLS'),
  ]
}

/** Opens a page, reads it to its end, and weighs what came. */
export async function weigh(page: Page, url: string): Promise<Weight> {
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
  return {
    scriptKb: bytes / 1000,
    styleKb: sizes.reduce((sum, size) => sum + size, brotliCompressSync(inline).length) / 1000,
    react: hasReact,
    cls: (await layoutShift()).reduce((sum, { score }) => sum + score, 0),
  }
}
