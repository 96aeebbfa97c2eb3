import { err, ok, type Result } from '#src/base/result.ts'
import { apiError, type ApiError } from '#src/contract/errors.ts'
import { paymentMethods, type PaymentMethod } from '#src/contract/payments/payment-method.ts'
import { isOffered } from '#src/rules/payments/offered-methods.ts'
import type { Caller } from '../cart-parts.ts'
import type { readCart } from './read-cart.ts'

/** What a cart may be paid with now. */
export const readPaymentMethods =
  (read: ReturnType<typeof readCart>) =>
  async (
    cartId: string,
    caller: Caller,
  ): Promise<Result<{ paymentMethods: { code: PaymentMethod }[] }, ApiError<'BSK404'>>> => {
    const cart = await read(cartId, caller)
    if (!cart.ok) return err(apiError('BSK404'))
    const { totals, loyalty } = cart.value
    const { country } = caller.site
    const toPay = { country, remaining: totals.remainingToPay, isMember: loyalty !== undefined }
    const offered = paymentMethods.filter((method) => isOffered(method, toPay))
    return ok({ paymentMethods: offered.map((code) => ({ code })) })
  }
