import { err, ok, type Result } from '#src/base/result.ts'
import { cartAddressSchema, type CartAddress } from '#src/contract/cart/cart-address.ts'
import type { CallErrorId, CallInput } from '#src/contract/calls.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Order } from '#src/contract/orders/order.ts'
import { checkBillingAddress, type BillingErrorId } from '#src/backend/cart/address-checks.ts'
import type { Caller } from '#src/backend/cart/cart-parts.ts'
import type { CheckoutCart } from '#src/backend/cart/queries/checkout-cart.ts'
import { checkoutFault, emailOf } from '../checkout-faults.ts'
import { orderContent } from '../order-content.ts'
import type { OrderParts } from '../order-parts.ts'
import { presentOrder } from '../order-presenter.ts'
import {
  isOrderOf,
  orderOfCart,
  type StoredAttempt,
  type StoredOrder,
  type WholeOrder,
} from '../order-store.ts'
import { payOrder } from '../pay-order.ts'
import { planTenders } from '../plan-tenders.ts'
import { takeOrder, type NewOrder } from '../take-order.ts'
import { tellOrder } from '../tell-order.ts'
import { orderTenders, type PostedPayment } from '../order-tenders.ts'

type PlacingCall = 'PUT /cart/v2/checkout/order'
type Placing = Omit<CallInput<PlacingCall>['body'], 'inStoreSalesInfo' | 'recaptcha_response'>
type RefusedId = CallErrorId<PlacingCall>

/** Times it is tried while the cart is changed meanwhile. */
const maxTries = 3

const fieldsOf = ({ bin, type, additionalData = {} }: Partial<PostedPayment>): StoredAttempt['fields'] => {
  const { cardType, paymentInstrumentId, sessionID, c_requestID, c_paymentID, c_payerID } = additionalData
  return { bin, type, cardType, paymentInstrumentId, sessionID, c_requestID, c_paymentID, c_payerID }
}

/** The address of the bill: the caller's, else that of the cart, else where the items go. */
const billFor = (
  { billingAddress, shippingAddresses = [] }: CheckoutCart['cart'],
  posted: CartAddress | undefined,
): Result<CartAddress | undefined, ApiError<BillingErrorId>> => {
  if (!posted) {
    const home = shippingAddresses.find(({ shippingId }) => shippingId === 'me')
    return ok(billingAddress ?? (home && cartAddressSchema.strip().parse(home)))
  }
  const { address, errors } = checkBillingAddress(posted)
  const [wrong] = errors
  return wrong ? err(wrong) : ok(address)
}

/**
 * Places the order of a cart and has it paid. What is sent again, from another tab too, is given the order that the cart became: an order
 * is made once, and stays while its payment is open. Refusals are those of the call.
 */
export const placeOrder = (parts: OrderParts) => {
  const { db, provider, clock, newId } = parts

  const responseTo = ({ order, tenders, attempt }: WholeOrder): Result<Order, ApiError<RefusedId>> =>
    order.payment === 'failed'
      ? err(apiError(attempt?.errorId ?? 'PYT300'))
      : ok(presentOrder({ order, tenders, attempt }))

  /** The order that a cart is by now, for who may see it. */
  const already = async (cartId: string, { sessionId }: Caller): Promise<WholeOrder | undefined> => {
    const found = await orderOfCart(db, cartId)
    return found && isOrderOf(found.order, sessionId) ? found : undefined
  }

  const newOrderOf = async (
    checkout: CheckoutCart,
    { billingAddress, paymentMethod }: Placing,
    caller: Caller,
  ): Promise<Result<NewOrder, ApiError<RefusedId>>> => {
    const fault = checkoutFault(checkout.cart)
    if (fault) return err(fault)
    const { site, sessionId, customer } = caller
    const bill = billFor(checkout.cart, billingAddress)
    if (!bill.ok) return bill
    const ownerId = customer?.forCustomerId ?? sessionId
    const email =
      emailOf({ ...checkout.cart, billingAddress: bill.value }) ?? (await parts.emailOfCustomer(ownerId))
    if (email === undefined) return err(apiError('CHK380', { reason: 'email' }))
    const orderNumber = parts.newOrderNumber()
    const returnUrl = `/${site.locale}/checkout/return?orderNumber=${orderNumber}`
    const wished = await orderTenders(parts)(checkout, paymentMethod, returnUrl)
    if (!wished.ok) return wished
    const { total } = checkout.cart.totals
    const { tenders, remaining } = planTenders(orderNumber, total, wished.value, newId)
    if (remaining > 0) return err(apiError('CHK380', { reason: 'payment', remaining }))
    if (total > 0 && !bill.value) return err(apiError('BIL400', { field: 'billingAddress' }))
    const at = clock()
    const order: StoredOrder = {
      ...{ orderNumber, cartId: checkout.cart.id, cartVersion: checkout.version, ownerId, sessionId, email },
      ...{ locale: site.locale, currency: site.currency, total, payment: 'created', fulfilment: 'open' },
      ...{ content: orderContent(checkout, bill.value), successorCartId: null, placedAt: at, updatedAt: at },
    }
    const charged = tenders.find(({ source }) => source.kind === 'provider')
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
        createdAt: at,
        updatedAt: at,
      },
      fields: fieldsOf(paymentMethod ?? {}),
    }
    return ok({ order, tenders, attempt })
  }

  const placeNew = async (
    posted: Placing,
    caller: Caller,
  ): Promise<Result<Order, ApiError<RefusedId>> | undefined> => {
    const checkout = await parts.checkoutCart(posted.cartId, caller, posted.paymentMethod?.code)
    if (!checkout.ok) return checkout
    // An order takes its items out of the cart, so an empty one that is ordered was ordered before.
    const before = checkout.value.cart.items.length === 0 ? await already(posted.cartId, caller) : undefined
    if (before) return responseTo(before)
    const made = await newOrderOf(checkout.value, posted, caller)
    if (!made.ok) return made
    const taken = await takeOrder(parts, made.value)
    if (!taken.ok && taken.error.errorId === 'BSK409') return undefined
    if (!taken.ok) return taken
    if (!taken.value) {
      const placed = await already(posted.cartId, caller)
      return placed && responseTo(placed)
    }
    const { tenders, attempt } = made.value
    const charged = tenders.find(({ id }) => id === attempt?.tenderId)
    const paid =
      attempt && charged
        ? await payOrder(parts, taken.value, charged, attempt)
        : { order: taken.value, attempt: undefined }
    if (paid.order.payment !== 'failed') await tellOrder(parts, paid.order)
    return responseTo({ ...paid, tenders })
  }

  return async (posted: Placing, caller: Caller): Promise<Result<Order, ApiError<RefusedId>>> => {
    for (let tried = 0; tried < maxTries; tried += 1) {
      const placed = await placeNew(posted, caller)
      if (placed) return placed
    }
    return err(apiError('BSK409'))
  }
}
