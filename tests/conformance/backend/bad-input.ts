import { expect, it } from 'vitest'
import { errorResponseSchema } from '#src/contract/errors.ts'
import type { Shop } from './shop.ts'
import { createVisitor, refusal, shopper } from './visitor.ts'

const item = (cartId: string) => ({ cartId, productId: 'FELLBOOT1', upc: 'boot-frn-8' })

/** Every kind of bad request gets a clear answer that names what is wrong. */
export const describeBadInput = (shop: () => Shop): void => {
  it.each([0, -1, 1.5, 1e9, '2', null, [], Number.MAX_SAFE_INTEGER])(
    'refuses the quantity %j',
    async (qty) => {
      const visitor = await shopper(shop().backend)
      const body = { ...item(visitor.cartId), qty }
      const { error, status } = await refusal(
        await visitor.send('POST', '/cart/v1/item', { body }),
        'ATTR200',
      )
      expect({ status, field: error.additionalInfo?.['field'] }).toEqual({ status: 400, field: 'qty' })
      expect(await visitor.read()).toMatchObject({ version: 1, items: [] })
    },
  )

  it('names every field that is missing, wrong or unknown', async () => {
    const visitor = await shopper(shop().backend)
    const body = { cartId: 'x', upc: 7, price: 1, giftOption: { to: 'A', email: 'no', message: '' } }
    const { all } = await refusal(await visitor.send('POST', '/cart/v1/item', { body }), 'ATTR100')
    expect(
      all.map(({ errorId, additionalInfo }) => `${errorId} ${additionalInfo?.['field']}`).sort(),
    ).toEqual([
      'ATTR100 productId',
      'ATTR200 cartId',
      'ATTR200 giftOption.email',
      'ATTR200 upc',
      'ATTR300 price',
    ])
  })

  it.each([
    ['nothing', undefined, 'application/json', 'API400'],
    ['half an object', '{"cartId":', 'application/json', 'API400'],
    ['bytes that are no UTF-8', '\xff', 'application/json; charset=utf-8', 'API400'],
    ['a list', '[]', 'application/json', 'ATTR200'],
    ['null', 'null', 'application/json', 'ATTR200'],
    ['a form', 'cartId=1', 'application/x-www-form-urlencoded', 'API415'],
    ['no type', '{}', '', 'API415'],
  ] as const)('refuses a body that is %s', async (_, text, type, errorId) => {
    const visitor = await shopper(shop().backend)
    const bytes = text === undefined ? {} : { body: Buffer.from(text, 'latin1') }
    const cookie = `welt_session=${visitor.cookies.get('welt_session')}`
    const request = new Request('http://shop.test/cart/v1/item', {
      method: 'POST',
      headers: { 'content-type': type, cookie },
      ...bytes,
    })
    await refusal(await shop().backend.fetch(request), errorId)
  })

  it.each([
    ['lists', '['.repeat(30_000) + ']'.repeat(30_000)],
    ['objects', '{"a":'.repeat(9000) + '1' + '}'.repeat(9000)],
    ['wide lists', `[${'['.repeat(70) + ']'.repeat(70)},${'[],'.repeat(5000)}[]]`],
    ['lists of too many values', `[${'{},'.repeat(10_000)}{}]`],
  ])(
    'refuses %s that are nested too deeply or hold too much, before anything walks them',
    async (_, text) => {
      const visitor = await shopper(shop().backend)
      for (const path of ['/fapi/api/validate-response/GET%20fapi%2Fserver%2Ftime', '/cart/v1/item'])
        await refusal(await visitor.send('POST', path, { text }), 'API400')
    },
  )

  it.each([
    ['a character that text cannot hold', 'boot\0'],
    ['half a character', 'boot\ud800'],
  ])('refuses %s', async (_, upc) => {
    const visitor = await shopper(shop().backend)
    await visitor.refused('ATTR200', 'POST /cart/v1/item', { body: { ...item(visitor.cartId), upc } })
    await visitor.refused('ATTR200', 'GET /products/v2/search/productSearch', { query: { q: 'a\0' } })
  })

  it('refuses a body over 64 KiB, whether or not it says its length', async () => {
    const visitor = await shopper(shop().backend)
    const headers = {
      'content-type': 'application/json',
      cookie: `welt_session=${visitor.cookies.get('welt_session')}`,
    }
    const large = JSON.stringify({ ...item(visitor.cartId), pdpUrl: 'x'.repeat(70_000) })
    const send = (init: RequestInit & { duplex?: 'half' }) =>
      shop().backend.fetch(new Request('http://shop.test/cart/v1/item', { method: 'POST', ...init }))
    const length = String(large.length)
    const told = await send({ body: large, headers: { ...headers, 'content-length': length } })
    expect((await refusal(told, 'API413')).status).toBe(413)
    const chunked = await send({ body: new Blob([large]).stream(), headers, duplex: 'half' })
    expect((await refusal(chunked, 'API413')).status).toBe(413)
  })

  it.each([
    ['PATCH', '/cart/v1/item', 'POST, DELETE'],
    ['GET', '/cart/v1/cart', 'POST'],
    ['POST', '/products/v2/catalog', 'GET'],
    ['OPTIONS', '/token/v2/auth/token', 'POST'],
  ])('refuses %s %s and says what is allowed', async (method, path, allowed) => {
    const response = await createVisitor(shop().backend).send(method, path)
    expect(response.headers.get('allow')).toBe(allowed)
    expect((await refusal(response, 'API405')).status).toBe(405)
  })

  it.each(['/', '/cart', '/cart/v1/none', '/%', '/cart/v1/cart/a/b/c', '/__proto__'])(
    'knows no call at %s',
    async (path) => {
      await refusal(await createVisitor(shop().backend).send('GET', path), 'API404')
    },
  )

  it('names the header or parameter of an unknown locale', async () => {
    const visitor = createVisitor(shop().backend)
    const byHeader = await visitor.send('GET', '/fapi/server/time', { headers: { 'x-locale': 'xx-yy' } })
    expect((await refusal(byHeader, 'ATTR200')).error.additionalInfo).toEqual({ field: 'x-locale' })
    const byQuery = await visitor.send('GET', '/fapi/server/time?locale=klingon')
    expect((await refusal(byQuery, 'ATTR200')).error.additionalInfo).toEqual({ field: 'locale' })
  })

  it.each([
    '/products/v2/products/lowercase/details',
    '/products/v2/catalog?page=0',
    '/products/v2/catalog?page=two',
    '/products/v2/catalog?pageSize=61',
    '/products/v2/catalog?sort=cheapest',
    '/products/v2/catalog?page=1e9',
    '/products/v2/catalog?price=100-50',
    '/products/v2/catalog?price=-',
    '/products/v2/catalog?price=0-99999999',
    '/products/v2/catalog?color=Blue',
    '/products/v2/catalog?size=a,,b',
    `/products/v2/catalog?size=${Array.from({ length: 200 }, (_, at) => `v${at}`).join(',')}`,
    '/products/v2/search/productSearch?q=boot&facets=yes',
    '/products/v2/catalog?categoryId=12',
    '/products/v2/search/productSearch?q=%20',
    '/draft/caas/v1/canvas/menu/en-us',
    '/publish/caas/v1/canvas/page/en-us/UPPER',
    '/publish/caas/v1/canvas/menu/english',
    '/publish/caas/v1/canvas/product/en-us/boot',
    '/publish/caas/v1/canvas/fragment/..%2Fsecret',
    '/publish/caas/v1/canvas/search/en-us/article?limit=0',
    '/publish/caas/v1/canvas/search/en-us/article?limit=2&limit=3',
    '/publish/caas/v1/canvas/search/en-us/article?offset=-1',
    '/publish/caas/v1/canvas/search/en-us/article?tagId=a%20b&tagId=c',
    '/publish/caas/v1/canvas/showcase/en-us/page?limit=30',
  ])('refuses the address %s', async (path) => {
    await refusal(await createVisitor(shop().backend).send('GET', path), 'ATTR200')
  })

  it('says which parameter is missing', async () => {
    const response = await createVisitor(shop().backend).send('GET', '/products/v2/search/productSearch')
    expect((await refusal(response, 'ATTR100')).error.additionalInfo).toEqual({ field: 'q' })
  })

  it.each(["'; drop table cart; --", 'a & b | !c:*', '\\', '%', '_', '🥾', 'x'.repeat(100), 'the'])(
    'searches for %j without failing',
    async (q) => {
      const found = await createVisitor(shop().backend).call('GET /products/v2/search/productSearch', {
        query: { q },
      })
      expect(found.q).toBe(q)
    },
  )

  it('carries no correlation id that could forge a log line', async () => {
    const response = await createVisitor(shop().backend).send('GET', '/nope', {
      headers: { 'x-correlation-id': 'a b"{}' },
    })
    expect(errorResponseSchema.parse(await response.json()).correlationId).toMatch(/^[0-9a-f-]{36}$/)
  })
}
