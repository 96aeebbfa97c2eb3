import type { PrintDocument } from '#src/backend/documents/document-printer.ts'
import type { HumanCheck } from '#src/backend/identity/human-check/human-check.ts'
import { afterOrderHandlers } from '#src/backend/orders/api/after-order-routes.ts'
import { orderLimiters } from '#src/backend/orders/place/order-limits.ts'
import { orderNumbers } from '#src/backend/orders/store/order-numbers.ts'
import type { OrderCollaborators } from '#src/backend/orders/store/order-dependencies.ts'
import { orderHandlers } from '#src/backend/orders/api/order-routes.ts'
import { createOrders } from '#src/backend/orders/api/orders.ts'
import { staffOrderHandlers } from '#src/backend/orders/api/staff-routes.ts'
import type { Mailed } from '#src/backend/mail/mail.ts'
import type { ReviewLinks } from '#src/backend/reviews/review-links.ts'
import { webhookHandlers } from '#src/backend/orders/webhooks/webhook-routes.ts'
import type { WebhookDeliveries } from '#src/backend/orders/webhooks/webhook-deliveries.ts'
import { brandSeller } from '#src/contract/brand.ts'
import type { Foundation } from './foundation.ts'
import type { OpenedCart } from './open-cart.ts'
import type { OpenedCatalogue } from './open-catalogue.ts'
import type { OpenedCustomers } from './open-customers.ts'
import type { OpenedPayments } from './open-payments.ts'

export type OrderSettings = {
  print: PrintDocument
  /** Who sells, line by line, as invoices say; the brand alone unless it is named. */
  seller?: readonly string[]
  webhooks: WebhookDeliveries
}

type Domains = OpenedCatalogue & OpenedCustomers & OpenedPayments & OpenedCart

/** Has mails about what arrived lead to reviewing it. */
const invitingReviews =
  (mailed: Mailed, links: ReviewLinks): Mailed =>
  (work) =>
    mailed(({ sql, send }) =>
      work({
        sql,
        send: (mail) => {
          if (!('to' in mail) || mail.message.kind !== 'orderDelivered') return send(mail)
          const reviewPath = `/reviews/write?token=${links.write(mail.message.orderNumber)}`
          return send({ ...mail, message: { ...mail.message, reviewPath } })
        },
      }),
    )

/** Orders from placing to refund, and the webhooks that hear of them. */
export const openOrders = (
  { database, clock, newId, limiters, mailed, cookies, log }: Foundation,
  { print, seller = brandSeller, webhooks }: OrderSettings,
  {
    reserve,
    customers,
    provider,
    cards,
    carts,
    readCart,
    checkoutCart,
    isHuman,
    reviewLinks,
  }: Omit<Domains, 'handlers'> & Pick<HumanCheck, 'isHuman'> & { reviewLinks: ReviewLinks },
) => {
  const parts: OrderCollaborators = {
    db: database.sql,
    readCart,
    checkoutCart,
    noteKnownBuyer: carts.noteKnownBuyer,
    refreshGiftCards: carts.refreshGiftCards,
    reserve,
    provider,
    cardOf: cards.find,
    isHuman,
    emailOfCustomer: async (customerId) => (await customers.byId(customerId))?.email,
    ...orderLimiters(limiters),
    ...{ print, seller, mailed: invitingReviews(mailed, reviewLinks) },
    ...orderNumbers,
    clock,
    newId,
    log,
  }
  const orders = createOrders(parts)
  return {
    orders,
    handlers: {
      ...orderHandlers(orders, cookies),
      ...afterOrderHandlers(orders),
      ...staffOrderHandlers(orders, newId),
      ...webhookHandlers(webhooks),
    },
  }
}

export type OpenedOrders = ReturnType<typeof openOrders>
