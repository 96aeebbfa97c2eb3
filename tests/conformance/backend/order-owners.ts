import { expect, it } from 'vitest'
import { home } from '#tests/fixtures/addresses.ts'
import { credentials, member, verifier } from './accounts.ts'
import { createCheckout, keepStock, testCards } from './checking-out.ts'
import type { Shop } from './shop.ts'
import { refusal, shopper } from './visitor.ts'

const patch = 'PATCH /cart/v2/checkout/order/{orderNumber}'
const read = 'GET /consumers-v3/consumer/purchase/{orderId}'
const history = 'POST /consumers-v3/consumer/purchasehistory'

/** Whose orders are when their shopper signs in on the way. */
export const describeOrderOwners = (shop: () => Shop): void => {
  keepStock(shop)
  const { checkingOut, confirmed } = createCheckout(shop)

  it('lets a guest sign in while a payment waits, and go on with it', async () => {
    const { email } = await member(shop())
    const visitor = await checkingOut()
    const before = await visitor.pay()
    await visitor.add('boot-frn-9')
    const basketId = visitor.cartId
    const path = { basketId }
    const addresses = [home]
    await visitor.call('POST /cart/v2/cart/{basketId}/shippingAddress', { path, body: { addresses } })
    const waiting = await visitor.pay(testCards.challenging)
    const { code } = await visitor.call('POST /consumers-v3/auth/signin', { body: credentials(email) })
    const body = { code, codeVerifier: verifier, basketId }
    const { basketId: own } = await visitor.call('POST /token/v2/auth/token/exchange', { body })
    expect(own).toBe(basketId)
    const { orderNumber } = waiting
    const additionalData = await confirmed(orderNumber, true)
    const paid = await visitor.call(patch, {
      path: { orderNumber },
      body: { paymentMethod: { code: 'CREDIT_CARD', additionalData } },
    })
    expect(paid.st).toBe('authorised')
    expect((await visitor.call('GET /cart/v1/cart/{basketId}', { path })).items).toEqual([])
    expect(await visitor.call(read, { path: { orderId: before.orderNumber } })).toEqual(before)
    expect((await visitor.call(history, { body: {} })).total).toBe(2)
    const stranger = await shopper(shop().backend)
    await stranger.refused('ORD409', read, { path: { orderId: orderNumber } })
  })

  it('takes what is paid out of the cart that the guest’s was merged into meanwhile', async () => {
    const { email, signIn: comeIn, call } = await member(shop())
    await comeIn()
    const wished = { productId: 'FELLBOOT1', upc: 'boot-frn-8', qty: 1 }
    const { id: ownId } = await call('POST /cart/v1/cartWithItem', { body: wished })
    const guest = await checkingOut('boot-frn-8', 2)
    const { orderNumber } = await guest.pay(testCards.challenging)
    const { code } = await guest.call('POST /consumers-v3/auth/signin', { body: credentials(email) })
    const body = { code, codeVerifier: verifier, basketId: guest.cartId }
    expect((await guest.call('POST /token/v2/auth/token/exchange', { body })).basketId).toBe(ownId)
    const cart = async () => guest.call('GET /cart/v1/cart/{basketId}', { path: { basketId: ownId } })
    expect((await cart()).totals.totalUnits).toBe(3)
    const additionalData = await confirmed(orderNumber, true)
    await guest.call(patch, {
      path: { orderNumber },
      body: { paymentMethod: { code: 'CREDIT_CARD', additionalData } },
    })
    expect((await cart()).items).toMatchObject([{ upc: 'boot-frn-8', qty: 1 }])
  })

  it('does the same for an order of another email as for one that is not there', async () => {
    const visitor = await checkingOut()
    const { orderNumber } = await visitor.pay()
    const stranger = await shopper(shop().backend)
    const workFor = async (path: string, body?: object) => {
      shop().statements.length = 0
      const response = await stranger.send(body ? 'POST' : 'GET', path, { body })
      const { error, status } = await refusal(response, 'ORD409')
      return { error, status, statements: [...shop().statements] }
    }
    const unknown = orderNumber.replace(/.$/, (last) => (last === '2' ? '3' : '2'))
    const track = (number: string, email: string) =>
      workFor('/consumers-v3/consumer/TrackOrder', { orderNumber: number, email })
    const ofAnother = await track(orderNumber, 'stranger@example.com')
    expect(ofAnother.statements).toHaveLength(1)
    expect(await track(unknown, 'stranger@example.com')).toEqual(ofAnother)
    expect(await track(unknown, home.email)).toEqual(ofAnother)
    const readAt = (number: string) => workFor(`/consumers-v3/consumer/purchase/${number}`)
    expect(await readAt(orderNumber)).toEqual(await readAt(unknown))
    const body = { orderNumber, email: home.email }
    const found = await stranger.call('POST /consumers-v3/consumer/TrackOrder', { body })
    expect(found.orderNumber).toBe(orderNumber)
  })
}
