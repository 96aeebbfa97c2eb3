import { Types } from '@adyen/api-library'
import {
  isOfKind,
  providerMethods,
  type MethodOfKind,
  type PaymentMethod,
  type ProviderMethod,
} from '#src/contract/payments/tenders.ts'
import type { AdyenRequest } from './adyen-api.ts'

const { KlarnaDetails, PayPalDetails } = Types.checkout

/** What Adyen calls the ways to pay that lead to a page of their own; undefined for one that it is not asked for. */
const redirects: Readonly<Record<MethodOfKind<'redirect'>, AdyenRequest['paymentMethod'] | undefined>> = {
  KLARNA: { type: KlarnaDetails.TypeEnum.Klarna },
  PAYPAL: { type: PayPalDetails.TypeEnum.Paypal },
}

/** What is paid with at Adyen. */
export const adyenMethods: ReadonlySet<ProviderMethod> = new Set(
  providerMethods.filter((method) => !isOfKind(method, 'redirect') || redirects[method] !== undefined),
)

/** A way to pay at a page of its own, as Adyen knows it. Throws for any other: nobody is led to a page that they did not choose. */
export const redirectDetails = (method: PaymentMethod): AdyenRequest['paymentMethod'] => {
  const details = isOfKind(method, 'redirect') ? redirects[method] : undefined
  if (!details) throw new Error(`Adyen has no page for ${method}.`)
  return details
}
