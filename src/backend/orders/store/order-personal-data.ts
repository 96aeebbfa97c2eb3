import { eq, inArray } from 'drizzle-orm'
import { randomId } from '#src/base/ids.ts'
import type { PersonalData } from '#src/backend/platform/personal-data.ts'
import { orderNote, orderParcel, orderRefund } from './fulfilment-tables.ts'
import { readGoods } from './order-goods.ts'
import { nthOrderClaim, orderTender, paymentAttempt, shopOrder } from './order-tables.ts'
import { nobody, withoutPerson } from './without-person.ts'

/** The orders of a person. They stay for the books, and name nobody once their customer is erased. */
export const orderPersonalData: PersonalData = {
  read: async (db, ownerId) => {
    const orders = await db.select().from(shopOrder).where(eq(shopOrder.ownerId, ownerId))
    const numbers = orders.map(({ orderNumber }) => orderNumber)
    if (numbers.length === 0) return { orders: [] }
    const tenders = await db.select().from(orderTender).where(inArray(orderTender.orderNumber, numbers))
    const notes = await db
      .select()
      .from(orderNote)
      .where(inArray(orderNote.orderNumber, numbers))
      .orderBy(orderNote.at, orderNote.id)
    const goodsOf = await readGoods(db, numbers)
    const shown = orders.map(({ orderNumber, email, placedAt, total, currency, content }) => {
      const isOwn = (one: { orderNumber: string }): boolean => one.orderNumber === orderNumber
      const { parcels, refunds } = goodsOf(orderNumber)
      return {
        ...{ orderNumber, email, placedAt, total, currency, content, parcels },
        tenders: tenders.filter(isOwn).map(({ method, amount }) => ({ method, amount })),
        refunds: refunds.map(({ amount, reason, at }) => ({ amount, reason, at })),
        notes: notes.filter(isOwn).map(({ text, at }) => ({ text, at })),
      }
    })
    return { orders: shown }
  },

  forget: async (tx, ownerId) => {
    const orders = await tx.select().from(shopOrder).where(eq(shopOrder.ownerId, ownerId)).for('update')
    const numbers = orders.map(({ orderNumber }) => orderNumber)
    if (numbers.length === 0) return
    const goodsOf = await readGoods(tx, numbers)
    for (const order of orders) {
      const content = withoutPerson(order, goodsOf(order.orderNumber))
      await tx
        .update(shopOrder)
        .set({ ownerId: randomId(), sessionId: nobody, email: '', content })
        .where(eq(shopOrder.orderNumber, order.orderNumber))
    }
    await tx.update(paymentAttempt).set({ fields: {} }).where(inArray(paymentAttempt.orderNumber, numbers))
    await tx.delete(nthOrderClaim).where(inArray(nthOrderClaim.orderNumber, numbers))
    await tx.delete(orderNote).where(inArray(orderNote.orderNumber, numbers))
    await tx.update(orderRefund).set({ reason: '' }).where(inArray(orderRefund.orderNumber, numbers))
    await tx
      .update(orderParcel)
      .set({ trackingNumber: null, trackingUrl: null })
      .where(inArray(orderParcel.orderNumber, numbers))
  },
}
