import { expect, it } from 'vitest'
import type { Shop } from './shop.ts'
import { opening } from './shop.ts'
import { createVisitor, refusal, shopper } from './visitor.ts'

const tokenCall = 'POST /token/v2/auth/token'

/** Guest tokens, and whom a cart answers to. */
export const describeSessions = (shop: () => Shop): void => {
  it('gives a guest token in a cookie that scripts cannot read', async () => {
    const response = await createVisitor(shop().backend).send('POST', '/token/v2/auth/token')
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^welt_session=[\w-]+\.[\w-]+\.[\w-]+; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly$/,
      ),
    ])
    expect(await response.text()).not.toContain('eyJ')
  })

  it('keeps a valid token, and renews the token but not the session when half its time is over', async () => {
    const visitor = await shopper(shop().backend)
    const token = visitor.cookies.get('welt_session')
    const first = await visitor.call(tokenCall, {})
    expect(visitor.cookies.get('welt_session')).toBe(token)
    shop().setTime('2026-06-20T10:00:00.000Z')
    const renewed = await visitor.call(tokenCall, {})
    expect(renewed.expiresAt > first.expiresAt).toBe(true)
    expect(visitor.cookies.get('welt_session')).not.toBe(token)
    await visitor.read()
    shop().setTime(opening)
  })

  it.each(['', 'forged', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.'])(
    'refuses the cart to a visitor with the token %j',
    async (token) => {
      const visitor = createVisitor(shop().backend)
      visitor.cookies.set('welt_session', token)
      await visitor.refused('AUT404', 'POST /cart/v1/cart', {})
    },
  )

  it('refuses an expired token and gives a new session for it', async () => {
    const visitor = await shopper(shop().backend)
    shop().setTime('2026-07-02T10:00:00.000Z')
    const basketId = visitor.cartId
    await visitor.refused('AUT404', 'GET /cart/v1/cart/{basketId}', { path: { basketId } })
    await visitor.call(tokenCall, {})
    await visitor.refused('BSK404', 'GET /cart/v1/cart/{basketId}', { path: { basketId } })
    shop().setTime(opening)
  })

  it('hides a cart from another session in every call, and changes nothing', async () => {
    const owner = await shopper(shop().backend)
    const { items } = await owner.add('boot-frn-8')
    const [{ id: itemId } = { id: '' }] = items
    const thief = await shopper(shop().backend)
    const cartId = owner.cartId
    const item = { cartId, productId: 'FELLBOOT1', upc: 'boot-frn-8' }
    await thief.refused('BSK404', 'GET /cart/v1/cart/{basketId}', { path: { basketId: cartId } })
    await thief.refused('BSK404', 'POST /cart/v1/item', { body: item })
    await thief.refused('BSK404', 'DELETE /cart/v1/item', { body: { cartId, itemId } })
    await thief.refused('BSK404', 'PUT /cart/v1/cart/{basketId}/item', {
      path: { basketId: cartId },
      body: { cartId, itemId, qty: 5 },
    })
    const path = { basketId: cartId }
    const address = { countryCode: 'US', postalCode: '10001' }
    const addresses = { addresses: [address], context: 'APPLE_PAY_EXPRESS' as const }
    await thief.refused('BSK404', 'POST /cart/v2/cart/{basketId}/shippingAddress', { path, body: addresses })
    await thief.refused('BSK404', 'DELETE /cart/v2/cart/{basketId}/shippingAddress', { path })
    await thief.refused('BSK404', 'POST /cart/v1/cart/{basketId}/shippingAddress/validation', {
      path,
      body: addresses,
    })
    await thief.refused('BSK404', 'DELETE /cart/v1/cart/{basketId}/billingAddress', { path })
    await thief.refused('BSK404', 'POST /cart/v1/shippingMethod', { body: { cartId, code: 'express' } })
    await thief.refused('BSK404', 'GET /cart/v1/cart/{basketId}/shippingMethod/{shippingId}', {
      path: { ...path, shippingId: 'me' },
    })
    await thief.refused('BSK404', 'POST /cart/v1/deviceFingerPrint', {
      body: { cartId, deviceFingerPrint: 'device-1' },
    })
    expect(await owner.read()).toMatchObject({ version: 2, totals: { totalUnits: 1 } })
  })

  it('tells scripts the cart and its units by the visitor cookie', async () => {
    const visitor = await shopper(shop().backend)
    const response = await visitor.send('POST', '/cart/v1/item', {
      body: { cartId: visitor.cartId, productId: 'WOOLSOCKS', upc: 'socks', qty: 3 },
    })
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^welt_visitor=[^;]+; Path=\/; Max-Age=2592000; SameSite=Lax$/)
    const value = decodeURIComponent(visitor.cookies.get('welt_visitor') ?? '')
    expect(JSON.parse(value)).toEqual({ cartId: visitor.cartId, units: 3 })
  })

  it('never logs a token', async () => {
    shop().logged.length = 0
    const visitor = await shopper(shop().backend)
    await visitor.add('boot-frn-8')
    expect(JSON.stringify(shop().logged)).not.toContain(visitor.cookies.get('welt_session'))
  })

  it('answers an error that names the correlation id it was given', async () => {
    const response = await createVisitor(shop().backend).send('POST', '/cart/v1/cart', {
      headers: { 'x-correlation-id': 'from-the-page-1' },
    })
    expect(response.headers.get('x-correlation-id')).toBe('from-the-page-1')
    expect((await refusal(response, 'AUT404')).status).toBe(401)
  })
}
