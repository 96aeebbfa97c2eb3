import type { Page } from '@playwright/test'
import { z } from 'zod'
import { messages } from '#src/messages/messages.ts'
import { painted } from '#tests/setup/page-time.ts'
import { fillCart, openCartPage } from './filled-cart.ts'
import { expect, test } from './shop-test.ts'

const text = messages.en.recommendations
const boot = 'MW1201HB'

const place = (page: Page, name: string) =>
  page.locator('[data-recommendations]').filter({ has: page.getByRole('heading', { name }) })

const reportSchema = z.object({
  kind: z.string(),
  widget: z.string(),
  items: z.array(z.object({ productId: z.string(), recToken: z.string() })),
})

/** What the shop is told of recommendations. */
const reportsOf = (page: Page) => {
  const reports: z.output<typeof reportSchema>[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/products/v1/recommendationEvents'))
      reports.push(reportSchema.parse(request.postDataJSON()))
  })
  return reports
}

test('a shopper finds what goes with a product and with the cart, and the shop counts it @both', async ({
  page,
  isMobile,
  expectAccessible,
}) => {
  test.slow(true, 'The first reader waits for pictures that are made for them.')
  const reports = reportsOf(page)
  const counted = (kind: string, widget: string) =>
    reports.filter((report) => report.kind === kind && report.widget === widget)

  await page.goto(`/en-us/p/x-${boot}`)
  const beside = place(page, text.product)
  await expect(beside.getByRole('article')).toHaveCount(6)
  await beside.scrollIntoViewIfNeeded()
  expect(reports).toEqual([])
  const [first] = await beside.getByRole('listitem').all()
  if (!first) throw new Error('nothing is recommended')
  // A finger or a pointer that reaches them.
  await beside.dispatchEvent('pointerenter')
  await expect.poll(() => counted('view', 'product')).toHaveLength(1)
  await expect.poll(() => counted('impression', 'product').length).toBeGreaterThan(0)
  if (!isMobile) await expectAccessible('[data-recommendations]')
  const name = (await first.getByRole('heading').textContent()) ?? ''
  await first.getByRole('heading').getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  expect(counted('click', 'product').map(({ items }) => items.length)).toEqual([1])

  await fillCart(page, 'en-us', [{ productId: boot }])
  await openCartPage(page, 'en-us')
  const upsell = place(page, text.cart)
  const cards = upsell.getByRole('article')
  await expect(cards).toHaveCount(3)
  const wanted = (await cards.first().getByRole('heading').textContent()) ?? ''
  await upsell.scrollIntoViewIfNeeded()
  await expect.poll(() => counted('impression', 'cart').length).toBeGreaterThan(0)
  await upsell.getByRole('link', { name: `Quick shop: ${wanted}` }).click()
  const dialog = page.getByRole('dialog', { name: `Quick shop: ${wanted}` })
  await expect(dialog.getByRole('radio').first()).toBeAttached()
  for (const group of await dialog.getByRole('group').all())
    await group.locator('input:not(:disabled)').first().check({ force: true })
  await dialog.getByRole('button', { name: /^add/i }).click()
  await expect(page.getByRole('button', { name: `Remove ${wanted}` })).toBeVisible()
  await expect(cards.getByRole('heading', { name: wanted, exact: true })).toHaveCount(0)
  await expect(cards).toHaveCount(3)
})

test('nothing is counted for those who refused', async ({ page }) => {
  test.slow(true, 'The first reader waits for pictures that are made for them.')
  const reports = reportsOf(page)
  const readSearch = async (locale: string): Promise<void> => {
    await page.goto(`/${locale}/search?q=zzqqxxjj`)
    const instead = page.locator('[data-recommendations="search"]')
    await instead.getByRole('article').first().scrollIntoViewIfNeeded()
    await painted(page)
  }
  await readSearch('en-gb')
  // What is sent on the next page shows that it would have been.
  expect(reports).toEqual([])
  await readSearch('en-us')
  await expect
    .poll(() => reports.map(({ kind, widget }) => `${kind} ${widget}`))
    .toContain('impression search')
})
