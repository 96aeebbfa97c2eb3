import type { CallInput, CallOutput } from '#src/contract/calls.ts'
import type { Result } from '#src/base/result.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import { addressOfHome, isSame } from './billing-address.ts'
import type { Checkout } from './load-checkout.ts'
import { homeAddressOf } from './shipping-addresses.ts'

type Body = CallInput<'POST /cart/v2/cart/{basketId}/shippingAddress'>['body']

/** Sets where a cart goes. A bill that goes to the home keeps going there when that changes. */
export const setDestinations = async (
  checkout: Checkout,
  body: Body,
  { call }: Pick<App.Locals, 'call'>,
): Promise<Result<CallOutput<'POST /cart/v2/cart/{basketId}/shippingAddress'>, ClientError>> => {
  const path = { basketId: checkout.cart.id }
  const set = await call('POST /cart/v2/cart/{basketId}/shippingAddress', { path, body })
  const home = set.ok ? homeAddressOf(set.value) : undefined
  if (!home || !checkout.cart.billingAddress || !isSame(checkout)) return set
  const billed = await call('POST /cart/v1/cart/{basketId}/billingAddress', {
    path,
    body: addressOfHome(home),
  })
  return billed.ok ? billed : set
}
