import { isOfKind, type PaymentMethod } from '#src/contract/payments/tenders.ts'
import type { PaymentRefusalId } from '../payment-provider.ts'

/** Adyen's codes of refusal that say more than that the card was declined (Adyen, Refusal reasons). */
const ofReason: Readonly<Record<string, PaymentRefusalId>> = {
  4: 'PYT300', // Acquirer error
  6: 'FE309', // Expired card
  7: 'PYT300', // Invalid amount
  8: 'PYT400', // Invalid card number
  9: 'PYT300', // Issuer unavailable
  14: 'PYT406', // Acquirer fraud
  20: 'PYT406', // Fraud
  21: 'PYT300', // Not submitted
  22: 'PYT406', // Fraud, cancelled
  24: 'PYT400', // Code declined
  31: 'PYT406', // Issuer suspected fraud
}

/** Codes of requests that Adyen did not take for what stands in them. */
const ofError: Readonly<Record<string, PaymentRefusalId>> = {
  101: 'PYT400', // Invalid card number
  103: 'PYT400', // Code has the wrong length
  129: 'FE309', // Expiry date invalid
  140: 'FE309', // Expiration date invalid
  800: 'PYT404', // Contract not found
  803: 'PYT404', // Payment details not found
}

/** What shoppers are told of a refusal by its code; a payment that was refused at another page was not authorised there. */
export const refusalOf = (reason: string | undefined, method: PaymentMethod): PaymentRefusalId =>
  isOfKind(method, 'redirect') ? 'PAY400' : (ofReason[reason ?? ''] ?? 'PYT402')

/** What shoppers are told of a request that Adyen did not take. */
export const refusalOfRequest = (errorCode: string | undefined): PaymentRefusalId =>
  ofError[errorCode ?? ''] ?? 'PYT300'
