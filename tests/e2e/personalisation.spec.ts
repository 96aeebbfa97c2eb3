import type { BrowserContext, Page } from '@playwright/test'
import { someProduct } from '#tests/setup/some-product.ts'
import { painted } from '#tests/setup/page-time.ts'
import { expect, test } from './shop-test.ts'

const forEmpty = 'Rain is just weather'
const forFilled = 'Laced up and ready'
const control = 'A seam you can undo'
const variant = 'Bring them back when they talk'

const heading = (page: Page, name: string) => page.getByRole('heading', { name })

/** A visitor whom the hash deals this arm of the home page's experiment. */
const visitorOf = async (context: BrowserContext, baseURL: string | undefined, arm: string | undefined) => {
  for (let number = 0; number < 50; number += 1) {
    const cookie = { name: 'welt_visitor_id', value: `visitor-${number}`, url: baseURL ?? '' }
    await context.addCookies([cookie])
    const answer = await context.request.get('/en-us/-/decisions?ask=home-welt-story')
    const decisions: unknown = await answer.json()
    if (JSON.stringify(decisions).includes('variantId') === (arm !== undefined)) return
  }
  throw new Error('the hash deals everyone the same arm')
}

/** Adds to the cart as another tab would, and lets this page hear of it. */
const fillCart = async (page: Page, baseURL: string | undefined): Promise<void> => {
  const { productId, variants } = await someProduct(baseURL ?? '', 'en-us')
  await page.evaluate(
    async ({ id, upc }) => {
      const post = (path: string, body: object) =>
        fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-locale': 'en-us' },
          body: JSON.stringify(body),
        })
      await post('/token/v2/auth/token', {})
      await post('/cart/v1/cartWithItem', { productId: id, upc, qty: 1 })
      window.dispatchEvent(new CustomEvent('welt:cart', { detail: { units: 1 } }))
    },
    { id: productId, upc: variants[0]?.upc ?? '' },
  )
}

/** What was sent to analytics. */
const sent = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((event) => JSON.stringify(event)))

test('a page without wrappers varies on nothing and requests nothing for them', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const answer = await page.goto('/en-us/stories/the-welt')
  expect(answer?.headers()['x-welt-varies-on']).toBeUndefined()
  await page.waitForLoadState('networkidle')
  expect(requested.filter((path) => /\/-\/|variant|decisions/.test(path))).toEqual([])
})

test('what is selected swaps in place when the cart fills, with focus and scroll kept', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  await page.goto('/en-us', { waitUntil: 'networkidle' })
  const link = page.getByRole('link', { name: 'Women’s jackets' })
  await link.scrollIntoViewIfNeeded()
  await link.focus()
  const before = await page.evaluate(() => scrollY)
  await fillCart(page, baseURL)
  await expect(heading(page, forFilled)).toBeVisible()
  await expect(heading(page, forEmpty)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'To your cart' })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'has been updated' })).toHaveCount(1)
  expect(await page.evaluate(() => scrollY)).toBe(before)
  await expectAccessible('main')
})

test('an experience decides for newcomers where they have not looked yet, and stays so', async ({ page }) => {
  await page.goto('/en-us', { waitUntil: 'networkidle' })
  const shown = async () => ((await heading(page, variant).count()) > 0 ? variant : control)
  const first = await shown()
  for (let reloads = 0; reloads < 3; reloads += 1) {
    await page.reload({ waitUntil: 'networkidle' })
    expect(await shown()).toBe(first)
  }
})

for (const [arm, name] of [
  [undefined, control],
  ['workshop', variant],
] as const) {
  test(`an exposure is told once, when it is seen: ${arm ?? 'control'}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await visitorOf(context, baseURL, arm)
    await page.goto('/en-us', { waitUntil: 'networkidle' })
    expect(await sent(page)).toEqual([])
    await heading(page, name).scrollIntoViewIfNeeded()
    await expect.poll(() => sent(page)).toHaveLength(1)
    expect((await sent(page))[0]).toContain(
      `"name":"home_welt_story_seen","experienceId":"home-welt-story","variantId":"${arm ?? 'baselines'}"`,
    )
    await page.reload({ waitUntil: 'networkidle' })
    await heading(page, name).scrollIntoViewIfNeeded()
    await painted(page)
    expect(await sent(page)).toEqual([])
  })
}

test.describe('a visitor in EMEA who was not asked yet', () => {
  test.use({ hasRefused: false })

  test('without consent in EMEA nothing is decided, counted or remembered; with it, it is', async ({
    page,
    context,
    baseURL,
  }) => {
    await page.goto('/en-gb', { waitUntil: 'networkidle' })
    await heading(page, control).scrollIntoViewIfNeeded()
    await painted(page)
    expect(await sent(page)).toEqual([])
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('welt_visitor_id')
    await context.addCookies([
      { name: 'OptanonConsent', value: 'groups=C0001%3A1%2CC0004%3A1', url: baseURL ?? '' },
    ])
    await page.evaluate(() => window.dispatchEvent(new Event('welt:consent')))
    await expect
      .poll(async () => (await context.cookies()).map(({ name }) => name))
      .toContain('welt_visitor_id')
    // What they have seen already stays as it is until the next page.
    await expect(heading(page, control)).toBeVisible()
  })
})

test('decisions are made anew on the window event', async ({ page, context, baseURL }) => {
  await visitorOf(context, baseURL, undefined)
  await page.goto('/en-us', { waitUntil: 'networkidle' })
  await expect(heading(page, control)).toHaveCount(1)
  await visitorOf(context, baseURL, 'workshop')
  await page.evaluate(() => window.dispatchEvent(new Event('welt:decide')))
  await expect(heading(page, variant)).toHaveCount(1)
})
