import { Types } from '@adyen/api-library'
import { z } from 'zod'
import type { PaymentMethod } from '#src/contract/payments/tenders.ts'
import type { Payment } from '../payment-provider.ts'
import { toAdyenAmount } from './adyen-amount.ts'
import type { AdyenRequest } from './adyen-api.ts'
import { redirectDetails } from './adyen-methods.ts'
import type { StoredPayment } from './adyen-payments.ts'

const text = z.string().exactOptional()

/** What banks ask of the browser. */
const browserInfoSchema = z
  .object({
    acceptHeader: z.string(),
    colorDepth: z.int(),
    javaEnabled: z.boolean(),
    language: z.string(),
    screenHeight: z.int(),
    screenWidth: z.int(),
    timeZoneOffset: z.int(),
    userAgent: z.string(),
  })
  .exactOptional()

/** What pays, as it is sealed until Adyen has decided. */
const sealedSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('card'),
    browserInfo: browserInfoSchema,
    card: z.object({
      encryptedCardNumber: z.string(),
      encryptedExpiryMonth: z.string(),
      encryptedExpiryYear: z.string(),
      encryptedSecurityCode: text,
      holderName: text,
      brand: text,
    }),
  }),
  z.object({ kind: z.literal('wallet'), payload: z.string() }),
  z.object({ kind: z.literal('redirect') }),
])

export type SealedSource = z.infer<typeof sealedSchema>

/** What pays, of what a payment names; undefined for a card that nobody knows. */
export const sealedSource = (
  source: Payment['source'],
  card: Record<string, unknown> | undefined,
): SealedSource | undefined => {
  if (source.kind !== 'card') return sealedSchema.parse(source)
  const read = sealedSchema.safeParse({ kind: 'card', ...card })
  return read.success ? read.data : undefined
}

export const readSealed = (opened: string): SealedSource => sealedSchema.parse(JSON.parse(opened))

const { ApplePayDetails, CardDetails, PaymentRequest, ThreeDSRequestData } = Types.checkout

const methodOf = (source: SealedSource, method: PaymentMethod): AdyenRequest['paymentMethod'] => {
  if (source.kind === 'wallet')
    return { type: ApplePayDetails.TypeEnum.Applepay, applePayToken: source.payload }
  if (source.kind === 'redirect') return redirectDetails(method)
  return { type: CardDetails.TypeEnum.Scheme, ...source.card }
}

/**
 * The request of a payment: the same each time it is sent. The bank's page is one that the shopper goes to, so that this shop frames nobody
 * it does not know.
 */
export const requestOf = (
  { key, orderNumber, amount, currency, method, returnUrl }: StoredPayment,
  source: SealedSource,
  origin: string,
): AdyenRequest => ({
  amount: toAdyenAmount(amount, currency),
  reference: key,
  merchantOrderReference: orderNumber,
  paymentMethod: methodOf(source, method),
  returnUrl: new URL(returnUrl, origin).href,
  channel: PaymentRequest.ChannelEnum.Web,
  origin,
  shopperInteraction: PaymentRequest.ShopperInteractionEnum.Ecommerce,
  ...(source.kind === 'card'
    ? {
        authenticationData: {
          threeDSRequestData: { nativeThreeDS: ThreeDSRequestData.NativeThreeDSEnum.Disabled },
        },
        ...(source.browserInfo ? { browserInfo: source.browserInfo } : {}),
      }
    : {}),
})
