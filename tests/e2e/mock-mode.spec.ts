import { messages } from '#src/messages/messages.ts'
import { expect, isChange, mock, openCart, test } from './mock-shop.ts'

// The gallery's links answer with the statuses of the catalogue.
test.use({ expectedFaults: [/status of 409|^answer 409/] })

test('the query of a page begins the mock mode, which a delay alone slows down, and ends it', async ({
  page,
  mockShop,
}) => {
  const { line, more, quantity } = await openCart(page, mockShop, 'en-us', 'en')
  await page.goto(`${mockShop}/en-us/cart?mock=INV405&mock-call=PUT`)
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await more.click()
  await expect(line).toHaveText(messages.en.errors.byCode.INV405)
  await page.goto(`${mockShop}/en-us/cart?mock=&mock-delay=700&mock-call=PUT`)
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  const begun = Date.now()
  await Promise.all([page.waitForResponse(isChange), more.click()])
  expect(Date.now() - begun).toBeGreaterThanOrEqual(700)
  await page.goto(`${mockShop}/en-us/cart?mock=off`)
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await more.click()
  await expect(quantity).toHaveValue('3')
  expect(await page.evaluate(() => localStorage.getItem('mock'))).toBeNull()
})

test('the gallery of errors leads to a cart that meets them', async ({ page, mockShop }) => {
  const { line, more } = await openCart(page, mockShop, 'en-us', 'en')
  await page.goto(`${mockShop}/en-us/gallery/errors?q=INV405`)
  await page.getByRole('link', { name: 'Try INV405 in the cart' }).click()
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await more.click()
  await expect(line).toHaveText(messages.en.errors.byCode.INV405)
})

test('in production nobody can ask for a fault', async ({ page, request }) => {
  const headers = { 'x-mock-error': 'GEN500', 'x-mock-status': '503', 'x-mock-delay': '30000' }
  const begun = Date.now()
  const call = await request.get('/fapi/server/time', { headers })
  expect([call.status(), await call.json()]).toEqual([200, { timestamp: expect.any(String) }])
  const cart = await request.post('/token/v2/auth/token', { headers })
  expect(cart.ok()).toBe(true)
  const form = await request.post('/en-us/cart/update', {
    headers: { ...headers, origin: new URL(call.url()).origin },
    form: { itemId: 'any', qty: '2' },
    maxRedirects: 0,
  })
  expect(form.headers()['location']).toContain('error=BSK404')
  expect(Date.now() - begun).toBeLessThan(30_000)

  const sent: string[] = []
  page.on('request', (one) => sent.push(...Object.keys(one.headers())))
  await page.goto('/en-us/cart?mock=GEN500')
  await expect(page.locator('html[data-mocks]')).toHaveCount(0)
  await mock(page, 'error=GEN500')
  await page.getByRole('banner').getByRole('link', { name: /cart/i }).hover()
  expect(sent.filter((name) => name.startsWith('x-mock'))).toEqual([])
})
