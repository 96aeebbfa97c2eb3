import type { Page } from '@playwright/test'
import { watchLayoutShift } from './layout-shift.ts'
import { expect, test } from './shop-test.ts'

/** The font files a page fetches, by their bytes. */
const fontsOf = async (page: Page, url: string): Promise<number[]> => {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') sizes.push(request.sizes().then((one) => one.responseBodySize))
  })
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  return Promise.all(sizes)
}

test('a page in English fetches one font file of at most 24 kB @phone', async ({ page }) => {
  const [bytes = 0, ...more] = await fontsOf(page, '/en-us')
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(24_000)
  expect(more).toEqual([])
})

test('a page with accented letters fetches their file too', async ({ page }) => {
  expect(await fontsOf(page, '/fr-fr')).toHaveLength(2)
})

test('headlines are narrower and prices of one width, as the typeface can', async ({ page }) => {
  await page.goto('/fr-fr')
  const widths = await page.evaluate(async () => {
    const [family] = getComputedStyle(document.body).fontFamily.split(',')
    await document.fonts.load(`1rem ${family}`, 'aé')
    const widthOf = (text: string, style: Partial<CSSStyleDeclaration>): number => {
      const sample = document.body.appendChild(document.createElement('span'))
      Object.assign(sample.style, { position: 'absolute', fontSize: '100px', whiteSpace: 'nowrap', ...style })
      sample.textContent = text
      const { width } = sample.getBoundingClientRect()
      sample.remove()
      return width
    }
    const digits = ['1111', '8888'].map((text) => widthOf(text, { fontVariantNumeric: 'tabular-nums' }))
    const [normal = 0, narrow = 0] = ['100%', '82%'].map((fontStretch) =>
      widthOf('Hölzern début', { fontStretch }),
    )
    return { narrowness: narrow / normal, digits }
  })
  expect(widths.narrowness).toBeLessThan(0.95)
  expect(widths.digits[0]).toBe(widths.digits[1])
})

test('a font that comes late moves nothing @both', async ({ page }) => {
  let release = (): void => undefined
  const held = new Promise<void>((done) => (release = done))
  await page.route('**/*.woff2', async (route) => {
    await held
    await route.continue()
  })
  const layoutShift = await watchLayoutShift(page)
  await page.goto('/en-us', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  release()
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  expect(await layoutShift()).toEqual([])
})
