import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { randomId } from '#src/base/ids.ts'
import { variant } from '#src/backend/catalogue/catalogue-tables.ts'
import { paymentAttempt } from '#src/backend/orders/store/order-tables.ts'
import { storeStock } from '#src/backend/stores/store-tables.ts'
import { createAcquirerCards } from '#src/backend/payments/acquirer-cards.ts'
import { createEmbeddedAcquirer } from '#src/backend/payments/embedded-acquirer.ts'
import { berlin, home } from '#tests/fixtures/addresses.ts'
import { opening, shopSecret, type Shop } from './shop.ts'
import { shopper } from './visitor.ts'

/** Cards by what the embedded acquirer does with them. */
export const testCards = {
  paying: '4111 1111 1111 1111',
  challenging: '4212 3456 7891 0006',
  declined: '4000 0000 0000 0002',
  silent: '4000 0000 0000 0259',
}

/** Gives the units that tests order back when a suite ends: other suites share the catalogue. */
export const keepStock = (shop: () => Shop): void => {
  const stocked: (typeof variant.$inferSelect)[] = []
  const onShelves: (typeof storeStock.$inferSelect)[] = []
  beforeAll(async () => {
    stocked.push(...(await shop().database.sql.select().from(variant)))
    onShelves.push(...(await shop().database.sql.select().from(storeStock)))
  })
  afterAll(async () => {
    for (const { productId, upc, quantity } of stocked)
      await shop()
        .database.sql.update(variant)
        .set({ quantity })
        .where(and(eq(variant.productId, productId), eq(variant.upc, upc)))
    const { sql: db } = shop().database
    await db.delete(storeStock)
    if (onShelves.length > 0) await db.insert(storeStock).values(onShelves)
  })
}

/** Shoppers who are about to order, and what the tests know of their payments. */
export const createCheckout = (shop: () => Shop) => {
  const acquirer = () => {
    const parts = { db: shop().database.sql, clock: () => opening, newId: randomId }
    const cards = createAcquirerCards(parts)
    return { cards, provider: createEmbeddedAcquirer({ ...parts, cards, secret: shopSecret, origin: '' }) }
  }

  const cardPayment = async (number = testCards.paying) => {
    const made = await acquirer().cards.tokenise({ number, expiry: '03/39', code: '737' })
    if (!made.ok) throw new Error('this is no card')
    return { code: 'CREDIT_CARD', additionalData: { token: made.value.token } } as const
  }

  /** A shopper whose cart holds one item and goes to Manhattan. */
  const checkingOut = async (upc = 'boot-frn-8', qty = 1, productId = 'FELLBOOT1') => {
    const visitor = await shopper(shop().backend)
    await visitor.add(upc, qty, productId)
    await visitor.call('POST /cart/v2/cart/{basketId}/shippingAddress', {
      path: { basketId: visitor.cartId },
      body: { addresses: [home] },
    })
    const pay = async (number?: string) =>
      visitor.call('PUT /cart/v2/checkout/order', {
        body: { cartId: visitor.cartId, paymentMethod: await cardPayment(number) },
      })
    /** The id of a card that the cart is to be paid with from now on. */
    const addCard = async ({ token }: { token: string }) => {
      const cart = await visitor.call('POST /cart/v1/cart/{basketId}/paymentInstruments', {
        path: { basketId: visitor.cartId },
        body: { payment_method_id: 'CREDIT_CARD', token },
      })
      return cart.payment_instruments[0]?.payment_instrument_id ?? ''
    }
    const stock = async () => {
      const [row] = await shop().database.sql.select().from(variant).where(eq(variant.upc, upc))
      return row?.quantity ?? 0
    }
    return { ...visitor, pay, addCard, stock }
  }

  /** A guest in Berlin, who shops in German, and what they have ordered. */
  const orderedInBerlin = async (upc = 'boot-frn-8', qty = 1) => {
    const visitor = await shopper(shop().backend)
    const { cartId } = visitor
    await visitor.add(upc, qty)
    const path = { basketId: cartId }
    const body = { addresses: [berlin] }
    await visitor.call('POST /cart/v2/cart/{basketId}/shippingAddress', { path, body }, 'de-de')
    const placing = { body: { cartId, paymentMethod: await cardPayment() } }
    return { ...visitor, order: await visitor.call('PUT /cart/v2/checkout/order', placing, 'de-de') }
  }

  const attemptOf = async (orderNumber: string) => {
    const ofOrder = eq(paymentAttempt.orderNumber, orderNumber)
    const [attempt] = await shop().database.sql.select().from(paymentAttempt).where(ofOrder)
    return attempt
  }

  const confirmed = async (orderNumber: string, isPassed: boolean) => ({
    threeDS2Result: acquirer().provider.resultOf((await attemptOf(orderNumber))?.reference ?? '', isPassed),
  })

  return { acquirer, cardPayment, checkingOut, orderedInBerlin, attemptOf, confirmed }
}
