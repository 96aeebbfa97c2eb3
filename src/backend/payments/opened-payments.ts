import type { Clock } from '#src/base/clock.ts'
import type { NewId } from '#src/base/ids.ts'
import type { Log } from '#src/base/log.ts'
import type { Result } from '#src/base/result.ts'
import type { CallInput, CallOutput } from '#src/contract/calls.ts'
import type { ApiError } from '#src/contract/errors.ts'
import type { Sql } from '#src/backend/platform/database/database.ts'
import type { CardToken, TypedCard } from './acquirer-cards.ts'
import type { EmbeddedAcquirer } from './embedded-acquirer.ts'
import type { PaymentProvider } from './payment-provider.ts'

/** A card that pays; until when it is good is unknown of one that only its provider can read. */
export type PayingCard = Pick<CardToken, 'token' | 'brand' | 'lastSigns'> & Partial<CardToken>

type EncryptedCall = 'POST /acquirer/v1/encryptedCards'

/** A provider of payments, with the way in which cards come to it. */
export type OpenedPayments = {
  provider: PaymentProvider
  cards: {
    /** The card of a token; undefined where there is none. */
    find: (token: string) => Promise<PayingCard | undefined>
    /** The card of a token that may pay more than once. */
    findReusable: (token: string) => Promise<CardToken | undefined>
    /** PYT400 where the provider takes encrypted cards alone. */
    tokenise: (card: TypedCard) => Promise<Result<CardToken, ApiError<'FE309' | 'PYT400'>>>
    /** PYT400 where the provider reads no encrypted card. */
    keepEncrypted: (
      card: CallInput<EncryptedCall>['body'],
    ) => Promise<Result<CallOutput<EncryptedCall>, ApiError<'PYT400'>>>
  }
  /** What pages of the embedded acquirer show; nothing of another provider. */
  pages: Pick<EmbeddedAcquirer, 'shownPayment' | 'resultOf'>
  /** What the provider's own card fields need; undefined where the shop has fields of its own. */
  fields: CallOutput<'GET /cart/v1/paymentSession'>['meta']['fields']
}

export type OpenPayments = (parts: {
  db: Sql
  clock: Clock
  newId: NewId
  log: Log
  /** At least 32 characters. */
  secret: string
  /** Scheme, host and port that shoppers see. */
  origin: string
}) => OpenedPayments
