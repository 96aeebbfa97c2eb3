import type { Clock } from '#src/base/clock.ts'
import type { Log } from '#src/base/log.ts'
import type { NewId } from '#src/base/ids.ts'
import type { NoteKnownBuyer } from '#src/backend/cart/commands/note-known-buyer.ts'
import type { RefreshGiftCards } from '#src/backend/cart/commands/refresh-gift-cards.ts'
import type { ReadCart } from '#src/backend/cart/queries/read-cart.ts'
import type { ReadCheckoutCart } from '#src/backend/cart/queries/checkout-cart.ts'
import type { Reserve } from '#src/backend/catalogue/reserve-stock.ts'
import type { PrintDocument } from '#src/backend/documents/document-printer.ts'
import type { Mailed } from '#src/backend/mail/mail.ts'
import type { PaymentProvider } from '#src/backend/payments/payment-provider.ts'
import type { Sql } from '#src/backend/platform/database.ts'
import type { RateLimiter } from '#src/backend/platform/rate-limiter.ts'

/** From which client a step comes; what comes from none is not counted. */
export type FromClient = { client?: string | undefined }

/** What is needed to print documents of orders. */
export type PrintingParts = {
  print: PrintDocument
  /** Who sells, line by line, as invoices must say: name, address, tax number. */
  seller: readonly string[]
}

/** What a room asks of those above it, which it does not import: `createOrders` joins them. */
export type OrderPorts = {
  /** Does what follows once an order's money is settled. Never rejects for what can be done later. */
  afterSettlement: (
    parts: Pick<OrderParts, 'db' | 'mailed' | 'clock' | 'newId' | 'log'>,
    orderNumber: string,
  ) => Promise<void>
  /** Cancels an order that still waits for its payment; nothing happens to one that was paid or failed meanwhile. */
  cancelUnpaid: (parts: Pick<OrderParts, 'db' | 'clock' | 'newId'>, orderNumber: string) => Promise<void>
}

/** What the use cases of orders are made of. */
export type OrderParts = OrderSurroundings & OrderPorts

/** What orders need of the rest of the shop. */
export type OrderSurroundings = PrintingParts & {
  db: Sql
  readCart: ReadCart
  checkoutCart: ReadCheckoutCart
  noteKnownBuyer: NoteKnownBuyer
  refreshGiftCards: RefreshGiftCards
  reserve: Reserve
  provider: PaymentProvider
  /** What a card shows of itself; undefined for a token that the acquirer does not know. */
  cardOf: (token: string) => Promise<{ brand: string; lastSigns: string } | undefined>
  /** The email of a customer; undefined for who is gone. */
  emailOfCustomer: (customerId: string) => Promise<string | undefined>
  /** Whether a person seems to order; `response` is what their browser made of the human check, if it did. */
  isHuman: (
    action: 'placeOrder',
    response: string | undefined,
    client: string | undefined,
  ) => Promise<boolean>
  /** Steps of checkouts by client, of orders that nobody paid: they hold goods from others, and who tries many cards has stolen them. */
  unpaidSteps: RateLimiter
  /** How often clients prepared carts, by both, so that what is paid gives no more steps back than it took. */
  preparedCarts: RateLimiter
  /** Mails that take gift cards of an order to their recipients again, by order. */
  giftCardMails: RateLimiter
  mailed: Mailed
  /** A number that no other order has, as far as chance goes: who knows one cannot guess the next. */
  newOrderNumber: () => string
  newReturnId: () => string
  clock: Clock
  newId: NewId
  log: Log
}
