import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { isoInstant } from '#src/base/clock.ts'
import { variant } from '#src/backend/catalogue/catalogue-tables.ts'
import { orderPersonalData } from '#src/backend/orders/store/order-personal-data.ts'
import { shopOrder } from '#src/backend/orders/store/order-tables.ts'
import { acquirerSignature } from '#src/backend/payments/embedded-acquirer.ts'
import { billing, home } from '#tests/fixtures/addresses.ts'
import { createCheckout, keepStock, testCards } from './checking-out.ts'
import { opening, type Shop } from './shop.ts'

const place = 'PUT /cart/v2/checkout/order'
const patch = 'PATCH /cart/v2/checkout/order/{orderNumber}'
const read = 'GET /consumers-v3/consumer/purchase/{orderId}'

/** Orders and their payments: challenges, refusals, silence, webhooks, other providers. */
export const describeOrderPayments = (shop: () => Shop): void => {
  keepStock(shop)
  const { acquirer, cardPayment, checkingOut, attemptOf, confirmed } = createCheckout(shop)

  const post = async (reference: string, change: (signature: string) => string = (same) => same) => {
    const { body, signature } = await acquirer().provider.webhookOf(reference)
    return shop().backend.fetch(
      new Request('http://shop.test/webhooks/payments', {
        method: 'POST',
        body,
        headers: { [acquirerSignature]: change(signature) },
      }),
    )
  }

  it('has the shopper confirm a payment, and goes on by what they bring back', async () => {
    const visitor = await checkingOut()
    const challenged = await visitor.pay(testCards.challenging)
    expect(challenged).toMatchObject({
      st: 'challenged',
      flash: [{ type: 'PaymentNotAuthorized' }],
    })
    expect(challenged.flash[0]?.url).toMatch(/^\/acquirer\/challenge\/pay_/)
    expect((await visitor.read()).items).toHaveLength(1)
    const { orderNumber } = challenged
    const additionalData = {
      ...(await confirmed(orderNumber, true)),
      cardType: 'visa',
      sessionID: 'session-1',
      paymentInstrumentId: 'card-1',
    }
    const body = { paymentMethod: { code: 'CREDIT_CARD', additionalData } }
    const paid = await visitor.call(patch, { path: { orderNumber }, body })
    expect(paid).toMatchObject({ orderNumber, st: 'authorised', flash: [] })
    expect(await visitor.call(patch, { path: { orderNumber }, body })).toEqual(paid)
    const attempt = await attemptOf(orderNumber)
    expect(attempt?.fields).toMatchObject(additionalData)
    expect((await visitor.read()).items).toEqual([])
  })

  it('keeps the lines in a new cart after a challenge that failed, and gives back what the order took', async () => {
    const visitor = await checkingOut()
    const before = await visitor.stock()
    const { orderNumber } = await visitor.pay(testCards.challenging)
    expect(await visitor.stock()).toBe(before - 1)
    const body = {
      paymentMethod: { code: 'CREDIT_CARD', additionalData: await confirmed(orderNumber, false) },
    }
    const { additionalInfo } = await visitor.refused('PYT402', patch, { path: { orderNumber }, body })
    const basketId = String(additionalInfo?.['basketId'])
    expect(basketId).not.toBe(visitor.cartId)
    const cart = await visitor.call('GET /cart/v1/cart/{basketId}', { path: { basketId } })
    expect(cart).toMatchObject({
      items: [{ upc: 'boot-frn-8' }],
      shippingAddresses: [{ lastName: 'Lovelace' }],
    })
    expect(await visitor.stock()).toBe(before)
    await visitor.refused('BSK404', 'GET /cart/v1/cart/{basketId}', { path: { basketId: visitor.cartId } })
    const again = await visitor.call(place, {
      body: { cartId: basketId, paymentMethod: await cardPayment() },
    })
    expect(again.st).toBe('authorised')
    expect(again.orderNumber).not.toBe(orderNumber)
  })

  it('refuses what the card is refused for, keeps the cart, and takes another card', async () => {
    const visitor = await checkingOut()
    const before = await visitor.stock()
    await visitor.refused('PYT402', place, {
      body: { cartId: visitor.cartId, paymentMethod: await cardPayment(testCards.declined) },
    })
    expect(await visitor.stock()).toBe(before)
    expect((await visitor.read()).items).toHaveLength(1)
    expect((await visitor.pay()).st).toBe('authorised')
    expect(await visitor.stock()).toBe(before - 1)
  })

  it('settles by itself what the provider never responded to', async () => {
    const visitor = await checkingOut()
    const before = await visitor.stock()
    const waiting = await visitor.pay(testCards.silent)
    expect(waiting).toMatchObject({ st: 'paymentPending', flash: [{ type: 'PaymentPending' }] })
    await shop().backend.reconcileOrders()
    expect((await visitor.call(read, { path: { orderId: waiting.orderNumber } })).st).toBe('paymentPending')
    shop().setTime('2026-06-01T10:02:00.000Z')
    await shop().backend.reconcileOrders()
    expect((await visitor.call(read, { path: { orderId: waiting.orderNumber } })).st).toBe('authorised')
    expect(await visitor.stock()).toBe(before - 1)
    expect((await visitor.read()).items).toEqual([])
    shop().setTime(opening)
  })

  it('asks about each order that waits in turn, so that many hold up no other one', async () => {
    const visitor = await checkingOut()
    const { orderNumber } = await visitor.pay(testCards.challenging)
    const turn = async () => {
      const own = eq(shopOrder.orderNumber, orderNumber)
      const [order] = await shop().database.sql.select().from(shopOrder).where(own)
      return isoInstant(order?.updatedAt ?? '')
    }
    expect(await turn()).toBe(opening)
    const later = '2026-06-01T10:02:00.000Z'
    shop().setTime(later)
    await shop().backend.reconcileOrders()
    shop().setTime(opening)
    expect(await turn()).toBe(later)
    const additionalData = await confirmed(orderNumber, true)
    const body = { paymentMethod: { code: 'CREDIT_CARD', additionalData } }
    expect((await visitor.call(patch, { path: { orderNumber }, body })).st).toBe('authorised')
  })

  it('settles an order whose customer is gone, and writes to nobody', async () => {
    const visitor = await checkingOut()
    const { orderNumber } = await visitor.pay(testCards.challenging)
    const { threeDS2Result } = await confirmed(orderNumber, true)
    const reference = (await attemptOf(orderNumber))?.reference ?? ''
    const { sql: db } = shop().database
    const stored = async () =>
      (await db.select().from(shopOrder).where(eq(shopOrder.orderNumber, orderNumber)))[0]
    await orderPersonalData.forget(db, (await stored())?.ownerId ?? '')
    shop().mails.length = 0
    await acquirer().provider.complete(reference, threeDS2Result)
    await post(reference)
    expect(await stored()).toMatchObject({ payment: 'authorised', email: '' })
    expect(shop().mails).toEqual([])
  })

  /** A shopper about to order anew from a cart that was ordered before. */
  const ofReturningShopper = async () => {
    const visitor = await checkingOut()
    await visitor.pay()
    await visitor.add('boot-frn-8')
    await visitor.call('POST /cart/v2/cart/{basketId}/shippingAddress', {
      path: { basketId: visitor.cartId },
      body: { addresses: [home] },
    })
    return visitor
  }

  /** A shopper whose order ended since they confirmed its payment too late. */
  const tooLate = async () => {
    // Orders that others left open end here, so that they give nothing back later.
    shop().setTime('2026-06-01T10:31:00.000Z')
    await shop().backend.reconcileOrders()
    shop().setTime('2026-06-01T09:59:59.000Z')
    const visitor = await ofReturningShopper()
    shop().setTime(opening)
    const before = await visitor.stock()
    const { orderNumber } = await visitor.pay(testCards.challenging)
    const result = await confirmed(orderNumber, true)
    shop().setTime('2026-06-01T10:31:00.000Z')
    await shop().backend.reconcileOrders()
    const status = async () => (await visitor.call(read, { path: { orderId: orderNumber } })).st
    expect(await status()).toBe('failed')
    expect(await visitor.stock()).toBe(before)
    const reference = (await attemptOf(orderNumber))?.reference ?? ''
    const confirm = async () => {
      await acquirer().provider.complete(reference, result.threeDS2Result)
      await post(reference)
      await shop().backend.reconcileOrders()
      shop().setTime(opening)
      return (await acquirer().provider.events(reference)).map(({ kind }) => kind)
    }
    return { ...visitor, before, status, confirm }
  }

  it('ends an order whose payment nobody confirmed in time, and brings it back when the money comes after all', async () => {
    const { before, stock, status, confirm, read: cart } = await tooLate()
    expect(await confirm()).toEqual(['challenged', 'authorised'])
    expect(await status()).toBe('authorised')
    expect(await stock()).toBe(before - 1)
    expect((await cart()).items).toEqual([])
  })

  it('releases money that comes late where the cart was ordered anew', async () => {
    const { before, stock, status, confirm, pay } = await tooLate()
    expect((await pay()).st).toBe('authorised')
    expect(await confirm()).toEqual(['challenged', 'authorised', 'voided'])
    expect(await status()).toBe('failed')
    expect(await stock()).toBe(before - 1)
  })

  it('releases money that comes late where the goods are gone', async () => {
    const { status, confirm } = await tooLate()
    const own = eq(variant.upc, 'boot-frn-8')
    await shop().database.sql.update(variant).set({ quantity: 0 }).where(own)
    expect(await confirm()).toEqual(['challenged', 'authorised', 'voided'])
    expect(await status()).toBe('failed')
    await shop().database.sql.update(variant).set({ quantity: 12 }).where(own)
  })

  it('believes signed webhooks alone, each once, before or after the shopper comes back', async () => {
    const visitor = await checkingOut()
    const { orderNumber } = await visitor.pay(testCards.challenging)
    const result = await confirmed(orderNumber, true)
    const attempt = await attemptOf(orderNumber)
    const reference = attempt?.reference ?? ''
    await acquirer().provider.complete(reference, result.threeDS2Result)
    expect((await post(reference, () => 'forged')).status).toBe(401)
    expect((await visitor.call(read, { path: { orderId: orderNumber } })).st).toBe('challenged')
    shop().mails.length = 0
    for (let time = 0; time < 3; time += 1) expect((await post(reference)).status).toBe(200)
    expect((await visitor.call(read, { path: { orderId: orderNumber } })).st).toBe('authorised')
    const body = { paymentMethod: { code: 'CREDIT_CARD', additionalData: result } }
    expect((await visitor.call(patch, { path: { orderNumber }, body })).st).toBe('authorised')
    expect(shop().mails.filter(({ message }) => message.kind === 'orderPlaced')).toHaveLength(1)
  })

  it('keeps what is told of a payment, and believes nobody who says that they sell', async () => {
    const visitor = await checkingOut()
    const { code, additionalData } = await cardPayment(testCards.challenging)
    const told = {
      cardType: 'visa',
      paymentInstrumentId: await visitor.addCard(additionalData),
      sessionID: 'session-1',
      c_requestID: 'request-1',
      c_paymentID: 'payment-1',
      c_payerID: 'payer-1',
    }
    const elsewhere = {
      ...billing,
      ...{ addressId: 'address-2', firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' },
      ...{ addressLine1: '1 Navy Yard', subscriptions: { newsletterConsent: false } },
    }
    const inStoreSalesInfo = {
      storeId: 'store-1',
      storeName: 'Nobody’s store',
      storeEmployeeId: 'eve',
      storeEmployeeName: 'Eve',
    }
    const order = await visitor.call(place, {
      body: {
        cartId: visitor.cartId,
        recaptcha_response: 'checked in front of the shop',
        inStoreSalesInfo,
        billingAddress: elsewhere,
        paymentMethod: {
          code,
          bin: '421234',
          type: 'credit',
          additionalData: { ...additionalData, ...told },
        },
      },
    })
    const { orderNumber } = order
    expect(order).not.toHaveProperty('inStoreSalesInfo')
    expect(order.billingAddress).toEqual(elsewhere)
    expect(JSON.stringify(order)).not.toContain('checked in front')
    expect((await attemptOf(orderNumber))?.fields).toEqual({ bin: '421234', type: 'credit', ...told })
    const { threeDS2Result: paymentData } = await confirmed(orderNumber, true)
    const later = { ...told, cardType: 'mc', paymentData, token: 'unused' }
    const body = { paymentMethod: { code, additionalData: later } }
    expect((await visitor.call(patch, { path: { orderNumber }, body })).st).toBe('authorised')
    expect((await attemptOf(orderNumber))?.fields).toMatchObject({ bin: '421234', cardType: 'mc' })
  })

  it('takes what a wallet gave the page, and leads to the pages of other providers', async () => {
    const apple = await checkingOut()
    const paymentData = 'sealed by the wallet'
    const paid = await apple.call(place, {
      body: {
        cartId: apple.cartId,
        paymentMethod: { code: 'DW_APPLE_PAY', additionalData: { paymentData } },
      },
    })
    expect(paid).toMatchObject({ st: 'authorised', paymentMethod: [{ code: 'DW_APPLE_PAY' }] })
    const klarna = await checkingOut()
    await klarna.call('POST /cart/v1/cart/{basketId}/paymentInstruments', {
      path: { basketId: klarna.cartId },
      body: { payment_method_id: 'KLARNA', c_requestID: 'request-2' },
    })
    const waiting = await klarna.call(place, { body: { cartId: klarna.cartId } })
    expect((await attemptOf(waiting.orderNumber))?.fields).toEqual({ c_requestID: 'request-2' })
    expect(waiting.flash).toMatchObject([{ type: 'PaymentRedirect' }])
    expect(waiting.flash[0]?.url).toMatch(/^\/acquirer\/pay\/pay_/)
    const { orderNumber } = waiting
    const body = { paymentMethod: { code: 'KLARNA', additionalData: await confirmed(orderNumber, false) } }
    await klarna.refused('PAY400', patch, { path: { orderNumber }, body })
  })
}
