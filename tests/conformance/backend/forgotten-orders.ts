import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { forgetOrders } from '#src/backend/orders/store/forget-orders.ts'
import { shopOrder } from '#src/backend/orders/store/order-tables.ts'
import { addressFieldNames, factsOf } from '#src/contract/address/address-fields.ts'
import { textsIn } from '#src/rules/address/address-texts.ts'
import { home } from '#tests/fixtures/addresses.ts'
import { createGiftCardBuying, giftOption } from './buying-gift-cards.ts'
import { createCheckout, keepStock } from './checking-out.ts'
import { signedInCustomer } from './customers.ts'
import { createFulfilling, lineOf } from './fulfilling.ts'
import type { Shop } from './shop.ts'

type Item = { productId: string; upc: string; qty: number; customAmount?: number }

/** Orders of customers who are gone before all of it has left. */
export const describeForgottenOrders = (shop: () => Shop): void => {
  const { cardPayment } = createCheckout(shop)
  const { staff } = createFulfilling(shop)
  const { mailed } = createGiftCardBuying(shop)
  keepStock(shop)

  const giftCard = { productId: 'GIFTCARD01', upc: 'gift-card', qty: 1, customAmount: 7500 }
  const boots = { productId: 'FELLBOOT1', upc: 'boot-frn-8', qty: 2 }

  /** What is left of where an order goes while some of it is still to be sent. */
  const wayThere = {
    ...textsIn(
      home,
      addressFieldNames.filter((field) => factsOf(field).erased === 'onceSent'),
    ),
    ...{ countryCode: 'US', shippingId: 'me' },
  }

  /** What somebody ordered who then deleted their account. */
  const orderOfNobody = async (item: Item, option?: typeof giftOption) => {
    const owner = await signedInCustomer(shop())
    const { id: cartId } = await owner.call('POST /cart/v1/cart', {})
    const wished = option ? { ...item, giftOption: option } : item
    await owner.call('POST /cart/v1/item', { body: { cartId, ...wished } })
    await owner.call('POST /cart/v2/cart/{basketId}/shippingAddress', {
      path: { basketId: cartId },
      body: { addresses: [{ ...home, email: owner.email }] },
    })
    const placing = { body: { cartId, paymentMethod: await cardPayment() } }
    const order = await owner.call('PUT /cart/v2/checkout/order', placing)
    shop().mails.length = 0
    await owner.call('DELETE /consumers-v3/consumer', { body: { email: owner.email } })
    return { order, owner }
  }

  const stored = async (orderNumber: string) => {
    await forgetOrders(shop().database.sql)
    const byNumber = eq(shopOrder.orderNumber, orderNumber)
    const [order] = await shop().database.sql.select().from(shopOrder).where(byNumber)
    const { items = [], shipments = [] } = order?.content ?? {}
    return {
      lines: items.map((item) => item.giftOption),
      addresses: shipments.map(({ address }) => address),
      text: JSON.stringify(order),
    }
  }

  it('mails a gift card to its recipient, and then forgets them', async () => {
    const { order } = await orderOfNobody(giftCard, giftOption)
    expect((await stored(order.orderNumber)).lines).toEqual([giftOption])
    for (let time = 0; time < 2; time += 1) await shop().backend.fulfilOrders()
    expect(mailed()).toMatchObject([{ to: giftOption.email, name: 'Zoë', text: 'For your feet' }])
    expect((await stored(order.orderNumber)).lines).toEqual([undefined])
  })

  it('mails a gift card that is for nobody else to its buyer, and then forgets them', async () => {
    const { order, owner } = await orderOfNobody(giftCard)
    for (let time = 0; time < 2; time += 1) await shop().backend.fulfilOrders()
    expect(mailed()).toMatchObject([{ to: owner.email, name: '', text: '' }])
    expect((await stored(order.orderNumber)).text).not.toContain(owner.email)
  })

  it('knows where to an order goes until all of it has left, though a part comes back', async () => {
    const { order } = await orderOfNobody(boots)
    const { orderNumber } = order
    const { ship, arrive } = await staff()
    const line = { id: lineOf(order), qty: 1 }
    const { order: sent } = await ship(orderNumber, [line])
    await arrive(orderNumber, sent.shipments[0]?.parcels[0]?.parcelId ?? '')
    const state = { payment: 'captured', fulfilment: 'returnRequested' } as const
    const byNumber = eq(shopOrder.orderNumber, orderNumber)
    await shop().database.sql.update(shopOrder).set(state).where(byNumber)
    expect((await stored(orderNumber)).addresses).toEqual([wayThere])
    await ship(orderNumber, [line])
    const after = await stored(orderNumber)
    expect(after.addresses).toEqual([undefined])
    expect(after.text).not.toContain('Lovelace')
  })

  it('forgets where to an order was to go once the rest of it is cancelled', async () => {
    const { order } = await orderOfNobody(boots)
    const { orderNumber } = order
    const visitor = await staff()
    expect((await stored(orderNumber)).addresses).toEqual([wayThere])
    await visitor.call('POST /ops/v1/orders/{orderNumber}/cancellation', { path: { orderNumber }, body: {} })
    expect((await stored(orderNumber)).addresses).toEqual([undefined])
  })
}
