import { z } from 'zod'
import type { Calls } from '#src/contract/call.ts'
import { methodsOfKind } from './tenders.ts'

const merchantSessionSchema = z
  .object({
    merchantSessionIdentifier: z.string(),
    nonce: z.string(),
    merchantIdentifier: z.string(),
    domainName: z.string(),
    displayName: z.string(),
    epochTimestamp: z.int().describe('Milliseconds since 1970'),
    expiresAt: z.int().describe('Milliseconds since 1970'),
    signature: z.string(),
  })
  .meta({ id: 'MerchantSession' })

/** What the card fields of a provider need, where the shop has none of its own. */
const cardFieldsSchema = z
  .object({
    clientKey: z.string(),
    environment: z.enum(['test', 'live']),
    origin: z.url().optional().describe('Of a stand-in, outside production'),
  })
  .meta({ id: 'ProviderCardFields' })

/** What a wallet needs before its sheet opens (specification, account and content, section 7, Wallet express calls). */
export const sessionCalls = {
  'GET /cart/v1/paymentSession': {
    summary:
      'Open the session of a wallet, a merchant session opens one sheet; or of the provider’s card fields',
    session: true,
    limit: 'tender',
    query: z.object({
      referer: z.string().min(1).max(2048).describe('The page of this shop that the sheet opens on'),
      paymentMethodId: z.enum([...methodsOfKind('wallet'), ...methodsOfKind('card')]),
      paymentMethod: z.enum(['paypal']).optional().describe('With CREDIT_CARD: the wallet that is meant'),
    }),
    out: z
      .object({
        success: z.boolean(),
        provider: z.string(),
        meta: z.object({
          merchantSession: merchantSessionSchema.optional(),
          fields: cardFieldsSchema.optional(),
        }),
        locale: z.string(),
      })
      .meta({ id: 'PaymentSession' }),
    errors: ['PYT400', 'PYT405'],
  },
} as const satisfies Calls
