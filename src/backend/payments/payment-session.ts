import type { Clock } from '#src/base/clock.ts'
import type { NewId } from '#src/base/ids.ts'
import { err, ok, type Result } from '#src/base/result.ts'
import { brandName } from '#src/contract/brand.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { isOfKind, type MethodOfKind } from '#src/contract/payments/tenders.ts'
import type { OpenedPayments } from './opened-payments.ts'
import type { PaymentProvider } from './payment-provider.ts'
import type { Site } from '#src/contract/sites.ts'

type PaymentSession = CallOutput<'GET /cart/v1/paymentSession'>

type Wanted = {
  referer: string
  paymentMethodId: MethodOfKind<'wallet' | 'card'>
  paymentMethod?: 'paypal' | undefined
}

type Dependencies = {
  provider: Pick<PaymentProvider, 'name' | 'express'>
  fields: OpenedPayments['fields']
  /** Scheme, host and port that shoppers see. */
  origin: string
  clock: Clock
  newId: NewId
}

/** How long a merchant session opens a sheet, in milliseconds, as the wallet's own do. */
const lifetimeMs = 300_000

/**
 * Opens sessions: of wallets, which are simulated, where the provider opens some for them, and of a provider's card fields. PYT400 for a
 * page that is not this shop's, PYT405 for a method that needs no session, and for a wallet for which the provider opens none.
 */
export const createPaymentSessions =
  ({ provider, fields, origin, clock, newId }: Dependencies) =>
  (
    { referer, paymentMethodId, paymentMethod }: Wanted,
    { locale }: Site,
  ): Result<PaymentSession, ApiError<'PYT400' | 'PYT405'>> => {
    const isOwn = URL.canParse(referer, origin) && new URL(referer, origin).origin === origin
    if (!isOwn) return err(apiError('PYT400', { field: 'referer' }))
    const session = { success: true, provider: provider.name, locale }
    const isWallet = isOfKind(paymentMethodId, 'wallet')
    if (!isWallet && paymentMethod !== 'paypal')
      return fields ? ok({ ...session, meta: { fields } }) : err(apiError('PYT405'))
    if (!provider.express.has(isWallet ? paymentMethodId : 'PAYPAL')) return err(apiError('PYT405'))
    if (!isWallet) return ok({ ...session, meta: {} })
    const epochTimestamp = Date.parse(clock())
    const merchantSession = {
      merchantSessionIdentifier: `session_${newId()}`,
      nonce: newId(),
      merchantIdentifier: 'merchant.embedded',
      domainName: new URL(origin).hostname,
      displayName: brandName,
      epochTimestamp,
      expiresAt: epochTimestamp + lifetimeMs,
      signature: 'simulated',
    }
    return ok({ ...session, meta: { merchantSession } })
  }

export type PaymentSessions = ReturnType<typeof createPaymentSessions>
