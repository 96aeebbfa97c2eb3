import { eq } from 'drizzle-orm'
import { err, ok, type Result } from '#src/base/result.ts'
import type { CallErrorId, CallInput } from '#src/contract/calls.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import type { Order } from '#src/contract/orders/order.ts'
import type { Caller } from '#src/backend/cart/cart-dependencies.ts'
import { renewCart } from '#src/backend/cart/commands/finish-cart.ts'
import type { PaymentOutcome } from '#src/backend/payments/payment-provider.ts'
import type { FromClient, OrderDependencies } from '../store/order-dependencies.ts'
import { presentOrder } from '../documents/order-presenter.ts'
import {
  findOrder,
  isOpen,
  isOrderOf,
  isPaid,
  lockOrder,
  orderOfCart,
  type StoredAttempt,
} from '../store/order-store.ts'
import { paymentAttempt, shopOrder } from '../store/order-tables.ts'
import { settleAttempt } from '../money/attempt.ts'
import { settleOrder, type MoneyDependencies } from '../money/settlement.ts'
import { tellOrder } from '../documents/tell-order.ts'
import { forgetPaidLater, type RememberedLimits } from './unpaid-steps.ts'

type PatchCall = 'PATCH /cart/v2/checkout/order/{orderNumber}'
type Patch = CallInput<PatchCall>['body']['paymentMethod']
type PatchErrorId = CallErrorId<PatchCall>

/** The cart that takes the place of a failed order's own, the same at every call; none while that cart is an order again that waits for its payment. */
const successorOf = async (
  { db, newId }: Pick<OrderDependencies, 'db' | 'newId'>,
  orderNumber: string,
): Promise<string | undefined> =>
  db.transaction(async (tx) => {
    const order = (await lockOrder(tx, orderNumber))?.order
    if (!order || order.successorCartId !== null) return order?.successorCartId ?? undefined
    const current = await orderOfCart(tx, order.cartId)
    if (current && isOpen(current.order)) return undefined
    const cartId = newId()
    if (!(await renewCart(tx, order.cartId, cartId))) return undefined
    await tx.update(shopOrder).set({ successorCartId: cartId }).where(eq(shopOrder.orderNumber, orderNumber))
    return cartId
  })

/**
 * Goes on with a payment by the result that the browser brings back from a challenge or a provider's page. Where the payment fails, the lines
 * stay in a new cart, whose id the error names as `basketId` (specification, shopping, section 4, Placing an order). ORD409 for an
 * unknown order, and for another caller's.
 */
export const patchOrder = (dependencies: MoneyDependencies & RememberedLimits) => {
  const { db, provider, clock, log } = dependencies

  const outcomeOf = async (
    { key, reference }: StoredAttempt,
    result: string | undefined,
  ): Promise<PaymentOutcome | undefined> => {
    try {
      const completed =
        reference === null || result === undefined ? undefined : await provider.complete(reference, result)
      return completed ?? (await provider.lookup(key))
    } catch (error) {
      log.warn({ event: 'payment without a response', key, err: error })
      // A result is sent once: `lookup` finds out later what came of it.
      return reference === null || result === undefined ? undefined : { kind: 'pending', reference }
    }
  }

  const goOn = async (attempt: StoredAttempt, { additionalData }: Patch): Promise<void> => {
    const { cardType, paymentInstrumentId, sessionID, threeDS2Result, paymentData } = additionalData
    const { c_requestID, c_paymentID, c_payerID } = additionalData
    const given = {
      cardType,
      paymentInstrumentId,
      sessionID,
      threeDS2Result,
      c_requestID,
      c_paymentID,
      c_payerID,
    }
    const fields = {
      ...attempt.fields,
      ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    }
    await db
      .update(paymentAttempt)
      .set({ fields, updatedAt: clock() })
      .where(eq(paymentAttempt.key, attempt.key))
    const outcome = await outcomeOf(attempt, threeDS2Result ?? paymentData)
    if (outcome) await settleAttempt(db, attempt.orderNumber, outcome, dependencies)
  }

  return async (
    orderNumber: string,
    patch: Patch,
    { sessionId, client }: Pick<Caller, 'sessionId'> & FromClient,
  ): Promise<Result<Order, ApiError<PatchErrorId>>> => {
    const found = await findOrder(db, orderNumber)
    if (!found || !isOrderOf(found.order, sessionId)) return err(apiError('ORD409'))
    if (found.attempt && isOpen(found.order)) await goOn(found.attempt, patch)
    const after = await findOrder(db, orderNumber)
    if (!after) return err(apiError('ORD409'))
    if (after.order.payment === 'failed') {
      if (after.attempt?.outcome === 'authorised') await settleOrder(dependencies, orderNumber)
      const basketId = await successorOf(dependencies, orderNumber)
      return err(
        apiError(after.attempt?.errorId ?? 'PYT402', basketId === undefined ? undefined : { basketId }),
      )
    }
    if (isPaid(after.order)) await forgetPaidLater(dependencies, { client }, after.order)
    await tellOrder(dependencies, after)
    return ok(presentOrder(after))
  }
}
