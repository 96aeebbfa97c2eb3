import { createHash } from 'node:crypto'
import { scrollDown } from '#tests/setup/page-time.ts'
import { watchLayoutShift } from './layout-shift.ts'
import { expect, test } from './shop-test.ts'

const widths = [320, 375, 768, 1024, 1440, 1920]

for (const [locale, word] of [
  ['en-us', 'Cart'],
  ['de-de', 'Warenkorb'],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the ${locale} home page is accessible in the ${colorScheme} scheme`, async ({
      page,
      expectAccessible,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(`/${locale}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('banner').getByRole('link', { name: word })).toBeVisible()
      await expectAccessible()
    })
  }
}

test('nothing scrolls sideways at any width', async ({ page }) => {
  await page.goto('/en-us')
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const overhang = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overhang, `at ${width} pixels`).toBeLessThanOrEqual(0)
  }
})

test('the styles of islands come with the first of them', async ({ page }) => {
  await page.goto('/en-us', { waitUntil: 'networkidle' })
  expect(await page.locator('link[rel="stylesheet"][href*="/islands."]').count()).toBe(0)

  await page.getByRole('link', { name: 'Cart', exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('link[rel="stylesheet"][href*="/islands."]')).toHaveCount(1)
})

test('a page holds the styles of the blocks it has and of no others, and waits for no file', async ({
  request,
}) => {
  const pageAt = async (path: string) => {
    const response = await request.get(path)
    const html = await response.text()
    expect(html.replaceAll(/<noscript>.*?<\/noscript>/gs, '')).not.toContain('rel="stylesheet"')
    const [, names = '', css = ''] = /<style data-sheets="([^"]+)">(.+?)<\/style>/s.exec(html) ?? []
    expect(response.headers()).not.toHaveProperty('x-welt-inline-styles')
    return { names, css, policy: response.headers()['content-security-policy'] ?? '' }
  }
  const home = await pageAt('/en-us')
  expect(home.names).toContain('+collection+')
  expect(home.css).toContain('.hero-banner')
  const privacy = await pageAt('/en-us/privacy')
  expect(privacy.names).not.toContain('collection')
  const source = createHash('sha256').update(home.css).digest('base64')
  expect(home.policy).toContain(`'sha256-${source}'`)
  expect(privacy.policy).not.toContain(source)
})

test('styles that a page fetches later are kept for a year', async ({ request }) => {
  const example = await (await request.get('/en-us/gallery/hero-banner/full-width')).text()
  const [, address = ''] = /href="(\/styles\/[^"]+)"/.exec(example) ?? []
  const answer = await request.get(address)
  expect(answer.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
  })
  expect(await answer.text()).toContain('.hero-banner')
  expect((await request.get('/styles/x/block+block.css')).status()).toBe(404)
  expect((await request.get('/styles/x/block.css')).headers()['cache-control']).toBe('no-cache')
})

test('nothing moves while the home page loads and is read', async ({ page }) => {
  const shift = await watchLayoutShift(page)
  await page.goto('/en-us', { waitUntil: 'networkidle' })
  await scrollDown(page, 500, 6000)
  expect(await shift()).toBe(0)
})
