import type { PaymentMethod } from '#src/contract/payments/tenders.ts'
import type {
  PaymentOutcome,
  PaymentProvider,
  PaymentRefusalId,
  PaymentSource,
} from '#src/backend/payments/payment-provider.ts'

/**
 * What something to pay with does: pay, ask the shopper first, lead them to another page, pay and tell so later, pay and never respond, be
 * unknown, or be refused.
 */
export type Conduct =
  'approve' | 'challenge' | 'redirect' | 'later' | 'silent' | 'unknown' | Exclude<PaymentRefusalId, 'PAY400'>

/** A post of a provider. */
export type ProviderPost = { body: string; headers: Headers }

/** A provider of payments, and all that the suite of the port needs to bring about what may happen to it. */
export type TriedProvider = {
  provider: PaymentProvider
  /** What its cards can be refused with. */
  refusals: readonly Conduct[]
  sourceOf: (conduct: Conduct) => Promise<{ method: PaymentMethod; source: PaymentSource }>
  /** What the browser brings back from the page that a payment led to. */
  resultOf: (outcome: PaymentOutcome, isPassed: boolean) => Promise<string>
  /** Who signs posts that are believed: one name for each key. */
  signers: readonly string[]
  /** Posts of all that happened to a payment, in its order. */
  postsOf: (reference: string, signer?: string) => Promise<ProviderPost[]>
  /** A post that nobody understands, signed as far as it can be. */
  malformed: () => Promise<ProviderPost>
  /** A post with another amount, under the signature that it had. */
  tampered: (post: ProviderPost) => ProviderPost
}
