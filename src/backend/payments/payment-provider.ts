import type { Result } from '#src/base/result.ts'
import type { PaymentEvent } from '#src/rules/payments/fold-attempt.ts'
import type { ExpressMethod, PaymentMethod, ProviderMethod } from '#src/contract/payments/tenders.ts'

/** What a shopper pays with, as the shop holds it: never a card number. */
export type PaymentSource =
  | { kind: 'card'; token: string }
  /** What a wallet gave the page, sealed for the provider. */
  | { kind: 'wallet'; payload: string }
  /** The shopper pays at a page of the provider and comes back to the payment’s `returnUrl`. */
  | { kind: 'redirect' }

/** One attempt to pay. `amount` is in minor units of the currency. */
export type Payment = Readonly<{
  /** At most 64 characters: the same key is the same payment, however often it is sent. */
  key: string
  orderNumber: string
  amount: number
  currency: string
  method: PaymentMethod
  source: PaymentSource
  /** The page of this shop, as a path, to which a page of the provider or of a bank leads back. */
  returnUrl: string
}>

/** Why a provider refuses: the code that shoppers are told (specification, shopping, section 8, Payment). */
export type PaymentRefusalId = 'FE309' | 'PYT300' | 'PYT400' | 'PYT402' | 'PYT404' | 'PYT406' | 'PAY400'

/** How a payment stands. `reference` is what the provider calls it by, in its events too. */
export type PaymentOutcome =
  /** `amount` is told where it may be less than was wanted: a part pays no order, and is given up. */
  | { kind: 'authorised'; reference: string; amount?: number }
  /** The shopper proves at `url`, in a frame, that the card is theirs. */
  | { kind: 'challenged'; reference: string; url: string }
  | { kind: 'redirected'; reference: string; url: string }
  | { kind: 'refused'; reference: string; errorId: PaymentRefusalId }
  /** The provider tells later. */
  | { kind: 'pending'; reference: string }

/** A later step with a payment's money; the same key is the same step. */
export type MoneyStep = Readonly<{ reference: string; key: string; amount: number }>

/** An event as a provider's webhook tells it, and of which payment. */
export type NotifiedEvent = PaymentEvent & { reference: string }

/**
 * Takes money. Every step may be sent again with its key, and does its work once. A step that throws may have been done: `lookup`
 * tells. What a provider says of a step is told by events as well, in any order, see `foldAttempt`; their ids are those of `paymentEventId`.
 */
export type PaymentProvider = {
  name: string
  /** What it takes; no other way to pay the rest is offered or placed. */
  methods: ReadonlySet<ProviderMethod>
  /** For which of these it opens sessions, so that a button orders at once; no other has one. */
  express: ReadonlySet<ExpressMethod>
  authorise: (payment: Payment) => Promise<PaymentOutcome>
  /** After a challenge or a return: `result` is what the browser brought back. Undefined for a reference that is unknown. */
  complete: (reference: string, result: string) => Promise<PaymentOutcome | undefined>
  capture: (step: MoneyStep) => Promise<'taken' | 'refused'>
  refund: (step: MoneyStep) => Promise<'taken' | 'refused'>
  /** Gives up what was authorised and not captured. */
  cancel: (step: Omit<MoneyStep, 'amount'>) => Promise<'taken' | 'refused'>
  /** How the payment of a key stands; undefined where it never arrived. */
  lookup: (key: string) => Promise<PaymentOutcome | undefined>
  /** What happened to a payment so far. */
  events: (reference: string) => Promise<PaymentEvent[]>
  /** Reads what the provider posted: `unsigned` where it did not. What is about other things than payments of this shop is left out. */
  readWebhook: (body: string, headers: Headers) => Promise<Result<NotifiedEvent[], 'unsigned' | 'malformed'>>
  /** The text that tells the provider that its post is stored. */
  acknowledgement: string
}
