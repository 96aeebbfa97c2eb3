import { err, ok, type Result } from '#src/base/result.ts'
import { cartAddressSchema, type CartAddress } from '#src/contract/cart/cart-address.ts'
import type { CallInput } from '#src/contract/calls.ts'
import { isOffered } from '#src/rules/payments/offered-methods.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { checkBillingAddress, type BillingErrorId } from '#src/backend/cart/deliveries/address-checks.ts'
import { emailOf } from '#src/backend/cart/cart-email.ts'
import type { Caller } from '#src/backend/cart/cart-dependencies.ts'
import { tenderOfRest } from '#src/backend/cart/cart-tenders.ts'
import type { CheckoutCart } from '#src/backend/cart/queries/checkout-cart.ts'
import { checkoutError, type CheckoutErrorId } from './checkout-errors.ts'
import { orderContent } from '../store/order-content.ts'
import type { OrderDependencies } from '../store/order-dependencies.ts'
import type { StoredAttempt, StoredOrder, StoredTender } from '../store/order-store.ts'
import { orderTenders, type PaymentInput } from './order-tenders.ts'
import { planTenders } from './plan-tenders.ts'
import type { NewOrder } from './take-order.ts'

/** The input of the call that places an order. */
export type Placing = Omit<CallInput<'PUT /cart/v2/checkout/order'>['body'], 'inStoreSalesInfo'>

type PlanErrorId = CheckoutErrorId | BillingErrorId | 'PYT400' | 'PYT404' | 'PYT405'

/** The fields of a payment, from the tender of the cart and from the call that places the order. */
const fieldsOf = (
  { details }: CheckoutCart,
  { bin, type, additionalData = {} }: Partial<PaymentInput>,
): StoredAttempt['fields'] => {
  const { cardType, paymentInstrumentId, sessionID } = additionalData
  const held = tenderOfRest(details)
  return {
    ...{ bin, type, cardType, paymentInstrumentId, sessionID },
    c_requestID: additionalData.c_requestID ?? held?.c_requestID,
    c_paymentID: additionalData.c_paymentID ?? held?.c_paymentID,
    c_payerID: additionalData.c_payerID ?? held?.c_payerID,
  }
}

/** The billing address: the caller's, else the cart's, else the one that the items go to. */
const billFor = (
  { billingAddress, shippingAddresses = [] }: CheckoutCart['cart'],
  given: CartAddress | undefined,
): Result<CartAddress | undefined, ApiError<BillingErrorId>> => {
  if (!given) {
    const home = shippingAddresses.find(({ shippingId }) => shippingId === 'me')
    return ok(billingAddress ?? (home && cartAddressSchema.strip().parse(home)))
  }
  const { address, errors } = checkBillingAddress(given)
  const [wrong] = errors
  return wrong ? err(wrong) : ok(address)
}

/** Whether a site offers a tender's method for its amount, and the provider takes it: both may have changed since it was chosen. */
const isOfferedFor = (
  { method, amount }: StoredTender,
  { country, currency }: Caller['site'],
  taken: OrderDependencies['provider']['methods'],
): boolean =>
  isOffered(method, {
    country,
    currency,
    remaining: amount,
    isMember: false,
    athleteCredit: 0,
    taken,
    isOnlyGiftCards: false,
  })

/**
 * Plans the order of a cart, its tenders and the attempt to charge the provider's; writes nothing. Refused where the cart, its deliveries,
 * its billing address or its payment lack something.
 */
export const planOrder =
  (dependencies: OrderDependencies) =>
  async (
    checkout: CheckoutCart,
    { billingAddress, paymentMethod }: Placing,
    caller: Caller,
  ): Promise<Result<NewOrder, ApiError<PlanErrorId>>> => {
    const error = checkoutError(checkout.cart)
    if (error) return err(error)
    const { site, sessionId, customer } = caller
    const bill = billFor(checkout.cart, billingAddress)
    if (!bill.ok) return bill
    const ownerId = customer?.forCustomerId ?? sessionId
    const email =
      emailOf({ ...checkout.cart, billingAddress: bill.value }) ??
      (await dependencies.emailOfCustomer(ownerId))
    if (email === undefined) return err(apiError('CHK380', { reason: 'email' }))
    const { provider, clock, newId } = dependencies
    const orderNumber = dependencies.newOrderNumber()
    const wished = await orderTenders(dependencies)(checkout, paymentMethod)
    if (!wished.ok) return wished
    const { total } = checkout.cart.totals
    const { tenders, remaining } = planTenders(orderNumber, checkout.cart.totals, wished.value, newId)
    if (remaining > 0) return err(apiError('CHK380', { reason: 'payment', remaining }))
    if (total > 0 && !bill.value) return err(apiError('BIL400', { field: 'billingAddress' }))
    const charged = tenders.find(({ source }) => source.kind === 'provider')
    if (charged && !isOfferedFor(charged, site, provider.methods)) return err(apiError('PYT405'))
    const at = clock()
    const order: StoredOrder = {
      ...{ orderNumber, cartId: checkout.cart.id, cartVersion: checkout.version, ownerId, sessionId, email },
      ...{ locale: site.locale, currency: site.currency, total, payment: 'created', fulfilment: 'open' },
      ...{ content: orderContent(checkout, bill.value), successorCartId: null, placedAt: at, updatedAt: at },
    }
    const attempt: StoredAttempt | undefined = charged && {
      ...{
        key: `${orderNumber}-1`,
        orderNumber,
        tenderId: charged.id,
        provider: provider.name,
        reference: null,
      },
      ...{
        amount: charged.amount,
        outcome: 'pending',
        url: null,
        errorId: null,
        captureAmount: null,
        captureState: null,
        createdAt: at,
        updatedAt: at,
      },
      fields: fieldsOf(checkout, paymentMethod ?? {}),
    }
    return ok({ order, tenders, attempt })
  }
