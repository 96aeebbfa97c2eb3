import { describe, expect, it } from 'vitest'
import { createClient } from '#src/client/client.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { buyAgain } from './buy-again.ts'

type Item = Order['items'][number]
type Call = { path: string; body: unknown }

const refusal = (errorId: string, status: number): Response =>
  Response.json({ errorDetails: [{ errorId, message: '' }], appId: 'shop', correlationId: 'c' }, { status })

/** A shop that knows products but those of `gone`, and a gift card from 10 to 500; `cartId` is its only cart. */
const shopOf = ({ gone = [], cartId }: { gone?: string[]; cartId?: string }) => {
  const calls: Call[] = []
  const client = createClient({
    baseUrl: 'https://shop.example',
    locale: 'en-us',
    region: 'NORA',
    newId: () => 'id',
    wait: () => Promise.resolve(),
    fetch: (url, init) => {
      const path = new URL(url).pathname
      const productId = /products\/(\w+)\/details/.exec(path)?.[1]
      if (productId !== undefined) {
        const customAmount = productId === 'GIFTCARD' ? { min: 1000, max: 50000 } : undefined
        return Promise.resolve(
          gone.includes(productId)
            ? refusal('PRD404', 404)
            : Response.json({ id: productId, url: `/en-us/p/${productId}`, currency: 'USD', customAmount }),
        )
      }
      const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined
      calls.push({ path, body })
      const isGone = path === '/cart/v1/item' && cartId === undefined
      return Promise.resolve(isGone ? refusal('BSK404', 404) : Response.json({ id: cartId ?? 'new-cart' }))
    },
  })
  return { call: client.call, calls }
}

const item = (productId: string, more: Partial<Item> = {}): Item => ({
  ...{ id: `line-${productId}`, productId, upc: `upc-${productId}`, name: productId, pdpUrl: '', qty: 2 },
  ...{ attributes: [], bonus: false, isDigitalProduct: false, shippingId: 'me' },
  ...{ cancelled: 0, sent: 0, arrived: 0, returned: 0 },
  price: { current: 2500, rowTotal: 5000, paid: 5000, tax: 0 },
  ...more,
})

const buy = (call: ReturnType<typeof shopOf>['call'], items: Item[], cartId?: string) =>
  buyAgain(call, { items, currency: 'USD' }, cartId)

describe('buyAgain', () => {
  it('adds each item to the cart, without the gifts of promotions', async () => {
    const { call, calls } = shopOf({ cartId: 'cart' })
    expect(await buy(call, [item('SOCKS001'), item('BEANIE01', { bonus: true })], 'cart')).toEqual([])
    expect(calls).toEqual([
      {
        path: '/cart/v1/item',
        body: {
          cartId: 'cart',
          productId: 'SOCKS001',
          upc: 'upc-SOCKS001',
          qty: 2,
          pdpUrl: '/en-us/p/SOCKS001',
        },
      },
    ])
  })

  it('gives the items that are not sold any more, and those that were made to order', async () => {
    const { call, calls } = shopOf({ cartId: 'cart', gone: ['BOOTS001'] })
    const made = item('SOCKS001', { shippingId: 'customs' })
    const missing = await buy(call, [item('BOOTS001'), made, item('FLEECE01')], 'cart')
    expect(missing.map(({ id }) => id)).toEqual(['line-BOOTS001', 'line-SOCKS001'])
    expect(calls).toHaveLength(1)
  })

  it('makes a cart where there is none, and adds the rest to it', async () => {
    const { call, calls } = shopOf({})
    await buy(call, [item('SOCKS001')])
    expect(calls.map(({ path }) => path)).toEqual(['/cart/v1/cartWithItem'])
  })

  it('names the amount of a gift card, and for whom it is', async () => {
    const { call, calls } = shopOf({ cartId: 'cart' })
    const giftOption = { to: 'Ada', email: 'ada@example.com', message: '' }
    await buy(call, [item('GIFTCARD', { giftOption })], 'cart')
    expect(calls[0]?.body).toMatchObject({ customAmount: 2500, giftOption })
  })
})
