import type { Clock } from '#src/base/clock.ts'
import type { Log } from '#src/base/log.ts'
import type { NewId } from '#src/base/ids.ts'
import type { NoteKnownBuyer } from '#src/backend/cart/commands/note-known-buyer.ts'
import type { RefreshGiftCards } from '#src/backend/cart/commands/refresh-gift-cards.ts'
import type { ReadCart } from '#src/backend/cart/queries/read-cart.ts'
import type { ReadCheckoutCart } from '#src/backend/cart/queries/checkout-cart.ts'
import type { Reserve } from '#src/backend/catalogue/stock/reserve-stock.ts'
import type { PrintDocument } from '#src/backend/documents/document-printer.ts'
import type { Mailed } from '#src/backend/mail/mail.ts'
import type { PaymentProvider } from '#src/backend/payments/payment-provider.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import type { RateLimiter } from '#src/backend/platform/limits/rate-limiter.ts'

/** The client that a step comes from; without one it is not counted. */
export type FromClient = { client?: string | undefined }

/** What printing documents of orders depends on. */
export type PrintingDependencies = {
  print: PrintDocument
  /** The seller as invoices must name them, line by line: name, address, tax number. */
  seller: readonly string[]
}

/** What a room calls of those above it, which it does not import: `orderPorts` joins them. */
export type OrderPorts = {
  /** Sends what comes by email and the mails that are due, once an order's money is settled. Failures are logged, and tried again later. */
  afterSettlement: (
    dependencies: Pick<OrderDependencies, 'db' | 'mailed' | 'clock' | 'newId' | 'log'>,
    orderNumber: string,
  ) => Promise<void>
  /** Cancels an order that still waits for its payment; nothing happens to one that was paid or failed meanwhile. */
  cancelUnpaid: (
    dependencies: Pick<OrderDependencies, 'db' | 'clock' | 'newId'>,
    orderNumber: string,
  ) => Promise<void>
}

/** What the use cases of orders depend on. */
export type OrderDependencies = OrderCollaborators & OrderPorts

/** What orders need of the rest of the shop. */
export type OrderCollaborators = PrintingDependencies & {
  db: Sql
  readCart: ReadCart
  checkoutCart: ReadCheckoutCart
  noteKnownBuyer: NoteKnownBuyer
  refreshGiftCards: RefreshGiftCards
  reserve: Reserve
  provider: PaymentProvider
  /** The brand and last digits of a card; undefined for a token that the acquirer does not know. */
  cardOf: (token: string) => Promise<{ brand: string; lastSigns: string } | undefined>
  /** The email of a customer; undefined for one who was erased. */
  emailOfCustomer: (customerId: string) => Promise<string | undefined>
  /** Whether a person seems to order; `response` is their browser's solution of the human check, if it has one. */
  isHuman: (
    action: 'placeOrder',
    response: string | undefined,
    client: string | undefined,
  ) => Promise<boolean>
  /** Unpaid steps of checkouts by client: they hold goods that others would buy, and trying many cards is what thieves do. */
  unpaidSteps: RateLimiter
  /** Which client prepared which cart and placed which order that waits, so that a paid one takes back no more steps than were counted for it. */
  rememberedSteps: RateLimiter
  /** Mails that send the gift cards of an order again, by order. */
  giftCardMails: RateLimiter
  mailed: Mailed
  /** A random number, which no other order has and none lets guess. */
  newOrderNumber: () => string
  newReturnId: () => string
  clock: Clock
  newId: NewId
  log: Log
}
