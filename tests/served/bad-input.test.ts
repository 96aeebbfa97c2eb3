import { randomUUID } from 'node:crypto'
import { beforeAll, expect, inject, test } from 'vitest'
import { errorResponseSchema } from '#src/contract/errors.ts'
import { newGuest, type Guest } from '#tests/setup/guest.ts'
import { someProduct, type SomeProduct } from '#tests/setup/some-product.ts'

const shop = inject('shopUrl')
let guest: Guest
let product: SomeProduct

beforeAll(async () => {
  guest = await newGuest(shop)
  product = await someProduct(shop)
})

/** The answer's status and first error code; fails unless the error has the documented form and tells nothing of the inside. */
async function refusal(answer: Response): Promise<{ status: number; errorId: string; message: string }> {
  const text = await answer.text()
  expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|SELECT |drizzle/)
  const { errorDetails, correlationId } = errorResponseSchema.parse(JSON.parse(text))
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(correlationId).not.toBe('')
  const [{ errorId, message } = { errorId: '', message: '' }] = errorDetails
  return { status: answer.status, errorId, message }
}

const item = (changes: Record<string, unknown> = {}) => ({
  cartId: guest.cartId,
  productId: product.productId,
  upc: product.upc,
  qty: 1,
  ...changes,
})

for (const qty of [0, -1, 1.5, 1e9, '1', null]) {
  test(`a quantity of ${JSON.stringify(qty)} is refused by the name of the field`, async () => {
    const answer = await refusal(await guest.call('POST', '/cart/v1/item', item({ qty })))
    expect(answer).toMatchObject({ status: 400, errorId: 'ATTR200' })
    expect(answer.message).toContain('qty')
    expect((await guest.cart()).items).toEqual([])
  })
}

test('a missing field is refused by its name', async () => {
  const answer = await refusal(await guest.call('POST', '/cart/v1/item', item({ upc: undefined })))
  expect(answer).toMatchObject({ status: 400, errorId: 'ATTR100' })
  expect(answer.message).toContain('upc')
})

test('an unknown field is refused by its name', async () => {
  const answer = await refusal(await guest.call('POST', '/cart/v1/item', item({ isAdmin: true })))
  expect(answer).toMatchObject({ status: 400, errorId: 'ATTR300' })
  expect(answer.message).toContain('isAdmin')
})

test('malformed JSON is refused', async () => {
  const answer = await fetch(`${shop}/cart/v1/item`, {
    method: 'POST',
    headers: guest.headers,
    body: '{"qty":',
  })
  expect(await refusal(answer)).toMatchObject({ status: 400, errorId: 'API400' })
})

test('a body that is not JSON is refused', async () => {
  const headers = { ...guest.headers, 'content-type': 'text/plain' }
  const answer = await fetch(`${shop}/cart/v1/item`, { method: 'POST', headers, body: 'qty=1' })
  expect(await refusal(answer)).toMatchObject({ status: 415 })
})

test('an oversize body is refused', async () => {
  const answer = await guest.call('POST', '/cart/v1/item', item({ pdpUrl: 'x'.repeat(300_000) }))
  expect(await refusal(answer)).toMatchObject({ status: 413, errorId: 'API413' })
})

test('a wrong method is refused and the right ones are named', async () => {
  const answer = await guest.call('PATCH', '/cart/v1/item', item())
  expect(answer.headers.get('allow')).toContain('POST')
  expect(await refusal(answer)).toMatchObject({ status: 405, errorId: 'API405' })
})

test('an unknown call is refused', async () => {
  expect(await refusal(await guest.call('GET', '/cart/v9/nothing'))).toMatchObject({ status: 404 })
})

test('an unknown product is refused', async () => {
  const details = await guest.call('GET', '/products/v2/products/ZZZZZZZZ/details')
  expect(await refusal(details)).toMatchObject({ status: 404, errorId: 'PLP400' })
  const added = await guest.call('POST', '/cart/v1/item', item({ productId: 'ZZZZZZZZ', upc: '1' }))
  expect((await refusal(added)).status).toBeGreaterThanOrEqual(400)
  expect((await guest.cart()).items).toEqual([])
})

test('an unknown cart is refused', async () => {
  const answer = await guest.call('GET', `/cart/v1/cart/${randomUUID()}`)
  expect(await refusal(answer)).toMatchObject({ status: 404, errorId: 'BSK404' })
})

test("another session's cart is as good as unknown, to read and to change", async () => {
  const other = await newGuest(shop)
  expect(await refusal(await other.call('GET', `/cart/v1/cart/${guest.cartId}`))).toMatchObject({
    errorId: 'BSK404',
  })
  expect(await refusal(await other.call('POST', '/cart/v1/item', item()))).toMatchObject({
    errorId: 'BSK404',
  })
})

test('without a session nothing of a cart is told', async () => {
  const answer = await fetch(`${shop}/cart/v1/cart/${guest.cartId}`)
  expect(await refusal(answer)).toMatchObject({ status: 401, errorId: 'AUT404' })
})

for (const path of ['cart/add', 'cart/update', 'cart/estimate', 'photos/report', '-/consent', 'sign-in'])
  test(`a form of 20,000 fields is none that ${path} takes`, async () => {
    const body = new URLSearchParams('a&'.repeat(20_000))
    const answer = await fetch(`${shop}/en-us/${path}`, { method: 'POST', headers: { origin: shop }, body })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toBe('This is no form of this shop.')
  })

test('an unknown site has no content', async () => {
  const answer = await guest.call('GET', '/publish/caas/v1/canvas/page/xx-yy/home')
  expect(await refusal(answer)).toMatchObject({ status: 404, errorId: 'CNT404' })
})

for (const path of [
  '/xx-yy',
  '/en-us/no-such-page',
  '/en-us/p/no-such-shoe-ZZZZZZZZ',
  '/en-us/c/no-such-shelf-999999',
  '/en-us/%E0%A4%A',
  '/en-us/c/women-1000/99999999999999',
  "/en-us/search?q='%22%3E%3Cscript%3E",
  '/en-us/search?q=%00%1F',
  '/pictures/../../etc/passwd',
]) {
  test(`${path} shows a readable page`, async () => {
    const answer = await fetch(shop + path)
    const text = await answer.text()
    expect(answer.status).toBeLessThan(500)
    expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules/)
    // Within an attribute's quotes the search field shows the words as they were asked.
    expect(text.replaceAll(/="[^"]*"/g, '')).not.toMatch(/<script>['"]/)
    if (answer.headers.get('content-type')?.includes('html')) expect(text).toContain('<h1')
  })
}
