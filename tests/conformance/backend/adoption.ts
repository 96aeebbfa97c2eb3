import { expect, it } from 'vitest'
import { credentials, member, verifier } from './accounts.ts'
import type { Shop } from './shop.ts'
import { createVisitor, shopper, type Visitor } from './visitor.ts'

const boots = { productId: 'FELLBOOT1', upc: 'boot-frn-8' }
const exchange = 'POST /token/v2/auth/token/exchange'

/** What a guest had becomes the customer's when they sign in (specification, shopping, section 4, Authentication). */
export const describeAdoption = (shop: () => Shop): void => {
  const codeOf = async (visitor: Visitor, email: string): Promise<string> =>
    (await visitor.call('POST /consumers-v3/auth/signin', { body: credentials(email) })).code

  const signIn = async (
    visitor: Visitor,
    email: string,
    ids: { basketId?: string; favoriteId?: string; saveForLaterId?: string } = {},
  ) =>
    visitor.call(exchange, {
      body: { code: await codeOf(visitor, email), codeVerifier: verifier, ...ids },
    })

  const cartOf = (visitor: Visitor, basketId = '') =>
    visitor.call('GET /cart/v1/cart/{basketId}', { path: { basketId } })

  it('makes the guest’s cart and lists the customer’s, by their ids', async () => {
    const { email } = await member(shop())
    const guest = await shopper(shop().backend)
    await guest.add('boot-frn-8', 2)
    const { items } = await guest.add('boot-frn-9')
    const { favoriteId } = await guest.call('POST /wishlists/v2/favorites', { body: { id: 'FELLBOOT1' } })
    await guest.call('POST /cart/v2/cart/{basketId}/saveForLater', {
      path: { basketId: guest.cartId },
      body: { itemId: items[1]?.id ?? '' },
    })
    const { saveForLaterId } = await guest.call('GET /wishlists/v2/saveForLater', {})
    const ids = {
      basketId: guest.cartId,
      ...(favoriteId ? { favoriteId } : {}),
      ...(saveForLaterId ? { saveForLaterId } : {}),
    }
    const signedIn = await signIn(guest, email, ids)
    expect(signedIn).toMatchObject({ basketId: guest.cartId, unitsSavedForLater: 0 })
    expect(decodeURIComponent(guest.cookies.get('welt_visitor') ?? '')).toContain(`"units":2`)
    expect(guest.cookies.get('welt_favorites')).toBe('.FELLBOOT1.')
    expect(await guest.read()).toMatchObject({ totals: { totalUnits: 2 } })
    const phone = createVisitor(shop().backend)
    await signIn(phone, email)
    const favorites = await phone.call('GET /wishlists/v2/favorites', {})
    expect(favorites).toMatchObject({ favoriteId: signedIn.favoriteId, total: 1 })
    const saved = await phone.call('GET /wishlists/v2/saveForLater', {})
    expect(saved).toMatchObject({ saveForLaterId: signedIn.saveForLaterId, total: 1 })
  })

  it('merges the guest’s cart into the one that the customer has, once', async () => {
    const { email, signIn: comeIn, call } = await member(shop())
    await comeIn()
    const { id: ownId } = await call('POST /cart/v1/cartWithItem', { body: { ...boots, qty: 1 } })
    const guest = await shopper(shop().backend)
    await guest.add('boot-frn-8', 2)
    await guest.add('boot-frn-9')
    await guest.call('POST /wishlists/v2/favorites', { body: { id: 'FELLBOOT1' } })
    const before = guest.cookies.get('welt_session') ?? ''
    expect(await signIn(guest, email, { basketId: guest.cartId })).toMatchObject({ basketId: ownId })
    const merged = await cartOf(guest, ownId)
    expect(merged.items.map(({ upc, qty }) => ({ upc, qty }))).toEqual([
      { upc: 'boot-frn-8', qty: 3 },
      { upc: 'boot-frn-9', qty: 1 },
    ])
    const again = createVisitor(shop().backend)
    again.cookies.set('welt_session', before)
    expect(await signIn(again, email, { basketId: guest.cartId })).toMatchObject({ basketId: ownId })
    expect(await cartOf(guest, ownId)).toMatchObject({ totals: { totalUnits: 4 } })
    expect(await guest.call('GET /wishlists/v2/favorites', {})).toMatchObject({ total: 1 })
  })

  it('merges what a customer has besides, as after a merge that did not come to an end', async () => {
    const { signIn: comeIn, call, email } = await member(shop())
    await comeIn()
    const first = await call('POST /cart/v1/cart', {})
    await call('POST /cart/v1/item', { body: { cartId: first.id, ...boots, qty: 1 } })
    const second = await call('POST /cart/v1/cart', {})
    await call('POST /cart/v1/item', { body: { cartId: second.id, ...boots, qty: 2 } })
    const phone = createVisitor(shop().backend)
    const { basketId } = await signIn(phone, email)
    expect(await cartOf(phone, basketId)).toMatchObject({ items: [{ qty: 3 }] })
    const gone = [first.id, second.id].find((id) => id !== basketId)
    await phone.refused('BSK404', 'GET /cart/v1/cart/{basketId}', { path: { basketId: gone ?? '' } })
  })

  it('takes the cart that the guest used last where the page names one that is not theirs', async () => {
    const { email } = await member(shop())
    const [guest, other] = [await shopper(shop().backend), await shopper(shop().backend)]
    await guest.add('boot-frn-8', 2)
    await other.add('boot-frn-9')
    expect(await signIn(guest, email, { basketId: other.cartId })).toMatchObject({ basketId: guest.cartId })
    expect(await other.read()).toMatchObject({ totals: { totalUnits: 1 } })
  })

  it('saves for later what exceeds the stock, and says how much', async () => {
    const { email, signIn: comeIn, call, cookies } = await member(shop())
    await comeIn()
    const inventory = await call('GET /products/v2/products/{productId}/inventory', {
      path: { productId: 'FELLBOOT1' },
    })
    const stock = Object.values(inventory.variants).find(({ quantity }) => quantity > 1)
    expect(stock).toBeDefined()
    const { id: ownId } = await call('POST /cart/v1/cartWithItem', { body: { ...boots, qty: 1 } })
    const guest = await shopper(shop().backend)
    const { items } = await guest.add('boot-frn-8')
    const most = items[0]?.maxQty ?? 0
    await guest.call('PUT /cart/v1/cart/{basketId}/item', {
      path: { basketId: guest.cartId },
      body: { cartId: guest.cartId, itemId: items[0]?.id ?? '', qty: most },
    })
    expect(await signIn(guest, email, { basketId: guest.cartId })).toMatchObject({ unitsSavedForLater: 1 })
    expect(await cartOf(guest, ownId)).toMatchObject({ totals: { totalUnits: most } })
    expect(await guest.call('GET /wishlists/v2/saveForLater', {})).toMatchObject({
      total: 1,
      items: [{ qty: 1 }],
    })
    expect(cookies.size).toBeGreaterThan(0)
  })

  it('keeps the coupons and the address of a checkout under way', async () => {
    const { email, signIn: comeIn, call } = await member(shop())
    await comeIn()
    const { id: ownId } = await call('POST /cart/v1/cartWithItem', { body: boots })
    const guest = await shopper(shop().backend)
    await guest.add('boot-frn-9')
    const path = { basketId: guest.cartId }
    await guest.call('PUT /cart/v1/cart/{basketId}/estimate', {
      path,
      body: { countryCode: 'US', postalCode: '97205' },
    })
    await signIn(guest, email, { basketId: guest.cartId })
    expect(await cartOf(guest, ownId)).toMatchObject({ estimate: { postalCode: '97205' } })
  })

  it('adopts nobody else’s cart or list, and signs in all the same', async () => {
    const { email } = await member(shop())
    const victim = await shopper(shop().backend)
    await victim.add('boot-frn-8')
    const { favoriteId } = await victim.call('POST /wishlists/v2/favorites', { body: { id: 'FELLBOOT1' } })
    const thief = createVisitor(shop().backend)
    await thief.call('POST /token/v2/auth/token', {})
    const ids = { basketId: victim.cartId, ...(favoriteId ? { favoriteId } : {}) }
    const signedIn = await signIn(thief, email, ids)
    expect(signedIn.basketId).toBeUndefined()
    expect(signedIn.favoriteId).toBeUndefined()
    expect(await victim.read()).toMatchObject({ totals: { totalUnits: 1 } })
  })

  it('adds the guest’s units once, however many sign in at once and change the cart meanwhile', async () => {
    const { email, signIn: comeIn, call } = await member(shop())
    await comeIn()
    const { id: ownId } = await call('POST /cart/v1/cartWithItem', { body: boots })
    const guest = await shopper(shop().backend)
    await guest.add('boot-frn-9')
    const session = guest.cookies.get('welt_session') ?? ''
    const tabs = Array.from({ length: 3 }, () => {
      const tab = createVisitor(shop().another())
      tab.cookies.set('welt_session', session)
      return tab
    })
    const add = () => call('POST /cart/v1/item', { body: { ...boots, cartId: ownId } })
    await Promise.all([...tabs.map((tab) => signIn(tab, email, { basketId: guest.cartId })), add(), add()])
    const cart = await call('GET /cart/v1/cart/{basketId}', { path: { basketId: ownId } })
    expect(cart.items.map(({ upc, qty }) => ({ upc, qty }))).toEqual([
      { upc: 'boot-frn-8', qty: 3 },
      { upc: 'boot-frn-9', qty: 1 },
    ])
  })
}
