import { eq, inArray } from 'drizzle-orm'
import { randomId } from '#src/base/ids.ts'
import type { PersonalData } from '#src/backend/platform/personal-data.ts'
import { orderNote, orderParcel, orderRefund } from './fulfilment-tables.ts'
import type { OrderContent } from './order-content.ts'
import { readGoods } from './order-goods.ts'
import { tendersOf, type StoredOrder } from './order-store.ts'
import { paymentAttempt, shopOrder } from './order-tables.ts'

const nobody = '00000000-0000-0000-0000-000000000000'

const noContact = {
  email: undefined,
  phone: undefined,
  phoneCode: undefined,
  subscriptions: undefined,
  addressId: undefined,
}

/** Whether goods of an order are still to be sent, for which its address is needed. */
const isToBeSent = ({ payment, fulfilment }: StoredOrder): boolean =>
  payment !== 'failed' && ['open', 'allocated', 'partlyShipped', 'readyForPickup'].includes(fulfilment)

/** What an order is for the books: without a word of who bought it, but where to what is still to be sent. */
const withoutPerson = (order: StoredOrder): OrderContent => ({
  ...order.content,
  billingAddress: undefined,
  deviceFingerPrint: undefined,
  customerId: nobody,
  items: order.content.items.map((item) => ({ ...item, giftOption: undefined })),
  shipments: order.content.shipments.map((shipment) => ({
    ...shipment,
    address: isToBeSent(order) && shipment.address ? { ...shipment.address, ...noContact } : undefined,
  })),
})

/** The orders of a person. They stay for the books, and name nobody once their customer is gone. */
export const orderPersonalData: PersonalData = {
  read: async (db, ownerId) => {
    const orders = await db.select().from(shopOrder).where(eq(shopOrder.ownerId, ownerId))
    const goodsOf = await readGoods(
      db,
      orders.map(({ orderNumber }) => orderNumber),
    )
    const notesOf = (orderNumber: string) =>
      db
        .select({ text: orderNote.text, at: orderNote.at })
        .from(orderNote)
        .where(eq(orderNote.orderNumber, orderNumber))
    const shown = orders.map(async ({ orderNumber, email, placedAt, total, currency, content }) => ({
      ...{ orderNumber, email, placedAt, total, currency },
      content,
      tenders: (await tendersOf(db, orderNumber)).map(({ method, amount }) => ({ method, amount })),
      parcels: goodsOf(orderNumber).parcels,
      refunds: goodsOf(orderNumber).refunds.map(({ amount, reason, at }) => ({ amount, reason, at })),
      notes: await notesOf(orderNumber),
    }))
    return { orders: await Promise.all(shown) }
  },

  forget: async (tx, ownerId) => {
    const orders = await tx.select().from(shopOrder).where(eq(shopOrder.ownerId, ownerId)).for('update')
    for (const order of orders)
      await tx
        .update(shopOrder)
        .set({ ownerId: randomId(), sessionId: nobody, email: '', content: withoutPerson(order) })
        .where(eq(shopOrder.orderNumber, order.orderNumber))
    const numbers = orders.map(({ orderNumber }) => orderNumber)
    if (numbers.length === 0) return
    await tx.update(paymentAttempt).set({ fields: {} }).where(inArray(paymentAttempt.orderNumber, numbers))
    await tx.delete(orderNote).where(inArray(orderNote.orderNumber, numbers))
    await tx.update(orderRefund).set({ reason: '' }).where(inArray(orderRefund.orderNumber, numbers))
    await tx
      .update(orderParcel)
      .set({ trackingNumber: null, trackingUrl: null })
      .where(inArray(orderParcel.orderNumber, numbers))
  },
}
