import { err, ok, type Result } from '#src/base/result.ts'
import type { Client } from '#src/client/client.ts'
import type { CallOutput } from '#src/contract/calls.ts'
import type { ClientError } from '#src/contract/client-failure.ts'
import type { ProviderMethod } from '#src/contract/payments/tenders.ts'
import type { SeenOrder } from '#src/rules/checkout/seen-order.ts'
import { totalChanged } from '#src/rules/orders/total-changed.ts'

export type PlacedOrder = CallOutput<'PUT /cart/v2/checkout/order'>

/** Why an order is not placed: what is told of the cart once it was prepared, that it comes to something else or is another than was seen, or a refusal. */
export type NotPlaced =
  | { kind: 'changed'; notices: string[] }
  | { kind: 'totalChanged' | 'cartChanged' }
  | { kind: 'refused'; error: ClientError }

/** Failures after which the cart may be an order by now, which placing it again gives. */
const mayBeOrdered = ['CHK380', 'BSK404']

/**
 * Prepares and places the order of a cart as its shopper saw it. Sent again it gives the same order, also where nobody heard
 * of it the first time. `provePerson` is asked last: what it gives counts once.
 */
export const placeOrder = async (
  call: Client['call'],
  { cartId, version, total, remainingToPay }: SeenOrder,
  provePerson: () => Promise<string | undefined>,
): Promise<Result<PlacedOrder, NotPlaced>> => {
  const prepared = await call('POST /cart/v1/cart/prepareOrder', { body: { basketId: cartId } })
  if (!prepared.ok && !mayBeOrdered.includes(prepared.error.errorId))
    return err({ kind: 'refused', error: prepared.error })
  if (prepared.ok) {
    const { flash, customerNotifications, totals } = prepared.value
    const notices = customerNotifications.map(({ type }) => type)
    if (flash.length > 0 && notices.length > 0) return err({ kind: 'changed', notices })
    if (totals.total !== total || totals.remainingToPay !== remainingToPay)
      return err({ kind: 'totalChanged' })
    if (prepared.value.version !== version) return err({ kind: 'cartChanged' })
  }
  const recaptcha_response = await provePerson()
  const placed = await call('PUT /cart/v2/checkout/order', {
    body: { cartId, total, remainingToPay, recaptcha_response },
  })
  if (placed.ok) return ok(placed.value)
  const isOther = placed.error.additionalInfo['reason'] === totalChanged
  return err(isOther ? { kind: 'totalChanged' } : { kind: 'refused', error: placed.error })
}

/** Goes on with the payment of an order by what its shopper brings back from a challenge or a provider's page. */
export const goOnWithPayment = (
  call: Client['call'],
  { orderNumber }: Pick<PlacedOrder, 'orderNumber'>,
  code: ProviderMethod,
  threeDS2Result: string,
): Promise<Result<PlacedOrder, ClientError>> =>
  call('PATCH /cart/v2/checkout/order/{orderNumber}', {
    path: { orderNumber },
    body: { paymentMethod: { code, additionalData: { threeDS2Result } } },
  })
